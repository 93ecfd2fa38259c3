import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { COUNT_LIMITS } from "@mealwright/schema/constants/rate-limits";
import { expect, test } from "vitest";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, type Member, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, readMails, tokenIn } from "../mail/mailbox.ts";

const harness = openHarness();
const CONFIRM = "/api/user/email/confirm";

const ask = ({ browser }: Member, email: string, password = PASSWORD) =>
  browser.post("/api/user/email", { email, password });

async function askForToken(member: Member, email: string): Promise<string> {
  expectSuccess(await ask(member, email), "changeEmail");
  const [mail] = await awaitMails(harness(), email);
  return tokenIn(mail);
}

function expectRedirect(reply: Reply, to: string): void {
  expect(reply.status).toBe(302);
  expect(reply.headers.get("location")).toBe(to);
}

test("the link mailed to the new address changes it, and the old address is notified", async () => {
  const member = await registerMember(harness());
  const email = freshEmail();
  const token = await askForToken(member, email);
  expect((await member.browser.get("/api/user")).json.email).toBe(member.email);
  const [mail] = await readMails(harness(), email);
  const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(link).toBe(`${harness().origin}${CONFIRM}?token=${token}`);
  expectRedirect(await member.browser.get(new URL(link).pathname + new URL(link).search), "/settings?email=changed");
  expect((await member.browser.get("/api/user")).json.email).toBe(email);
  const [notice] = await awaitMails(harness(), member.email);
  expect(notice?.subject).toContain("was changed");
  const logIn = (address: string) =>
    harness().visitor().post("/api/auth/login", { email: address, password: PASSWORD });
  expectSuccess(await logIn(email), "login");
  expectError(await logIn(member.email), 401, "wrong_credentials");
  expectRedirect(await member.browser.get(`${CONFIRM}?token=${token}`), "/settings?email=invalid");
});

test("the link works for nobody else: no scanner without a session and no other member", async () => {
  const member = await registerMember(harness());
  const stranger = await registerMember(harness());
  const email = freshEmail();
  const token = await askForToken(member, email);
  expectRedirect(await harness().visitor().get(`${CONFIRM}?token=${token}`), "/auth?error=email-link");
  expectRedirect(await stranger.browser.get(`${CONFIRM}?token=${token}`), "/settings?email=invalid");
  expect((await stranger.browser.get("/api/user")).json.email).toBe(stranger.email);
  expectRedirect(await member.browser.get(`${CONFIRM}?token=${token}`), "/settings?email=changed");
});

test("an older, an expired or an invented link does nothing", async () => {
  const member = await registerMember(harness());
  const older = await askForToken(member, freshEmail());
  const newer = await askForToken(member, freshEmail());
  await harness().database.execute({
    sql: "update email_changes set expires_at = ? where user_id = ?",
    args: [Date.now() - 1, member.id],
  });
  for (const token of [older, newer, "", "x", "' or 1=1 --"]) {
    const reply = await member.browser.get(`${CONFIRM}?token=${encodeURIComponent(token)}`);
    expectRedirect(reply, "/settings?email=invalid");
  }
  expect((await member.browser.get("/api/user")).json.email).toBe(member.email);
});

test("changing the address voids a reset link mailed to the old one", async () => {
  const member = await registerMember(harness());
  await harness().visitor().post("/api/auth/forgot-password", { email: member.email });
  const [mail] = await awaitMails(harness(), member.email);
  const token = await askForToken(member, freshEmail());
  expectRedirect(await member.browser.get(`${CONFIRM}?token=${token}`), "/settings?email=changed");
  const body = { token: tokenIn(mail), newPassword: "a new horse 8" };
  expectError(await harness().visitor().post("/api/auth/reset-password", body), 400, "invalid_token");
});

test("an address in use is refused, even if it was taken after the link was sent", async () => {
  const member = await registerMember(harness());
  const other = await registerMember(harness());
  expectError(await ask(member, other.email), 409, "email_taken", CALL_ERRORS.emailTaken);
  const email = freshEmail();
  const token = await askForToken(member, email);
  await harness().visitor().post("/api/auth/register", { name: "Eve", email, password: PASSWORD });
  expectRedirect(await member.browser.get(`${CONFIRM}?token=${token}`), "/settings?email=invalid");
  expect((await member.browser.get("/api/user")).json.email).toBe(member.email);
});

test("changing the address requires the password and is limited to five requests an hour", async () => {
  const member = await registerMember(harness());
  const refused = await ask(member, freshEmail(), "wrong horse");
  expectError(refused, 422, "invalid_fields", CALL_ERRORS.passwordWrong);
  for (let times = 1; times < COUNT_LIMITS.emailChangesPerUser.count; times += 1) {
    expectSuccess(await ask(member, freshEmail()), "changeEmail");
  }
  expectError(await ask(member, freshEmail()), 429, "too_many_requests");
});

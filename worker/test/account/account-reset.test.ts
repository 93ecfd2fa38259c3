import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { describe, expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, type Member, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, readMails, tokenIn } from "../mail/mailbox.ts";

const harness = openHarness();
const FORGOT = "/api/auth/forgot-password";
const RESET = "/api/auth/reset-password";
const NEW_PASSWORD = "a new horse 8";

/** Requests a reset and returns the token from the link in the mail. */
async function askForToken({ email }: Member, mailsSoFar = 0): Promise<string> {
  expectSuccess(await harness().visitor().post(FORGOT, { email }), "forgotPassword");
  const [newest] = await awaitMails(harness(), email, mailsSoFar + 1);
  return tokenIn(newest);
}

const reset = (token: string, newPassword = NEW_PASSWORD) => harness().visitor().post(RESET, { token, newPassword });
const logIn = (email: string, password: string) => harness().visitor().post("/api/auth/login", { email, password });
const expectDeadToken = async (token: string) =>
  expectError(await reset(token), 400, "invalid_token", CALL_ERRORS.invalidResetToken);

describe("a password reset", () => {
  test("through the mailed link sets the password and ends every session", async () => {
    const member = await registerMember(harness());
    const token = await askForToken(member);
    const reply = await reset(token);
    expectSuccess(reply, "resetPassword");
    expect(reply.json.message).toBe(LATE_MESSAGES.passwordReset);
    expectError(await member.browser.get("/api/user"), 401, "unauthenticated");
    expectError(await logIn(member.email, PASSWORD), 401, "wrong_credentials");
    expectSuccess(await logIn(member.email, NEW_PASSWORD), "login");
    const [notice] = await awaitMails(harness(), member.email, 2);
    expect(notice?.subject).toContain("was changed");
  });

  test("is mailed as text and HTML, with a link to our own reset page", async () => {
    const member = await registerMember(harness());
    const token = await askForToken(member);
    const [mail] = await readMails(harness(), member.email);
    const link = `${harness().origin}/reset-password?token=${token}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test("works once, even if requested twice at the same moment", async () => {
    const token = await askForToken(await registerMember(harness()));
    const replies = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400]);
    await expectDeadToken(token);
  });

  test("link becomes void once a newer one is mailed", async () => {
    const member = await registerMember(harness());
    const older = await askForToken(member);
    const newer = await askForToken(member, 1);
    await expectDeadToken(older);
    expectSuccess(await reset(newer), "resetPassword");
  });

  test("link expires after one hour", async () => {
    const member = await registerMember(harness());
    const token = await askForToken(member);
    const { rows } = await harness().database.execute({
      sql: "select expires_at - created_at as life from password_resets where user_id = ?",
      args: [member.id],
    });
    expect(rows[0]?.life).toBe(3600 * 1000);
    await harness().database.execute({
      sql: "update password_resets set expires_at = ? where user_id = ?",
      args: [Date.now() - 1, member.id],
    });
    await expectDeadToken(token);
  });

  test.each(["x", "../..", "' or 1=1 --", "a".repeat(200), "\u0000"])("refuses %j as token", expectDeadToken);

  test("link stays valid if the new password is too short", async () => {
    const token = await askForToken(await registerMember(harness()));
    const reply = await reset(token, "12345");
    expectError(reply, 422, "invalid_fields", MESSAGES.passwordTooShort);
    expect(reply.json.fields).toEqual({ newPassword: MESSAGES.passwordTooShort });
    expectSuccess(await reset(token), "resetPassword");
  });

  test("token is stored only as a digest and never logged", async () => {
    const token = await askForToken(await registerMember(harness()));
    const digest = createHash("sha256").update(token).digest("hex");
    const { rows } = await harness().database.execute({
      sql: "select count(*) as n from password_resets where token_hash = ?",
      args: [digest],
    });
    expect(rows[0]?.n).toBe(1);
    expectSuccess(await reset(token), "resetPassword");
    const log = readFileSync(join(harness().dataDirectory, "worker.log"), "utf8");
    expect(log).toContain("/api/auth/reset-password");
    expect(log).not.toContain(token);
    expect(log).not.toContain(NEW_PASSWORD);
  });
});

describe("asking for a reset", () => {
  test("gives the same reply for a known and an unknown address, and mails only the known one", async () => {
    const member = await registerMember(harness());
    const stranger = freshEmail();
    const [known, unknown] = [
      await harness().visitor().post(FORGOT, { email: member.email }),
      await harness().visitor().post(FORGOT, { email: stranger }),
    ];
    expect(known.text).toBe(unknown.text);
    expect(known.json).toEqual({ success: true, message: MESSAGES.resetEmailSent });
    await awaitMails(harness(), member.email);
    await wait(200);
    expect(await readMails(harness(), stranger)).toEqual([]);
  });

  test("finds the address regardless of case", async () => {
    const member = await registerMember(harness());
    await harness()
      .visitor()
      .post(FORGOT, { email: ` ${member.email.toUpperCase()} ` });
    expect(await awaitMails(harness(), member.email)).toHaveLength(1);
  });

  test("never builds the link from a Host or Origin header", async () => {
    const member = await registerMember(harness());
    await harness()
      .visitor()
      .post(
        FORGOT,
        { email: member.email },
        { headers: { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" } },
      );
    const [mail] = await awaitMails(harness(), member.email);
    expect(mail?.text).not.toContain("evil.example");
  });
});

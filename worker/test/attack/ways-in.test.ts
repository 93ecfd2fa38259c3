import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, type Member, PASSWORD, registerMember } from "../factories.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";
import { expectRefused, expectSignedIn, invite, openGoogleHarness } from "../stand-ins/google-harness.ts";

const google = openGoogleHarness();
beforeAll(() => google().setUp());
const NEW_PASSWORD = "a new horse 8";

/** A member with a Google account of the same address, connected after entering the password. */
async function connected(): Promise<Member & { readonly subject: string }> {
  const { harness, provider } = google();
  const member = await registerMember(harness);
  const { subject } = invite(provider, { email: member.email });
  const browser = harness.visitor();
  await expectRefused(await google().signIn(browser, subject), browser, "google-link");
  expectSuccess(await browser.post("/api/auth/login", { email: member.email, password: PASSWORD }), "login");
  const again = harness.visitor();
  await expectSignedIn(await google().signIn(again, subject), again);
  return { ...member, subject };
}

async function askReset(email: string): Promise<string> {
  const { harness } = google();
  const count = (await awaitMails(harness, email, 0)).length;
  expectSuccess(await harness.visitor().post("/api/auth/forgot-password", { email }), "forgotPassword");
  const [mail] = await awaitMails(harness, email, count + 1);
  return tokenIn(mail);
}

const reset = (token: string) =>
  google().harness.visitor().post("/api/auth/reset-password", { token, newPassword: NEW_PASSWORD });

async function askForAddress(browser: Browser, email: string, password = PASSWORD): Promise<string> {
  expectSuccess(await browser.post("/api/user/email", { email, password }), "changeEmail");
  const [mail] = await awaitMails(google().harness, email);
  return `/api/user/email/confirm?token=${tokenIn(mail)}`;
}

async function changeAddress(browser: Browser, email: string): Promise<void> {
  const { headers } = await browser.get(await askForAddress(browser, email));
  expect(headers.get("location")).toBe("/settings?email=changed");
}

describe("a connected Google account", () => {
  test("stops working once the email address changes, and the old address is notified", async () => {
    const member = await connected();
    await changeAddress(member.browser, freshEmail());
    const thief = google().harness.visitor();
    await google().signIn(thief, member.subject);
    // The old address is free again: it may open a new account, but never the member's.
    expect((await thief.get("/api/user")).json.id).not.toBe(member.id);
    const mails = await awaitMails(google().harness, member.email, 2);
    expect(mails.map(({ text }) => text).join()).toContain("neither can a Google account that was connected");
  });

  test("stops working once the password is reset, until it is connected again", async () => {
    const member = await connected();
    expectSuccess(await reset(await askReset(member.email)), "resetPassword");
    const browser = google().harness.visitor();
    await expectRefused(await google().signIn(browser, member.subject), browser, "google-link");
    const mails = await awaitMails(google().harness, member.email, 3);
    expect(mails.map(({ text }) => text).join()).toContain("Google accounts and passkeys no longer sign in");
    expectSuccess(await browser.post("/api/auth/login", { email: member.email, password: NEW_PASSWORD }), "login");
    const again = google().harness.visitor();
    await expectSignedIn(await google().signIn(again, member.subject), again);
  });

  test("is listed, and stops working once disconnected, which requires the password", async () => {
    const { browser, subject } = await connected();
    const connectedAt = async () => (await browser.get("/api/user/sign-in-methods")).json.googleConnectedAt;
    expect(await connectedAt()).toBeTruthy();
    const disconnect = (password: string) => browser.send("DELETE", "/api/user/google", { body: { password } });
    expect((await disconnect("wrong horse")).status).toBe(422);
    expect(await connectedAt()).toBeTruthy();
    expectSuccess(await disconnect(PASSWORD), "unlinkGoogle");
    expect(await connectedAt()).toBeFalsy();
    const thief = google().harness.visitor();
    await expectRefused(await google().signIn(thief, subject), thief, "google-link");
  });
});

describe("a mailed link becomes void", () => {
  test("for resetting the password, once the password was changed", async () => {
    const member = await registerMember(google().harness);
    const token = await askReset(member.email);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expectSuccess(await member.browser.post("/api/user/password", body), "changePassword");
    expectError(await reset(token), 400, "invalid_token");
  });

  test("for resetting the password, once the address was changed", async () => {
    const member = await registerMember(google().harness);
    const token = await askReset(member.email);
    await changeAddress(member.browser, freshEmail());
    expectError(await reset(token), 400, "invalid_token");
  });

  test.each(["changed", "reset"])("for changing the address, once the password was %s", async (how) => {
    const member = await registerMember(google().harness);
    const path = await askForAddress(member.browser, freshEmail());
    const done =
      how === "reset"
        ? await reset(await askReset(member.email))
        : await member.browser.post("/api/user/password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(done.status, done.text).toBe(200);
    const browser = google().harness.visitor();
    expectSuccess(await browser.post("/api/auth/login", { email: member.email, password: NEW_PASSWORD }), "login");
    expect((await browser.get(path)).headers.get("location")).toBe("/settings?email=invalid");
    expect((await browser.get("/api/user")).json.email).toBe(member.email);
  });
});

import { COUNT_LIMITS } from "@mealwright/schema/constants/rate-limits";
import { createPaymentReply } from "@mealwright/schema/contract/payments";
import { beforeEach, describe, expect, test } from "vitest";
import { logIn } from "../../src/use-cases/auth/log-in.ts";
import { newSession } from "../../src/use-cases/auth/start-session.ts";
import { changePassword } from "../../src/use-cases/user/change-password.ts";
import { partsOf } from "../account/sign-up.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";

const harness = openHarness();
const OWNERS_NEW = "the owner's horse 8";
const THIEFS_NEW = "the thief's horse 9";
const NETWORK = "203.0.113.77";

let member: Member;
beforeEach(async () => {
  member = await registerMember(harness());
});

/** The owner recovers the account by mail. */
async function reset(): Promise<void> {
  const { email } = member;
  expectSuccess(await harness().visitor().post("/api/auth/forgot-password", { email }), "forgotPassword");
  const [mail] = await awaitMails(harness(), email);
  const body = { token: tokenIn(mail), newPassword: OWNERS_NEW };
  expectSuccess(await harness().visitor().post("/api/auth/reset-password", body), "resetPassword");
}

async function ownerOf() {
  const found = await partsOf(harness()).users.findForLogin(member.email);
  if (!found) throw new Error("the member is gone");
  return { account: found.account, userId: member.id, credentialsVersion: found.credentialsVersion };
}

async function liveSessions(): Promise<number> {
  const sql = "select count(*) as live from sessions where user_id = ? and revoked_at is null";
  const { rows } = await harness().database.execute({ sql, args: [member.id] });
  return Number(rows[0]?.live);
}

const signIn = async (password: string) =>
  (await harness().visitor().post("/api/auth/login", { email: member.email, password })).status;

// In production many isolates answer at once: any of these may come between checking the password and writing the row.
describe("a password reset during an attack by a thief who knows the old password", () => {
  test("also ends a sign-in in progress with the old password", async () => {
    const parts = partsOf(harness());
    const passwords = {
      ...parts.passwords,
      async verify(password: string, hash: string | null) {
        const matches = await parts.passwords.verify(password, hash);
        await reset();
        return matches;
      },
    };
    const attempt = { email: member.email, password: PASSWORD, network: NETWORK, device: { cookie: undefined } };
    const signingIn = logIn({ ...parts, passwords }, attempt);
    await expect(signingIn).rejects.toMatchObject({ code: "wrong_credentials" });
    expect(await liveSessions()).toBe(0);
  });

  test("is not undone by a password change that started earlier", async () => {
    const parts = partsOf(harness());
    const { account } = await ownerOf();
    const passwords = {
      ...parts.passwords,
      async hash(password: string) {
        await reset();
        return parts.passwords.hash(password);
      },
    };
    const change = { currentPassword: PASSWORD, newPassword: THIEFS_NEW, network: NETWORK };
    const changing = changePassword({ ...parts, passwords }, account, { ...change, sessionId: "thief's" });
    await expect(changing).rejects.toMatchObject({ code: "invalid_fields" });
    expect(await liveSessions()).toBe(0);
    expect([await signIn(OWNERS_NEW), await signIn(THIEFS_NEW)]).toEqual([200, 401]);
  });

  test("prevents connecting a Google account with the old password", async () => {
    const owner = await ownerOf();
    const { identities, clock } = partsOf(harness());
    await reset();
    const identity = { issuer: "https://accounts.google.test", subject: `thief of ${member.id}` };
    expect(await identities.link(owner, identity, clock.now())).toBe(false);
    expect(await identities.findConnectedAt(member.id)).toBeNull();
    expect(await identities.link(await ownerOf(), identity, clock.now())).toBe(true);
  });

  test("prevents adding a passkey in a session that it ended", async () => {
    const parts = partsOf(harness());
    const { credentialsVersion } = await ownerOf();
    const session = newSession(parts, member.id);
    expect(await parts.sessions.add(session, credentialsVersion)).toBe(true);
    await reset();
    const passkey = { id: `passkey-${member.id}`, publicKey: "AA", counter: 0, transports: ["usb"], name: "Mine" };
    const stored = { ...passkey, createdAt: parts.clock.now(), lastUsedAt: null };
    expect(await parts.passkeys.add({ userId: member.id, sessionId: session.id }, stored)).toBe(false);
    const later = newSession(parts, member.id);
    expect(await parts.sessions.add(later, (await ownerOf()).credentialsVersion)).toBe(true);
    expect(await parts.passkeys.add({ userId: member.id, sessionId: later.id }, stored)).toBe(true);
    expect(await parts.passkeys.list(member.id)).toEqual([stored]);
  });
});

test('pressing "pay" many times at one moment creates one payment', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => member.browser.post("/api/payments", { tier: "weekly-flex" })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(201));
  const { list } = await member.browser.get("/api/payments");
  expect(list).toHaveLength(1);
  const shown = replies.map(({ json }) => createPaymentReply.parse(json).payment.id);
  expect(new Set(shown)).toEqual(new Set([list[0]?.id]));
});

test("starting and canceling payments is limited", async () => {
  const begin = () => member.browser.post("/api/payments", { tier: "weekly-flex" });
  const { payment } = createPaymentReply.parse((await begin()).json);
  expectSuccess(await member.browser.post(`/api/payments/${payment.id}/cancel`), "cancelPayment");
  await harness().database.execute({
    sql: "update counters set count = ? where key like 'paymentsPerUser:%'",
    args: [COUNT_LIMITS.paymentsPerUser.count],
  });
  expectError(await begin(), 429, "too_many_requests");
});

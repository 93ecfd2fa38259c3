import { SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import { signInMethods } from "@mealwright/schema/contract/passkeys";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails } from "../mail/mailbox.ts";
import { type Authenticator, createAuthenticator, type Mistakes, strangersKey } from "../stand-ins/authenticator.ts";

const harness = openHarness();

function challengeOf(reply: Reply): string {
  const { options } = reply.json;
  if (typeof options === "object" && options !== null && "challenge" in options) return String(options.challenge);
  throw new Error(`no challenge: ${reply.text}`);
}

const askSignIn = async (browser: Browser) => challengeOf(await browser.post("/api/auth/passkey/options"));
const askConfirm = async (browser: Browser) => challengeOf(await browser.post("/api/user/passkeys/confirmation"));

async function addPasskey(browser: Browser, key: Authenticator, mistakes: Mistakes = {}): Promise<Reply> {
  const begun = await browser.post("/api/user/passkeys/options", { password: PASSWORD });
  expectSuccess(begun, "addPasskeyOptions");
  const passkey = key.register(challengeOf(begun), mistakes);
  return browser.post("/api/user/passkeys", { name: "Telephone", passkey });
}

async function withPasskey(): Promise<Member & { readonly key: Authenticator }> {
  const member = await registerMember(harness());
  const key = createAuthenticator(harness().origin);
  expectSuccess(await addPasskey(member.browser, key), "addPasskey");
  return { ...member, key };
}

const signIn = (browser: Browser, passkey: unknown) => browser.post("/api/auth/passkey", { passkey });
const methodsOf = async (browser: Browser) =>
  signInMethods.parse((await browser.get("/api/user/sign-in-methods")).json);

describe("a passkey", () => {
  test("is added after the password, reported by mail, listed, and signs its owner in", async () => {
    const { browser, email, id, key } = await withPasskey();
    const [mail] = await awaitMails(harness(), email);
    expect(mail?.subject).toBe("A passkey was added to your Mealwright account");
    expect((await methodsOf(browser)).passkeys).toMatchObject([{ id: key.id, name: "Telephone", lastUsedAt: null }]);
    const elsewhere = harness().visitor();
    const reply = await signIn(elsewhere, key.answer(await askSignIn(elsewhere)));
    expectSuccess(reply, "passkeySignIn");
    expect(reply.json.user).toMatchObject({ id });
    expectSuccess(await elsewhere.get("/api/user"), "user");
    expect((await methodsOf(browser)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test("can be renamed and removed after confirming, and then no longer signs in", async () => {
    const { browser, key } = await withPasskey();
    expectSuccess(await browser.post("/api/user/passkeys/name", { id: key.id, name: "Laptop" }), "renamePasskey");
    const remove = (body: object) => browser.send("DELETE", "/api/user/passkeys", { body: { id: key.id, ...body } });
    expectError(await remove({}), 422, "invalid_fields", SIGN_IN_METHOD_ERRORS.proofMissing);
    expectError(await remove({ password: "wrong horse 8" }), 422, "invalid_fields");
    expect((await methodsOf(browser)).passkeys).toMatchObject([{ name: "Laptop" }]);
    expectSuccess(await remove({ password: PASSWORD }), "removePasskey");
    expect((await methodsOf(browser)).passkeys).toEqual([]);
    const elsewhere = harness().visitor();
    expectError(await signIn(elsewhere, key.answer(await askSignIn(elsewhere))), 401, "wrong_credentials");
  });

  test("replaces the password where one is asked for, but only its owner's passkey does", async () => {
    const { browser, key } = await withPasskey();
    const stranger = await withPasskey();
    const second = createAuthenticator(harness().origin);
    const begin = (passkey: unknown) => browser.post("/api/user/passkeys/options", { passkey });
    expectError(await begin(stranger.key.answer(await askConfirm(browser))), 422, "invalid_fields");
    const begun = await begin(key.answer(await askConfirm(browser)));
    expectSuccess(begun, "addPasskeyOptions");
    const body = { name: "Key", passkey: second.register(challengeOf(begun)) };
    expectSuccess(await browser.post("/api/user/passkeys", body), "addPasskey");
    expect((await methodsOf(browser)).passkeys).toHaveLength(2);
  });

  test("cannot be removed if it is the last way into the account, even by simultaneous requests", async () => {
    const { browser, id, key } = await withPasskey();
    const second = createAuthenticator(harness().origin);
    expectSuccess(await addPasskey(browser, second), "addPasskey");
    await harness().database.execute({ sql: "update users set password_hash = null where id = ?", args: [id] });
    const remove = async (gone: Authenticator, by: Authenticator) => {
      const copy = harness().visitor();
      copy.cookie = browser.cookie;
      const passkey = by.answer(await askConfirm(copy));
      return copy.send("DELETE", "/api/user/passkeys", { body: { id: gone.id, passkey } });
    };
    const replies = await Promise.all([remove(key, second), remove(second, key)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { passkeys } = await methodsOf(browser);
    expect(passkeys).toHaveLength(1);
    const last = passkeys[0]?.id === key.id ? key : second;
    expectError(await remove(last, last), 409, "conflict", SIGN_IN_METHOD_ERRORS.lastWayIn);
  });

  test("of somebody else cannot be added again, renamed or removed", async () => {
    const { key } = await withPasskey();
    const stranger = await registerMember(harness());
    expectError(await addPasskey(stranger.browser, key), 409, "conflict", SIGN_IN_METHOD_ERRORS.passkeyKnown);
    const named = { id: key.id, name: "Mine" };
    expectError(await stranger.browser.post("/api/user/passkeys/name", named), 404, "not_found");
    const body = { id: key.id, password: PASSWORD };
    expectError(await stranger.browser.send("DELETE", "/api/user/passkeys", { body }), 404, "not_found");
    const elsewhere = harness().visitor();
    expectSuccess(await signIn(elsewhere, key.answer(await askSignIn(elsewhere))), "passkeySignIn");
  });

  test("added by a thief is removed by a password reset", async () => {
    const { email, key } = await withPasskey();
    expectSuccess(await harness().visitor().post("/api/auth/forgot-password", { email }), "forgotPassword");
    const [mail] = await awaitMails(harness(), email, 2);
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const body = { token, newPassword: "a new horse 8" };
    expectSuccess(await harness().visitor().post("/api/auth/reset-password", body), "resetPassword");
    const elsewhere = harness().visitor();
    expectError(await signIn(elsewhere, key.answer(await askSignIn(elsewhere))), 401, "wrong_credentials");
  });
});

const FORGERIES: Readonly<Record<string, Mistakes>> = {
  "from another origin": { origin: "https://evil.example" },
  "from another port of the same host": { origin: "http://localhost:1" },
  "for another site": { rpId: "evil.example" },
  "to another challenge": { challenge: Buffer.alloc(32).toString("base64url") },
  "made for another ceremony": { type: "webauthn.steal" },
  "without the user's presence": { flags: 0x04 },
  "without the user's verification": { flags: 0x01 },
};

describe("a passkey response is refused", () => {
  test.each(Object.entries(FORGERIES))("%s, when signing in and when adding", async (_, mistakes) => {
    const { key } = await withPasskey();
    const browser = harness().visitor();
    const reply = await signIn(browser, key.answer(await askSignIn(browser), mistakes));
    expectError(reply, 401, "wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyRefused);
    expect(browser.cookie).not.toContain("session=");
    const other = await registerMember(harness());
    const { flags } = mistakes;
    const added = await addPasskey(other.browser, createAuthenticator(harness().origin), {
      ...mistakes,
      ...(flags === undefined ? {} : { flags: flags | 0x40 }),
    });
    expectError(added, 422, "invalid_fields");
  });

  test("if signed by another key", async () => {
    const { key } = await withPasskey();
    const browser = harness().visitor();
    const forged = key.answer(await askSignIn(browser), { key: strangersKey() });
    expectError(await signIn(browser, forged), 401, "wrong_credentials");
  });

  test("if used a second time or in another browser", async () => {
    const { key } = await withPasskey();
    const browser = harness().visitor();
    const answer = key.answer(await askSignIn(browser));
    const { cookie } = browser;
    const stranger = harness().visitor();
    expectError(await signIn(stranger, answer), 401, "wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyExpired);
    expectSuccess(await signIn(browser, answer), "passkeySignIn");
    const replay = harness().visitor();
    replay.cookie = cookie;
    expectError(await signIn(replay, answer), 401, "wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyExpired);
  });

  test("if given for another purpose, such as confirming instead of signing in", async () => {
    const { browser, key } = await withPasskey();
    const confirmed = key.answer(await askConfirm(browser));
    expectError(await signIn(browser, confirmed), 401, "wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyExpired);
    const passkey = key.answer(await askSignIn(browser));
    const reply = await browser.post("/api/user/passkeys/options", { passkey });
    expectError(reply, 422, "invalid_fields", SIGN_IN_METHOD_ERRORS.passkeyExpired);
  });

  test("if its counter does not increase, which means a copied key", async () => {
    const { key } = await withPasskey();
    for (const [counter, status] of [
      [10, 200],
      [10, 401],
      [9, 401],
      [0, 401],
      [11, 200],
    ] as const) {
      const browser = harness().visitor();
      const reply = await signIn(browser, key.answer(await askSignIn(browser), { counter }));
      expect(reply.status, `${counter}: ${reply.text}`).toBe(status);
    }
  });

  test("for an unknown passkey, with the same text as a wrong one", async () => {
    const browser = harness().visitor();
    const unknown = createAuthenticator(harness().origin);
    const reply = await signIn(browser, unknown.answer(await askSignIn(browser)));
    expectError(reply, 401, "wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyRefused);
  });
});

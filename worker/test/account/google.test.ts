import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { beforeAll, describe, expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { PASSWORD, registerMember } from "../factories.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";
import { expectRefused, expectSignedIn, invite, openGoogleHarness } from "../stand-ins/google-harness.ts";
import { visitProvider } from "../stand-ins/openid-provider.ts";

const google = openGoogleHarness();
const visitor = () => google().harness.visitor();

beforeAll(async () => {
  const { provider, setUp, harness } = google();
  // Before the credentials are set, the feature does not exist.
  expect((await harness.visitor().get("/api/auth/providers")).json).toEqual({ google: false });
  for (const path of ["/api/auth/google", "/api/auth/google/callback?code=x&state=y"]) {
    expectError(await harness.visitor().get(path), 404, "not_found", CALL_ERRORS.googleNotSet);
  }
  // Set while the provider is unreachable: the sign-in page must say so, within a time limit.
  await provider.stop();
  await setUp();
  const browser = harness.visitor();
  await expectRefused(await browser.get("/api/auth/google"), browser, "google-away");
  await provider.start();
});

async function countRows(sql: string, ...args: string[]): Promise<number> {
  const { rows } = await google().harness.database.execute({ sql, args });
  return Number(rows[0]?.n);
}
const countUsers = (email: string) => countRows("select count(*) as n from users where email = ?", email);
const countIdentities = (subject: string) =>
  countRows("select count(*) as n from identities where subject = ?", subject);
const countEvents = (userId: unknown, action: string) =>
  countRows("select count(*) as n from audit_log where user_id = ? and action = ?", String(userId), action);

describe("leaving for Google", () => {
  test("sends PKCE, state and nonce, and keeps the rest in an encrypted cookie for ten minutes", async () => {
    const browser = visitor();
    const reply = await browser.get("/api/auth/google");
    const url = new URL(reply.headers.get("location") ?? "");
    expect(url.origin).toBe(google().issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: google().provider.client.clientId,
      redirect_uri: `${google().harness.origin}/api/auth/google/callback`,
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const [cookie = ""] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^google-flow=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const opened = Buffer.from(cookie, "base64url").toString("latin1");
    for (const value of url.searchParams.values()) {
      expect(cookie).not.toContain(value);
      expect(opened).not.toContain(value);
    }
    expect((await browser.get("/api/auth/providers")).json).toEqual({ google: true });
  });

  test("is refused if another site started it", async () => {
    for (const site of ["cross-site", "same-site"]) {
      const browser = visitor();
      const reply = await browser.get("/api/auth/google", { headers: { "sec-fetch-site": site } });
      expect([reply.status, reply.headers.get("location"), browser.cookie]).toEqual([302, "/auth", ""]);
    }
  });
});

describe("returning from Google", () => {
  test("registers a new person and signs the same one in next time, even after the email address changed", async () => {
    const { provider, signIn, issuer } = google();
    const person = invite(provider, { email: "Grace.Hopper@Example.test" });
    const first = visitor();
    const user = await expectSignedIn(await signIn(first, person.subject), first);
    expect(user).toMatchObject({ email: "grace.hopper@example.test", name: "Grace Hopper", tier: "free-starter" });
    expect(first.cookie).not.toContain("google-flow");
    const exported = await first.get("/api/user/export");
    expect(exported.json.identities).toEqual([expect.objectContaining({ issuer, subject: person.subject })]);

    provider.people.set(person.subject, { email: "other@example.test", isVerified: false });
    const second = visitor();
    const again = await expectSignedIn(await signIn(second, person.subject), second);
    expect(again).toMatchObject({ id: user.id, email: "grace.hopper@example.test" });
    expect(await countUsers("other@example.test")).toBe(0);
    expect(await countEvents(user.id, "registered-with-google")).toBe(1);
    expect(await countEvents(user.id, "signed-in-with-google")).toBe(1);
  });

  test("ends the browser's earlier session and starts a new one", async () => {
    const member = await registerMember(google().harness);
    const old = member.browser.cookie;
    const person = invite(google().provider);
    const user = await expectSignedIn(await google().signIn(member.browser, person.subject), member.browser);
    expect(user.id).not.toBe(member.id);
    expect(member.browser.cookie).not.toBe(old);
    const stolen = visitor();
    stolen.cookie = old;
    expect((await stolen.get("/api/user")).status).toBe(401);
    // Being signed in does not link an account: another site could have sent the browser to the callback.
    expect(await countRows("select count(*) as n from identities where user_id = ?", member.id)).toBe(0);
  });

  test.each([
    ["https://evil.example/", "&redirect=https://evil.example/&next=//evil.example&returnTo=/admin"],
    ["a doubled slash", "&from=//evil.example/%2f.."],
  ])("never redirects elsewhere: %s", async (_, more) => {
    const browser = visitor();
    const person = invite(google().provider);
    const callback = await visitProvider(await google().leave(browser), person.subject);
    await expectSignedIn(await browser.get(google().pathOf(callback) + more), browser);
  });

  test("replaces an invalid name with the address's, and refuses an invalid address", async () => {
    const { provider, signIn } = google();
    for (const name of ["https://evil.example", "\u202eevil", " ", "a\nb"]) {
      const browser = visitor();
      const person = invite(provider, { name });
      const user = await expectSignedIn(await signIn(browser, person.subject), browser);
      expect(user.name).toBe(person.email.split("@")[0]);
    }
    const browser = visitor();
    const { subject } = invite(provider, { email: "no address" });
    await expectRefused(await signIn(browser, subject), browser, "google-unverified");
  });

  test("twice at the same moment creates one account", async () => {
    const person = invite(google().provider);
    const browsers = [visitor(), visitor(), visitor()];
    const callbacks = await Promise.all(
      browsers.map(async (browser) => visitProvider(await google().leave(browser), person.subject)),
    );
    const replies = await Promise.all(
      browsers.map((browser, index) => browser.get(google().pathOf(callbacks[index] ?? ""))),
    );
    const ids = new Set<unknown>();
    for (const [index, reply] of replies.entries()) {
      const browser = browsers[index] ?? visitor();
      ids.add((await expectSignedIn(reply, browser)).id);
    }
    expect(ids.size).toBe(1);
    expect(await countUsers(person.email)).toBe(1);
  });

  test("works for thirty people at once", async () => {
    const people = Array.from({ length: 30 }, () => ({ ...invite(google().provider), browser: visitor() }));
    const paths: string[] = [];
    for (const { browser, subject } of people) {
      paths.push(google().pathOf(await visitProvider(await google().leave(browser), subject)));
    }
    const replies = await Promise.all(people.map(({ browser }, index) => browser.get(paths[index] ?? "")));
    // If the redirect is not followed, status and body say why.
    const ends = replies.map(({ headers, status, json }) => headers.get("location") ?? [status, json]);
    expect(ends).toEqual(Array(30).fill("/dashboard"));
    const users = await Promise.all(people.map(({ browser }) => browser.get("/api/user")));
    expect(users.map(({ json }) => json.email)).toEqual(people.map(({ email }) => email));
  });

  test("limits new accounts from one network but not existing ones", async () => {
    const { harness, provider, signIn } = google();
    const old = invite(provider);
    await expectSignedInAs(old.subject);
    await harness.database.execute("update counters set count = 1000000 where key like 'registrationsPerNetwork:%'");
    const browser = visitor();
    await expectRefused(await signIn(browser, invite(provider).subject), browser, "google-busy");
    await expectSignedInAs(old.subject);
    await harness.database.execute("delete from counters");
  });
});

async function expectSignedInAs(subject: string): Promise<void> {
  const browser = visitor();
  await expectSignedIn(await google().signIn(browser, subject), browser);
}

describe("a Google address that already has an account", () => {
  const link = async (email: string) => {
    const person = invite(google().provider, { email });
    const browser = visitor();
    await expectRefused(await google().signIn(browser, person.subject), browser, "google-link");
    return { browser, ...person };
  };

  test("is linked after its password is entered in the same browser, and the owner is notified", async () => {
    const member = await registerMember(google().harness);
    const { browser, subject } = await link(member.email);
    expect(await countIdentities(subject)).toBe(0);
    expectSuccess(await browser.post("/api/auth/login", { email: member.email, password: PASSWORD }), "login");
    expect(browser.cookie).not.toContain("google-link");
    const [mail] = await awaitMails(google().harness, member.email);
    expect(mail?.subject).toContain("Google was connected");
    const again = visitor();
    const user = await expectSignedIn(await google().signIn(again, subject), again);
    expect(user.id).toBe(member.id);
    expect(await countEvents(member.id, "google-linked")).toBe(1);
  });

  test("is not linked without its password, even if somebody else registered it first", async () => {
    const attacker = await registerMember(google().harness);
    const { browser, subject } = await link(attacker.email);
    const wrong = await browser.post("/api/auth/login", { email: attacker.email, password: "wrong horse 8" });
    expectError(wrong, 401, "wrong_credentials");
    await expectRefused(await google().signIn(browser, subject), browser, "google-link");
    expect(await countIdentities(subject)).toBe(0);
  });

  test("is not linked by another account's password, in another browser, or too late", async () => {
    const member = await registerMember(google().harness);
    const other = await registerMember(google().harness);
    const { browser, subject } = await link(member.email);
    const late = visitor();
    late.cookie = browser.cookie.replace(/google-link=([\w-]+)\.([\w-]+)\.(...)/, "google-link=$1.$2.AAA");
    for (const [where, email] of [
      [browser, other.email],
      [visitor(), member.email],
      [late, member.email],
    ] as const) {
      expectSuccess(await where.post("/api/auth/login", { email, password: PASSWORD }), "login");
    }
    expect(await countIdentities(subject)).toBe(0);
  });

  test("is not offered for linking unless Google has verified it", async () => {
    const member = await registerMember(google().harness);
    const person = invite(google().provider, { email: member.email, isVerified: false });
    const browser = visitor();
    await expectRefused(await google().signIn(browser, person.subject), browser, "google-unverified");
    expect(browser.cookie).toBe("");
  });
});

test("a new address that Google has not verified creates no account", async () => {
  const person = invite(google().provider, { isVerified: false });
  const browser = visitor();
  await expectRefused(await google().signIn(browser, person.subject), browser, "google-unverified");
  expect(await countUsers(person.email)).toBe(0);
});

test("denied consent is reported", async () => {
  const browser = visitor();
  const callback = await visitProvider(await google().leave(browser), invite(google().provider).subject, "deny");
  expect(callback).toContain("error=access_denied");
  await expectRefused(await browser.get(google().pathOf(callback)), browser, "google-denied");
});

describe("an account without a password", () => {
  test("refuses every password, says that it has none, and can get one by mail", async () => {
    const person = invite(google().provider);
    const browser = visitor();
    await expectSignedIn(await google().signIn(browser, person.subject), browser);
    for (const password of [PASSWORD, "null", "undefined"]) {
      const reply = await visitor().post("/api/auth/login", { email: person.email, password });
      expectError(reply, 401, "wrong_credentials");
    }
    const refused = await browser.send("DELETE", "/api/user", { body: { password: PASSWORD } });
    expectError(refused, 422, "invalid_fields", CALL_ERRORS.noPasswordYet);

    expectSuccess(await visitor().post("/api/auth/forgot-password", { email: person.email }), "forgotPassword");
    const [mail] = await awaitMails(google().harness, person.email);
    const token = tokenIn(mail);
    expectSuccess(await visitor().post("/api/auth/reset-password", { token, newPassword: PASSWORD }), "resetPassword");
    // A reset removes every other way to sign in; the new password connects Google again.
    const again = visitor();
    await expectRefused(await google().signIn(again, person.subject), again, "google-link");
    expectSuccess(await again.post("/api/auth/login", { email: person.email, password: PASSWORD }), "login");
    await expectSignedInAs(person.subject);
  });

  test("leaves nothing behind when deleted, so that Google sign-in creates a new one", async () => {
    const person = invite(google().provider);
    const browser = visitor();
    const { id } = await expectSignedIn(await google().signIn(browser, person.subject), browser);
    await google().harness.database.execute({ sql: "delete from users where id = ?", args: [String(id)] });
    expect(await countIdentities(person.subject)).toBe(0);
    const again = visitor();
    const user = await expectSignedIn(await google().signIn(again, person.subject), again);
    expect(user.id).not.toBe(id);
  });
});

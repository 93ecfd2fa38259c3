import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectRefused, expectSignedIn, invite, openGoogleHarness } from "../stand-ins/google-harness.ts";
import { visitProvider } from "../stand-ins/openid-provider.ts";

const google = openGoogleHarness();
const visitor = () => google().harness.visitor();

beforeAll(() => google().setUp());
afterEach(() => {
  const { provider } = google();
  provider.tamper = null;
  provider.before = null;
});

async function expectSignedInAs(subject: string): Promise<void> {
  const browser = visitor();
  await expectSignedIn(await google().signIn(browser, subject), browser);
}

async function countUsers(email: string): Promise<number> {
  const sql = "select count(*) as n from users where email = ?";
  const { rows } = await google().harness.database.execute({ sql, args: [email] });
  return Number(rows[0]?.n);
}

describe("an untrustworthy id token is refused", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const provider = () => google().provider;

  test.each<[string, (token: string) => string | Promise<string>]>([
    ["another nonce", (token) => provider().sign(token, { nonce: "another" })],
    ["no nonce", (token) => provider().sign(token, { nonce: undefined })],
    ["another audience", (token) => provider().sign(token, { aud: "another-client" })],
    [
      "another authorized party",
      (token) => provider().sign(token, { aud: [provider().client.clientId, "b"], azp: "b" }),
    ],
    ["another issuer", (token) => provider().sign(token, { iss: "https://accounts.google.com" })],
    ["expired", (token) => provider().sign(token, { exp: nowSeconds() - 60, iat: nowSeconds() - 120 })],
    ["no subject", (token) => provider().sign(token, { sub: undefined })],
    [
      "a key of somebody else, under the provider's key id",
      (token) =>
        new SignJWT(claimsOf(token)).setProtectedHeader({ alg: "RS256", kid: "provider-key" }).sign(privateKey),
    ],
    [
      "another key id",
      (token) => new SignJWT(claimsOf(token)).setProtectedHeader({ alg: "RS256", kid: "mine" }).sign(privateKey),
    ],
    ["unsigned", (token) => `${encode({ alg: "none" })}.${encode(claimsOf(token))}.`],
    [
      "signed with the client's secret",
      (token) =>
        new SignJWT(claimsOf(token))
          .setProtectedHeader({ alg: "HS256" })
          .sign(new TextEncoder().encode(provider().client.clientSecret)),
    ],
    [
      "other claims under the old signature",
      (token) => {
        const [header, , signature] = token.split(".");
        return `${header}.${encode({ ...claimsOf(token), sub: "somebody-else" })}.${signature}`;
      },
    ],
    ["no token at all", () => ""],
    ["nonsense", () => "a.b.c"],
  ])("%s", async (_, tamper) => {
    provider().tamper = tamper;
    const browser = visitor();
    const person = invite(provider());
    await expectRefused(await google().signIn(browser, person.subject), browser, "google-failed");
    expect(await countUsers(person.email)).toBe(0);
  });

  test("a token that was only signed again is accepted", async () => {
    provider().tamper = (token) => provider().sign(token, {});
    await expectSignedInAs(invite(provider()).subject);
  });
});

describe("a provider that does not work gives a clear error", () => {
  const comeBackWhen = async (trouble: () => void | Promise<void>) => {
    const browser = visitor();
    const callback = await visitProvider(await google().leave(browser), invite(google().provider).subject);
    await trouble();
    const reply = await browser.get(google().pathOf(callback));
    await expectRefused(reply, browser, "google-away");
  };

  test("when down", async () => {
    await comeBackWhen(() => google().provider.stop());
    await google().provider.start();
    await expectSignedInAs(invite(google().provider).subject);
  });

  test("when silent, before it ever answers", async () => {
    let release = () => {};
    const released = new Promise<number>((resolve) => {
      release = () => resolve(503);
    });
    await comeBackWhen(() => {
      google().provider.before = () => released;
    });
    release();
  });

  test.each([500, 502, 429])("when answering %i", async (status) => {
    await comeBackWhen(() => {
      google().provider.before = () => status;
    });
  });
});

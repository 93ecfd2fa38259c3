import { createHmac, randomBytes, scryptSync } from "node:crypto";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, freshEmail, PASSWORD, registerMember, registerUnverified } from "../factories.ts";
import { openOwnHarness } from "../harness.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";

/** With the full cost of hashing a password, as in production. */
const harness = openOwnHarness({ REAL_PASSWORDS: "1" });

test.each(["123456", "Password", "qwerty123", "zzzzzzzz", "87654321", " LetMeIn1 "])(
  "%j is refused as too common wherever a new password is set",
  async (password) => {
    const account = { name: "Ada", email: freshEmail(), password };
    for (const [path, body] of [
      ["/api/auth/register", account],
      ["/api/auth/register-with-preferences", { ...ANSWERS, ...account }],
      ["/api/auth/reset-password", { token: "any", newPassword: password }],
    ] as const) {
      const reply = await harness().visitor().post(path, body);
      expectError(reply, 422, "invalid_fields", CALL_ERRORS.passwordCommon);
      expect(Object.values(reply.json.fields ?? {})).toEqual([CALL_ERRORS.passwordCommon]);
    }
  },
);

test("a person's own email address is refused as password when registering and resetting", async () => {
  const email = freshEmail();
  for (const password of [email, email.toUpperCase(), email.split("@", 1)[0]]) {
    const reply = await harness().visitor().post("/api/auth/register", { name: "Ada", email, password });
    expectError(reply, 422, "invalid_fields", CALL_ERRORS.passwordCommon);
    expect(reply.json.fields).toEqual({ password: CALL_ERRORS.passwordCommon });
  }
  const member = await registerMember(harness());
  await harness().visitor().post("/api/auth/forgot-password", { email: member.email });
  const [mail] = await awaitMails(harness(), member.email);
  const body = { token: tokenIn(mail), newPassword: member.email };
  const reply = await harness().visitor().post("/api/auth/reset-password", body);
  expectError(reply, 422, "invalid_fields", CALL_ERRORS.passwordCommon);
  expect(reply.json.fields).toEqual({ newPassword: CALL_ERRORS.passwordCommon });
});

test("a hash with outdated parameters still works and is renewed at the next sign-in", async () => {
  const { id, email } = await registerMember(harness());
  const salt = randomBytes(16);
  const input = createHmac("sha256", harness().secrets.passwordPepper).update(PASSWORD).digest();
  const key = scryptSync(input, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const older = `$scrypt$ln=12,r=8,p=1$${salt.toString("base64url")}$${key.toString("base64url")}`;
  await harness().database.execute({ sql: "update users set password_hash = ? where id = ?", args: [older, id] });
  const readHash = async () => {
    const sql = "select password_hash as hash from users where id = ?";
    return String((await harness().database.execute({ sql, args: [id] })).rows[0]?.hash);
  };
  const logIn = (password: string) => harness().visitor().post("/api/auth/login", { email, password });
  expectError(await logIn("wrong horse"), 401, "wrong_credentials");
  expect(await readHash()).toBe(older);
  expectSuccess(await logIn(PASSWORD), "login");
  const newer = await readHash();
  expect(newer).toMatch(/^\$scrypt\$ln=13,r=8,p=1,t=10\$/);
  expectSuccess(await logIn(PASSWORD), "login");
  expect(await readHash()).toBe(newer);
});

test("passwords are stored as salted scrypt hashes that differ for equal passwords", async () => {
  const members = await Promise.all([registerUnverified(harness()), registerUnverified(harness())]);
  const hashes = await Promise.all(
    members.map(
      async ({ id }) =>
        (await harness().database.execute({ sql: "select password_hash as h from users where id = ?", args: [id] }))
          .rows[0]?.h,
    ),
  );
  expect(hashes[0]).toMatch(/^\$scrypt\$ln=13,r=8,p=1,t=10\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

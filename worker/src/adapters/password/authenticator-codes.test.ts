import { AUTHENTICATOR_CODE } from "@mealwright/schema/constants/auth/sign-in-methods";
import { expect, test } from "vitest";
import { authenticatorCodes } from "./authenticator-codes.ts";

/** "12345678901234567890" in base32: the secret of RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("RFC 6238's test vector at %i s is %s", (seconds, code) => {
  const step = Math.floor(seconds / AUTHENTICATOR_CODE.stepSeconds);
  expect(authenticatorCodes.findStep(SECRET, code, new Date(seconds * 1000))).toBe(step);
});

test("a code one step early or late is accepted, two steps are not", () => {
  const at = (steps: number) => new Date((1234567890 + steps * AUTHENTICATOR_CODE.stepSeconds) * 1000);
  for (const steps of [-1, 0, 1]) expect(authenticatorCodes.findStep(SECRET, "005924", at(steps))).not.toBeNull();
  for (const steps of [-2, 2]) expect(authenticatorCodes.findStep(SECRET, "005924", at(steps))).toBeNull();
});

test("secrets and recovery codes are long, random and free of easily confused letters", () => {
  const secrets = Array.from({ length: 50 }, () => authenticatorCodes.newSecret());
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(authenticatorCodes.newRecoveryCode()).toMatch(/^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
});

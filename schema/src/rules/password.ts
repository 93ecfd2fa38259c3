import { COMMON_PASSWORDS, PRODUCT_WORDS } from "../constants/auth/common-passwords.data.ts";
import { normalizeEmail } from "./email.ts";

/** Whether every character follows the one before by the same step of −1, 0 or 1: "123456", "fedcba", "aaaaaa". */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

/** Whether its letters spell a word of the product's own, whatever digits and signs surround them. */
function isProductWord(plain: string): boolean {
  return PRODUCT_WORDS.has(plain.replaceAll(/[^a-z]/g, ""));
}

/**
 * Whether a password is among the first that an attacker would try: a common one, a run of characters, or the
 * product's name.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return plain === "" || isRun(plain) || COMMON_PASSWORDS.has(plain) || isProductWord(plain);
}

/** Whether a password is the account's address, or the part of it before the @. */
export function isOwnAddress(password: string, email: string): boolean {
  const plain = password.trim().toLowerCase();
  const address = normalizeEmail(email);
  return plain === address || plain === address.split("@", 1)[0];
}

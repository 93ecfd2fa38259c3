import { Buffer } from "node:buffer";
import { createHmac, randomBytes } from "node:crypto";
import { AUTHENTICATOR_CODE } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { AuthenticatorCodes } from "../../domain/account-ports.ts";

/** RFC 4226 asks for 128 bits at least, and recommends 160. */
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 16;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const GROUP = 4;

/** Base32 (RFC 4648) without padding. */
function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of one time step: HOTP with SHA-1 (RFC 4226, 5.3), which every authenticator app knows. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** AUTHENTICATOR_CODE.digits).padStart(AUTHENTICATOR_CODE.digits, "0");
}

/** Codes of authenticator apps (RFC 6238), and recovery codes of 128 random bits. */
export const authenticatorCodes: AuthenticatorCodes = {
  newSecret: () => toBase32(randomBytes(SECRET_BYTES)),
  newRecoveryCode: () =>
    (toBase32(randomBytes(RECOVERY_BYTES)).match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join("-"),
  findStep(secret, code, now) {
    const current = Math.floor(now.getTime() / 1000 / AUTHENTICATOR_CODE.stepSeconds);
    const { stepsAround } = AUTHENTICATOR_CODE;
    for (let step = current - stepsAround; step <= current + stepsAround; step++) {
      if (codeAt(secret, step) === code) return step;
    }
    return null;
  },
};

import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { PasswordHasher } from "../../domain/ports.ts";
import { takeTurn } from "./turns.ts";

/** OWASP Password Storage Cheat Sheet, scrypt: N = 2^14, r = 8, p = 5 (16 MiB), an equivalent of N = 2^17, p = 1. */
const PARAMETERS = { logN: 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

interface StoredHash {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

function derive(input: Uint8Array, stored: Omit<StoredHash, "key">): Promise<Uint8Array> {
  const options = { N: 2 ** stored.logN, r: stored.r, p: stored.p, maxmem: MAX_MEMORY_BYTES };
  return takeTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(input, stored.salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

function parse(text: string): StoredHash | null {
  const match = PHC.exec(text);
  if (!match) return null;
  const [, logN = "", r = "", p = "", salt = "", key = ""] = match;
  return {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

/** Passwords by native scrypt over HMAC-SHA-256(pepper, password), stored as `$scrypt$ln=…,r=…,p=…$salt$key`. */
export function createPasswordHasher(pepper: string): PasswordHasher {
  const peppered = (password: string) => createHmac("sha256", pepper).update(password, "utf8").digest();

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(peppered(password), { ...PARAMETERS, salt });
      const { logN, r, p } = PARAMETERS;
      const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
      return `$scrypt$ln=${logN},r=${r},p=${p}$${encode(salt)}$${encode(key)}`;
    },

    async verify(password, storedHash) {
      const stored = storedHash === null ? null : parse(storedHash);
      // An unknown account pays for the same derivation, so that time does not tell it apart.
      const target = stored ?? { ...PARAMETERS, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) };
      const key = await derive(peppered(password), target);
      const equal = key.length === target.key.length && timingSafeEqual(key, target.key);
      return stored !== null && equal;
    },

    isOutdated(storedHash) {
      const stored = parse(storedHash);
      return stored?.logN !== PARAMETERS.logN || stored.r !== PARAMETERS.r || stored.p !== PARAMETERS.p;
    },
  };
}

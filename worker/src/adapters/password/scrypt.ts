import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { PasswordHasher } from "../../domain/ports.ts";
import type { Derivation, QueuePlace } from "./turns.ts";

/**
 * OWASP Password Storage Cheat Sheet, scrypt: N = 2^13, r = 8, ten times (8 MiB). One call with p = 10 would block the
 * isolate's thread for 160 ms, so ten calls with p = 1 are chained, each deriving from the previous key, with a pause
 * in between.
 */
export const PASSWORD_COST = { logN: 13, r: 8, p: 1, times: 10 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
  /** The number of chained calls; 1 in older hashes. */
  readonly times: number;
}

interface StoredHash extends PasswordCost {
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

function deriveOnce(input: Uint8Array, { logN, r, p, salt }: Omit<StoredHash, "key">): Promise<Uint8Array> {
  const options = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(input, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function deriveFrom(input: Uint8Array, stored: Omit<StoredHash, "key">): Derivation<Uint8Array> {
  return async (rest) => {
    let key = await deriveOnce(input, stored);
    for (let done = 1; done < stored.times; done += 1) {
      await rest();
      key = await deriveOnce(key, stored);
    }
    return key;
  };
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,t=(\d{1,2}))?\$([\w-]+)\$([\w-]+)$/;

function parse(text: string): StoredHash | null {
  const match = PHC.exec(text);
  if (!match) return null;
  const [, logN = "", r = "", p = "", times = "1", salt = "", key = ""] = match;
  return {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    times: Number(times),
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

/** Passwords by native scrypt over HMAC-SHA-256(pepper, password), stored as `$scrypt$ln=…,r=…,p=…,t=…$salt$key`. */
export function createPasswordHasher(
  pepper: string,
  place: QueuePlace,
  cost: PasswordCost = PASSWORD_COST,
): PasswordHasher {
  const peppered = (password: string) => createHmac("sha256", pepper).update(password, "utf8").digest();

  return {
    inLine: place.inLine,

    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await place.take(deriveFrom(peppered(password), { ...cost, salt }));
      const { logN, r, p, times } = cost;
      const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
      return `$scrypt$ln=${logN},r=${r},p=${p},t=${times}$${encode(salt)}$${encode(key)}`;
    },

    async verify(password, storedHash) {
      const stored = storedHash === null ? null : parse(storedHash);
      // An unknown account costs the same derivation, so that timing does not reveal it.
      const target = stored ?? { ...cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) };
      const key = await place.take(deriveFrom(peppered(password), target));
      const equal = key.length === target.key.length && timingSafeEqual(key, target.key);
      return stored !== null && equal;
    },

    isOutdated(storedHash) {
      const stored = parse(storedHash);
      const { logN, r, p, times } = cost;
      return stored?.logN !== logN || stored.r !== r || stored.p !== p || stored.times !== times;
    },
  };
}

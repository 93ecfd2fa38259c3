import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { KnownPasswords } from "../../domain/account-ports.ts";
import { KNOWN_PASSWORD_PREFIXES } from "./known-passwords.data.ts";

const PREFIX_BYTES = 4;

/** The first 32 bits of SHA-256 of a password, without its case and outer spaces. */
export function prefixOf(password: string): number {
  return createHash("sha256").update(password.trim().toLowerCase(), "utf8").digest().readUInt32BE(0);
}

/** Decoded on first use, once per isolate; ascending. */
let prefixes: Uint32Array | null = null;

function readPrefixes(): Uint32Array {
  if (prefixes) return prefixes;
  const bytes = Buffer.from(KNOWN_PASSWORD_PREFIXES, "base64");
  prefixes = Uint32Array.from({ length: bytes.length / PREFIX_BYTES }, (_, index) =>
    bytes.readUInt32BE(index * PREFIX_BYTES),
  );
  return prefixes;
}

/** Passwords of public breaches, by hash prefix; of others, one in 43,000 is refused by mistake. */
export const knownPasswords: KnownPasswords = {
  includes(password) {
    const wanted = prefixOf(password);
    const list = readPrefixes();
    let low = 0;
    let high = list.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = list[middle] ?? 0;
      if (found === wanted) return true;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  },
};

import { createHmac } from "node:crypto";
import type { DigestKey } from "../../domain/account-ports.ts";

const KEY_CHARACTERS = 32;

/** HMAC-SHA-256 with a secret, so that counters hold no addresses and cannot be searched for them. */
export function createDigestKey(secret: string): DigestKey {
  return (text) => createHmac("sha256", secret).update(text, "utf8").digest("hex").slice(0, KEY_CHARACTERS);
}

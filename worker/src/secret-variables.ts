import { Buffer } from "node:buffer";

/** HMAC-SHA-256 keys of fewer bytes than its output are refused (RFC 7518, 3.2). */
const KEY_MIN_BYTES = 32;
const PEPPER_MIN_CHARACTERS = 32;

export interface SecretVariables {
  readonly JWT_KEYS?: string | undefined;
  readonly PASSWORD_PEPPER?: string | undefined;
}

export interface KeyRing {
  readonly current: string;
  /** Key id -> base64url. */
  readonly keys: Readonly<Record<string, string>>;
}

function isKeyRing(value: unknown): value is KeyRing {
  if (typeof value !== "object" || value === null || !("current" in value) || !("keys" in value)) return false;
  const { current, keys } = value;
  if (typeof current !== "string" || typeof keys !== "object" || keys === null) return false;
  return Object.values(keys).every((key) => typeof key === "string") && Object.hasOwn(keys, current);
}

/** The keys of `JWT_KEYS`, or a sentence that says what is wrong with them. */
export function readKeyRing(text: string): KeyRing | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return "JWT_KEYS is not JSON";
  }
  if (!isKeyRing(parsed)) return "JWT_KEYS does not hold its current key";
  for (const [id, key] of Object.entries(parsed.keys)) {
    // The decoder drops anything but base64url, so a placeholder would be reported as a short key.
    const bytes = /^[\w-]+=*$/.test(key) ? Buffer.from(key, "base64url").byteLength : 0;
    if (bytes < KEY_MIN_BYTES) {
      return `JWT_KEYS: the key "${id}" is not base64url of at least ${KEY_MIN_BYTES} random bytes (openssl rand -base64 32 | tr '+/' '-_' | tr -d '=')`;
    }
  }
  return parsed;
}

/** What is wrong with the secrets that are set; null for nothing. Never names a secret's value. */
export function findSecretMistake({ JWT_KEYS, PASSWORD_PEPPER }: SecretVariables): string | null {
  const ring = JWT_KEYS === undefined ? null : readKeyRing(JWT_KEYS);
  if (typeof ring === "string") return ring;
  if (PASSWORD_PEPPER !== undefined && PASSWORD_PEPPER.length < PEPPER_MIN_CHARACTERS) {
    return `PASSWORD_PEPPER has fewer than ${PEPPER_MIN_CHARACTERS} characters: make it of random ones`;
  }
  return null;
}

import { Buffer } from "node:buffer";
import type { Sealer } from "../../domain/identity-ports.ts";
import type { JwtKeys } from "../../env.ts";

const IV_BYTES = 12;
const SALT = new TextEncoder().encode("mealwright sealed texts 1");

/** Derived once per isolate. Keys are kept, not promises: a promise of one request must not be awaited by another. */
const derivedKeys = new WeakMap<Uint8Array<ArrayBuffer>, Map<string, CryptoKey>>();

/** HKDF-SHA-256 of a key from the ring: each purpose gets its own key, and none of them signs sessions. */
async function deriveKey(bytes: Uint8Array<ArrayBuffer>, purpose: string): Promise<CryptoKey> {
  const known = derivedKeys.get(bytes) ?? new Map<string, CryptoKey>();
  derivedKeys.set(bytes, known);
  const found = known.get(purpose);
  if (found) return found;
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode(purpose);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: SALT, info };
  const key = await crypto.subtle.deriveKey(parameters, base, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  known.set(purpose, key);
  return key;
}

const encode = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(bytes)).toString("base64url");
const decode = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));

/** AES-256-GCM texts `<key id>.<iv>.<data>`, with the key named by its id, so that old ones open while keys rotate. */
export function createSealer(keys: JwtKeys): Sealer {
  return {
    async seal(purpose, text) {
      const bytes = keys.keys.get(keys.current);
      if (!bytes) throw new Error("the current key is missing");
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const key = await deriveKey(bytes, purpose);
      const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
      return `${encode(new TextEncoder().encode(keys.current))}.${encode(iv)}.${encode(data)}`;
    },

    async open(purpose, sealed) {
      const [id = "", iv = "", data = ""] = sealed.split(".");
      const keyId = new TextDecoder().decode(decode(id));
      const bytes = keys.keys.get(keyId);
      if (!bytes) return null;
      try {
        const key = await deriveKey(bytes, purpose);
        const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: decode(iv) }, key, decode(data));
        return { text: new TextDecoder().decode(text), isCurrentKey: keyId === keys.current };
      } catch {
        return null;
      }
    },
  };
}

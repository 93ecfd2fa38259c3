import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a test may set to a wrong value on purpose. */
export interface Mistakes {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** Flags of the authenticator data; "user present" and "user verified" when absent. */
  readonly flags?: number;
  readonly counter?: number;
  readonly key?: KeyObject;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString("base64url");

/** CBOR of the few shapes that an attestation without a statement needs (RFC 8949). */
const cbor = {
  text: (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]),
  bytes: (data: Uint8Array) => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]),
};

/** A P-256 public key in COSE form (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function toCose(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, "base64url")]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** A software authenticator: responds to our options like a browser with a security key. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, mistakes: Mistakes) =>
    JSON.stringify({
      type: mistakes.type ?? type,
      challenge: mistakes.challenge ?? challenge,
      origin: mistakes.origin ?? origin,
      crossOrigin: mistakes.crossOrigin ?? false,
    });

  function authenticatorData(mistakes: Mistakes, flags: number, rest = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(mistakes.counter ?? counter);
    const rpId = mistakes.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([mistakes.flags ?? flags]), count, rest]);
  }

  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" };

  return {
    id: base64url(id),
    privateKey,
    /** `navigator.credentials.create()` */
    register(challenge: string, mistakes: Mistakes = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, toCose(publicKey)]);
      const authData = authenticatorData(mistakes, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cbor.text("fmt"),
        cbor.text("none"),
        cbor.text("attStmt"),
        Buffer.from([0xa0]),
        cbor.text("authData"),
        cbor.bytes(authData),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, mistakes)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      };
    },

    /** `navigator.credentials.get()` */
    answer(challenge: string, mistakes: Mistakes = {}) {
      const data = clientData("webauthn.get", challenge, mistakes);
      const authData = authenticatorData(mistakes, USER_PRESENT | USER_VERIFIED);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), mistakes.key ?? privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A key that belongs to no passkey. */
export const strangersKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" }),
  );

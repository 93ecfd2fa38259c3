import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";

/** Who may use a libsql-server: it knows the public key, and lets in whoever brings the token. */
export interface DatabaseAccess {
  /** Ed25519, PEM. */
  readonly publicKey: string;
  readonly token: string;
}

/** A new key and the one token that it signs. The private key is not kept: nobody can sign another token. */
export async function createDatabaseAccess(): Promise<DatabaseAccess> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  // libsql-server's own claim: "rw" reads and writes.
  const token = await new SignJWT({ a: "rw" }).setProtectedHeader({ alg: "EdDSA" }).sign(privateKey);
  return { publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(), token };
}

import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";

/** Access to a libsql-server: it knows the public key and accepts whoever has the token. */
export interface DatabaseAccess {
  /** Ed25519, PEM. */
  readonly publicKey: string;
  readonly token: string;
}

/** A new key pair and the only token signed with it: the private key is not kept, so nobody can sign another one. */
export async function createDatabaseAccess(): Promise<DatabaseAccess> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  // libsql-server's own claim: "rw" reads and writes.
  const token = await new SignJWT({ a: "rw" }).setProtectedHeader({ alg: "EdDSA" }).sign(privateKey);
  return { publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(), token };
}

import { createHash, randomBytes } from "node:crypto";
import type { LinkTokens } from "../../domain/account-ports.ts";

const TOKEN_BYTES = 32;

function hash(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}

/** Tokens of 256 random bits, stored as SHA-256. */
export const linkTokens: LinkTokens = {
  create() {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    return { token, tokenHash: hash(token) };
  },
  hash,
};

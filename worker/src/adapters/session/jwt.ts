import { jwtVerify, SignJWT } from "jose";
import type { SessionTokens } from "../../domain/ports.ts";
import type { JwtKeys } from "../../env.ts";

const TOKEN_TYPE = "session+jwt";
const CLOCK_TOLERANCE_SECONDS = 5;

/** Imported once an isolate. Keys are kept, not promises: a promise of one request must not be awaited by another. */
const importedKeys = new WeakMap<Uint8Array<ArrayBuffer>, CryptoKey>();

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const known = importedKeys.get(bytes);
  if (known) return known;
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  importedKeys.set(bytes, key);
  return key;
}

/** Session tokens: HS256 with the key named by `kid`, bound to this origin and to one audience (RFC 7519, RFC 8725). */
export function createSessionTokens(keys: JwtKeys, issuer: string, audience: "web" | "admin"): SessionTokens {
  return {
    async sign({ userId, sessionId, expiresAt }) {
      const key = keys.keys.get(keys.current);
      if (!key) throw new Error("the current session key is missing");
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256", typ: TOKEN_TYPE, kid: keys.current })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(await importKey(key));
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = kid === undefined ? undefined : keys.keys.get(kid);
            if (!key) throw new Error("unknown key");
            return importKey(key);
          },
          {
            algorithms: ["HS256"],
            typ: TOKEN_TYPE,
            issuer,
            audience,
            requiredClaims: ["sub", "sid", "exp"],
            clockTolerance: CLOCK_TOLERANCE_SECONDS,
          },
        );
        const { sub, sid } = payload;
        return typeof sub === "string" && typeof sid === "string" ? { userId: sub, sessionId: sid } : null;
      } catch {
        return null;
      }
    },
  };
}

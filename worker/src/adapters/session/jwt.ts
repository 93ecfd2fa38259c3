import { jwtVerify, SignJWT } from "jose";
import type { SessionTokens } from "../../domain/ports.ts";
import type { JwtKeys } from "../../env.ts";

const TOKEN_TYPE = "session+jwt";
const CLOCK_TOLERANCE_SECONDS = 5;

/** Imported once per isolate. Keys are kept, not promises: a promise of one request must not be awaited by another. */
const importedKeys = new WeakMap<Uint8Array<ArrayBuffer>, CryptoKey>();

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const known = importedKeys.get(bytes);
  if (known) return known;
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  importedKeys.set(bytes, key);
  return key;
}

interface Verified {
  readonly claims: { readonly userId: string; readonly sessionId: string };
  readonly expiresAtSeconds: number;
}

/** Recently verified tokens, by issuer and audience: a page sends the same one with each of its calls. */
const verifiedTokens = new WeakMap<JwtKeys, Map<string, Verified>>();
const VERIFIED_MOST = 500;

/** The claims of a token that was verified before; null if it was not or has expired since. */
function recall(keys: JwtKeys, name: string): Verified["claims"] | null {
  const known = verifiedTokens.get(keys)?.get(name);
  if (!known || known.expiresAtSeconds + CLOCK_TOLERANCE_SECONDS <= Date.now() / 1000) return null;
  return known.claims;
}

function remember(keys: JwtKeys, name: string, verified: Verified): void {
  const known = verifiedTokens.get(keys) ?? new Map<string, Verified>();
  const [oldest] = known.keys();
  if (known.size >= VERIFIED_MOST && oldest !== undefined) known.delete(oldest);
  verifiedTokens.set(keys, known.set(name, verified));
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
      const name = `${issuer} ${audience} ${token}`;
      const known = recall(keys, name);
      if (known) return known;
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
        const { sub, sid, exp } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
        const claims = { userId: sub, sessionId: sid };
        remember(keys, name, { claims, expiresAtSeconds: exp });
        return claims;
      } catch {
        return null;
      }
    },
  };
}

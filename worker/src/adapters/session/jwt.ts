import { jwtVerify, SignJWT } from "jose";
import type { SessionTokens } from "../../domain/ports.ts";
import type { JwtKeys } from "../../env.ts";

const TOKEN_TYPE = "session+jwt";
const AUDIENCE = "web";
const CLOCK_TOLERANCE_SECONDS = 5;

/** Session tokens: HS256 with the key named by `kid`, bound to this origin and to the web audience (RFC 7519, RFC 8725). */
export function createSessionTokens(keys: JwtKeys, issuer: string): SessionTokens {
  return {
    async sign({ userId, sessionId, expiresAt }) {
      const key = keys.keys.get(keys.current);
      if (!key) throw new Error("the current session key is missing");
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256", typ: TOKEN_TYPE, kid: keys.current })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = kid === undefined ? undefined : keys.keys.get(kid);
            if (!key) throw new Error("unknown key");
            return key;
          },
          {
            algorithms: ["HS256"],
            typ: TOKEN_TYPE,
            issuer,
            audience: AUDIENCE,
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

import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { MiddlewareHandler } from "hono";
import { DomainError } from "../domain/errors.ts";
import type { AppEnv } from "./context.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_SITES = new Set(["same-origin", "none"]);

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A local site is reached by several names of the same machine. */
function isLoopback(requestUrl: string, origin: string): boolean {
  const url = new URL(requestUrl);
  return origin === url.origin && LOOPBACK_NAMES.has(url.hostname);
}

/**
 * Refuses a write that another site started, before its body is read: a foreign `Origin`, or a `Sec-Fetch-Site` that is
 * not our own origin (OWASP ASVS 5.0, 3.5.1). Callers that send neither header are not browsers, which attach cookies.
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next();
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  const isOwnSite = site === undefined || OWN_SITES.has(site.toLowerCase());
  const isOwnOrigin = origin === undefined || origin === c.get("config").appOrigin || isLoopback(c.req.url, origin);
  if (!isOwnSite || !isOwnOrigin) throw new DomainError("cross_site", CALL_ERRORS.crossSite);
  return next();
};

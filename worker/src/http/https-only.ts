import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { MiddlewareHandler } from "hono";
import { DomainError } from "../domain/errors.ts";
import type { AppEnv } from "./context.ts";

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isPlain(request: Request): boolean {
  const url = new URL(request.url);
  const forwarded = request.headers.get("x-forwarded-proto");
  if (forwarded !== null) return forwarded === "http";
  return url.protocol === "http:" && !LOOPBACK_NAMES.has(url.hostname);
}

/**
 * When the site uses https, plain http redirects pages to https and refuses calls: a redirect would hide from a client
 * that it sends passwords in the clear (OWASP ASVS 5.0, 4.1.2).
 */
export const httpsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!URL.parse(c.env.APP_ORIGIN)?.protocol.startsWith("https") || !isPlain(c.req.raw)) return next();
  if (c.req.path.startsWith("/api/")) throw new DomainError("forbidden", CALL_ERRORS.httpsOnly);
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(new URL(pathname + search, c.env.APP_ORIGIN).href, 308);
};

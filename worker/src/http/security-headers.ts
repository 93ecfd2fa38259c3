import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

/** An answer of the API is data: nothing in it may run, be framed, be guessed at or be read by another site. */
const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Security headers on every answer of the API, errors included; HSTS on https only, where browsers heed it. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (c.get("config")?.isHttps) {
    c.header("Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
  }
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};

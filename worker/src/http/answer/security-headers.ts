import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;
const STRICT_TRANSPORT = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`;

/** Answers of the API are data: no script may run, no site may frame or read them, no browser may guess a type. */
const HEADERS = Object.entries({
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
});

/** Security headers on every answer of the API, errors included; HSTS on https only, where browsers heed it. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // Not `c.header`: once the response exists, Hono copies it for every header.
  const { headers } = c.res;
  for (const [name, value] of HEADERS) headers.set(name, value);
  if (c.get("config")?.isHttps) headers.set("Strict-Transport-Security", STRICT_TRANSPORT);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};

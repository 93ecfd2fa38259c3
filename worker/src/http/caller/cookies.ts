import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "../context.ts";

/** Every cookie that we set. */
export type CookieName = "session" | "admin" | "google-flow" | "google-link" | "device" | "passkey-flow" | "fresh";

interface CookieLife {
  readonly maxAge: number;
  /** `Strict` for cookies that are not needed when another site links to us. */
  readonly sameSite?: "Lax" | "Strict";
}

/** `__Host-` and Secure on https; a plain name on http, where some browsers refuse the prefix. */
function optionsFor(c: AppContext) {
  return { httpOnly: true, secure: c.get("config").isHttps, path: "/" } as const;
}

/** The cookie's value; undefined without one. */
export function readCookie(c: AppContext, name: CookieName): string | undefined {
  return c.get("config").isHttps ? getCookie(c, name, "host") : getCookie(c, name);
}

export function writeCookie(c: AppContext, name: CookieName, value: string, { maxAge, sameSite }: CookieLife): void {
  const prefix = c.get("config").isHttps ? { prefix: "host" as const } : {};
  setCookie(c, name, value, { ...optionsFor(c), ...prefix, maxAge, sameSite: sameSite ?? "Lax" });
}

export function clearCookie(c: AppContext, name: CookieName): void {
  deleteCookie(c, c.get("config").isHttps ? `__Host-${name}` : name, { ...optionsFor(c), sameSite: "Lax" });
}

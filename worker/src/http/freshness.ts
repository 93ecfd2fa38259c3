import { FRESH_SECONDS } from "@mealwright/schema/constants/timings";
import { readCookie, writeCookie } from "./caller/cookies.ts";
import type { AppContext } from "./context.ts";

const READING = new Set(["GET", "HEAD"]);

/** Whether a request may see what a replica holds: it only reads, and its browser has not written lately. */
export function mayLag(c: AppContext): boolean {
  return READING.has(c.req.method) && readCookie(c, "fresh") === undefined;
}

/** Beside a replica, whoever wrote reads at the primary for a while, to find what was written. */
export function noteWriting(c: AppContext): void {
  if (c.get("config").database.replica === null) return;
  if (!READING.has(c.req.method) || c.get("meter").hasWritten) writeCookie(c, "fresh", "1", { maxAge: FRESH_SECONDS });
}

import { FRESH_SECONDS } from "@mealwright/schema/constants/timings";
import { readCookie, writeCookie } from "./caller/cookies.ts";
import type { AppContext } from "./context.ts";

const READING = new Set(["GET", "HEAD"]);

/** Whether a replica may answer a request: it only reads, and its browser has written nothing recently. */
export function mayLag(c: AppContext): boolean {
  return READING.has(c.req.method) && readCookie(c, "fresh") === undefined;
}

/** After a write, lets the browser read from the primary for a while, because a replica may not have the write yet. */
export function noteWriting(c: AppContext): void {
  if (c.get("config").database.replica === null) return;
  if (!READING.has(c.req.method) || c.get("meter").hasWritten) writeCookie(c, "fresh", "1", { maxAge: FRESH_SECONDS });
}

import { returnPathOf } from "./paths.ts";

const KEY = "returnPath";
/** Longer than anybody is away at Google. */
const GOOD_FOR_MS = 10 * 60 * 1000;

/** Keeps, in this tab alone, where somebody wanted to go before the sign-in led away from this site; null forgets it. */
export function rememberReturnPath(path: string | null, nowMs: number): void {
  try {
    if (path === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ from: path, atMs: nowMs }));
  } catch {
    // Without storage the way ends on the dashboard.
  }
}

/** Where to go on, once; null when nothing is kept, or was too long ago. */
export function takeReturnPath(nowMs: number): string | null {
  try {
    const path = parseReturnPath(window.sessionStorage.getItem(KEY), nowMs);
    window.sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return null;
  }
}

/** Reads what was kept; an address of another site never passes. Exported for its test. */
export function parseReturnPath(text: string | null, nowMs: number): string | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== "object" || value === null || !("atMs" in value) || typeof value.atMs !== "number") return null;
  return nowMs - value.atMs < GOOD_FOR_MS ? returnPathOf(value) : null;
}

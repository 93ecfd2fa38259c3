import { returnPathOf } from "./paths.ts";

const KEY = "returnPath";
/** Longer than a sign-in at Google takes. */
const GOOD_FOR_MS = 10 * 60 * 1000;

/** Remembers, in this tab only, where to return after a sign-in at Google; null forgets it. */
export function rememberReturnPath(path: string | null, nowMs: number): void {
  try {
    if (path === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ from: path, atMs: nowMs }));
  } catch {
    // Without storage, the sign-in simply ends on the dashboard.
  }
}

/** Returns and forgets the remembered path; null when there is none or it is too old. */
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

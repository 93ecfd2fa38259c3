import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { SESSION_ABSOLUTE_SECONDS, SESSION_REFRESH_SECONDS } from "@mealwright/schema/constants/timings";
import { mondayOf } from "@mealwright/schema/rules/week";
import { getCookie } from "hono/cookie";
import { DomainError } from "../domain/errors.ts";
import type { Account, StoredStats } from "../domain/ports.ts";
import type { AppContext } from "./context.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";

const COOKIE_NAME = "session";

/** Somebody signed in, and the session that says so. */
export interface Actor {
  readonly account: Account;
  readonly sessionId: string;
}

function writeSessionCookie(c: AppContext, token: string): void {
  writeCookie(c, COOKIE_NAME, token, { maxAge: SESSION_ABSOLUTE_SECONDS });
}

export function clearSessionCookie(c: AppContext): void {
  clearCookie(c, COOKIE_NAME);
}

/** Whether the browser sends a session at all, valid or not: enough to choose a page by, never to let anybody in. */
export function hasSessionCookie(c: AppContext): boolean {
  return Boolean(getCookie(c, COOKIE_NAME, "host") ?? getCookie(c, COOKIE_NAME));
}

/** The verified claims of the request's cookie; null without a valid one. Does not ask the database. */
export async function readSessionClaims(c: AppContext): Promise<{ userId: string; sessionId: string } | null> {
  const token = readCookie(c, COOKIE_NAME);
  return token ? c.get("deps").tokens.verify(token) : null;
}

/** Signs the browser in with a new session; the one it came with, whoever's it was, ends. */
export async function replaceSession(c: AppContext, token: string): Promise<void> {
  const old = await readSessionClaims(c);
  if (old) {
    const { sessions, clock } = c.get("deps");
    await sessions.revoke(old.sessionId, clock.now());
  }
  writeSessionCookie(c, token);
}

function signInFirst(): DomainError {
  return new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
}

async function keepAlive(c: AppContext, sessionId: string, lastSeenAt: Date): Promise<void> {
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  if (now.getTime() - lastSeenAt.getTime() > SESSION_REFRESH_SECONDS * 1000) await sessions.touch(sessionId, now);
}

/** The member behind the request; null for a visitor, and for a bad, an expired or a revoked session. */
export async function findMember(c: AppContext): Promise<Actor | null> {
  const claims = await readSessionClaims(c);
  if (!claims) return null;
  const { clock, sessions } = c.get("deps");
  const found = await sessions.findAccount(claims.sessionId, claims.userId, clock.now());
  if (!found) return null;
  await keepAlive(c, claims.sessionId, found.lastSeenAt);
  return { account: found.account, sessionId: claims.sessionId };
}

/** The member behind the request. Throws `unauthenticated` where `findMember` finds nobody. */
export async function requireMember(c: AppContext): Promise<Actor> {
  const member = await findMember(c);
  if (!member) throw signInFirst();
  return member;
}

/** The same with the dashboard's numbers, in one trip to the database. */
export async function requireMemberWithStats(c: AppContext): Promise<Actor & { stats: StoredStats }> {
  const claims = await readSessionClaims(c);
  if (!claims) throw signInFirst();
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  const found = await sessions.findAccountWithStats(claims.sessionId, claims.userId, now, mondayOf(now));
  if (!found) throw signInFirst();
  await keepAlive(c, claims.sessionId, found.lastSeenAt);
  return { account: found.account, sessionId: claims.sessionId, stats: found.stats };
}

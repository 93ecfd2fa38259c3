import { CALL_ERRORS } from "@mealwright/schema/constants/call-errors";
import { SESSION_COOKIE } from "@mealwright/schema/constants/cookies";
import { SESSION_ABSOLUTE_SECONDS, SESSION_REFRESH_SECONDS } from "@mealwright/schema/constants/timings";
import { mondayOf } from "@mealwright/schema/rules/week";
import { getCookie } from "hono/cookie";
import type { Claimant } from "../domain/claimant.ts";
import { DomainError } from "../domain/errors.ts";
import type { Account, StoredStats } from "../domain/ports.ts";
import type { DeviceOwner } from "../use-cases/auth/known-device.ts";
import type { AppContext } from "./context.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { writeKnownDevice, writeKnownDeviceOf } from "./known-device.ts";
import { later } from "./later.ts";

/** Somebody signed in, and the session that says so. */
export interface Actor {
  readonly account: Account;
  readonly sessionId: string;
}

function writeSessionCookie(c: AppContext, token: string): void {
  writeCookie(c, SESSION_COOKIE, token, { maxAge: SESSION_ABSOLUTE_SECONDS });
}

export function clearSessionCookie(c: AppContext): void {
  clearCookie(c, SESSION_COOKIE);
}

/** Whether the browser sends a session at all, valid or not: enough to choose a page by, never to let anybody in. */
export function hasSessionCookie(c: AppContext): boolean {
  return Boolean(getCookie(c, SESSION_COOKIE, "host") ?? getCookie(c, SESSION_COOKIE));
}

/** The verified claims of the request's cookie; null without a valid one. Does not ask the database. */
export async function readSessionClaims(c: AppContext): Promise<{ userId: string; sessionId: string } | null> {
  const token = readCookie(c, SESSION_COOKIE);
  return token ? c.get("deps").tokens.verify(token) : null;
}

/**
 * Signs the browser in with a new session, and makes it known to the account, which is looked up where only its address
 * is known; the one it came with, whoever's it was, ends.
 */
export async function replaceSession(c: AppContext, token: string, owner: DeviceOwner | string): Promise<void> {
  const old = await readSessionClaims(c);
  if (old) {
    const { sessions, clock } = c.get("deps");
    await sessions.revoke(old.sessionId, clock.now());
  }
  writeSessionCookie(c, token);
  if (typeof owner === "string") await writeKnownDeviceOf(c, owner);
  else writeKnownDevice(c, owner);
}

function signInFirst(): DomainError {
  return new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
}

/** Notes after the answer that the session is in use. */
function keepAlive(c: AppContext, sessionId: string, lastSeenAt: Date): void {
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  if (now.getTime() - lastSeenAt.getTime() <= SESSION_REFRESH_SECONDS * 1000) return;
  later(c, "session_in_use", () => sessions.touch(sessionId, now));
}

/** The member behind the request; null for a visitor, and for a bad, an expired or a revoked session. */
export async function findMember(c: AppContext): Promise<Actor | null> {
  const claims = await readSessionClaims(c);
  if (!claims) return null;
  const { clock, sessions } = c.get("deps");
  const found = await sessions.findAccount(claims.sessionId, claims.userId, clock.now());
  if (!found) return null;
  keepAlive(c, claims.sessionId, found.lastSeenAt);
  return { account: found.account, sessionId: claims.sessionId };
}

/** The member behind the request. Throws `unauthenticated` where `findMember` finds nobody. */
export async function requireMember(c: AppContext): Promise<Actor> {
  const member = await findMember(c);
  if (!member) throw signInFirst();
  return member;
}

/**
 * The member behind the request, for who reads by the id alone: data and session are asked for at the same time, in one
 * trip to a database that may be far away. Throws `unauthenticated` without a valid token; a session that has ended is
 * `account`'s to reject.
 */
export async function claimMember(c: AppContext): Promise<Claimant> {
  const claims = await readSessionClaims(c);
  if (!claims) throw signInFirst();
  return { id: claims.userId, account: async () => (await requireMember(c)).account };
}

/** The same with the dashboard's numbers, in one trip to the database. */
export async function requireMemberWithStats(c: AppContext): Promise<Actor & { stats: StoredStats }> {
  const claims = await readSessionClaims(c);
  if (!claims) throw signInFirst();
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  const found = await sessions.findAccountWithStats(claims.sessionId, claims.userId, now, mondayOf(now));
  if (!found) throw signInFirst();
  keepAlive(c, claims.sessionId, found.lastSeenAt);
  return { account: found.account, sessionId: claims.sessionId, stats: found.stats };
}

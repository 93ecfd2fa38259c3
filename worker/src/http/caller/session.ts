import { SESSION_COOKIE } from "@mealwright/schema/constants/auth/cookies";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import {
  SESSION_ABSOLUTE_SECONDS,
  SESSION_REFRESH_SECONDS,
  TIME_ZONE_HEADER,
} from "@mealwright/schema/constants/timings";
import type { Capability } from "@mealwright/schema/rules/entitlements";
import { getCookie } from "hono/cookie";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account, ProvedOwner, StoredStats } from "../../domain/ports.ts";
import { requireCapability } from "../../use-cases/require-capability.ts";
import type { AppContext } from "../context.ts";
import { later } from "../later.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { writeKnownDevice, writeKnownDeviceOf } from "./known-device.ts";
import { thisWeekIn, timeZoneNamed } from "./time-zones.ts";

/** A signed-in member and their session. */
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

/** Whether the browser sends a session cookie, valid or not: decides which page to show, never who is let in. */
export function hasSessionCookie(c: AppContext): boolean {
  return Boolean(getCookie(c, SESSION_COOKIE, "host") ?? getCookie(c, SESSION_COOKIE));
}

/** The verified claims of the request's cookie; null without a valid one. Does not ask the database. */
export async function readSessionClaims(c: AppContext): Promise<Claims | null> {
  const token = readCookie(c, SESSION_COOKIE);
  return token ? c.get("deps").tokens.verify(token) : null;
}

/** Signs the browser in with a new session, and makes it known to the account. */
export function writeSession(c: AppContext, token: string, owner: ProvedOwner, email: string): void {
  writeSessionCookie(c, token);
  writeKnownDevice(c, owner, email);
}

/** The same by the account's address; also ends the session that the browser had, whoever's it was. */
export async function replaceSession(c: AppContext, token: string, email: string): Promise<void> {
  const old = await readSessionClaims(c);
  if (old) {
    const { sessions, clock } = c.get("deps");
    await sessions.revoke(old.sessionId, clock.now());
  }
  writeSessionCookie(c, token);
  await writeKnownDeviceOf(c, email);
}

/** The error for a visitor, and for a member whose account has been deleted in the meantime. */
export function signInFirst(): DomainError {
  return new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
}

/** Extends the session's idle time, after the answer. */
function keepAlive(c: AppContext, sessionId: string, lastSeenAt: Date): void {
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  if (now.getTime() - lastSeenAt.getTime() <= SESSION_REFRESH_SECONDS * 1000) return;
  later(c, "session_in_use", () => sessions.touch(sessionId, now));
}

/** The browser's time zone (IANA name); null when it names none, or one that we do not know. */
const timeZoneOf = (c: AppContext) => timeZoneNamed(c.req.header(TIME_ZONE_HEADER));

/** The account with the browser's time zone, which is stored after the answer when it has changed. */
function located(c: AppContext, account: Account): Account {
  const timeZone = timeZoneOf(c);
  if (timeZone === null || timeZone === account.timeZone) return account;
  later(c, "time_zone", () => c.get("deps").accounts.setTimeZone(account.id, timeZone));
  return { ...account, timeZone };
}

interface Claims {
  readonly userId: string;
  readonly sessionId: string;
}

/** The member of verified claims; null when the session has ended. */
async function findClaimed(c: AppContext, claims: Claims): Promise<Actor | null> {
  const { clock, sessions } = c.get("deps");
  const found = await sessions.findAccount(claims.sessionId, claims.userId, clock.now());
  if (!found) return null;
  keepAlive(c, claims.sessionId, found.lastSeenAt);
  return { account: located(c, found.account), sessionId: claims.sessionId };
}

/** The member behind the request; null for a visitor, and for a bad, an expired or a revoked session. */
export async function findMember(c: AppContext): Promise<Actor | null> {
  const claims = await readSessionClaims(c);
  return claims && findClaimed(c, claims);
}

/** The member behind the request. Throws `unauthenticated` when `findMember` returns null. */
export async function requireMember(c: AppContext): Promise<Actor> {
  const member = await findMember(c);
  if (!member) throw signInFirst();
  return member;
}

/**
 * The user whom the token names, before the session is checked: a handler can read data by the id while `account()`
 * checks the session, in one trip to the database. Throws `unauthenticated` without a valid token; `account()` rejects
 * when the session has ended.
 */
export async function claimMember(c: AppContext): Promise<Claimant & { readonly sessionId: string }> {
  const claims = await readSessionClaims(c);
  if (!claims) throw signInFirst();
  const account = async () => {
    const member = await findClaimed(c, claims);
    if (!member) throw signInFirst();
    return member.account;
  };
  return { id: claims.userId, sessionId: claims.sessionId, timeZone: timeZoneOf(c), account };
}

/**
 * Reads the rest of a claimant's request. When that fails, an ended session is reported instead, as by every other
 * call.
 */
export async function readFor<Result>(claimant: Claimant, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    await claimant.account();
    throw error;
  }
}

/** A member and what `read` finds by their id, in one trip to the database. */
export async function readBeside<Data>(
  c: AppContext,
  read: (userId: string) => Data | Promise<Data>,
  capability?: Capability,
): Promise<Actor & { readonly data: Data }> {
  const user = await claimMember(c);
  const member = capability === undefined ? user : entitled(user, capability);
  const [account, data] = await Promise.all([member.account(), readFor(member, () => read(user.id))]);
  return { account, sessionId: user.sessionId, data };
}

/** The same claimant, whose `account()` also rejects without the capability. */
export function entitled(user: Claimant, capability: Capability): Claimant {
  const account = async () => {
    const asked = await user.account();
    requireCapability(asked, capability);
    return asked;
  };
  return { ...user, account };
}

/** Like `requireMember`, with the dashboard's numbers, in one trip to the database. */
export async function requireMemberWithStats(c: AppContext): Promise<Actor & { stats: StoredStats }> {
  const claims = await readSessionClaims(c);
  if (!claims) throw signInFirst();
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  const read = (weekOf: string) => sessions.findAccountWithStats(claims.sessionId, claims.userId, now, weekOf);
  const presumed = thisWeekIn(timeZoneOf(c) ?? "UTC", now);
  const found = await read(presumed);
  if (!found) throw signInFirst();
  keepAlive(c, claims.sessionId, found.lastSeenAt);
  const account = located(c, found.account);
  const weekOf = thisWeekIn(account.timeZone, now);
  const { stats } = weekOf === presumed ? found : ((await read(weekOf)) ?? found);
  return { account, sessionId: claims.sessionId, stats };
}

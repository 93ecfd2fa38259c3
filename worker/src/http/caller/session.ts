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
export async function readSessionClaims(c: AppContext): Promise<Claims | null> {
  const token = readCookie(c, SESSION_COOKIE);
  return token ? c.get("deps").tokens.verify(token) : null;
}

/** Signs the browser in with a new session, and makes it known to the account. */
export function writeSession(c: AppContext, token: string, owner: ProvedOwner, email: string): void {
  writeSessionCookie(c, token);
  writeKnownDevice(c, owner, email);
}

/** The same for the account of an address; the session that the browser came with, whoever's it was, ends. */
export async function replaceSession(c: AppContext, token: string, email: string): Promise<void> {
  const old = await readSessionClaims(c);
  if (old) {
    const { sessions, clock } = c.get("deps");
    await sessions.revoke(old.sessionId, clock.now());
  }
  writeSessionCookie(c, token);
  await writeKnownDeviceOf(c, email);
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

/** Where the browser says that it is (IANA name); null where it says nothing that is known. */
const timeZoneOf = (c: AppContext) => timeZoneNamed(c.req.header(TIME_ZONE_HEADER));

/** The account where its owner is now: a time zone that has changed is kept after the answer. */
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

/** The member whom a valid token names; null when the session is not alive. */
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

/** Reads the rest of a claimant's request; where that fails, a session that has ended is told first, as by every call. */
export async function readFor<Result>(claimant: Claimant, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    await claimant.account();
    throw error;
  }
}

/** A member, and what is read by the id of their token alone, in one trip to the database. */
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

/** The same claimant, let in only with a capability. */
export function entitled(user: Claimant, capability: Capability): Claimant {
  const account = async () => {
    const asked = await user.account();
    requireCapability(asked, capability);
    return asked;
  };
  return { ...user, account };
}

/** The same as `requireMember` with the dashboard's numbers, in one trip to the database. */
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

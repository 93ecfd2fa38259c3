import { ADMIN_COOKIE } from "@mealwright/schema/constants/auth/cookies";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import {
  ADMIN_SESSION_ABSOLUTE_SECONDS,
  ADMIN_SESSION_IDLE_SECONDS,
  ADMIN_SESSION_REFRESH_SECONDS,
} from "@mealwright/schema/constants/timings";
import { DomainError } from "../../domain/errors.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { type Actor, clearSessionCookie, findMember } from "./session.ts";

/** The verified claims of the admin's cookie; null without a valid one. Does not ask the database. */
async function readAdminClaims(c: AppContext): Promise<{ userId: string; sessionId: string } | null> {
  const token = readCookie(c, ADMIN_COOKIE);
  return token ? c.get("deps").adminTokens.verify(token) : null;
}

/** The admin, when the credentials were entered in this browser recently; null otherwise. */
async function findAdmin(c: AppContext): Promise<Actor | null> {
  const claims = await readAdminClaims(c);
  if (!claims) return null;
  const { clock, sessions } = c.get("deps");
  const now = clock.now();
  const found = await sessions.findAccount(claims.sessionId, claims.userId, now);
  const idleSeconds = found ? (now.getTime() - found.lastSeenAt.getTime()) / 1000 : 0;
  if (found?.account.role !== "admin" || idleSeconds > ADMIN_SESSION_IDLE_SECONDS) return null;
  if (idleSeconds > ADMIN_SESSION_REFRESH_SECONDS) await sessions.touch(claims.sessionId, now);
  return { account: found.account, sessionId: claims.sessionId };
}

/**
 * The admin behind the request. Throws `forbidden` for a member, and `unauthenticated` for a visitor; being signed in
 * with the admin's account is not enough.
 */
export async function requireAdmin(c: AppContext): Promise<Actor> {
  const admin = await findAdmin(c);
  if (admin) return admin;
  if (await findMember(c)) throw new DomainError("forbidden", CALL_ERRORS.forbidden);
  throw new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
}

/** Starts an admin session in this browser and ends the previous one. */
export async function replaceAdminSession(c: AppContext, token: string): Promise<void> {
  await endAdminSession(c);
  writeCookie(c, ADMIN_COOKIE, token, { maxAge: ADMIN_SESSION_ABSOLUTE_SECONDS, sameSite: "Strict" });
}

/** Ends the admin session on the server and in the browser. Returns its user's id; null when there was none. */
export async function endAdminSession(c: AppContext): Promise<string | null> {
  const claims = await readAdminClaims(c);
  const { clock, sessions } = c.get("deps");
  if (claims) await sessions.revoke(claims.sessionId, clock.now());
  clearCookie(c, ADMIN_COOKIE);
  return claims?.userId ?? null;
}

/**
 * Signs the browser out: clears the session cookie, ends the admin session on the server too, and empties the browser's
 * cache.
 */
export async function forgetBrowser(c: AppContext): Promise<void> {
  clearSessionCookie(c);
  if (readCookie(c, ADMIN_COOKIE) !== undefined) await endAdminSession(c);
  c.header("Clear-Site-Data", '"cache"');
}

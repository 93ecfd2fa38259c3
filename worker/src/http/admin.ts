import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import {
  ADMIN_SESSION_ABSOLUTE_SECONDS,
  ADMIN_SESSION_IDLE_SECONDS,
  ADMIN_SESSION_REFRESH_SECONDS,
} from "@mealwright/schema/constants/timings";
import { DomainError } from "../domain/errors.ts";
import type { AppContext } from "./context.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { type Actor, findMember } from "./session.ts";

const COOKIE_NAME = "admin";

/** The verified claims of the admin's cookie; null without a valid one. Does not ask the database. */
async function readAdminClaims(c: AppContext): Promise<{ userId: string; sessionId: string } | null> {
  const token = readCookie(c, COOKIE_NAME);
  return token ? c.get("deps").adminTokens.verify(token) : null;
}

/** Somebody who has given the admin's credentials in this browser, not long ago; null for everybody else. */
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

/** Unlocks the browser; the unlocked session it came with ends. */
export async function replaceAdminSession(c: AppContext, token: string): Promise<void> {
  await endAdminSession(c);
  writeCookie(c, COOKIE_NAME, token, { maxAge: ADMIN_SESSION_ABSOLUTE_SECONDS, sameSite: "Strict" });
}

/** Ends the unlocked session on the server and in the browser; whose it was, null when there was none. */
export async function endAdminSession(c: AppContext): Promise<string | null> {
  const claims = await readAdminClaims(c);
  const { clock, sessions } = c.get("deps");
  if (claims) await sessions.revoke(claims.sessionId, clock.now());
  clearCookie(c, COOKIE_NAME);
  return claims?.userId ?? null;
}

import { eachSessionFact } from "@mealwright/schema/constants/auth/session-facts";
import { ADMIN_SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import { platformChance } from "../../src/adapters/chance.ts";
import { createAccountStore } from "../../src/adapters/db/accounts.ts";
import { createAuditLog } from "../../src/adapters/db/audit-log.ts";
import { createIdentityStore } from "../../src/adapters/db/auth/identities.ts";
import { createLoginGuard } from "../../src/adapters/db/auth/login-guard.ts";
import { createPasskeyStore } from "../../src/adapters/db/auth/passkeys.ts";
import { createSessionStore } from "../../src/adapters/db/auth/sessions.ts";
import { Database } from "../../src/adapters/db/connection/client.ts";
import { createMealPlanStore } from "../../src/adapters/db/plans/meal-plans.ts";
import { createUserStore } from "../../src/adapters/db/users.ts";
import { createDigestKey } from "../../src/adapters/limits/digest-key.ts";
import { knownPasswords } from "../../src/adapters/password/known-passwords.ts";
import { createSessionTokens } from "../../src/adapters/session/jwt.ts";
import { wait } from "../../src/adapters/wait.ts";
import { rememberDevice } from "../../src/use-cases/auth/known-device.ts";
import { type Registration, register } from "../../src/use-cases/auth/register.ts";
import { newSession } from "../../src/use-cases/auth/start-session.ts";
import type { Browser } from "../client.ts";
import type { Harness } from "../harness.ts";
import { createHasherOfTests } from "../stack/quick-passwords.ts";

/** Pepper and password -> hash, so that members with the same password share it. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(pepper: string, password: string): Promise<string> {
  const key = JSON.stringify([pepper, password]);
  const hash = hashes.get(key) ?? createHasherOfTests(pepper).hash(password);
  hashes.set(key, hash);
  return hash;
}

/** The parts of the product that create accounts and sign people in, over the database of a running product. */
export function partsOf({ database, secrets, origin }: Harness) {
  const clock = { now: () => new Date(), wait };
  const db = new Database(database);
  const digestKey = createDigestKey(secrets.passwordPepper);
  const keys = Object.entries(secrets.jwtKeys.keys).map(([kid, key]) => [kid, Buffer.from(key, "base64url")] as const);
  const jwtKeys = { current: secrets.jwtKeys.current, keys: new Map(keys) };
  const hasher = createHasherOfTests(secrets.passwordPepper);
  return {
    clock,
    chance: platformChance,
    knownPasswords,
    passwords: { ...hasher, hash: (password: string) => hashOnce(secrets.passwordPepper, password) },
    tokens: createSessionTokens(jwtKeys, origin, "web"),
    adminTokens: createSessionTokens(jwtKeys, origin, "admin"),
    sessions: createSessionStore(db),
    users: createUserStore(db, clock),
    accounts: createAccountStore(db),
    identities: createIdentityStore(db),
    passkeys: createPasskeyStore(db),
    loginGuard: createLoginGuard(db),
    mealPlans: createMealPlanStore(db),
    limitScale: 1,
    sessionFacts: eachSessionFact(() => "node"),
    auditLog: createAuditLog(db, null, digestKey),
    digestKey,
  };
}

const cookiePrefix = ({ origin }: Harness) => (origin.startsWith("https:") ? "__Host-" : "");

/** Signs a browser up as the product does, but not over HTTP; returns the account's id. */
export async function signUp(harness: Harness, browser: Browser, registration: Registration): Promise<string> {
  const parts = partsOf(harness);
  const { account, token } = await register(parts, registration);
  const device = rememberDevice(parts, { userId: account.id, credentialsVersion: 0 }, account.email, undefined);
  const prefix = cookiePrefix(harness);
  browser.cookie = `${prefix}session=${token}; ${prefix}device=${device}`;
  return account.id;
}

/** Unlocks the admin screen in a browser, but not over HTTP, to save the password hash. */
export async function unlock(harness: Harness, browser: Browser): Promise<void> {
  const parts = partsOf(harness);
  const sql = "select id, credentials_version as credentialsVersion from users where email = ?";
  const { rows } = await harness.database.execute({ sql, args: [harness.admin.email] });
  const userId = String(rows[0]?.id);
  const session = newSession(parts, userId, ADMIN_SESSION_ABSOLUTE_SECONDS);
  await parts.sessions.add(session, Number(rows[0]?.credentialsVersion));
  const { id: sessionId, expiresAt } = session;
  const cookie = `${cookiePrefix(harness)}admin=${await parts.adminTokens.sign({ userId, sessionId, expiresAt })}`;
  browser.cookie = browser.cookie === "" ? cookie : `${browser.cookie}; ${cookie}`;
}

/** Somebody who has unlocked the admin screen. */
export async function unlocked(harness: Harness): Promise<Browser> {
  const browser = harness.visitor();
  await unlock(harness, browser);
  return browser;
}

import { FREE_TIER } from "@mealwright/schema/constants/tiers";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import { DEFAULT_ACCOUNT_SETTINGS } from "@mealwright/schema/contract/user";
import type { Deps } from "../../deps.ts";
import { digestFor } from "../../domain/meal-plan/digest.ts";
import { weekFiguresOf } from "../../domain/meal-plan/week-figures.ts";
import type { Account, AccountStats } from "../../domain/ports.ts";
import { noteEvent } from "../note-event.ts";
import { refuseKnownPassword } from "./refuse-known-password.ts";
import { newSession, signSession } from "./start-session.ts";

export interface SignedIn {
  readonly account: Account;
  readonly stats: AccountStats;
  readonly token: string;
}

export interface Registration {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly preferences: Preferences | null;
}

/** Creates an account with its first session and its preferences in one batch. Throws `email_taken`. */
export async function register(
  deps: Pick<
    Deps,
    "clock" | "chance" | "passwords" | "knownPasswords" | "tokens" | "users" | "sessionFacts" | "auditLog"
  >,
  registration: Registration,
): Promise<SignedIn> {
  const { email, name, password, preferences } = registration;
  refuseKnownPassword(deps, password, "password");
  const passwordHash = await deps.passwords.hash(password);
  const id = deps.chance.newId();
  const session = newSession(deps, id);
  const createdAt = session.createdAt;
  await deps.users.create({ id, email, name, passwordHash, createdAt }, session, preferences);
  const [token] = await Promise.all([signSession(deps, session), noteEvent(deps, "registered", id)]);
  const account: Account = {
    id,
    email,
    name,
    role: "user",
    tier: FREE_TIER,
    createdAt,
    ...DEFAULT_ACCOUNT_SETTINGS,
    isEmailVerified: false,
    timeZone: "UTC",
  };
  const answersDigest = preferences && digestFor(account, { ...preferences, people: [] });
  return {
    account,
    stats: { ...weekFiguresOf([]), favorites: 0, budget: preferences?.budget ?? 0, answersDigest },
    token,
  };
}

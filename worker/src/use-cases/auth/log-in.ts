import { mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { shownStats } from "../meal-plan/shown-stats.ts";
import { noteEvent } from "../note-event.ts";
import { type CheckPasswordDeps, matchPassword, type PasswordTry } from "./check-password.ts";
import type { DeviceOwner } from "./known-device.ts";
import type { SignedIn } from "./register.ts";
import { newSession, signSession } from "./start-session.ts";

export interface Credentials extends PasswordTry {
  readonly userAgent: string | null;
}

/** Starts a session for the right pair. Throws as `matchPassword` does. */
export async function logIn(
  deps: CheckPasswordDeps & Pick<Deps, "chance" | "tokens" | "sessions" | "auditLog" | "mealPlans">,
  { userAgent, ...attempt }: Credentials,
): Promise<SignedIn & { readonly device: DeviceOwner }> {
  const { account, device, settle } = await matchPassword(deps, attempt);
  const session = newSession(deps, account.id, userAgent);
  const [stats, token] = await Promise.all([
    deps.users.readStats(account.id, mondayOf(session.createdAt, account.timeZone)),
    signSession(deps, session),
    deps.sessions.add(session),
    noteEvent(deps, "signed-in", account.id),
    settle(),
  ]);
  return { account, device, stats: await shownStats(deps, account, stats), token };
}

import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SignedIn } from "./register.ts";
import { newSession, signSession } from "./start-session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/** Starts a session for the right pair. Throws `wrong_credentials`, in the same time for a known and an unknown address. */
export async function logIn(
  deps: Pick<Deps, "clock" | "chance" | "passwords" | "tokens" | "users" | "sessions">,
  { email, password, userAgent }: Credentials,
): Promise<SignedIn> {
  const found = await deps.users.findForLogin(email);
  const matches = await deps.passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !matches) throw new DomainError("wrong_credentials", CALL_ERRORS.wrongCredentials);
  const session = newSession(deps, found.account.id, userAgent);
  const [stats, token] = await Promise.all([
    deps.users.readStats(found.account.id, mondayOf(session.createdAt)),
    signSession(deps, session),
    deps.sessions.add(session),
  ]);
  return { account: found.account, stats, token };
}

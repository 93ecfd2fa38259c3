import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";

export type CheckPasswordDeps = Pick<
  Deps,
  "clock" | "passwords" | "users" | "accounts" | "loginGuard" | "digestKey" | "limitScale"
>;

export interface PasswordTry {
  readonly email: string;
  readonly password: string;
  /** Where the try comes from (`networkOf`). */
  readonly network: string;
}

function keysOf(digestKey: Deps["digestKey"], { email, network }: PasswordTry) {
  return {
    emailFromNetwork: `email-from-network:${digestKey(`${email}\n${network}`)}`,
    email: `email:${digestKey(email)}`,
    network: `network:${digestKey(network)}`,
  };
}

/**
 * The account of a right pair of address and password. Throws `wrong_credentials`, in the same time for a known and an
 * unknown address, and `too_many_requests` while wrong ones have to wait.
 */
export async function checkPassword(deps: CheckPasswordDeps, attempt: PasswordTry): Promise<Account> {
  const keys = keysOf(deps.digestKey, attempt);
  const now = deps.clock.now();
  const watch = (name: keyof typeof keys) => ({
    ...LOGIN_DELAYS[name],
    freeFailures: LOGIN_DELAYS[name].freeFailures * deps.limitScale,
    key: keys[name],
  });
  const [{ waitUntil }, found] = await Promise.all([
    deps.loginGuard.begin([watch("emailFromNetwork"), watch("email"), watch("network")], now),
    deps.users.findForLogin(attempt.email),
  ]);
  if (waitUntil) throw tooManyRequests(now, waitUntil);
  const matches = await deps.passwords.verify(attempt.password, found?.passwordHash ?? null);
  if (!found || !matches) throw new DomainError("wrong_credentials", CALL_ERRORS.wrongCredentials);
  if (found.passwordHash !== null && deps.passwords.isOutdated(found.passwordHash)) {
    const newHash = await deps.passwords.hash(attempt.password);
    await deps.accounts.replaceHash(found.account.id, found.passwordHash, newHash);
  }
  await deps.loginGuard.succeed({ forget: [keys.emailFromNetwork, keys.email], forgive: [keys.network] });
  return found.account;
}

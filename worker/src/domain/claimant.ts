import type { Account } from "./ports.ts";

/** A user by the id of their token, while it is still to be asked whether the session lives. */
export interface Claimant {
  readonly id: string;
  /** Asks. Rejects with `unauthenticated` where the session does not live. */
  readonly account: () => Promise<Account>;
}

/** Somebody of whom that is known already. */
export function knownUser(account: Account): Claimant {
  return { id: account.id, account: () => Promise.resolve(account) };
}

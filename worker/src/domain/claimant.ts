import type { Account } from "./ports.ts";

/** A user by the id of their token, while it is still to be asked whether the session lives. */
export interface Claimant {
  readonly id: string;
  /** Where the browser says that it is (IANA name); null where it says nothing. */
  readonly timeZone: string | null;
  /** Asks. Rejects with `unauthenticated` where the session does not live. */
  readonly account: () => Promise<Account>;
}

/** Somebody of whom that is known already. */
export function knownUser(account: Account): Claimant {
  return { id: account.id, timeZone: account.timeZone, account: () => Promise.resolve(account) };
}

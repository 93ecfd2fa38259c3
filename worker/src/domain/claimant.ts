import type { Account } from "./ports.ts";

/** A user named by a token whose session has not been checked yet. */
export interface Claimant {
  readonly id: string;
  /** The browser's time zone (IANA name); null if it sent none. */
  readonly timeZone: string | null;
  /** Checks the session. Rejects with `unauthenticated` when it is not alive. */
  readonly account: () => Promise<Account>;
}

/** A user whose session was checked already. */
export function knownUser(account: Account): Claimant {
  return { id: account.id, timeZone: account.timeZone, account: () => Promise.resolve(account) };
}

/** How many days we keep what is only needed for a while; the privacy page names these periods. */
export const RETENTION_DAYS = {
  /** The log of an account: sign-ins, refusals, changes. */
  eventsOfAccounts: 365,
  /** The same where the account is unknown or deleted. */
  eventsOfNobody: 90,
  /** Sessions after their end, with the browser's name. */
  endedSessions: 30,
  /** The record that a mail was sent, without its text. */
  mailNotes: 90,
  /** Digests of mailed links after their expiry. */
  endedLinks: 1,
  /** The plan that a new one for the same week has replaced. */
  earlierPlans: 1,
} as const;

/** Rows that one statement of a clean-up deletes at most, so that it blocks nobody's write for long. */
export const SWEEP_BATCH_ROWS = 500;
/** Statements of one clean-up at most; the next one deletes the rest. */
export const SWEEP_MOST_ROUNDS = 20;

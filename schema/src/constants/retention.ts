/** How long is kept what nobody needs for good, in days; the privacy page names these ages. */
export const RETENTION_DAYS = {
  /** What happened to an account: sign-ins, refusals, changes. */
  eventsOfAccounts: 365,
  /** The same where no account is known, or it was deleted. */
  eventsOfNobody: 90,
  /** Sessions after their end, with the name of the browser. */
  endedSessions: 30,
  /** That a mail was sent; never its text. */
  mailNotes: 90,
  /** Digests of mailed links, after they ended. */
  endedLinks: 1,
} as const;

/** Rows that one statement of the sweep deletes at most, so that it holds up nobody's write. */
export const SWEEP_BATCH_ROWS = 500;
/** Rounds of one sweep; what is left is the next one's. */
export const SWEEP_MOST_ROUNDS = 20;

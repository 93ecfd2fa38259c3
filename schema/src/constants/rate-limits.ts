/** How often is too often. A network is an IPv4 address or the /64 of an IPv6 one; many people may share it. */

export interface CountLimit {
  readonly count: number;
  readonly windowSeconds: number;
}

const HOUR_SECONDS = 3600;

/** Exact counts within a fixed window. */
export const COUNT_LIMITS = {
  registrationsPerNetwork: { count: 1_000, windowSeconds: HOUR_SECONDS },
  resetMailsPerEmail: { count: 3, windowSeconds: HOUR_SECONDS },
  resetMailsPerNetwork: { count: 200, windowSeconds: HOUR_SECONDS },
  /** Weeks made anew in the place of a complete one. */
  generationsPerUser: { count: 60, windowSeconds: HOUR_SECONDS },
  emailChangesPerUser: { count: 5, windowSeconds: HOUR_SECONDS },
  contactMessagesPerNetwork: { count: 60, windowSeconds: HOUR_SECONDS },
  contactMessagesPerEmail: { count: 20, windowSeconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, CountLimit>>;
export type CountLimitName = keyof typeof COUNT_LIMITS;

export interface LoginDelay {
  /** Wrong passwords in a row that cost no wait. */
  readonly freeFailures: number;
  /** The wait doubles from 2 s up to this, and never becomes a lock (OWASP ASVS 5.0, 6.1.1). */
  readonly maxDelaySeconds: number;
  readonly forgetAfterSeconds: number;
}

/**
 * Waits after wrong passwords. From one network to one account they grow long; for the account as a whole they stay
 * short, so that a stranger cannot keep its owner out.
 */
export const LOGIN_DELAYS = {
  emailFromNetwork: { freeFailures: 10, maxDelaySeconds: 900, forgetAfterSeconds: 24 * HOUR_SECONDS },
  email: { freeFailures: 30, maxDelaySeconds: 60, forgetAfterSeconds: 24 * HOUR_SECONDS },
  network: { freeFailures: 300, maxDelaySeconds: 60, forgetAfterSeconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, LoginDelay>>;

/** The window of the burst shield in wrangler.toml (`BURST_SHIELD`). */
export const BURST_WINDOW_SECONDS = 60;

/** Rate limits. A network is an IPv4 address or the /64 of an IPv6 address; many people may share one. */

export interface CountLimit {
  readonly count: number;
  /** The same for the IPv6 /48 around a network: one customer may have all of it, or thousands may share it. */
  readonly wideCount?: number;
  readonly windowSeconds: number;
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Exact counts within a fixed window. */
export const COUNT_LIMITS = {
  registrationsPerNetwork: { count: 1_000, wideCount: 4_000, windowSeconds: HOUR_SECONDS },
  resetMailsPerMailbox: { count: 3, windowSeconds: HOUR_SECONDS },
  resetMailsPerNetwork: { count: 200, wideCount: 800, windowSeconds: HOUR_SECONDS },
  /** Weeks that replace a complete one. */
  generationsPerUser: { count: 60, windowSeconds: HOUR_SECONDS },
  /** Counts only mails that go out: requests for unknown addresses must not keep others from their mail. */
  resetMailsPerDay: { count: 20_000, windowSeconds: DAY_SECONDS },
  /** Mails to unconfirmed addresses: whoever registers or changes their address may enter anybody's. */
  strangerMailsPerMailbox: { count: 5, windowSeconds: DAY_SECONDS },
  /**
   * As many as may register in an hour, so that on a campus the three-hundredth new account of a day gets its mail too.
   */
  strangerMailsPerNetwork: { count: 1_000, wideCount: 4_000, windowSeconds: DAY_SECONDS },
  strangerMailsPerDay: { count: 20_000, windowSeconds: DAY_SECONDS },
  groceryMailsPerUser: { count: 30, windowSeconds: DAY_SECONDS },
  /** Private links: of the calendar and of shared lists. */
  linksPerUser: { count: 60, windowSeconds: HOUR_SECONDS },
  /** Payments that are started; a pending one is shown again and does not count. */
  paymentsPerUser: { count: 60, windowSeconds: HOUR_SECONDS },
  emailChangesPerUser: { count: 5, windowSeconds: HOUR_SECONDS },
  /** Codes of an authenticator app: 30 guesses an hour, of 10^6 codes of which three are valid. */
  secondFactorTriesPerUser: { count: 30, windowSeconds: HOUR_SECONDS },
  contactMessagesPerNetwork: { count: 60, wideCount: 240, windowSeconds: HOUR_SECONDS },
  /** By member, or by a visitor's address and network together, so that nobody else can use it up in their name. */
  contactMessagesPerSender: { count: 20, windowSeconds: HOUR_SECONDS },
  /** Contact messages forwarded to support by mail; further ones are only stored. */
  supportMailsPerDay: { count: 2_000, windowSeconds: DAY_SECONDS },
} as const satisfies Readonly<Record<string, CountLimit>>;
export type CountLimitName = keyof typeof COUNT_LIMITS;

/** Weeks of one user that may be made at the same time, across tabs and devices; a further one waits. */
export const GENERATIONS_AT_ONCE = 2;

export interface LoginDelay {
  /** Consecutive wrong passwords that cause no wait. */
  readonly freeFailures: number;
  /** The wait doubles from 2 s up to this and never becomes a lock (OWASP ASVS 5.0, 6.1.1). */
  readonly maxDelaySeconds: number;
  readonly forgetAfterSeconds: number;
  /** Forgets at fixed intervals, not only after that long without a try: thousands behind one address never pause. */
  readonly forgetsByTheClock?: true;
}

/**
 * Waits after wrong passwords, for devices that the account does not know: about 110 guesses a day for one network and
 * account. `email` counts attempts from everywhere, and delays only the first attempt from a new network, so that
 * nobody can lock the owner out.
 */
export const LOGIN_DELAYS = {
  emailFromNetwork: { freeFailures: 10, maxDelaySeconds: 900, forgetAfterSeconds: DAY_SECONDS },
  emailFromWideNetwork: { freeFailures: 40, maxDelaySeconds: 900, forgetAfterSeconds: DAY_SECONDS },
  /** Less than a minute, because checking the password takes some seconds more in a busy isolate. */
  email: { freeFailures: 30, maxDelaySeconds: 50, forgetAfterSeconds: DAY_SECONDS },
  network: { freeFailures: 300, maxDelaySeconds: 10, forgetAfterSeconds: HOUR_SECONDS, forgetsByTheClock: true },
  wideNetwork: { freeFailures: 1_500, maxDelaySeconds: 10, forgetAfterSeconds: HOUR_SECONDS, forgetsByTheClock: true },
} as const satisfies Readonly<Record<string, LoginDelay>>;

export interface DeviceTries {
  /** After this many consecutive wrong passwords a device counts as unknown. */
  readonly mostFailures: number;
  readonly forgetAfterSeconds: number;
}

/**
 * A browser that has signed in to an account skips the account's and the network's waits, up to its own number of
 * attempts.
 */
export const KNOWN_DEVICE_TRIES: DeviceTries = { mostFailures: 10, forgetAfterSeconds: DAY_SECONDS };

/** Accounts that one browser is known to: a household's. */
export const KNOWN_DEVICE_ACCOUNTS = 5;

/** Refusals within an hour about which the administrators are told. */
export const ALARM_REFUSALS_PER_HOUR = { signIn: 200, admin: 20 } as const;

/** The window of the burst shield in wrangler.toml (`BURST_SHIELD`). */
export const BURST_WINDOW_SECONDS = 60;

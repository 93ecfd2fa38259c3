/** How often is too often. A network is an IPv4 address or the /64 of an IPv6 one; many people may share it. */

export interface CountLimit {
  readonly count: number;
  /** The same for the IPv6 /48 around a network, which one customer may have whole, or thousands share. */
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
  /** Weeks made anew in the place of a complete one. */
  generationsPerUser: { count: 60, windowSeconds: HOUR_SECONDS },
  resetMailsPerDay: { count: 20_000, windowSeconds: DAY_SECONDS },
  /** Mails to addresses that nobody has proved to read: who registers or changes an address may name anybody's. */
  strangerMailsPerMailbox: { count: 5, windowSeconds: DAY_SECONDS },
  /** As many as may register in an hour: on a campus the three-hundredth new account of a day wants its mail too. */
  strangerMailsPerNetwork: { count: 1_000, wideCount: 4_000, windowSeconds: DAY_SECONDS },
  strangerMailsPerDay: { count: 20_000, windowSeconds: DAY_SECONDS },
  groceryMailsPerUser: { count: 30, windowSeconds: DAY_SECONDS },
  /** Private addresses: of the calendar and of shared lists. */
  linksPerUser: { count: 60, windowSeconds: HOUR_SECONDS },
  emailChangesPerUser: { count: 5, windowSeconds: HOUR_SECONDS },
  /** Codes of an authenticator app: 30 of 10^6, three of which are right, in an hour. */
  secondFactorTriesPerUser: { count: 30, windowSeconds: HOUR_SECONDS },
  contactMessagesPerNetwork: { count: 60, wideCount: 240, windowSeconds: HOUR_SECONDS },
  contactMessagesPerEmail: { count: 20, windowSeconds: HOUR_SECONDS },
  /** Forwarded to support by mail; what comes beyond is stored all the same. */
  supportMailsPerDay: { count: 2_000, windowSeconds: DAY_SECONDS },
} as const satisfies Readonly<Record<string, CountLimit>>;
export type CountLimitName = keyof typeof COUNT_LIMITS;

/** Weeks of one user that are made at the same time, over all tabs and devices; a further one waits for its turn. */
export const GENERATIONS_AT_ONCE = 2;

export interface LoginDelay {
  /** Wrong passwords in a row that cost no wait. */
  readonly freeFailures: number;
  /** The wait doubles from 2 s up to this, and never becomes a lock (OWASP ASVS 5.0, 6.1.1). */
  readonly maxDelaySeconds: number;
  readonly forgetAfterSeconds: number;
  /** Forgets at each turn of that time, else only after so long without a try: thousands behind one address never pause. */
  readonly forgetsByTheClock?: true;
}

/**
 * Waits after wrong passwords, for who comes without a known device. From one network to one account they grow long: about
 * 110 guesses a day. `email` counts an account's from everywhere and keeps out nobody: beyond its free ones, whoever comes
 * from another network waits once, at most so long, before the first try there counts, whatever others do meanwhile.
 */
export const LOGIN_DELAYS = {
  emailFromNetwork: { freeFailures: 10, maxDelaySeconds: 900, forgetAfterSeconds: DAY_SECONDS },
  emailFromWideNetwork: { freeFailures: 40, maxDelaySeconds: 900, forgetAfterSeconds: DAY_SECONDS },
  email: { freeFailures: 30, maxDelaySeconds: 60, forgetAfterSeconds: DAY_SECONDS },
  network: { freeFailures: 300, maxDelaySeconds: 10, forgetAfterSeconds: HOUR_SECONDS, forgetsByTheClock: true },
  wideNetwork: { freeFailures: 1_500, maxDelaySeconds: 10, forgetAfterSeconds: HOUR_SECONDS, forgetsByTheClock: true },
} as const satisfies Readonly<Record<string, LoginDelay>>;

export interface DeviceTries {
  /** Wrong passwords in a row after which the device counts as unknown. */
  readonly mostFailures: number;
  readonly forgetAfterSeconds: number;
}

/** A browser that has signed in to an account skips the account's and its network's waits, within its own number of tries. */
export const KNOWN_DEVICE_TRIES: DeviceTries = { mostFailures: 10, forgetAfterSeconds: DAY_SECONDS };

/** Accounts that one browser is known to: a household's. */
export const KNOWN_DEVICE_ACCOUNTS = 5;

/** Refusals at a door within an hour that the administrators are told of. */
export const ALARM_REFUSALS_PER_HOUR = { signIn: 200, admin: 20 } as const;

/** The window of the burst shield in wrangler.toml (`BURST_SHIELD`). */
export const BURST_WINDOW_SECONDS = 60;

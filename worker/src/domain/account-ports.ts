import type { AuditAction } from "@mealwright/schema/constants/admin";
import type { SessionFacts } from "@mealwright/schema/constants/auth/session-facts";
import type { MailKind, OptionalMail } from "@mealwright/schema/constants/mails";
import type { DeviceTries, LoginDelay } from "@mealwright/schema/constants/rate-limits";
import type { ContactCategory, ContactPriority } from "@mealwright/schema/constants/support";
import type { ProfileChange } from "@mealwright/schema/contract/user";
import type { CalendarSettings } from "./calendar/calendar-ports.ts";
import type { NeverDish } from "./dish-ports.ts";
import type { CupboardEntry } from "./grocery/grocery-list.ts";
import type { Meal } from "./meal.ts";
import type { StoredPayment } from "./payments/stored-payment.ts";
import type { Account, NewSession } from "./ports.ts";

/** A mail ready to be sent, as plain text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** Resolves once the mail is accepted for delivery; one key is delivered once. Throws `unavailable`. */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** What the outbox stores about a mail; never its text. */
export interface MailNote {
  readonly id: string;
  readonly kind: MailKind;
  readonly userId: string | null;
  readonly dedupeKey: string;
}

export interface MailOutbox {
  /** Whether the caller may send it: true for the first one, and for the next one after a failure. */
  claim(note: MailNote, now: Date): Promise<boolean>;
  finish(dedupeKey: string, status: "sent" | "failed", now: Date): Promise<void>;
  /** Those for whom an optional mail is due, who have left it on and not received it yet; earliest occasions first. */
  listRecipients(kind: OptionalMail, now: Date, limit: number): Promise<readonly MailRecipient[]>;
}

export interface MailRecipient extends Account {
  /** What the mail is about besides its recipient, such as the moment at which something ends. */
  readonly occasion: number;
}

/** An account's authenticator app as stored; its key is encrypted. */
export interface StoredAuthenticator {
  readonly secret: string;
  readonly isConfirmed: boolean;
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

export interface AuthenticatorStore {
  find(userId: string): Promise<StoredAuthenticator | null>;
  /** Stores a new key until its first code confirms it; false if there is a confirmed one. */
  begin(userId: string, secret: string, now: Date): Promise<boolean>;
  /** Confirms the key and stores the digests of new recovery codes; false if none was waiting. */
  confirm(userId: string, step: number, codeHashes: readonly string[], now: Date): Promise<boolean>;
  /** False unless the time step is later than the last one used, so that no code works twice. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** False for an unknown or used code. */
  useRecoveryCode(userId: string, codeHash: string, now: Date): Promise<boolean>;
  remove(userId: string): Promise<void>;
}

export interface AuthenticatorCodes {
  /** A key for an authenticator app, base32. */
  newSecret(): string;
  newRecoveryCode(): string;
  /** The time step near `now` that has this code; null if none has. */
  findStep(secret: string, code: string, now: Date): number | null;
}

/** Passwords that were in public breaches. */
export interface KnownPasswords {
  includes(password: string): boolean;
}

/** Tokens of links in mails: unguessable, and only their digest is stored. */
export interface LinkTokens {
  create(): { readonly token: string; readonly tokenHash: string };
  hash(token: string): string;
}

export interface NewPasswordReset {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface AccountOwner {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly isEmailVerified: boolean;
}

export interface PasswordResetStore {
  /** Stores a reset; older ones of the user no longer work. */
  add(reset: NewPasswordReset): Promise<void>;
  /** The owner of an unused, unexpired reset; null without one. */
  findOwner(tokenHash: string, now: Date): Promise<AccountOwner | null>;
  /**
   * Uses the reset: sets the password, ends every session, and removes every other way in (identities, passkeys) and a
   * pending change of address; false when somebody else was quicker.
   */
  use(tokenHash: string, passwordHash: string, now: Date): Promise<boolean>;
}

export interface ContactMessage {
  readonly id: string;
  /** Null when it was written by a visitor. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
  readonly priority: ContactPriority;
  readonly createdAt: Date;
}

export interface ContactStore {
  /**
   * Stores a message, unless its writer has already sent the same one since then and nobody has answered it yet. The id
   * under which it is stored.
   */
  addOnce(message: ContactMessage, since: Date): Promise<string>;
}

/** Turns a name or address into a key that does not reveal it. */
export type DigestKey = (text: string) => string;

/** How much may be counted under a key until `endsAt`; `amount` is 1 when absent. */
export interface Quota {
  readonly key: string;
  readonly endsAt: Date;
  readonly most: number;
  readonly amount?: number;
}

export interface CounterStore {
  /** Counts one under each key until `endsAt`; the counts so far, this one included, in the order of the keys. */
  count(entries: readonly { readonly key: string; readonly endsAt: Date }[]): Promise<readonly number[]>;
  /**
   * Counts `amount` under every key. If that took any key beyond its `most`, counts nothing and returns the latest
   * `endsAt` of those keys; otherwise null.
   */
  spend(entries: readonly Quota[]): Promise<{ readonly usedUpUntil: Date | null }>;
  /** Deletes counts whose time is over. */
  sweep(now: Date): Promise<void>;
}

/** A key of `LOGIN_DELAYS` and its figures. */
export interface LoginWatch extends LoginDelay {
  readonly key: string;
}

/** The keys under which an attempt without a known device is counted. */
export interface LoginKeys {
  /** The address from one network. While the address is under attack, a newcomer waits once and delays nobody else. */
  readonly newcomer: LoginWatch;
  /** The address from everywhere: shows whether it is under attack and how long newcomers wait; delays nobody else. */
  readonly address: LoginWatch;
  /** Other keys, whose waits apply to everybody who shares them. */
  readonly shared: readonly LoginWatch[];
}

export interface LoginGuard {
  /**
   * Counts an attempt as failed until it succeeds. If it has to wait, counts nothing and returns when the wait ends.
   */
  begin(keys: LoginKeys, now: Date): Promise<{ readonly waitUntil: Date | null }>;
  /** The same for a device that has signed in before, which does not wait for others; false after too many failures. */
  beginKnown(device: DeviceTries & { readonly key: string }, now: Date): Promise<boolean>;
  /** The attempt succeeded: resets the counts of `forget`, and takes this one attempt off those of `forgive`. */
  succeed(keys: { readonly forget: readonly string[]; readonly forgive: readonly string[] }): Promise<void>;
}

export interface BurstShield {
  /** False when a key came too often within a minute; approximate. */
  allows(key: string): Promise<boolean>;
}

export interface AccountStore {
  /**
   * Replaces `oldHash` with a newer hash of the same password; does nothing if the password was changed in the
   * meantime.
   */
  replaceHash(userId: string, oldHash: string, newHash: string): Promise<void>;
  /**
   * Sets a password, replaces all sessions with a new one and invalidates every mailed link. False, without any change,
   * if the credentials have moved on from the version whose password was checked.
   */
  changePassword(passwordHash: string, session: NewSession, credentialsVersion: number): Promise<boolean>;
  /** Notes that the address is confirmed; false if the account has another one by now. */
  verifyEmail(userId: string, email: string, now: Date): Promise<boolean>;
  listAdminEmails(): Promise<readonly string[]>;
  /** Changes only the given fields. Returns the account as stored afterwards; null if it no longer exists. */
  updateProfile(userId: string, change: ProfileChange, now: Date): Promise<Account | null>;
  /** Stores the browser's time zone, an IANA name. */
  setTimeZone(userId: string, timeZone: string): Promise<void>;
  /** Live sessions, the one seen last first. */
  listSessions(userId: string, now: Date): Promise<readonly SessionView[]>;
  /** False when the user has no such live session. */
  endSession(userId: string, sessionId: string, now: Date): Promise<boolean>;
  endAllSessions(userId: string, now: Date): Promise<void>;
  readRecords(userId: string): Promise<PersonalRecords>;
  /** The user and all that is theirs, together or not at all. */
  remove(userId: string): Promise<void>;
}

export interface SessionView extends SessionFacts {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly userId: string | null;
  readonly action: AuditAction;
}

export interface Housekeeping {
  /** Deletes some of the outdated rows of every table; returns the largest number deleted from one table. */
  dropOutdated(now: Date): Promise<number>;
}

export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
}

/** What is stored about a person besides preferences and plans. */
export interface PersonalRecords {
  /** A new address that is not confirmed yet. */
  readonly pendingEmail: string | null;
  readonly paidUntil: Date | null;
  readonly renews: boolean;
  readonly emailVerifiedAt: Date | null;
  readonly timeZone: string | null;
  readonly calendar: CalendarSettings;
  readonly sessions: readonly (SessionView & { readonly revokedAt: Date | null })[];
  readonly passkeys: readonly { readonly name: string; readonly createdAt: Date; readonly lastUsedAt: Date | null }[];
  readonly identities: readonly { readonly issuer: string; readonly subject: string; readonly createdAt: Date }[];
  readonly favorites: readonly {
    readonly id: string;
    readonly mealId: string;
    readonly name: string;
    readonly meal: Meal;
    readonly createdAt: Date;
  }[];
  readonly suggestions: readonly {
    readonly id: string;
    readonly meal: Meal;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  }[];
  readonly neverAgain: readonly NeverDish[];
  readonly groceryCupboard: readonly (CupboardEntry & { readonly weekOf: string })[];
  readonly groceryOwnLines: readonly { readonly weekOf: string; readonly text: string; readonly createdAt: Date }[];
  readonly groceryChecks: readonly { readonly weekOf: string; readonly item: string; readonly checked: boolean }[];
  readonly kitchenCorrections: readonly {
    readonly foodId: string;
    readonly grams: number;
    readonly useBy: string | null;
    readonly saidAt: Date;
  }[];
  readonly listShares: readonly { readonly weekOf: string; readonly createdAt: Date; readonly expiresAt: Date }[];
  readonly payments: readonly StoredPayment[];
  readonly contactMessages: readonly Omit<ContactMessage, "userId" | "priority">[];
  readonly mails: readonly { readonly kind: string; readonly status: string; readonly createdAt: Date }[];
  readonly events: readonly { readonly at: Date; readonly action: string }[];
}

export interface EmailChange {
  readonly tokenHash: string;
  readonly userId: string;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface EmailChangeStore {
  isTaken(email: string): Promise<boolean>;
  /** Stores a change until it is confirmed; an older one of the user no longer works. */
  add(change: EmailChange): Promise<void>;
  /**
   * Gives the user the new address, invalidates links mailed to the old one and removes identities. Null if the user
   * has no such change, it has expired, or the address was taken in the meantime.
   */
  use(tokenHash: string, userId: string, now: Date): Promise<{ readonly newEmail: string } | null>;
}

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

/** A mail ready to go: plain text and the same as HTML. */
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

/** What the outbox keeps of a mail: never its text. */
export interface MailNote {
  readonly id: string;
  readonly kind: MailKind;
  readonly userId: string | null;
  readonly dedupeKey: string;
}

export interface MailOutbox {
  /** True for whoever may send it: the first to come, or the next one after a failure. */
  claim(note: MailNote, now: Date): Promise<boolean>;
  finish(dedupeKey: string, status: "sent" | "failed", now: Date): Promise<void>;
  /** Who has a mail coming that can be turned off, has left it on and was not mailed about it; the first occasions first. */
  listRecipients(kind: OptionalMail, now: Date, limit: number): Promise<readonly MailRecipient[]>;
}

export interface MailRecipient extends Account {
  /** What the mail is about besides its recipient, such as the moment at which something ends. */
  readonly occasion: number;
}

/** An account's authenticator app as it is stored: its key sealed. */
export interface StoredAuthenticator {
  readonly secret: string;
  readonly isConfirmed: boolean;
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

export interface AuthenticatorStore {
  find(userId: string): Promise<StoredAuthenticator | null>;
  /** Keeps a new key that waits for its first code; false when a confirmed one is there. */
  begin(userId: string, secret: string, now: Date): Promise<boolean>;
  /** Makes it count and keeps the digests of new recovery codes; false when it did not wait. */
  confirm(userId: string, step: number, codeHashes: readonly string[], now: Date): Promise<boolean>;
  /** False for a time step that is not after the last one: its code was used. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** False for a code that is none, or was used. */
  useRecoveryCode(userId: string, codeHash: string, now: Date): Promise<boolean>;
  remove(userId: string): Promise<void>;
}

export interface AuthenticatorCodes {
  /** A key for an authenticator app, base32. */
  newSecret(): string;
  newRecoveryCode(): string;
  /** The time step whose code this is, around `now`; null for none. */
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
  /** Whose unused, unexpired reset this is. */
  findOwner(tokenHash: string, now: Date): Promise<AccountOwner | null>;
  /**
   * Uses the reset: sets the password, ends every session, and removes every other way in (identities, passkeys) and an
   * address that waits; false when somebody else was quicker.
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
  add(message: ContactMessage): Promise<void>;
}

/** Turns a name or address into a key that does not tell it. */
export type DigestKey = (text: string) => string;

/** So much of a key until `endsAt`; 1 when no amount is named. */
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
   * Counts `amount` under every key, or under none when one of them would come to more than its `most`; then the latest
   * end of those, else null.
   */
  spend(entries: readonly Quota[]): Promise<{ readonly usedUpUntil: Date | null }>;
  /** Drops what has ended. */
  sweep(now: Date): Promise<void>;
}

/** A key of `LOGIN_DELAYS` and its figures. */
export interface LoginWatch extends LoginDelay {
  readonly key: string;
}

/** What a try without a known device is counted by. */
export interface LoginKeys {
  /** The address from one network. While the address is under attack, a newcomer waits once, and delays nobody else. */
  readonly newcomer: LoginWatch;
  /** The address from everywhere: says whether it is under attack, and how long newcomers wait; holds up nobody else. */
  readonly address: LoginWatch;
  /** Others, whose waits hold for everybody behind them. */
  readonly shared: readonly LoginWatch[];
}

export interface LoginGuard {
  /** Counts a try as wrong until it proves right; the end of the wait instead when it has to wait, which changes nothing. */
  begin(keys: LoginKeys, now: Date): Promise<{ readonly waitUntil: Date | null }>;
  /** The same from a device that has signed in to the account before, which waits for nobody; false once it was wrong too often. */
  beginKnown(device: DeviceTries & { readonly key: string }, now: Date): Promise<boolean>;
  /** The try was right: `forget` starts anew, `forgive` loses this one try. */
  succeed(keys: { readonly forget: readonly string[]; readonly forgive: readonly string[] }): Promise<void>;
}

export interface BurstShield {
  /** False when a key came too often within a minute; approximate. */
  allows(key: string): Promise<boolean>;
}

export interface AccountStore {
  /** Puts a newer hash of the same password in place of `oldHash`; nothing when it has changed meanwhile. */
  replaceHash(userId: string, oldHash: string, newHash: string): Promise<void>;
  /**
   * Sets a password, puts a new session in the place of every other, and makes void what was mailed before; false, and
   * nothing, when the credentials no longer have the version whose password was given.
   */
  changePassword(passwordHash: string, session: NewSession, credentialsVersion: number): Promise<boolean>;
  /** Notes that the user reads the address; false when the account has another one by now. */
  verifyEmail(userId: string, email: string, now: Date): Promise<boolean>;
  listAdminEmails(): Promise<readonly string[]>;
  /** Changes what is given alone. Returns the account as it is stored then; null when it is gone. */
  updateProfile(userId: string, change: ProfileChange, now: Date): Promise<Account | null>;
  /** Keeps where the browser is, an IANA name. */
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
  /** Drops some of what is outdated from every table; the most rows that went from one of them. */
  dropOutdated(now: Date): Promise<number>;
}

export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
}

/** What is stored about a person besides preferences and plans. */
export interface PersonalRecords {
  /** An address that waits to be confirmed. */
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
  /** Stores a change that waits; an older one of the user no longer works. */
  add(change: EmailChange): Promise<void>;
  /**
   * Gives the user the new address, makes void what was mailed to the old one and removes identities. Null when there is no such change of
   * this user, it is too late, or the address was taken meanwhile.
   */
  use(tokenHash: string, userId: string, now: Date): Promise<{ readonly newEmail: string } | null>;
}

import type { LoginDelay } from "@mealwright/schema/constants/rate-limits";
import type { ContactCategory } from "@mealwright/schema/constants/support";
import type { PaidTier } from "@mealwright/schema/constants/tiers";
import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { CupboardEntry } from "./grocery/grocery-list.ts";
import type { Meal } from "./meal.ts";
import type { NeverDish } from "./ports.ts";

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

export type MailKind =
  | "password-reset"
  | "password-changed"
  | "email-change"
  | "email-changed"
  | "google-linked"
  | "contact"
  | "grocery";

/** What the outbox keeps of a mail: never its text. */
export interface MailNote {
  readonly id: string;
  readonly kind: MailKind;
  readonly userId: string | null;
  readonly dedupeKey: string;
}

export interface Outbox {
  /** True for whoever may send it: the first to come, or the next one after a failure. */
  claim(note: MailNote, now: Date): Promise<boolean>;
  finish(dedupeKey: string, status: "sent" | "failed", now: Date): Promise<void>;
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
}

export interface PasswordResetStore {
  /** Stores a reset; older ones of the user no longer work. */
  add(reset: NewPasswordReset): Promise<void>;
  /** Whose unused, unexpired reset this is. */
  findOwner(tokenHash: string, now: Date): Promise<AccountOwner | null>;
  /** Uses the reset: sets the password and ends every session; false when somebody else was quicker. */
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
  readonly isPriority: boolean;
  readonly createdAt: Date;
}

export interface ContactStore {
  add(message: ContactMessage): Promise<void>;
}

/** Turns a name or address into a key that does not tell it. */
export type DigestKey = (text: string) => string;

export interface CounterStore {
  /** Counts one under each key until `endsAt`; the counts so far, this one included, in the order of the keys. */
  count(entries: readonly { readonly key: string; readonly endsAt: Date }[]): Promise<readonly number[]>;
  /** Drops what has ended. */
  sweep(now: Date): Promise<void>;
}

/** A key of `LOGIN_DELAYS` and its figures. */
export interface LoginWatch extends LoginDelay {
  readonly key: string;
}

export interface LoginGuard {
  /** Counts a try as wrong until it proves right; the end of the wait instead when one of the keys has to wait. */
  begin(watches: readonly LoginWatch[], now: Date): Promise<{ readonly waitUntil: Date | null }>;
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
  /** Sets a password and ends every session but one. */
  changePassword(userId: string, passwordHash: string, exceptSessionId: string, now: Date): Promise<void>;
  updateProfile(userId: string, profile: { readonly name: string; readonly units: UnitSystem }): Promise<void>;
  /** Live sessions, the one seen last first. */
  listSessions(userId: string, now: Date): Promise<readonly SessionView[]>;
  /** False when the user has no such live session. */
  endSession(userId: string, sessionId: string, now: Date): Promise<boolean>;
  endAllSessions(userId: string, now: Date): Promise<void>;
  readRecords(userId: string): Promise<PersonalRecords>;
  /** The user and all that is theirs, together or not at all. */
  remove(userId: string): Promise<void>;
}

export interface SessionView {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
}

export type AuditAction =
  | "registered"
  | "signed-in"
  | "sign-in-refused"
  | "signed-out-everywhere"
  | "password-changed"
  | "email-changed"
  | "account-deleted"
  | "registered-with-google"
  | "signed-in-with-google"
  | "google-linked"
  | "admin-unlocked"
  | "admin-refused"
  | "admin-locked"
  | "google-credentials-changed";

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly userId: string | null;
  readonly action: AuditAction;
}

export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
}

/** What is stored about a person besides preferences and plans. */
export interface PersonalRecords {
  /** An address that waits to be confirmed. */
  readonly pendingEmail: string | null;
  readonly paidUntil: Date | null;
  readonly sessions: readonly (SessionView & { readonly revokedAt: Date | null })[];
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
  readonly payments: readonly PaymentRecord[];
  readonly contactMessages: readonly Omit<ContactMessage, "userId" | "isPriority">[];
  readonly mails: readonly { readonly kind: string; readonly status: string; readonly createdAt: Date }[];
  readonly events: readonly { readonly at: Date; readonly action: string }[];
}

export interface PaymentRecord {
  readonly id: string;
  readonly tier: PaidTier;
  readonly amountCents: number;
  readonly billingPeriod: "W" | "M" | "Y";
  readonly status: "pending" | "confirmed";
  readonly weekOf: string;
  readonly wiseTransactionId: string | null;
  readonly createdAt: Date;
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
   * Gives the user the new address and makes void what was mailed to the old one. Null when there is no such change of
   * this user, it is too late, or the address was taken meanwhile.
   */
  use(tokenHash: string, userId: string, now: Date): Promise<{ readonly newEmail: string } | null>;
}

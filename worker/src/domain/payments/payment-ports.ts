import type { Account } from "../ports.ts";
import type { PaymentEvent } from "./payment-fact.ts";
import type { Standing } from "./standing.ts";
import type { StoredPayment } from "./stored-payment.ts";

/** Everything that a change of a user's payments is computed from, read at one moment. */
export interface PaymentBook {
  readonly userId: string;
  /** The user's time zone, an IANA name. */
  readonly timeZone: string;
  /** Increases with each change. */
  readonly version: number;
  readonly standing: Standing;
  readonly payments: readonly StoredPayment[];
}

/** The result of a change: new or changed payments, and the tier that all payments give together. */
export interface PaymentChange {
  readonly payments: readonly StoredPayment[];
  readonly standing: Standing;
}

/** Related events, and the book of the user whom they concern, if known. */
export interface EventWorld {
  readonly events: readonly PaymentEvent[];
  readonly book: PaymentBook | null;
}

/** How a change ended: `outdated` when the book was changed meanwhile, `known` when the event was stored already. */
export type ChangeResult = "done" | "outdated" | "known";

export interface PaymentStore {
  /**
   * Stores a pending payment; false, without storing it, if the user has another one pending for the same plan and
   * price.
   */
  addWaiting(payment: StoredPayment): Promise<boolean>;
  /** Newest first. */
  list(userId: string): Promise<readonly StoredPayment[]>;
  find(userId: string, paymentId: string): Promise<StoredPayment | null>;
  readStanding(userId: string): Promise<Standing>;
  /** Whom to mail about a payment. */
  findOwner(userId: string): Promise<Pick<Account, "email" | "isEmailVerified"> | null>;
  /** The book that holds a payment; null when there is no such payment. */
  readBook(paymentId: string): Promise<PaymentBook | null>;
  /** The user whose payment or user id the reference is; null for neither. */
  findPayer(reference: string): Promise<string | null>;
  readWorld(subjects: readonly string[]): Promise<EventWorld>;
  /** Stores an event whose user is not known yet; does nothing when it is stored already. */
  addEvent(event: PaymentEvent, receivedAt: Date): Promise<void>;
  /**
   * Stores a change together with the event that caused it, atomically, and only if the book is unchanged. Throws
   * `conflict` when a transaction id belongs to another payment.
   */
  change(
    book: Pick<PaymentBook, "userId" | "version">,
    change: PaymentChange,
    event: PaymentEvent | null,
    now: Date,
  ): Promise<ChangeResult>;
}

/** Where a plan is paid, and how its provider's messages are read. */
export interface PaymentDesk {
  /** The provider's page for a payment; null if it is paid by transfer. */
  linkFor(payment: StoredPayment, email: string): string | null;
  /** The page where a member ends a renewal; null when not configured. */
  readonly manageUrl: string | null;
  readonly bankDetails: BankDetails | null;
  /**
   * The event of a signed message; null if it concerns no payment. Throws `invalid_token` for a signature that is
   * wrong, missing or too old.
   */
  readEvent(rawBody: string, signature: string | undefined, now: Date): Promise<PaymentEvent | null>;
}

export interface BankDetails {
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly bank: string;
}

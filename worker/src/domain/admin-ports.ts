import type { AuditAction, GenerationKind } from "@mealwright/schema/constants/admin";
import type { DishFault } from "@mealwright/schema/constants/model";
import type {
  AdminAuditLogQuery,
  AdminMessagesQuery,
  AdminUser,
  AdminUsersQuery,
  Payer,
} from "@mealwright/schema/contract/admin";
import type { ContactMessage } from "./account-ports.ts";
import type { StoredPayment } from "./payments/stored-payment.ts";

/** One page of a list, and how many rows there are in all. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface KeptMessage extends ContactMessage {
  readonly answeredAt: Date | null;
}

/** A payment and who paid it. */
export interface KeptPayment {
  readonly payment: StoredPayment;
  readonly payer: Payer;
}

export interface PaymentsOverview {
  readonly payments: readonly KeptPayment[];
  readonly revenueCents: number;
}

export interface LoggedEvent {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  /** Null if no account is known, or it was deleted. */
  readonly email: string | null;
}

/** An increase of one count of a day (YYYY-MM-DD); `reason` says why a dish was refused, and is empty otherwise. */
export interface GenerationCount {
  readonly day: string;
  readonly kind: GenerationKind;
  readonly reason: DishFault | "";
  readonly count: number;
}

export interface GenerationCounts {
  /** Adds to the counts of their days. */
  add(counts: readonly GenerationCount[]): Promise<void>;
  list(fromDay: string): Promise<readonly GenerationCount[]>;
}

/** What the administrator reads and does. With a cursor, a page starts where the one before ended. */
export interface AdminStore {
  /** Newest first, with the tier that counts at `now`. */
  listUsers(query: AdminUsersQuery, now: Date): Promise<Listed<AdminUser>>;
  /**
   * All pending payments and refund requests, oldest first, the newest confirmed ones, and the sum of all confirmed.
   */
  readPayments(): Promise<PaymentsOverview>;
  /** Open ones in the order in which they are answered; answered ones newest first. */
  listMessages(query: AdminMessagesQuery): Promise<Listed<KeptMessage>>;
  /** Null when there is no such message. */
  markAnswered(messageId: string, answeredAt: Date | null): Promise<KeptMessage | null>;
  /** Newest first. */
  listEvents(query: AdminAuditLogQuery): Promise<Listed<LoggedEvent>>;
}

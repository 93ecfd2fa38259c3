/** Payments: their states, methods and limits (specification §3, §9; design "Tiers"). */

export const BILLING_PERIODS = ["W", "M", "Y"] as const;
/** W, M or Y (specification §9). */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/**
 * `pending` and `confirmed` are the specification's. `canceled`: abandoned before payment. `refunded`: paid back.
 * `disputed`: reversed by the payer's bank.
 */
export const PAYMENT_STATUSES = ["pending", "confirmed", "canceled", "refunded", "disputed"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
interface PaymentStatusFacts {
  readonly name: string;
  /** The money has arrived, even if it went back later. */
  readonly hasReceipt: boolean;
  /** No money has come, and it may still come. */
  readonly canBePaid: boolean;
}
export const PAYMENT_STATUS_FACTS: Readonly<Record<PaymentStatus, PaymentStatusFacts>> = {
  pending: { name: "Waiting for payment", hasReceipt: false, canBePaid: true },
  confirmed: { name: "Paid", hasReceipt: true, canBePaid: false },
  canceled: { name: "Canceled", hasReceipt: false, canBePaid: true },
  refunded: { name: "Refunded", hasReceipt: true, canBePaid: false },
  disputed: { name: "Disputed", hasReceipt: false, canBePaid: false },
};

/** What the page of a payment says once it is over. */
export const ENDED_PAYMENT_TEXTS: Readonly<
  Record<Exclude<PaymentStatus, "pending" | "confirmed">, { readonly title: string; readonly lead: string }>
> = {
  canceled: {
    title: "This payment was canceled",
    lead: "Nothing was charged. You can choose a plan at any time.",
  },
  refunded: {
    title: "This payment was refunded",
    lead: "What it unlocked is locked again; your plans and answers stay.",
  },
  disputed: {
    title: "This payment is disputed",
    lead: "Your bank has taken the money back for now, and what it unlocked is locked in the meantime.",
  },
};

/** `link`: the card provider's payment link. `gift`: granted by whoever runs the service. */
export const PAYMENT_PROVIDERS = ["transfer", "link", "gift"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
/** How it was paid, on a receipt. */
export const PAYMENT_PROVIDER_NAMES: Readonly<Record<PaymentProvider, string>> = {
  transfer: "Bank transfer",
  link: "Card",
  gift: "Gift",
};

export const TRANSACTION_ID_MAX_LENGTH = 100;

interface PeriodFacts {
  readonly word: "week" | "month" | "year";
  /** To compare prices by day. */
  readonly days: number;
  /** Calendar months after which it ends; null where it ends after its `days`. */
  readonly months: number | null;
}
export const PERIOD_FACTS: Readonly<Record<BillingPeriod, PeriodFacts>> = {
  W: { word: "week", days: 7, months: null },
  M: { word: "month", days: 30, months: 1 },
  Y: { word: "year", days: 365, months: 12 },
};

/**
 * How long a renewing subscription continues past its period, because the provider charges an hour or more after its
 * end.
 */
export const RENEWAL_GRACE_HOURS = 24;

/** A reminder is mailed this many days before a paid period ends. */
export const EXPIRY_NOTICE_DAYS = 3;

/** Maximum age of a signed event in seconds: an older one may be a replay. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * Length of the reference that the payer writes on a transfer, after its prefix; its letters cannot be confused with
 * each other.
 */
export const REFERENCE_CODE = { prefix: "MW-", length: 8, letters: "23456789ABCDEFGHJKMNPQRSTVWXYZ" } as const;

/** How often a screen that waits for a payment polls. */
export const PAYMENT_POLL_MS = 5_000;

/** Refusals of the payment calls. */
export const PAYMENT_ERRORS = {
  noProvider: "No card provider is set up here.",
  badSignature: "The signature of this event is not valid.",
  notPending: "This payment is no longer pending.",
  transactionUsed: "This transaction id belongs to another payment.",
  notRefundable: "The refund period for this payment is over.",
  refundAskedAlready: "You have already asked for this refund.",
  noRefundAsked: "This refund request is no longer open.",
  lowerTier: "Your plan already includes everything in this one.",
  tryAgain: "Somebody else is changing this payment. Please try again.",
} as const;

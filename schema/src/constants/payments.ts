/** Payments: their states, ways to pay and limits (specification §3, §9; design "Tiers"). */

export const BILLING_PERIODS = ["W", "M", "Y"] as const;
/** W, M or Y (specification §9). */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/**
 * `pending` and `confirmed` are the specification's. `canceled`: given up before it was paid. `refunded`: paid back.
 * `disputed`: taken back by the payer's bank.
 */
export const PAYMENT_STATUSES = ["pending", "confirmed", "canceled", "refunded", "disputed"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** `link`: the card provider's payment link. `gift`: given by whoever runs the service, for nothing. */
export const PAYMENT_PROVIDERS = ["transfer", "link", "gift"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const TRANSACTION_ID_MAX_LENGTH = 100;

/** Days of a period, for comparing what a day costs; the calendar says when a period ends. */
export const DAYS_OF_PERIOD: Readonly<Record<BillingPeriod, number>> = { W: 7, M: 30, Y: 365 };

/** How long a subscription that renews goes on past its period, for the provider charges an hour or more after the period's end. */
export const RENEWAL_GRACE_HOURS = 24;

/** A mail goes out so many days before what is paid for ends. */
export const EXPIRY_NOTICE_DAYS = 3;
/** Of these mails, as many in one hour. */
export const EXPIRY_MAILS_AT_ONCE = 200;

/** How old a signed event may be, in seconds: an older one is somebody's recording. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/** Length of the code that the payer writes on a transfer, after its prefix; its letters cannot be mistaken for each other. */
export const REFERENCE_CODE = { prefix: "MW-", length: 8, letters: "23456789ABCDEFGHJKMNPQRSTVWXYZ" } as const;

/** A screen that waits for a payment asks so often. */
export const PAYMENT_POLL_MS = 5_000;

/** Refusals of the payment calls. */
export const PAYMENT_ERRORS = {
  noProvider: "No card provider is set up here.",
  badSignature: "The signature of this event is not valid.",
  notPending: "This payment is not waiting any more.",
  transactionUsed: "This transaction id belongs to another payment.",
  notRefundable: "The time in which this payment can be asked back is over.",
  refundAskedAlready: "You have asked for this already.",
  noRefundAsked: "Nobody asks this payment back any more.",
  lowerTier: "Your plan includes everything of this one.",
  tryAgain: "Somebody else is changing this payment. Please try again.",
} as const;

import { PAID_TIERS, type PaidTier } from "@mealwright/schema/constants/tiers";
import type { BankDetails } from "./domain/payments/payment-ports.ts";

/** A payment link of the card provider for each tier. */
const LINK_VARIABLES = {
  "weekly-flex": "PAYMENT_LINK_WEEKLY_FLEX",
  "monthly-saver": "PAYMENT_LINK_MONTHLY_SAVER",
  "annual-vip": "PAYMENT_LINK_ANNUAL_VIP",
} as const satisfies Readonly<Record<PaidTier, string>>;

/** By name, as the launcher hands them to the worker. */
export const PAYMENT_VARIABLE_NAMES = [
  ...PAID_TIERS.map((tier) => LINK_VARIABLES[tier]),
  /** What the provider signs its events with; no link counts without it, for nothing would confirm its payments. */
  "PAYMENT_WEBHOOK_SECRET",
  /** The provider's page where a member changes a card or ends a renewal. */
  "PAYMENT_PORTAL_URL",
  "BANK_ACCOUNT_HOLDER",
  "BANK_ACCOUNT_NUMBER",
  "BANK_NAME",
] as const;

/** Variables of payments; without any of them a plan is paid by transfer, and the checkout page says so. */
export type PaymentVariables = Readonly<Partial<Record<(typeof PAYMENT_VARIABLE_NAMES)[number], string>>>;

export interface PaymentSettings {
  /** Null where a tier is paid by transfer. */
  readonly links: Readonly<Record<PaidTier, string | null>>;
  readonly webhookSecret: string | null;
  readonly portalUrl: string | null;
  readonly bankDetails: BankDetails | null;
}

/** What cannot be used, in plain words; null when all of it can. */
export function findPaymentMistake(variables: PaymentVariables): string | null {
  const urls = [...Object.values(LINK_VARIABLES), "PAYMENT_PORTAL_URL" as const];
  const notHttps = urls.find((name) => variables[name] && URL.parse(variables[name])?.protocol !== "https:");
  if (notHttps) return `${notHttps} is not an https address`;
  const link = PAID_TIERS.map((tier) => LINK_VARIABLES[tier]).find((name) => variables[name]);
  if (link && !variables.PAYMENT_WEBHOOK_SECRET)
    return `${link} needs PAYMENT_WEBHOOK_SECRET: nothing would confirm its payments`;
  const bank = [variables.BANK_ACCOUNT_HOLDER, variables.BANK_ACCOUNT_NUMBER, variables.BANK_NAME].filter(Boolean);
  if (bank.length % 3 !== 0) return "BANK_ACCOUNT_HOLDER, BANK_ACCOUNT_NUMBER and BANK_NAME belong together";
  return null;
}

/** The settings of variables without a mistake. */
export function readPaymentSettings(variables: PaymentVariables): PaymentSettings {
  const linkOf = (tier: PaidTier) => variables[LINK_VARIABLES[tier]] || null;
  const { BANK_ACCOUNT_HOLDER: accountHolder, BANK_ACCOUNT_NUMBER: accountNumber, BANK_NAME: bank } = variables;
  return {
    // Every tier is there.
    links: Object.fromEntries(PAID_TIERS.map((tier) => [tier, linkOf(tier)])) as Record<PaidTier, string | null>,
    webhookSecret: variables.PAYMENT_WEBHOOK_SECRET || null,
    portalUrl: variables.PAYMENT_PORTAL_URL || null,
    bankDetails: accountHolder && accountNumber && bank ? { accountHolder, accountNumber, bank } : null,
  };
}

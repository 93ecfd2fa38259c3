import { PAID_TIERS, type PaidTier } from "@mealwright/schema/constants/tiers";
import type { BankDetails } from "./domain/payments/payment-ports.ts";

/** "weekly-flex" as the name of a variable has it: "WEEKLY_FLEX". */
type InCapitals<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${InCapitals<Rest>}`
  : Uppercase<Name>;

/** The variable with the card provider's payment link for a tier. Guarantee: the text equals its type. */
function linkVariable<Paid extends PaidTier>(tier: Paid): `PAYMENT_LINK_${InCapitals<Paid>}` {
  return `PAYMENT_LINK_${tier.toUpperCase().replaceAll("-", "_")}` as `PAYMENT_LINK_${InCapitals<Paid>}`;
}

/** By name, as the launcher hands them to the worker. */
export const PAYMENT_VARIABLE_NAMES = [
  ...PAID_TIERS.map(linkVariable),
  /**
   * The provider signs its events with it; links are ignored without it, since nothing could confirm their payments.
   */
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

/** What is wrong with the variables, in plain words; null for nothing. */
export function findPaymentMistake(variables: PaymentVariables): string | null {
  const urls = [...PAID_TIERS.map(linkVariable), "PAYMENT_PORTAL_URL" as const];
  const notHttps = urls.find((name) => variables[name] && URL.parse(variables[name])?.protocol !== "https:");
  if (notHttps) return `${notHttps} is not an https address`;
  const link = PAID_TIERS.map(linkVariable).find((name) => variables[name]);
  if (link && !variables.PAYMENT_WEBHOOK_SECRET)
    return `${link} needs PAYMENT_WEBHOOK_SECRET: nothing would confirm its payments`;
  const bank = [variables.BANK_ACCOUNT_HOLDER, variables.BANK_ACCOUNT_NUMBER, variables.BANK_NAME].filter(Boolean);
  if (bank.length % 3 !== 0) return "BANK_ACCOUNT_HOLDER, BANK_ACCOUNT_NUMBER and BANK_NAME belong together";
  return null;
}

/** The settings of variables without a mistake. */
export function readPaymentSettings(variables: PaymentVariables): PaymentSettings {
  const linkOf = (tier: PaidTier) => variables[linkVariable(tier)] || null;
  const { BANK_ACCOUNT_HOLDER: accountHolder, BANK_ACCOUNT_NUMBER: accountNumber, BANK_NAME: bank } = variables;
  return {
    // Every tier is there.
    links: Object.fromEntries(PAID_TIERS.map((tier) => [tier, linkOf(tier)])) as Record<PaidTier, string | null>,
    webhookSecret: variables.PAYMENT_WEBHOOK_SECRET || null,
    portalUrl: variables.PAYMENT_PORTAL_URL || null,
    bankDetails: accountHolder && accountNumber && bank ? { accountHolder, accountNumber, bank } : null,
  };
}

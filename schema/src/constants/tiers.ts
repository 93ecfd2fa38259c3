import type { BillingPeriod } from "./payments.ts";

/** What is paid for: names, prices, periods (specification §2, §3, §6, §9). Money in whole cents. */

export const TIERS = ["free-starter", "weekly-flex", "monthly-saver", "annual-vip"] as const;
export type Tier = (typeof TIERS)[number];
export const FREE_TIER: Tier = "free-starter";

export const PAID_TIERS = ["weekly-flex", "monthly-saver", "annual-vip"] as const satisfies readonly Tier[];
export type PaidTier = (typeof PAID_TIERS)[number];

/** The pricing page is in dollars; the ad-conversion values are in euro (specification §9, both kept). */
export const PRICING_CURRENCY = "USD";
export const CONVERSION_CURRENCY = "EUR";
/** The questionnaire shows the budget in dollars, the dashboards in euro (specification §9: kept as given). */
export const QUESTIONNAIRE_CURRENCY_SIGN = "$";
export const DASHBOARD_CURRENCY_SIGN = "€";

interface PaidTierTerms {
  readonly priceCents: number;
  /**
   * What it cost before: whoever subscribed then renews at that price. To change a price, move the old one here; a price
   * belongs to one tier for good.
   */
  readonly formerPricesCents: readonly number[];
  /** The crossed-out price; null when there is none. */
  readonly listPriceCents: number | null;
  readonly billingPeriod: BillingPeriod;
  readonly periodWord: "week" | "month" | "year";
  readonly savePercent: number;
  /** Whole euro, as the specification's conversion values. */
  readonly conversionValueEur: number;
}

export type PaidTierTable = Readonly<Record<PaidTier, PaidTierTerms>>;

export const PAID_TIER_TERMS: PaidTierTable = {
  "weekly-flex": {
    priceCents: 500,
    formerPricesCents: [],
    listPriceCents: null,
    billingPeriod: "W",
    periodWord: "week",
    savePercent: 0,
    conversionValueEur: 5,
  },
  "monthly-saver": {
    priceCents: 1800,
    formerPricesCents: [],
    listPriceCents: 2000,
    billingPeriod: "M",
    periodWord: "month",
    savePercent: 10,
    conversionValueEur: 18,
  },
  "annual-vip": {
    priceCents: 18000,
    formerPricesCents: [],
    listPriceCents: 24000,
    billingPeriod: "Y",
    periodWord: "year",
    savePercent: 25,
    conversionValueEur: 180,
  },
};

export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  "free-starter": "Free Starter",
  "weekly-flex": "Weekly Flex",
  "monthly-saver": "Monthly Saver",
  "annual-vip": "Annual VIP",
};

/** Weekly Flex is "€5" in the upgrade banner and the upgrade modal (design, "Dollars and euros"). */
export const UPGRADE_PROMPT_PRICE = "€5";
/** The countdown's offer on the landing page. */
export const COUNTDOWN_OFFER_PRICE = "$5";

/** The specification holds two guarantees; both are kept, with their places (design, the table of open questions). */
export const GUARANTEE_DAYS = { besideWeeklyFlex: 7, elsewhere: 30 } as const;

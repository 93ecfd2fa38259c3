import { type BillingPeriod, PERIOD_FACTS } from "./payments.ts";

/** What is paid for: names, prices, periods (specification §2, §3, §6, §9). Money in whole cents. */

/** The cheapest first. */
export const PAID_TIERS = ["weekly-flex", "monthly-saver", "annual-vip"] as const;
export type PaidTier = (typeof PAID_TIERS)[number];
export const FREE_TIER = "free-starter";
export const TIERS = [FREE_TIER, ...PAID_TIERS] as const;
export type Tier = (typeof TIERS)[number];

/** The pricing page is in dollars; the ad-conversion values are in euro (specification §9, both kept). */
export const PRICING_CURRENCY = "USD";
export const CONVERSION_CURRENCY = "EUR";
/** Every sum is in dollars but the dashboards' price, which is in euro (specification §9: kept as given). */
export const CURRENCY_SIGN = "$";
export const DASHBOARD_CURRENCY_SIGN = "€";

/** The specification holds two guarantees; both are kept, with their places (design, the table of open questions). */
export const GUARANTEE_DAYS = { besideWeeklyFlex: 7, elsewhere: 30 } as const;

/** The terms we set for a tier; all others are computed from them. */
interface PaidTierRow {
  readonly priceCents: number;
  /**
   * What it cost before: whoever subscribed then renews at that price. To change a price, move the old one here; a price
   * belongs to one tier for good.
   */
  readonly formerPricesCents: readonly number[];
  /** The crossed-out price; null when there is none. */
  readonly listPriceCents: number | null;
  readonly billingPeriod: BillingPeriod;
  /** For how many days a refund can be requested. */
  readonly guaranteeDays: number;
}

interface PaidTierTerms extends PaidTierRow {
  readonly periodWord: string;
  /** Whole percent that the price is below the crossed-out one. */
  readonly savePercent: number;
  /** Whole euro: the figure of the price, as the specification's conversion values. */
  readonly conversionValueEur: number;
}

function termsOf(row: PaidTierRow): PaidTierTerms {
  const { priceCents, listPriceCents, billingPeriod } = row;
  return {
    ...row,
    periodWord: PERIOD_FACTS[billingPeriod].word,
    savePercent: listPriceCents === null ? 0 : Math.round((1 - priceCents / listPriceCents) * 100),
    conversionValueEur: Math.round(priceCents / 100),
  };
}

export type PaidTierTable = Readonly<Record<PaidTier, PaidTierTerms>>;

export const PAID_TIER_TERMS: PaidTierTable = {
  "weekly-flex": termsOf({
    priceCents: 500,
    formerPricesCents: [],
    listPriceCents: null,
    billingPeriod: "W",
    guaranteeDays: GUARANTEE_DAYS.besideWeeklyFlex,
  }),
  "monthly-saver": termsOf({
    priceCents: 1800,
    formerPricesCents: [],
    listPriceCents: 2000,
    billingPeriod: "M",
    guaranteeDays: GUARANTEE_DAYS.elsewhere,
  }),
  "annual-vip": termsOf({
    priceCents: 18000,
    formerPricesCents: [],
    listPriceCents: 24000,
    billingPeriod: "Y",
    guaranteeDays: GUARANTEE_DAYS.elsewhere,
  }),
};

export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  "free-starter": "Free Starter",
  "weekly-flex": "Weekly Flex",
  "monthly-saver": "Monthly Saver",
  "annual-vip": "Annual VIP",
};

/** How many plans and regenerated meals a day a model takes part in; further ones come from the cookbook alone. */
export const MODEL_PER_DAY: Readonly<Record<Tier, { readonly plans: number; readonly meals: number }>> = {
  "free-starter": { plans: 3, meals: 0 },
  "weekly-flex": { plans: 10, meals: 30 },
  "monthly-saver": { plans: 20, meals: 60 },
  "annual-vip": { plans: 40, meals: 120 },
};

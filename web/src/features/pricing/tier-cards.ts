import { PERIOD_FACTS } from "@mealwright/schema/constants/payments";
import {
  FREE_TIER,
  PAID_TIER_TERMS,
  PAID_TIERS,
  type PaidTier,
  TIER_NAMES,
  TIERS,
  type Tier,
} from "@mealwright/schema/constants/tiers";
import { CAPABILITY_TEXTS, FREE_TIER_TEXTS, TIER_CAPABILITIES } from "@mealwright/schema/rules/entitlements";
import { formatMoney } from "@mealwright/schema/rules/money";

export interface TierCard {
  readonly tier: Tier;
  readonly name: string;
  /** "$18", or "Free". */
  readonly price: string;
  /** "per month"; null for the free tier. */
  readonly period: string | null;
  /** The crossed-out price. */
  readonly listPrice: string | null;
  /** "Save 10%". */
  readonly saving: string | null;
  /** "$15 a month", for a plan that is paid by the year. */
  readonly perMonth: string | null;
  /** Shown where other tiers show their saving; null for those. */
  readonly terms: string | null;
  /** "Everything in Weekly Flex, plus" before the features. */
  readonly includes: string;
  readonly features: readonly string[];
  /** "7-day money-back guarantee"; null for the free tier. */
  readonly guarantee: string | null;
}

/** The four plans as they are shown, all from the table of tiers (specification §6, §9). */
export const TIER_CARDS: readonly TierCard[] = TIERS.map((tier) => {
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  return paid === undefined ? freeCard() : paidCard(paid);
});

function freeCard(): TierCard {
  return {
    tier: FREE_TIER,
    name: TIER_NAMES[FREE_TIER],
    price: "Free",
    period: null,
    listPrice: null,
    saving: null,
    perMonth: null,
    terms: "No card needed",
    includes: "To get started",
    features: FREE_TIER_TEXTS,
    guarantee: null,
  };
}

function paidCard(tier: PaidTier): TierCard {
  const { priceCents, listPriceCents, billingPeriod, periodWord, savePercent, guaranteeDays } = PAID_TIER_TERMS[tier];
  const months = PERIOD_FACTS[billingPeriod].months ?? 0;
  const below = PAID_TIERS[PAID_TIERS.indexOf(tier) - 1];
  const held = below === undefined ? [] : TIER_CAPABILITIES[below];
  return {
    tier,
    name: TIER_NAMES[tier],
    price: formatMoney(priceCents),
    period: `per ${periodWord}`,
    listPrice: listPriceCents === null ? null : formatMoney(listPriceCents),
    saving: savePercent === 0 ? null : `Save ${savePercent}%`,
    perMonth: months > 1 ? `${formatMoney(priceCents / months)} a month` : null,
    terms: savePercent === 0 ? "Cancel any time" : null,
    includes: below === undefined ? "The whole week" : `Everything in ${TIER_NAMES[below]}, plus`,
    features: TIER_CAPABILITIES[tier]
      .filter((capability) => !held.includes(capability))
      .map((capability) => CAPABILITY_TEXTS[capability]),
    guarantee: `${guaranteeDays}-day money-back guarantee`,
  };
}

import { CONVERSION_CURRENCY, PAID_TIER_TERMS, type PaidTier } from "@mealwright/schema/constants/tiers";

/** The function that ad tags put on the page. We load none ourselves. */
type ConversionTag = (command: "event", name: "conversion", values: ConversionValues) => void;

interface ConversionValues {
  readonly plan: PaidTier;
  readonly value: number;
  readonly currency: typeof CONVERSION_CURRENCY;
}

declare global {
  interface Window {
    gtag?: ConversionTag;
  }
}

function conversionValues(tier: PaidTier): ConversionValues {
  return { plan: tier, value: PAID_TIER_TERMS[tier].conversionValueEur, currency: CONVERSION_CURRENCY };
}

/** Reports one conversion of a chosen plan to the page's tag; without a tag only warns (specification §7). */
export function trackConversion(tier: PaidTier, tag: ConversionTag | undefined = window.gtag): void {
  if (typeof tag !== "function") {
    console.warn("Conversion tracking is not initialized.");
    return;
  }
  try {
    tag("event", "conversion", conversionValues(tier));
  } catch (error) {
    console.warn("Conversion tracking failed.", error);
  }
}

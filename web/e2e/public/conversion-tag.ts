import { CONVERSION_CURRENCY, PAID_TIER_TERMS, PAID_TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import type { Page } from "playwright-core";

/** The event that the specification requires. */
export function conversionOf(tier: Tier): unknown[] {
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  if (paid === undefined) return [];
  const value = PAID_TIER_TERMS[paid].conversionValueEur;
  return [["event", "conversion", { plan: tier, value, currency: CONVERSION_CURRENCY }]];
}

/** A tag on the page that records its calls, in place of an ad network's. */
export async function addTag(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
  });
  return () => page.evaluate(() => Reflect.get(window, "events"));
}

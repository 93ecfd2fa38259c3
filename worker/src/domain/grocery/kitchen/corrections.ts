import type { Correction, KitchenHistory, KitchenWeek, TickedPacks } from "./kitchen.ts";

/** The corrections that still count: those that no later entry on their week's list overrides. */
export function standing({ weeks, corrections }: KitchenHistory): readonly Correction[] {
  return corrections.filter(({ foodId, weekOf, at }) => {
    const week = weeks.find((one) => one.weekOf === weekOf);
    return !week?.said.some((entry) => entry.foodId === foodId && entry.at >= at);
  });
}

/** A week's purchases of a food: those that a correction includes, and those made after it. */
export interface PurchasesAround {
  readonly before: readonly TickedPacks[];
  readonly after: readonly TickedPacks[];
}

/**
 * Splits what was bought of a food for the week of its correction and later ones, by week; earlier weeks are left out.
 * @param weeks the oldest first, with this food alone.
 */
export function purchasesAround(
  correction: Correction | undefined,
  weeks: readonly Pick<KitchenWeek, "weekOf" | "bought">[],
): ReadonlyMap<string, PurchasesAround> {
  if (correction === undefined) return new Map();
  const { at, boughtGrams } = correction;
  const since = weeks.filter(({ weekOf }) => weekOf >= correction.weekOf);
  // A line that is ticked again gets a new time, and its grams include what was bought before.
  let known = boughtGrams - sumOf(since.flatMap(({ bought }) => bought.filter((one) => one.at <= at)));
  return new Map(since.map(({ weekOf, bought }) => [weekOf, divide(bought)]));

  function divide(bought: readonly TickedPacks[]): PurchasesAround {
    const before: TickedPacks[] = [];
    const after: TickedPacks[] = [];
    for (const one of bought) {
      const counted = one.at <= at ? one.grams : Math.max(0, Math.min(known, one.grams));
      if (one.at > at) known -= counted;
      if (counted > 0) before.push({ ...one, grams: counted });
      if (one.grams > counted) after.push({ ...one, grams: one.grams - counted });
    }
    return { before, after };
  }
}

export function sumOf(parts: readonly { readonly grams: number }[] = []): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0);
}

import { formatDollars } from "../money.ts";

/** A week's shopping in US dollars, as in a plan's totals. */
export interface BasketSums {
  readonly basketCost: number;
  readonly leftOver: { readonly keeps: number; readonly perishes: number };
  readonly fromHome: number;
}

/**
 * What the whole packs cost, how much of that the week leaves over, and what the sum leaves out: the same words
 * everywhere.
 */
export function basketText({ basketCost, leftOver, fromHome }: BasketSums): string {
  const home =
    fromHome > 0
      ? ` That leaves out staples and what you already have: the meals use ${formatDollars(fromHome)} of those.`
      : "";
  return `Bought in whole packs, this week’s groceries cost about ${formatDollars(basketCost)}.${leftOverText(leftOver)}${home}`;
}

function leftOverText({ keeps, perishes }: BasketSums["leftOver"]): string {
  if (keeps > 0 && perishes > 0) {
    const keeping = `${formatDollars(keeps)} keeps for later weeks, in the cupboard, fridge or freezer`;
    return ` ${formatDollars(keeps + perishes)} of it is left over: ${keeping}, and ${formatDollars(perishes)} does not keep.`;
  }
  if (keeps > 0) {
    return ` ${formatDollars(keeps)} of it is left over and keeps for later weeks, in the cupboard, fridge or freezer.`;
  }
  return perishes > 0 ? ` ${formatDollars(perishes)} of it is left over and does not keep.` : "";
}

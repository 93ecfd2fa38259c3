import { QUESTIONNAIRE_CURRENCY_SIGN } from "../../constants/tiers.ts";
import { formatMoney } from "../money.ts";

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
      ? ` That leaves out staples and what you already have: the meals use ${dollars(fromHome)} of those.`
      : "";
  return `Bought in whole packs, this week’s groceries cost about ${dollars(basketCost)}.${leftOverText(leftOver)}${home}`;
}

function leftOverText({ keeps, perishes }: BasketSums["leftOver"]): string {
  if (keeps > 0 && perishes > 0) {
    const keeping = `${dollars(keeps)} keeps for later weeks, in the cupboard, fridge or freezer`;
    return ` ${dollars(keeps + perishes)} of it is left over: ${keeping}, and ${dollars(perishes)} does not keep.`;
  }
  if (keeps > 0) {
    return ` ${dollars(keeps)} of it is left over and keeps for later weeks, in the cupboard, fridge or freezer.`;
  }
  return perishes > 0 ? ` ${dollars(perishes)} of it is left over and does not keep.` : "";
}

/** "$97.40", of dollars as the calls carry them. */
function dollars(amount: number): string {
  return formatMoney(Math.round(amount * 100), QUESTIONNAIRE_CURRENCY_SIGN);
}

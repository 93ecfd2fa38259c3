import type { Meal } from "@mealwright/schema/contract/meals";
import { formatDollars } from "@mealwright/schema/rules/money";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";

type Compared = Pick<Meal, "nutrition" | "cost" | "prepTime">;

/** What changes with another dish: "+120 kcal · −8 g protein · −$0.40 · 10 min less". Prices only where both have one. */
export function differenceText(now: Compared, then: Compared): string {
  const energyKcal = Math.round(then.nutrition.calories) - Math.round(now.nutrition.calories);
  const proteinG = Math.round(then.nutrition.protein) - Math.round(now.nutrition.protein);
  const minutes = then.prepTime - now.prepTime;
  const cents = now.cost > 0 && then.cost > 0 ? Math.round(then.cost * 100) - Math.round(now.cost * 100) : 0;
  const parts = [
    energyKcal === 0 ? null : `${signed(energyKcal, formatFigure)} kcal`,
    proteinG === 0 ? null : `${signed(proteinG, formatFigure)} g protein`,
    cents === 0 ? null : signed(cents, (size) => formatDollars(size / 100)),
    minutes === 0 ? null : `${Math.abs(minutes)} min ${minutes < 0 ? "less" : "more"}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "The same in energy, protein, price and time" : parts.join(DOT);
}

/** A separator that stays with the word before it, so that no line begins with a dot. */
const DOT = "\u00a0· ";

/** Browsers break a line between a minus and a dollar sign, unless this stands in between. */
const WORD_JOINER = "\u2060";

function signed(value: number, format: (size: number) => string): string {
  return `${value < 0 ? "−" : "+"}${WORD_JOINER}${format(Math.abs(value))}`;
}

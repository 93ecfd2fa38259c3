import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { KitchenItem } from "@mealwright/schema/contract/kitchen";
import { formatDate } from "@mealwright/schema/rules/text/date-text";
import { haveText } from "@mealwright/schema/rules/text/grocery-line-text";

/** "500 g, use by November 26"; of several dates, each with its amount, the soonest first. */
export function lotsText({ lots, counted }: Pick<KitchenItem, "lots" | "counted">, system: UnitSystem): string {
  return lots
    .map(({ grams, useBy }) => `${haveText({ have: { grams }, counted }, system)}, ${dateText(useBy)}`)
    .join("; ");
}

function dateText(useBy: string | null): string {
  return useBy === null ? "keeps" : `use by ${formatDate(new Date(`${useBy}T00:00:00Z`))}`;
}

/** An amount as it is typed: "2", "1.5", "340". Grams are whole, so that 5 pieces may weigh a hair more than 5. */
export function typedAmount(grams: number, gramsEach: number): string {
  const count = grams / gramsEach;
  return String(Number(count.toFixed(count < 1 ? 2 : 1)));
}

/** The error of a use-by date: a past one would silently remove the food. */
export function dateFault(useBy: string, today: string): string | undefined {
  if (useBy === "" || useBy >= today) return undefined;
  return "That day is past. If the food is gone, press “Used up or thrown away”.";
}

export function changedText(name: string): string {
  return `${asSentence(name)}: changed.`;
}

export function goneText(name: string): string {
  return `${asSentence(name)}: gone from your kitchen.`;
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

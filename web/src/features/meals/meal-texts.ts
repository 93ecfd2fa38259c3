import { isCustomary, type UnitSystem } from "@mealwright/schema/constants/food/units";
import { MEAL_RATING } from "@mealwright/schema/constants/limits";
import type { Meal, MealIngredient } from "@mealwright/schema/contract/meals";
import { formatAmount } from "../../product/amount.ts";
import { toUsAmount } from "./us-amount.ts";

/** The fixed rating, worded for screen readers. */
export const RATING_LABEL = `Rated ${MEAL_RATING.replace("/", " out of ")}`;

/** "1½ cups"; what a scale or jug measures reads "120 g" or "4¼ oz". */
export function ingredientAmount(
  { quantity, unit }: Pick<MealIngredient, "quantity" | "unit">,
  units: UnitSystem,
): string {
  const amount = isCustomary(units) ? toUsAmount(quantity, unit) : { quantity, unit };
  return formatAmount(amount.quantity, amount.unit);
}

/** How far a liquid's weight may be off its millilitres to be no news. */
const WATERY = 0.05;

/** "120 g" beside an amount in cups, spoons or ounces; null beside grams or as many millilitres, or when not known. */
export function ingredientGrams(
  { quantity, grams, unit }: Pick<MealIngredient, "quantity" | "grams" | "unit">,
  units: UnitSystem,
): string | null {
  const inGrams = unit === "g" || unit === "kg" || (unit === "ml" && Math.abs(grams / quantity - 1) <= WATERY);
  return (inGrams && !isCustomary(units)) || !(grams > 0) ? null : formatAmount(grams, "g");
}

/** Where a dish comes from, in two words, for a card. */
export const SOURCE_NAMES: Readonly<Record<Meal["source"], string>> = { model: "AI model", cookbook: "Cookbook" };

/** Who thought of the dish, honestly. */
export function sourceText({ source }: Pick<Meal, "source">): string {
  return source === "model"
    ? "Suggested by an AI model, then checked and computed by us like every other dish."
    : "From our own cookbook. No AI model took part in this dish.";
}

/** Replaced or deleted on another screen, or never this person's. */
export const MEAL_GONE = "This meal is no longer in your plan.";

import { MEAL_RATING } from "@mealwright/schema/constants/limits";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { Meal, MealIngredient } from "@mealwright/schema/contract/meals";
import { formatAmount } from "../../lib/amount.ts";

export const MEAL_TYPE_NAMES: Readonly<Record<MealType, string>> = {
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  snack: "Snack",
};

/** The fixed rating as a screen reader says it. */
export const RATING_LABEL = `Rated ${MEAL_RATING.replace("/", " out of ")}`;

/** "1½ cups", and the scale's grams where the amount is not in grams already. */
export function ingredientAmount({ quantity, unit }: Pick<MealIngredient, "quantity" | "unit">): string {
  return formatAmount(quantity, unit);
}

/** "120 g" beside an amount in cups or spoons; null beside one in grams, or when grams are not known. */
export function ingredientGrams({ grams, unit }: Pick<MealIngredient, "grams" | "unit">): string | null {
  return unit === "g" || unit === "kg" || !(grams > 0) ? null : formatAmount(grams, "g");
}

/** Who thought of the dish, honestly. */
export function sourceText({ source }: Pick<Meal, "source">): string {
  return source === "model"
    ? "Suggested by an AI model, then checked and computed by us like every other dish."
    : "From our own cookbook. No AI model took part in this dish.";
}

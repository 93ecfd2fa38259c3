import { AISLE_FACTS } from "@mealwright/schema/constants/meals";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { Meal } from "../meal.ts";

/** The list is shopped on the first day of the week. */
const FIRST_SHOP_DAY = 1;

/** Marks a step that has to be started the day before, in our own recipes and a model's alike. */
const BEGINS_THE_DAY_BEFORE = /\bovernight\b|\b(?:evening|night|day) before\b/i;

/**
 * What a meal needs the evening before, in plain words: foods that a weekly shop keeps in the freezer until then, and
 * steps that say so. An empty list for most meals.
 */
export function aheadOf({
  ingredients,
  instructions,
  day,
}: Pick<Meal, "ingredients" | "instructions" | "day">): readonly string[] {
  const thaw = ingredients.filter(({ foodId }) => {
    const { aisle, perishableDays } = requireFood(foodId);
    // Food that is sold frozen is cooked without thawing.
    const isKeptFrozen = AISLE_FACTS[aisle].isFrozen && aisle !== "Frozen";
    return isKeptFrozen && perishableDays !== null && day - FIRST_SHOP_DAY > perishableDays;
  });
  const names = [...new Set(thaw.map(({ name }) => name))];
  const steps = instructions.filter((step) => BEGINS_THE_DAY_BEFORE.test(step));
  return [
    ...(names.length === 0 ? [] : [`Move from the freezer to the fridge, if frozen: ${names.join(", ")}.`]),
    ...steps.map((step) => `Start the evening before: ${step}`),
  ];
}

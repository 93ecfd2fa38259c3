import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import { DIETS, type Diet, NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { avoidanceFor } from "../safety/avoidance.ts";
import { allRecipes } from "./cookbook.ts";
import { allergenMask, recipeFacts } from "./facts.ts";

/**
 * Distinct dishes are counted by template: two porridges that differ in their fruit count once, so the figures are lower
 * bounds of what a person would call another dish.
 */
interface Row {
  readonly dish: number;
  readonly unsafeMask: number;
  readonly prepMinutes: number;
}

const DISHES = [...new Set(allRecipes().map((recipe) => recipe.templateId))];
const OPTION_MASKS = NAMED_ALLERGY_OPTIONS.map((option) =>
  allergenMask(avoidanceFor({ allergies: [option] }).allergens),
);
const ALL_SETS = 2 ** NAMED_ALLERGY_OPTIONS.length;

const rows = new Map<string, readonly Row[]>();
for (const diet of DIETS) {
  for (const mealType of MEAL_TYPES) {
    rows.set(
      `${diet} ${mealType}`,
      allRecipes()
        .filter((recipe) => recipe.mealTypes.includes(mealType) && recipeFacts(recipe).diets.has(diet))
        .map((recipe) => ({
          dish: DISHES.indexOf(recipe.templateId),
          unsafeMask: recipeFacts(recipe).containsMask | recipeFacts(recipe).mayMask,
          prepMinutes: recipe.prepMinutes,
        })),
    );
  }
}

function countDishes(diet: Diet, mealType: MealType, avoidedMask: number, maxPrepMinutes: number): number {
  const dishes = new Set<number>();
  for (const { dish, unsafeMask, prepMinutes } of rows.get(`${diet} ${mealType}`) ?? []) {
    if ((unsafeMask & avoidedMask) === 0 && prepMinutes <= maxPrepMinutes) dishes.add(dish);
  }
  return dishes.size;
}

/** The dishes that each pair of diet and meal lacks to the bar, for one set of avoided allergens. */
function shortfalls(
  label: string,
  avoidedMask: number,
  bars: Readonly<Record<MealType, number>>,
  maxPrepMinutes: number,
): readonly string[] {
  return DIETS.flatMap((diet) =>
    MEAL_TYPES.flatMap((mealType) => {
      const count = countDishes(diet, mealType, avoidedMask, maxPrepMinutes);
      return count >= bars[mealType] ? [] : [`${diet}, ${label}: ${count} of ${bars[mealType]} ${mealType} dishes`];
    }),
  );
}

const SINGLES = [
  ["no allergy", 0] as const,
  ...NAMED_ALLERGY_OPTIONS.map((option, at) => [option, OPTION_MASKS[at] ?? 0] as const),
];

describe("the cookbook covers", () => {
  test("each named allergy with at least one allergen", () => {
    expect(OPTION_MASKS.filter((mask) => mask === 0)).toEqual([]);
    expect(OPTION_MASKS.length).toBe(11);
  });

  test("all 6 diets and all 2,048 sets of allergies with 3 breakfasts, 5 lunches, 7 dinners and 3 snacks", {
    timeout: 30_000,
  }, () => {
    const bars = { breakfast: 3, lunch: 5, dinner: 7, snack: 3 };
    const distinctMasks = new Set<number>();
    for (let set = 0; set < ALL_SETS; set++) {
      distinctMasks.add(OPTION_MASKS.reduce((mask, optionMask, at) => ((set >> at) & 1 ? mask | optionMask : mask), 0));
    }
    const short = [...distinctMasks].flatMap((mask) => shortfalls(`allergens ${mask.toString(2)}`, mask, bars, 120));
    expect(short).toEqual([]);
  });

  test("each diet and each single allergy with 10 breakfasts, 14 lunches, 21 dinners and 8 snacks", () => {
    const bars = { breakfast: 10, lunch: 14, dinner: 21, snack: 8 };
    expect(SINGLES.flatMap(([label, mask]) => shortfalls(label, mask, bars, 120))).toEqual([]);
  });

  test("each diet and each single allergy in 10 minutes with 2 breakfasts, 3 lunches, 3 dinners and 2 snacks", () => {
    const bars = { breakfast: 2, lunch: 3, dinner: 3, snack: 2 };
    expect(SINGLES.flatMap(([label, mask]) => shortfalls(`${label}, 10 min`, mask, bars, 10))).toEqual([]);
  });
});

import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import { ALLERGY_SETS, DIETS, type Diet, NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { NUTRIENTS } from "../foods/catalogue/food.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import { dietBreach } from "../safety/gate/diets.ts";
import { allRecipes, allSides } from "./cookbook.ts";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import { recipeFacts } from "./variants/facts.ts";
import { freeFromBit, needlessFreeFrom } from "./variants/free-from.ts";
import { allergenMask } from "./variants/variants-facts.ts";

/**
 * Distinct dishes are counted by template: two porridges that differ in their fruit count once, so the figures are lower
 * bounds of what a person would call another dish.
 */
interface Row {
  readonly dish: number;
  readonly unsafeMask: number;
  readonly freeFromMask: number;
  readonly prepMinutes: number;
}

const SIDE_MAX_SODIUM_MG = 250;
const DISHES = [...new Set(allRecipes().map((recipe) => recipe.templateId))];
const OPTION_MASKS = NAMED_ALLERGY_OPTIONS.map((option) =>
  allergenMask(avoidanceFor({ allergies: [option] }).allergens),
);

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
          freeFromMask: recipe.ingredients.reduce((mask, { foodId }) => mask | freeFromBit(foodId), 0),
          prepMinutes: recipe.prepMinutes,
        })),
    );
  }
}

function countDishes(diet: Diet, mealType: MealType, avoidedMask: number, maxPrepMinutes: number): number {
  const dishes = new Set<number>();
  const needless = needlessFreeFrom((foodId) => {
    const food = requireFood(foodId);
    const held = allergenMask(food.contains) | allergenMask(food.mayContain);
    return (held & avoidedMask) === 0 && dietBreach(food, diet) === null;
  });
  for (const { dish, unsafeMask, freeFromMask, prepMinutes } of rows.get(`${diet} ${mealType}`) ?? []) {
    if (((unsafeMask & avoidedMask) | (freeFromMask & needless)) !== 0) continue;
    if (prepMinutes <= maxPrepMinutes) dishes.add(dish);
  }
  return dishes.size;
}

/** For one set of avoided allergens, the pairs of diet and meal with too few dishes, and how many are missing. */
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
  });

  test(`all ${DIETS.length} diets and all ${ALLERGY_SETS} sets of allergies with 3 breakfasts, 5 lunches, 7 dinners and 3 snacks`, {
    timeout: 600_000,
  }, () => {
    const bars = { breakfast: 3, lunch: 5, dinner: 7, snack: 3 };
    const distinctMasks = new Set<number>();
    for (let set = 0; set < ALLERGY_SETS; set++) {
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

describe("the sides cover", () => {
  const isFruit = ({ role }: RecipeIngredient) => role === "fruit";
  const KINDS: readonly (readonly [string, (side: Recipe) => boolean])[] = [
    ["anything", () => true],
    ["fruit", ({ ingredients }) => ingredients.some(isFruit)],
    ["vegetables", ({ ingredients }) => ingredients.some(({ role, grams }) => role === "vegetable" && grams >= 80)],
  ];

  test("every diet and set of allergies, with something for each meal, a fruit and a vegetable", () => {
    const rows = allSides().map((side) => ({ side, facts: recipeFacts(side) }));
    const all = OPTION_MASKS.reduce((mask, option) => mask | option, 0);
    const short = DIETS.flatMap((diet) =>
      KINDS.flatMap(([kind, isKind]) => {
        const left = rows.filter(
          ({ side, facts }) =>
            facts.diets.has(diet) && ((facts.containsMask | facts.mayMask) & all) === 0 && isKind(side),
        );
        const dishes = new Set(left.map(({ side }) => side.templateId)).size;
        const breakfasts = left.filter(({ side }) => side.mealTypes.includes("breakfast")).length;
        const least = kind === "fruit" ? 1 : 3;
        return [
          ...(dishes >= least ? [] : [`${diet}: ${dishes} of ${least} with ${kind}`]),
          ...(kind !== "anything" || breakfasts >= 3 ? [] : [`${diet}: ${breakfasts} of 3 for breakfast`]),
        ];
      }),
    );
    expect(short).toEqual([]);
  });

  test("meals with little salt, mostly quick ones", () => {
    const sodium = NUTRIENTS.indexOf("sodiumMg");
    const salty = allSides().filter((side) => (recipeFacts(side).per[sodium] ?? 0) > SIDE_MAX_SODIUM_MG);
    expect(salty.map(({ id }) => id)).toEqual([]);
    const quick = new Set(allSides().flatMap(({ templateId, prepMinutes }) => (prepMinutes <= 10 ? [templateId] : [])));
    expect(quick.size * 2).toBeGreaterThan(new Set(allSides().map(({ templateId }) => templateId)).size);
  });
});

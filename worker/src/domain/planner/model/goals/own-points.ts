import type { DishWish } from "@mealwright/schema/constants/dish-wishes";
import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { DIET_TERMS } from "../../../nutrition/diet-terms.ts";
import { hashText } from "../../random.ts";
import type { PlanRequest } from "../../types.ts";
import { NOTHING_BESIDE } from "../candidates.ts";
import { moreAgain } from "../more-again.ts";
import { at } from "../typed-arrays.ts";
import { QUICK_ENOUGH_MINUTES, WEIGHTS } from "../weights.ts";
import { DINNER_BREAKFASTS } from "./dinner-breakfasts.data.ts";
import { PORTION_COUNT, PORTION_FACTORS } from "./goal-model.ts";
import { fleshOfBreakfast } from "./pattern.ts";

/**
 * Points of a dish for this person, wherever it is served.
 * @param isOfCollection for the slots that are reserved for the collection.
 */
export function personalPoints(
  request: PlanRequest,
  recipes: readonly Recipe[],
  isOfCollection: boolean = false,
): Int32Array {
  const recentRecipes = new Set(request.recentRecipeIds);
  const recentTemplates = new Set(request.recentTemplateIds);
  const favorites = new Set(request.favoriteTemplateIds);
  const wished = wishPoints(request);
  const more = moreAgain(request);
  const level = COOKING_LEVELS.indexOf(request.level);
  const { isWithoutGrain } = DIET_TERMS[request.eater.diet];
  const { cuisine = null, premiumDishes = false } = request.wishes ?? {};
  return Int32Array.from(recipes, (recipe) => {
    if (recipe === NOTHING_BESIDE.recipe) return 0;
    let points = hashText(recipe.id, request.seed) % WEIGHTS.jitter;
    const isFavorite = favorites.has(recipe.templateId);
    if (!isFavorite && fleshOfBreakfast(recipe, request.eater.diet) === "fishBreakfast")
      points += WEIGHTS.fishBreakfast;
    if (!isFavorite && !isWithoutGrain && DINNER_BREAKFASTS.has(recipe.templateId)) points += WEIGHTS.dinnerBreakfast;
    if (isSnack(recipe)) points += hashText(recipe.templateId, request.seed) % WEIGHTS.snackJitter;
    const isWishedAgain = more.has(recipe.templateId);
    if (!isWishedAgain && recentRecipes.has(recipe.id)) points += WEIGHTS.recentRecipe;
    if (!isWishedAgain && recentTemplates.has(recipe.templateId)) points += WEIGHTS.recentTemplate;
    if (favorites.size > 0 && !isFavorite) points += WEIGHTS.notFavorite;
    if (wished.size > 0) points += wished.get(recipe.templateId) ?? 0;
    if (more.size > 0 && !isWishedAgain) points += WEIGHTS.notMore;
    if (isOfCollection && !recipe.premium && !recipe.side) points += WEIGHTS.notOfCollection;
    if (!isOfCollection && isOtherThanWished(recipe, cuisine)) points += WEIGHTS.otherCuisine;
    // With a cuisine wish, the slots reserved for the collection are enough.
    if (premiumDishes && cuisine === null && !recipe.premium && !recipe.side) points += WEIGHTS.notPremium;
    if (recipe.side) points += WEIGHTS.side;
    if (COOKING_LEVELS.indexOf(recipe.level) > level) points += WEIGHTS.aboveLevel;
    return points;
  });
}

/** The points of each template that is marked with a wish. */
function wishPoints(request: PlanRequest): ReadonlyMap<string, number> {
  const rows: Readonly<Record<DishWish, readonly [templateIds: readonly string[] | undefined, points: number]>> = {
    // Never among the candidates.
    never: [request.neverTemplateIds, 0],
    less: [request.lessTemplateIds, WEIGHTS.less],
    // All other dishes cost more instead, as long as the dish may come again.
    more: [request.moreTemplateIds, 0],
  };
  return new Map(
    Object.values(rows).flatMap(([ids = [], points]) =>
      points === 0 ? [] : ids.map((id): [string, number] => [id, points]),
    ),
  );
}

/** Snacks have few foods and figures, so the same one would be best for nearly everybody. */
function isSnack({ mealTypes }: Recipe): boolean {
  return mealTypes.includes("snack");
}

function isOtherThanWished(recipe: Recipe, cuisine: Cuisine | null): boolean {
  return cuisine !== null && recipe.cuisine !== cuisine && !recipe.side;
}

/** Points of each dish for the time that it takes on a working day. */
export function minutePoints(recipes: readonly Recipe[]): Int32Array {
  return Int32Array.from(
    recipes,
    ({ prepMinutes }) => Math.max(0, prepMinutes - QUICK_ENOUGH_MINUTES) * WEIGHTS.weekdayPerMinute,
  );
}

/** Points for a portion that differs from the recipe's own serving. */
const PORTION_POINTS: readonly number[] = PORTION_FACTORS.map((factor) => {
  const doublings = Math.abs(Math.log2(factor));
  return Math.round(WEIGHTS.portionPerDoubling * (doublings <= 1 ? doublings : 1 + 3 * (doublings - 1)));
});

/**
 * Points of each portion of a recipe, the same for every person: for differing from the recipe's own serving, and for
 * exceeding what people eat.
 * @param excess the number of a plate's bounds that each portion breaks.
 */
export function portionPoints(excess: Int32Array): Int32Array {
  return Int32Array.from(PORTION_POINTS, (points, step) => points + at(excess, step) * WEIGHTS.overPlate);
}

/**
 * Points of each dish of a pool by itself, by portion: `points[pick * PORTION_COUNT + portion]`.
 * @param dishes the pool, as rows of `byPortion` and `personal`.
 */
export function ownPoints(dishes: Int32Array, byPortion: Int32Array, personal: Int32Array): Int32Array {
  const own = new Int32Array(dishes.length * PORTION_COUNT);
  for (let pick = 0; pick < dishes.length; pick++) {
    const dish = at(dishes, pick);
    for (let step = 0; step < PORTION_COUNT; step++) {
      own[pick * PORTION_COUNT + step] = at(personal, dish) + at(byPortion, dish * PORTION_COUNT + step);
    }
  }
  return own;
}

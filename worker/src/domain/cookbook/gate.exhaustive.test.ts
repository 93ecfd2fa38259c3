import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import type { Diet } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { displayAmount } from "../foods/catalogue/measures.ts";
import type { Meal } from "../meal.ts";
import { allergensOf, costCents, nutritionOf } from "../nutrition/sum.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { verify } from "../safety/gate/verify.ts";
import { allRecipes, allSides } from "./cookbook.ts";
import type { Recipe } from "./recipe.ts";
import { safeRecipes } from "./safe.ts";
import { recipeFacts } from "./variants/facts.ts";

/** The recipe's base serving as a meal. */
function serve(recipe: Recipe): Meal {
  const { instructions } = recipe;
  const ingredients = recipe.ingredients.map(({ foodId, grams, measure }) => {
    const food = requireFood(foodId);
    return { foodId, name: food.name, grams, ...displayAmount(food, grams, measure) };
  });
  return {
    id: recipe.id,
    name: recipe.name,
    type: recipe.mealTypes[0] ?? "dinner",
    day: 1,
    ingredients,
    instructions,
    nutrition: nutritionOf({ recipeId: recipe.id, ingredients, instructions }),
    prepTime: recipe.prepMinutes,
    allergens: allergensOf(recipe.ingredients),
    costCents: costCents(recipe.ingredients),
    source: "cookbook",
    recipeId: recipe.id,
  };
}

const eaters = new Map<string, Eater>();

/** Someone on the diet who avoids every allergen outside the mask; the same object for the same answers. */
function strictestEater(diet: Diet, heldMask: number): Eater {
  const key = `${diet} ${heldMask}`;
  let eater = eaters.get(key);
  if (eater === undefined) {
    const allergens = ALLERGENS.filter((_, bit) => (heldMask & (1 << bit)) === 0);
    eater = { diet, maxPrepMinutes: 120, eatsRaw: true, avoids: { allergens, foodIds: [], terms: [], unresolved: [] } };
    eaters.set(key, eater);
  }
  return eater;
}

/** For each diet, the stricter diets that imply it. */
const IMPLIED_BY: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  omnivore: ["vegetarian", "vegan", "pescatarian", "keto", "paleo"],
  pescatarian: ["vegetarian", "vegan"],
  vegetarian: ["vegan"],
};

function strictestDiets(diets: ReadonlySet<Diet>): readonly Diet[] {
  return [...diets].filter((diet) => !(IMPLIED_BY[diet] ?? []).some((stricter) => diets.has(stricter)));
}

test("every recipe and side passes the safety check for the strictest eater of each diet it allows", {
  timeout: 600_000,
}, () => {
  const refused = [...allRecipes(), ...allSides()].flatMap((recipe) => {
    const { containsMask, mayMask, diets } = recipeFacts(recipe);
    const meal = serve(recipe);
    return strictestDiets(diets).flatMap((diet) =>
      verify(meal, strictestEater(diet, containsMask | mayMask)).map(
        ({ kind, where, message }) => `${recipe.id} for ${diet}: ${kind} at ${where}: ${message}`,
      ),
    );
  });
  expect(refused).toEqual([]);
});

test.each(["nightshades", "garlic", "citrus", "mushrooms and kiwi", "corn", "coconut"])(
  "recipes without %s pass the safety check for someone who avoids it",
  { timeout: 600_000 },
  (otherAllergies) => {
    const avoids = avoidanceFor({ allergies: ["Other"], otherAllergies });
    const eater: Eater = { diet: "omnivore", maxPrepMinutes: 120, eatsRaw: true, avoids };
    const recipes = safeRecipes(eater);
    expect(recipes.length).toBeGreaterThan(500);
    expect(recipes.length).toBeLessThan(allRecipes().length);
    const refused = recipes
      .filter((_, at) => at % 7 === 0)
      .flatMap((recipe) =>
        verify(serve(recipe), eater).map(({ where, message }) => `${recipe.id}: ${where}: ${message}`),
      );
    expect(refused).toEqual([]);
  },
);

import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { NUTRIENT_KEYS } from "@mealwright/schema/constants/food/nutrients";
import { meal as shownMeal } from "@mealwright/schema/contract/meals";
import * as z from "zod";
import { FOODS } from "../../../domain/foods/catalogue/catalogue.ts";
import type { Meal, Nutrition } from "../../../domain/meal.ts";
import { allergensOf, costCents, nutritionOf } from "../../../domain/nutrition/sum.ts";
import { parseStored } from "../parse-stored.ts";

const storedMeal = shownMeal
  .omit({ cost: true, locked: true, leftoverOf: true, feeds: true, keepsDays: true, parts: true })
  .extend({
    allergens: z.array(z.enum(ALLERGENS)),
    costCents: z.number(),
    recipeId: z.string().nullable(),
    sides: z.exactOptional(
      z.array(
        z.object({
          recipeId: z.string(),
          name: z.string(),
          steps: z.number().int().min(1),
          lines: z.array(z.tuple([z.number().int().min(0), z.number().positive()])),
        }),
      ),
    ),
    changes: z.exactOptional(z.array(z.string())),
    leftover: z.exactOptional(z.object({ mealId: z.string(), insteadOf: z.string().nullable() })),
  });

function isWhole(nutrition: z.output<typeof storedMeal>["nutrition"]): nutrition is Nutrition & typeof nutrition {
  return nutrition.incomplete !== undefined && NUTRIENT_KEYS.every((key) => nutrition[key] !== undefined);
}

/**
 * A meal from its JSON, with nutrition, allergens and cost recomputed: figures updated since are no tampering, and a
 * newly known allergen is shown. With a food that left the catalogue it keeps its own, and the gate refuses it.
 * @throws UnknownValueError for any other shape.
 */
export function toStoredMeal(json: unknown): Meal {
  const { nutrition, ...meal } = parseStored(storedMeal, json, "stored meal");
  const { ingredients } = meal;
  if (!ingredients.every(({ foodId }) => FOODS.has(foodId)))
    return { ...meal, nutrition: isWhole(nutrition) ? nutrition : nutritionOf(meal) };
  return {
    ...meal,
    nutrition: nutritionOf(meal),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
  };
}

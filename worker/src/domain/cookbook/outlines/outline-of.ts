import type { FoodId } from "../../foods/catalogue/food.ts";
import type { RecipeIngredient } from "../recipe.ts";
import { type Step, stepsIn, type Template } from "../template.ts";
import { cookingRisks } from "../variants/cooking-risks.ts";
import { recipesOf } from "../variants/variant.ts";
import { Variants } from "../variants/variants.ts";
import type { Amounts, Outline, OutlineChoice, Outlines, Pairs } from "./outline.ts";

/** The foods of all outlines so far; a food's number is its index. */
class FoodNumbers {
  readonly foods: FoodId[] = [];

  amountsOf(ingredients: readonly RecipeIngredient[]): Amounts {
    return ingredients.flatMap(({ foodId, grams }) => [this.numberOf(foodId), grams]);
  }

  private numberOf(foodId: FoodId): number {
    const known = this.foods.indexOf(foodId);
    return known >= 0 ? known : this.foods.push(foodId) - 1;
  }
}

function minutesOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** `part.key` as indexes. Throws if the template lacks the choice, which would otherwise be ignored. */
function pairOf(template: Template, pair: string): Pairs {
  const [name = "", key = ""] = pair.split(".");
  const part = Object.keys(template.parts).indexOf(name);
  const choice = (template.parts[name] ?? []).findIndex((one) => one.key === key);
  if (part < 0 || choice < 0) throw new RangeError(`template "${template.id}" has no choice "${pair}"`);
  return [part, choice];
}

function outlineOf(template: Template, numbers: FoodNumbers): Outline {
  const outline = withoutRisks(template, numbers);
  const recipes = recipesOf(new Variants(outline, numbers.foods, () => template));
  const risks = recipes.map((recipe) => [recipe.combination, cookingRisks(recipe)] as const);
  return { ...outline, risks: risks.filter(([, mask]) => mask !== 0).flat() };
}

function withoutRisks(template: Template, numbers: FoodNumbers): Outline {
  const own = template.steps.filter((step) => "text" in step);
  const parts = Object.entries(template.parts).map(([part, choices]) => {
    return choices.map((choice): OutlineChoice => {
      const { key, ingredients, protein, level, raw } = choice;
      const steps = template.steps.flatMap((step) => ("text" in step ? [] : stepsIn(step, part, choice)));
      return [key, minutesOf(steps), numbers.amountsOf(ingredients), protein ?? null, level ?? null, raw ?? false];
    });
  });
  return {
    id: template.id,
    mealTypes: template.mealTypes,
    cuisine: template.cuisine,
    level: template.level,
    method: template.method,
    protein: template.protein ?? null,
    premium: template.premium ?? false,
    side: template.side ?? false,
    base: numbers.amountsOf(template.base),
    minutes: minutesOf(own),
    parts,
    skip: (template.skip ?? []).map((pairs) => pairs.flatMap((pair) => pairOf(template, pair))),
    instead: own.flatMap(({ instead, minutes }) =>
      instead === undefined
        ? []
        : [
            [
              minutesOf(instead.steps) - minutes,
              [instead.where].flat().flatMap((pair) => pairOf(template, pair)),
            ] as const,
          ],
    ),
    risks: [],
  };
}

/** The content of `outlines.data.ts`, computed from the templates. */
export function outlinesOf(
  meals: readonly (() => readonly Template[])[],
  sides: readonly (() => readonly Template[])[],
): Outlines {
  const numbers = new FoodNumbers();
  const read = (files: typeof meals) => files.map((file) => file().map((template) => outlineOf(template, numbers)));
  return { meals: read(meals), sides: read(sides), foods: numbers.foods };
}

/** The variants of a template outside the cookbook. */
export function variantsOf(template: Template): Variants {
  const numbers = new FoodNumbers();
  return new Variants(outlineOf(template, numbers), numbers.foods, () => template);
}

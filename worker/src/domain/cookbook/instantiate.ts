import { COOKING_LEVELS, type CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import type { Choice, Step, Template } from "./template.ts";

const HOLE = /\{([a-z]+)\}/gi;

function fillHoles(text: string, words: ReadonlyMap<string, string>): string {
  const filled = text.replace(HOLE, (hole, part: string) => words.get(part) ?? hole);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Words that a menu leaves small in the middle of a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a al alla an and as at con de della di en et for from in la le of on or over the to under with à".split(" "),
);

/** "pan con tomate with a fried egg" -> "Pan con Tomate with a Fried Egg"; capitals inside a word stay. */
function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}’']+/gu, (word, at: number) =>
    at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** All ways to take one choice of each part, in the order the template lists them. */
function combinations(parts: Template["parts"]): readonly (readonly (readonly [string, Choice])[])[] {
  let rows: (readonly (readonly [string, Choice])[])[] = [[]];
  for (const [part, choices] of Object.entries(parts)) {
    rows = rows.flatMap((row) => choices.map((choice) => [...row, [part, choice] as const]));
  }
  return rows;
}

function isSkipped(template: Template, keys: ReadonlySet<string>): boolean {
  return (template.skip ?? []).some((pairs) => pairs.every((pair) => keys.has(pair)));
}

/** The same food from the base and from a choice becomes one line of the recipe; the first mention keeps its role. */
function mergeIngredients(ingredients: readonly RecipeIngredient[]): readonly RecipeIngredient[] {
  const byFood = new Map<string, RecipeIngredient>();
  for (const ingredient of ingredients) {
    const before = byFood.get(ingredient.foodId);
    byFood.set(
      ingredient.foodId,
      before === undefined ? ingredient : { ...before, grams: before.grams + ingredient.grams },
    );
  }
  return [...byFood.values()];
}

function highestLevel(levels: readonly CookingLevel[]): CookingLevel {
  return COOKING_LEVELS[Math.max(...levels.map((level) => COOKING_LEVELS.indexOf(level)))] ?? "beginner";
}

function chosenSteps(template: Template, choices: ReadonlyMap<string, Choice>): readonly Step[] {
  return template.steps.flatMap((step) => ("use" in step ? (choices.get(step.use)?.steps ?? []) : [step]));
}

/** The dominant protein: the last choice that names one, else the template's, else "none". */
function dominantProtein(template: Template, chosen: readonly Choice[]): string {
  return chosen.findLast((choice) => choice.protein !== undefined)?.protein ?? template.protein ?? "none";
}

/**
 * Every recipe of a template: one for each combination of its choices that is not skipped. The id is the template's
 * with the choices' keys in the order of its parts; `prepMinutes` is the sum of the steps' minutes.
 */
export function instantiate(template: Template): readonly Recipe[] {
  const recipes: Recipe[] = [];
  for (const row of combinations(template.parts)) {
    if (isSkipped(template, new Set(row.map(([part, choice]) => `${part}.${choice.key}`)))) continue;
    const chosen = row.map(([, choice]) => choice);
    const steps = chosenSteps(template, new Map(row));
    const words = new Map(row.map(([part, choice]) => [part, choice.word ?? choice.name]));
    recipes.push({
      id: [template.id, ...chosen.map((choice) => choice.key)].join("."),
      templateId: template.id,
      name: titleCase(fillHoles(template.title, new Map(row.map(([part, choice]) => [part, choice.name])))),
      mealTypes: template.mealTypes,
      cuisine: template.cuisine,
      level: highestLevel([template.level, ...chosen.map((choice) => choice.level ?? template.level)]),
      method: template.method,
      protein: dominantProtein(template, chosen),
      premium: template.premium ?? false,
      prepMinutes: steps.reduce((sum, step) => sum + step.minutes, 0),
      ingredients: mergeIngredients([...template.base, ...chosen.flatMap((choice) => choice.ingredients)]),
      instructions: steps.map((step) => fillHoles(step.text, words)),
    });
  }
  return recipes;
}

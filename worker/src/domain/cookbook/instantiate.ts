import { COOKING_LEVELS, type CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { IngredientRole, Recipe, RecipeIngredient } from "./recipe.ts";
import type { Choice, Template } from "./template.ts";

/** Words that a menu leaves small in the middle of a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a al alla an and as at con de della di en et for from in la le of on or over the to under with à".split(" "),
);
const WORD = /[\p{L}\p{N}’']+/gu;
const HOLE = /\{([a-zA-Z]+)\}/;

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "baked with a soft egg" -> "Baked with a Soft Egg"; capitals inside a word stay. */
function titleCase(text: string): string {
  return text.replace(WORD, (word) => (SMALL_WORDS.has(word) ? word : upperFirst(word)));
}

/** A text cut at its holes: one literal more than there are holes; a hole is the place of its part. */
interface Pieces {
  readonly literals: readonly string[];
  readonly holes: readonly number[];
}

interface TimedPieces extends Pieces {
  readonly minutes: number;
}

/** A choice with everything that its recipes share worked out. */
interface Option {
  readonly choice: Choice;
  readonly menuName: string;
  readonly word: string;
  readonly steps: readonly TimedPieces[];
}

function cut(text: string, parts: readonly string[]): Pieces {
  const pieces = upperFirst(text).split(HOLE);
  return {
    literals: pieces.filter((_, at) => at % 2 === 0),
    holes: pieces.filter((_, at) => at % 2 === 1).map((part) => parts.indexOf(part)),
  };
}

function fill({ literals, holes }: Pieces, words: readonly string[]): string {
  const [opening = ""] = literals;
  let text = opening;
  for (let at = 0; at < holes.length; at++) text += (words[holes[at] ?? -1] ?? "") + (literals[at + 1] ?? "");
  return opening === "" ? upperFirst(text) : text;
}

function timedPieces({ text, minutes }: { text: string; minutes: number }, parts: readonly string[]): TimedPieces {
  return { ...cut(text, parts), minutes };
}

/** All ways to take one option of each part, in the order the template lists them. */
function combinations(parts: readonly (readonly Option[])[]): readonly (readonly Option[])[] {
  let rows: (readonly Option[])[] = [[]];
  for (const options of parts) rows = rows.flatMap((row) => options.map((option) => [...row, option]));
  return rows;
}

function isSkipped(template: Template, parts: readonly string[], taken: readonly Option[]): boolean {
  if (template.skip === undefined) return false;
  const keys = new Set(taken.map(({ choice }, at) => `${parts[at]}.${choice.key}`));
  return template.skip.some((pairs) => pairs.every((pair) => keys.has(pair)));
}

/** What makes the dish comes first, the pinch of salt last. */
const SHOWN_ORDER: readonly IngredientRole[] = [
  "protein",
  "starch",
  "vegetable",
  "fruit",
  "dairy",
  "sauce",
  "fat",
  "liquid",
  "flavour",
];

/** The same food from the base and from a choice becomes one line of the recipe; the first mention keeps its role. */
function mergeIngredients(template: Template, taken: readonly Option[]): readonly RecipeIngredient[] {
  const merged = [...template.base];
  for (const { choice } of taken) {
    for (const ingredient of choice.ingredients) {
      const at = merged.findIndex(({ foodId }) => foodId === ingredient.foodId);
      const before = merged[at];
      if (before === undefined) merged.push(ingredient);
      else merged[at] = { ...before, grams: before.grams + ingredient.grams };
    }
  }
  return merged.sort((one, other) => SHOWN_ORDER.indexOf(one.role) - SHOWN_ORDER.indexOf(other.role));
}

function highestLevel(template: Template, taken: readonly Option[]): CookingLevel {
  let highest = template.level;
  for (const { choice } of taken) {
    const { level = highest } = choice;
    if (COOKING_LEVELS.indexOf(level) > COOKING_LEVELS.indexOf(highest)) highest = level;
  }
  return highest;
}

/** The dominant protein: the last choice that names one, else the template's, else "none". */
function dominantProtein(template: Template, taken: readonly Option[]): string {
  return taken.findLast(({ choice }) => choice.protein !== undefined)?.choice.protein ?? template.protein ?? "none";
}

/**
 * Every recipe of a template: one for each combination of its choices that is not skipped. The id is the template's
 * with the choices' keys in the order of its parts; `prepMinutes` is the sum of the steps' minutes.
 */
export function instantiate(template: Template): readonly Recipe[] {
  const parts = Object.keys(template.parts);
  const options = Object.values(template.parts).map((choices) =>
    choices.map(
      (choice): Option => ({
        choice,
        menuName: titleCase(choice.name),
        word: choice.word ?? choice.name,
        steps: (choice.steps ?? []).map((step) => timedPieces(step, parts)),
      }),
    ),
  );
  const title = cut(template.title, parts);
  const titlePieces: Pieces = { ...title, literals: title.literals.map(titleCase) };
  const entries = template.steps.map((step) => ("use" in step ? parts.indexOf(step.use) : timedPieces(step, parts)));
  const recipes: Recipe[] = [];
  for (const taken of combinations(options)) {
    if (isSkipped(template, parts, taken)) continue;
    const words = taken.map(({ word }) => word);
    const instructions: string[] = [];
    let prepMinutes = 0;
    for (const entry of entries) {
      for (const pieces of typeof entry === "number" ? (taken[entry]?.steps ?? []) : [entry]) {
        instructions.push(fill(pieces, words));
        prepMinutes += pieces.minutes;
      }
    }
    recipes.push({
      id: taken.reduce((id, { choice }) => `${id}.${choice.key}`, template.id),
      templateId: template.id,
      name: fill(
        titlePieces,
        taken.map(({ menuName }) => menuName),
      ),
      mealTypes: template.mealTypes,
      cuisine: template.cuisine,
      level: highestLevel(template, taken),
      method: template.method,
      protein: dominantProtein(template, taken),
      premium: template.premium ?? false,
      prepMinutes,
      ingredients: mergeIngredients(template, taken),
      instructions,
    });
  }
  return recipes;
}

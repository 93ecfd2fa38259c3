import { COOKING_LEVELS, type CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import type { Choice, Step, Template } from "./template.ts";

/** Words that a menu leaves small in the middle of a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a al alla an and as at con de della di en et for from in la le of on or over the to under with à".split(" "),
);

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "baked with a soft egg" -> "Baked with a Soft Egg"; capitals inside a word stay. */
function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}’']+/gu, (word) => (SMALL_WORDS.has(word) ? word : upperFirst(word)));
}

/** A text cut at its holes, once a template: literals at even places, names of parts at odd ones. */
type Pieces = readonly string[];

function cut(text: string): Pieces {
  return text.split(/\{([a-zA-Z]+)\}/);
}

/** The parts of a template with one choice taken of each. */
type Taken = ReadonlyMap<string, Choice>;

function fill(pieces: Pieces, taken: Taken, say: (choice: Choice) => string): string {
  let text = "";
  for (const [at, piece] of pieces.entries()) {
    const choice = at % 2 === 1 ? taken.get(piece) : undefined;
    text += choice === undefined ? piece : say(choice);
  }
  return upperFirst(text);
}

function word(choice: Choice): string {
  return choice.word ?? choice.name;
}

/** All ways to take one choice of each part, in the order the template lists them. */
function combinations(parts: Template["parts"]): readonly Taken[] {
  let rows: Taken[] = [new Map()];
  for (const [part, choices] of Object.entries(parts)) {
    rows = rows.flatMap((row) => choices.map((choice) => new Map(row).set(part, choice)));
  }
  return rows;
}

function isSkipped(template: Template, taken: Taken): boolean {
  if (template.skip === undefined) return false;
  const keys = new Set([...taken].map(([part, choice]) => `${part}.${choice.key}`));
  return template.skip.some((pairs) => pairs.every((pair) => keys.has(pair)));
}

/** The same food from the base and from a choice becomes one line of the recipe; the first mention keeps its role. */
function mergeIngredients(ingredients: readonly RecipeIngredient[]): readonly RecipeIngredient[] {
  const merged: RecipeIngredient[] = [];
  for (const ingredient of ingredients) {
    const at = merged.findIndex(({ foodId }) => foodId === ingredient.foodId);
    const before = merged[at];
    if (before === undefined) merged.push(ingredient);
    else merged[at] = { ...before, grams: before.grams + ingredient.grams };
  }
  return merged;
}

function highestLevel(template: Template, chosen: readonly Choice[]): CookingLevel {
  let highest = template.level;
  for (const { level } of chosen) {
    if (level !== undefined && COOKING_LEVELS.indexOf(level) > COOKING_LEVELS.indexOf(highest)) highest = level;
  }
  return highest;
}

/** The dominant protein: the last choice that names one, else the template's, else "none". */
function dominantProtein(template: Template, chosen: readonly Choice[]): string {
  return chosen.findLast((choice) => choice.protein !== undefined)?.protein ?? template.protein ?? "none";
}

/** Cuts texts once for all recipes of a template. */
function makeCutter(): (text: string) => Pieces {
  const known = new Map<string, Pieces>();
  return (text) => {
    let pieces = known.get(text);
    if (pieces === undefined) {
      pieces = cut(text);
      known.set(text, pieces);
    }
    return pieces;
  };
}

/** Title-cases each choice's name once for all recipes of a template. */
function makeMenuNames(parts: Template["parts"]): (choice: Choice) => string {
  const names = new Map(Object.values(parts).flatMap((choices) => choices.map((one) => [one, titleCase(one.name)])));
  return (choice) => names.get(choice) ?? choice.name;
}

/**
 * Every recipe of a template: one for each combination of its choices that is not skipped. The id is the template's
 * with the choices' keys in the order of its parts; `prepMinutes` is the sum of the steps' minutes.
 */
export function instantiate(template: Template): readonly Recipe[] {
  const cutOnce = makeCutter();
  const menuName = makeMenuNames(template.parts);
  const titlePieces = cut(template.title).map((piece, at) => (at % 2 === 1 ? piece : titleCase(piece)));
  const recipes: Recipe[] = [];
  for (const taken of combinations(template.parts)) {
    if (isSkipped(template, taken)) continue;
    const chosen = [...taken.values()];
    const steps: Step[] = [];
    for (const entry of template.steps) {
      if ("use" in entry) steps.push(...(taken.get(entry.use)?.steps ?? []));
      else steps.push(entry);
    }
    recipes.push({
      id: chosen.reduce((id, choice) => `${id}.${choice.key}`, template.id),
      templateId: template.id,
      name: fill(titlePieces, taken, menuName),
      mealTypes: template.mealTypes,
      cuisine: template.cuisine,
      level: highestLevel(template, chosen),
      method: template.method,
      protein: dominantProtein(template, chosen),
      premium: template.premium ?? false,
      prepMinutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
      ingredients: mergeIngredients([...template.base, ...chosen.flatMap((choice) => choice.ingredients)]),
      instructions: steps.map(({ text }) => fill(cutOnce(text), taken, word)),
    });
  }
  return recipes;
}

import type { MealType } from "@mealwright/schema/constants/meals";
import type { DishFault } from "@mealwright/schema/constants/model";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Meal, MealIngredient } from "../../meal.ts";
import { netCarbohydrateG } from "../../nutrition/day.ts";
import { allergensOf, costCents, nutritionOf } from "../../nutrition/sum.ts";
import { type Eater, eatsChilledOf } from "../../safety/gate/eater.ts";
import { cookingFault } from "../../safety/gate/heat/cooking-faults.ts";
import { verify } from "../../safety/gate/verify.ts";
import type { Proposal } from "../reply/proposal.ts";
import { cookingLines, withFirstCooked, withOvenHeat } from "./cooking-lines.ts";
import { markParallelSteps, minutesOf, timersOf } from "./minutes.ts";
import { energyAsWritten, type Line, portionLines, type Share } from "./portions.ts";
import { readIngredients } from "./read-ingredients.ts";
import { Refused } from "./refused.ts";
import { isReadableFor, isStrictFor } from "./strictness.ts";
import { describeSwap, substitute } from "./substitute.ts";
import { composeName } from "./text/compose-name.ts";
import { cleanName } from "./text/dish-name.ts";
import type { DishWords } from "./text/dish-words.ts";
import { isMadeAtOnce, losesCooking } from "./text/lost-cooking.ts";
import { cleanStep } from "./text/steps.ts";

/** Whom a proposed meal is for, and its slot. */
export interface RepairOrder {
  readonly id: string;
  readonly day: number;
  readonly type: MealType;
  readonly eater: Eater;
  readonly share: Share;
}

export type Repair =
  | { readonly meal: Meal; readonly changes: readonly string[]; readonly writtenKcal: number }
  | { readonly refused: DishFault; readonly evidence: string };

const MIN_STEPS = 2;
const MIN_INGREDIENTS = 2;
const MINUTES_STEP = 5;
/** The least share of a model's steps that must remain for the dish to still be the model's. */
const KEPT_STEPS = 0.5;

/**
 * A model's proposal as a meal that passed the gate: known foods in amounts for this person, forbidden ones
 * substituted, steps that no longer apply left out, every number computed. Refused, with the reason, if that is
 * impossible. Never throws.
 */
export function repairProposal(proposal: Proposal, order: RepairOrder): Repair {
  try {
    return repair(proposal, order);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason, evidence: error.message };
    throw error;
  }
}

function repair(proposal: Proposal, order: RepairOrder): Repair {
  const { eater } = order;
  const read = readIngredients(proposal.ingredients, isStrictFor(eater));
  const writtenKcal = energyAsWritten(read.lines);
  const { lines, swaps, removed } = substitute(read.lines, eater);
  const merged = mergeLines(lines);
  if (merged.length < MIN_INGREDIENTS) throw new Refused("too-few-ingredients", String(merged.length));
  const ingredients = portionLines(merged, order.share);
  if (ingredients === null) throw new Refused("portion", `${Math.round(writtenKcal)} kcal`);
  const dish: DishWords = {
    foods: merged.map(({ food }) => food),
    writtenNames: lines.map(({ writtenName }) => writtenName),
    swaps,
    droppedNames: [...read.droppedNames, ...removed],
    isStrict: isStrictFor(eater),
  };
  const meal = buildMeal(proposal, order, ingredients, dish);
  if (!keepsNetLimit(meal, order)) {
    throw new Refused("net-carbohydrate", `${netCarbohydrateG(meal.nutrition)} g`);
  }
  const swapTexts = swaps.map((swap) => describeSwap(swap, eater));
  const removedTexts = removed.map((name) => `${name} was left out: it is not for you.`);
  return { meal, changes: [...new Set([...swapTexts, ...removedTexts])], writtenKcal };
}

/**
 * A model's stored dish for another slot, portioned for it; null if the person may not have it or it cannot be
 * portioned.
 */
export function serveAgain(meal: Meal, order: RepairOrder): Meal | null {
  const lines = meal.ingredients.map(({ foodId, grams, unit }) => ({
    food: requireFood(foodId),
    grams,
    measure: unit,
  }));
  const ingredients = portionLines(lines, order.share);
  if (ingredients === null) return null;
  const { id, day, type, eater } = order;
  const served = { ...meal, id, day, type, ...figuresOf(ingredients, meal.instructions) };
  if (!keepsNetLimit(served, order)) return null;
  return verify(served, eater).length === 0 && isReadableFor(served, eater) ? served : null;
}

/** Whether the meal's day can stay within the diet's net carbohydrate. */
function keepsNetLimit({ nutrition }: Meal, { share }: RepairOrder): boolean {
  return share.netCarbohydrateLimitG === null || netCarbohydrateG(nutrition) <= share.netCarbohydrateLimitG;
}

/** Everything in a meal that follows from its ingredients and from how its steps cook them. */
function figuresOf(ingredients: readonly MealIngredient[], instructions: readonly string[]) {
  return {
    ingredients,
    nutrition: nutritionOf({ recipeId: null, ingredients, instructions }),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
  };
}

function mergeLines(lines: readonly Line[]): readonly Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const before = merged.get(line.food.id);
    merged.set(line.food.id, before === undefined ? line : { ...before, grams: before.grams + line.grams });
  }
  return [...merged.values()];
}

/** The meal, its name and steps cut down until the gate lets it through, and what its cook must know to be safe. */
function buildMeal(
  proposal: Proposal,
  order: RepairOrder,
  ingredients: readonly MealIngredient[],
  dish: DishWords,
): Meal {
  const { prepMinutes } = proposal;
  const cleaned = proposal.instructions.flatMap((step) => cleanStep(step, dish) ?? []);
  let steps = withOvenHeat(markParallelSteps(withFirstCooked(cleaned, dish), prepMinutes));
  const minutes = Math.max(prepMinutes ?? 0, minutesOf(steps));
  const prepTime = Math.ceil(minutes / MINUTES_STEP) * MINUTES_STEP;
  const allowed = order.eater.maxPrepMinutes;
  if (minutes > allowed) throw new Refused("too-slow", `${minutes} min`);
  const meal: Meal = {
    id: order.id,
    name: cleanName(proposal.name, dish) ?? composeName(ingredients),
    type: order.type,
    day: order.day,
    instructions: steps,
    prepTime: Math.min(prepTime, allowed),
    ...figuresOf(ingredients, steps),
    source: "model",
    recipeId: null,
  };
  const unsafe = new Set(verify(meal, order.eater).map(({ where }) => where));
  steps = steps.filter((_, index) => !unsafe.has(`step:${index + 1}`));
  const written = proposal.instructions;
  const least = isMadeAtOnce(written, steps, dish.foods) ? 1 : MIN_STEPS;
  if (steps.length < Math.max(least, written.length * KEPT_STEPS) || losesCooking(written, steps, dish.foods))
    throw new Refused("too-few-steps", String(steps.length));
  refuseUnsafe({ ...meal, name: `${proposal.name}. ${meal.name}` }, order.eater);
  const name = unsafe.has("name") ? composeName(ingredients) : meal.name;
  const instructions = [
    ...steps,
    ...cookingLines({ name: `${proposal.name} ${name}`, instructions: steps, ingredients }),
  ];
  const cut = {
    ...meal,
    name,
    instructions,
    stepMinutes: instructions.map((_, index) => timersOf(steps)[index] ?? null),
    ...figuresOf(ingredients, instructions),
  };
  const [violation] = verify(cut, order.eater);
  if (violation !== undefined) throw new Refused("gate", `${violation.kind} ${violation.where} ${violation.evidence}`);
  return cut;
}

/** A name that was cleaned away ("Chicken Sashimi") still says how the model meant its dish. */
function refuseUnsafe({ name, instructions, ingredients }: Meal, eater: Eater): void {
  const foodIds = ingredients.map(({ foodId }) => foodId);
  const fault = cookingFault(
    { name, instructions, foodIds },
    { eatsRaw: eater.eatsRaw, eatsChilled: eatsChilledOf(eater) },
  );
  if (fault !== null) throw new Refused("gate", `raw instructions ${fault.evidence}`);
}

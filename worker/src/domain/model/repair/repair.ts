import type { MealType } from "@mealwright/schema/constants/meals";
import type { DishFault } from "@mealwright/schema/constants/model";
import { type Substitution, substitutesFor } from "../../cookbook/substitutions.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import { findUnit, PINCH_UNITS } from "../../foods/catalogue/units.ts";
import { resolveIngredient } from "../../foods/resolver/resolve-ingredient.ts";
import type { Resolution } from "../../foods/resolver/resolve-line.ts";
import type { Meal, MealIngredient } from "../../meal.ts";
import { netCarbohydrateG } from "../../nutrition/day.ts";
import { allergensOf, costCents, sumNutrition } from "../../nutrition/sum.ts";
import { allergenName, foodConflict } from "../../safety/gate/avoidance.ts";
import type { Eater } from "../../safety/gate/eater.ts";
import { verify } from "../../safety/gate/verify.ts";
import type { Proposal, ProposedIngredient } from "../reply/proposal.ts";
import { composeName } from "./compose-name.ts";
import { besideThePot, minutesOf } from "./minutes.ts";
import { namesMoreThan } from "./names-more.ts";
import { energyAsWritten, type Line, portionLines, type Share } from "./portions.ts";
import { cleanName, cleanStep, type DishWords, type Swap } from "./steps.ts";
import { isReadableFor, isStrictFor } from "./strictness.ts";

/** Who a proposed meal is for, and where it goes. */
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
const MAX_SWAPS = 3;
/** More of one food is not a recipe for a household, whatever it is. */
const MAX_WRITTEN_GRAMS = 4_000;
const MINOR_GRAMS = 15;
const MINUTES_STEP = 5;
const HERB_STATE = /^(?:fresh|dried) |(?: leaves)$/gi;
const HERB_AISLES: ReadonlySet<string> = new Set(["Produce", "Spices & herbs"]);
const BAKED = /flour|baking-|yeast-/;
/** The share of a model's steps that must be left for the dish to be the model's. */
const KEPT_STEPS = 0.5;
const MINOR_WORDS = /\b(?:garnish|to taste|optional|to serve|for serving|sprinkle|pinch|dash)\b/i;
const MINOR_UNITS: ReadonlySet<string> = new Set([...PINCH_UNITS, "tsp", "sprig", "leaf"]);
/** Grams of what is added without an amount, by aisle. */
const UNSAID_GRAMS: Readonly<Partial<Record<Food["aisle"], number>>> = { "Spices & herbs": 1, "Oils & condiments": 5 };

class Refused extends Error {
  readonly reason: DishFault;
  constructor(reason: DishFault, evidence: string) {
    super(evidence);
    this.reason = reason;
  }
}

/**
 * A model's proposal as a meal that passed the gate: foods we know in amounts for this person, forbidden ones substituted, steps
 * that no longer hold left out, every number computed. Refused, with the reason, where that cannot be. Never throws.
 */
export function repairProposal(proposal: Proposal, order: RepairOrder): Repair {
  try {
    return repair(proposal, order);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason, evidence: error.message };
    throw error;
  }
}

interface Read {
  readonly lines: readonly (Line & {
    readonly writtenName: string;
    /** The foods that the line leaves to choose from ("mayonnaise or yogurt"). */
    readonly choices?: readonly Food[] | undefined;
  })[];
  readonly droppedNames: readonly string[];
}

function repair(proposal: Proposal, order: RepairOrder): Repair {
  const { eater } = order;
  const read = readIngredients(proposal.ingredients);
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

/** A model's stored dish in another place, portioned for it; null when this person may not have it or it cannot be portioned. */
export function serveAgain(meal: Meal, order: RepairOrder): Meal | null {
  const lines = meal.ingredients.map(({ foodId, grams, unit }) => ({
    food: requireFood(foodId),
    grams,
    measure: unit,
  }));
  const ingredients = portionLines(lines, order.share);
  if (ingredients === null) return null;
  const { id, day, type, eater } = order;
  const served = { ...meal, id, day, type, ...figuresOf(ingredients) };
  if (!keepsNetLimit(served, order)) return null;
  return verify(served, eater).length === 0 && isReadableFor(served, eater) ? served : null;
}

/** Whether the meal's day can stay within the diet's net carbohydrate. */
function keepsNetLimit({ nutrition }: Meal, { share }: RepairOrder): boolean {
  return share.netCarbohydrateLimitG === null || netCarbohydrateG(nutrition) <= share.netCarbohydrateLimitG;
}

/** Everything of a meal that follows from its ingredients. */
function figuresOf(ingredients: readonly MealIngredient[]) {
  return {
    ingredients,
    nutrition: sumNutrition(ingredients),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
  };
}

/** Every ingredient as a food and grams. What we do not know is not eaten: dropped where it is a pinch, else the dish is refused. */
function readIngredients(ingredients: readonly ProposedIngredient[]): Read {
  const lines: Read["lines"][number][] = [];
  const droppedNames: string[] = [];
  for (const ingredient of ingredients) {
    const { name, quantity, unit } = ingredient;
    if (quantity !== null && (quantity < 0 || quantity > MAX_WRITTEN_GRAMS)) throw new Refused("absurd-amount", name);
    const resolution = resolve(ingredient);
    if (resolution.status === "unresolved") {
      if (!isMinor(ingredient)) throw new Refused("unknown-ingredient", name);
      droppedNames.push(name);
      continue;
    }
    const { food } = resolution;
    if (namesMoreThan(name, [food, ...(resolution.choices ?? []), ...(resolution.also ? [resolution.also.food] : [])]))
      throw new Refused("unknown-ingredient", name);
    const grams = resolution.grams !== null && resolution.grams > 0 ? resolution.grams : unsaidGrams(food, ingredient);
    if (grams === null) throw new Refused("unknown-amount", name);
    if (grams > MAX_WRITTEN_GRAMS) throw new Refused("absurd-amount", name);
    lines.push({
      food,
      grams,
      measure: findUnit(unit ?? "") ?? (quantity === null ? undefined : measureOfCount(unit)),
      writtenName: name,
      choices: resolution.choices,
    });
    if (resolution.also !== undefined) lines.push({ ...resolution.also, measure: undefined, writtenName: name });
  }
  return { lines, droppedNames };
}

function measureOfCount(unit: string | null): string | undefined {
  return unit === null || unit === "" ? "piece" : unit.toLowerCase();
}

function resolve({ name, quantity, unit }: ProposedIngredient): Resolution {
  const amount = quantity === 0 ? null : quantity;
  const resolution = resolveIngredient(name, amount, unit);
  if (resolution.status === "resolved") return resolution;
  // Herbs go by "basil", "fresh basil" and "dried basil" alike.
  const bare = name.replace(HERB_STATE, "");
  for (const other of [bare, `fresh ${bare}`, `dried ${bare}`]) {
    const herb = other === name ? resolution : resolveIngredient(other, amount, unit);
    if (herb.status === "resolved" && HERB_AISLES.has(herb.food.aisle)) return herb;
  }
  return resolution;
}

function isMinor({ name, quantity, unit }: ProposedIngredient): boolean {
  if (MINOR_WORDS.test(`${unit ?? ""} ${name}`)) return true;
  if (quantity === null) return false;
  const known = findUnit(unit ?? "");
  if (known === "g" || known === "ml") return quantity <= MINOR_GRAMS / 3;
  return known !== null && MINOR_UNITS.has(known) && quantity <= 2;
}

function unsaidGrams(food: Food, ingredient: ProposedIngredient): number | null {
  if (food.id === "water") return 100;
  const usual = UNSAID_GRAMS[food.aisle];
  if (usual !== undefined) return usual;
  const piece = food.measures.piece ?? food.measures.medium;
  if (ingredient.quantity !== null && ingredient.quantity > 0 && piece !== undefined)
    return piece * ingredient.quantity;
  return MINOR_WORDS.test(`${ingredient.unit ?? ""} ${ingredient.name}`) ? 5 : null;
}

interface Substituted {
  readonly lines: Read["lines"];
  readonly swaps: readonly Swap[];
  /** Forbidden names that were only a pinch. */
  readonly removed: readonly string[];
}

function substitute(lines: Read["lines"], eater: Eater): Substituted {
  const kept: Read["lines"][number][] = [];
  const swaps: Swap[] = [];
  const removed: string[] = [];
  for (const line of lines) {
    const choices = line.choices ?? [line.food];
    const allowed = choices.find((food) => foodConflict(food, eater) === null);
    if (allowed !== undefined) {
      kept.push({ ...line, food: allowed });
      continue;
    }
    const [food = line.food] = choices;
    const best = chooseSubstitute(food, lines, eater);
    if (best === undefined) {
      if (line.grams > MINOR_GRAMS) throw new Refused("forbidden-ingredient", forbiddenName(food, eater));
      removed.push(food.name);
      continue;
    }
    const to = requireFood(best.to);
    swaps.push({ from: food, to, writtenName: line.writtenName });
    kept.push({ food: to, grams: line.grams * best.ratio, measure: line.measure, writtenName: to.name });
  }
  if (swaps.length + removed.length > MAX_SWAPS) throw new Refused("too-many-swaps", String(swaps.length));
  return { lines: kept, swaps, removed };
}

/** What a food is refused for: an allergen where it is one, otherwise the food. */
function forbiddenName(food: Food, eater: Eater): string {
  const allergen = eater.avoids.allergens.find((one) => food.contains.includes(one) || food.mayContain.includes(one));
  return allergen === undefined ? food.name : allergenName(allergen);
}

/** The best substitute for what the food does in this dish: an egg binds a batter, and is the dish where there is none. */
function chooseSubstitute(food: Food, lines: readonly Line[], eater: Eater): Substitution | undefined {
  const isBaked = lines.some((line) => BAKED.test(line.food.id));
  const all = substitutesFor(food.id, eater);
  const suits = all.filter(({ role }) => !(isBaked ? /as the dish|thickening/ : /as a binder|for baking/).test(role));
  return suits[0] ?? all[0];
}

function mergeLines(lines: readonly Line[]): readonly Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const before = merged.get(line.food.id);
    merged.set(line.food.id, before === undefined ? line : { ...before, grams: before.grams + line.grams });
  }
  return [...merged.values()];
}

/** The meal, its name and steps cut down until the gate lets it through. */
function buildMeal(
  proposal: Proposal,
  order: RepairOrder,
  ingredients: readonly MealIngredient[],
  dish: DishWords,
): Meal {
  const { prepMinutes } = proposal;
  let steps = besideThePot(
    proposal.instructions.flatMap((step) => cleanStep(step, dish) ?? []),
    prepMinutes,
  );
  const written = Math.max(prepMinutes ?? 0, minutesOf(steps));
  const prepTime = Math.ceil(written / MINUTES_STEP) * MINUTES_STEP;
  const allowed = order.eater.maxPrepMinutes;
  if (written > allowed) throw new Refused("too-slow", `${written} min`);
  const meal: Meal = {
    id: order.id,
    name: cleanName(proposal.name, dish) ?? composeName(ingredients),
    type: order.type,
    day: order.day,
    instructions: steps,
    prepTime: Math.min(prepTime, allowed),
    ...figuresOf(ingredients),
    source: "model",
    recipeId: null,
  };
  const unsafe = new Set(verify(meal, order.eater).map(({ where }) => where));
  steps = steps.filter((_, index) => !unsafe.has(`step:${index + 1}`));
  if (steps.length < Math.max(MIN_STEPS, proposal.instructions.length * KEPT_STEPS))
    throw new Refused("too-few-steps", String(steps.length));
  const name = unsafe.has("name") ? composeName(ingredients) : meal.name;
  const cut = { ...meal, name, instructions: steps };
  const [violation] = verify(cut, order.eater);
  if (violation !== undefined) throw new Refused("gate", `${violation.kind} ${violation.where} ${violation.evidence}`);
  return cut;
}

function describeSwap({ from, to }: Swap, eater: Eater): string {
  const reason = foodConflict(from, eater)?.message ?? "it is not for you.";
  return `${from.name} became ${to.name}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

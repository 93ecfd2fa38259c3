import type { Slot } from "@mealwright/schema/rules/week";
import type { Recipe } from "../../cookbook/recipe.ts";
import type { Meal } from "../../meal.ts";
import { verify } from "../../safety/gate/verify.ts";
import type { PlanModel } from "../model/build/build-model.ts";
import { at } from "../model/typed-arrays.ts";
import type { Search } from "../search/search.ts";
import type { PlanRequest } from "../types.ts";
import { type Draft, draftOf, mealOfDrafts } from "./draft.ts";
import { fineTuneDay } from "./fine-tune.ts";
import { Ledger } from "./ledger.ts";

/** A chosen week: the model, and the search that holds the choice. */
export interface Found {
  readonly model: PlanModel;
  readonly search: Search;
  /** What the household may spend on these meals. */
  readonly budgetCents: number;
  /** The cost of the cheapest week found if none keeps the budget; null otherwise. */
  readonly cheapestCents: number | null;
  /** The cost of the cheapest week found with fish, if money is too short for it. */
  readonly fishCents?: number;
}

/** Meals that passed the gate, and the recipes that did not. */
export interface Served {
  readonly meals: readonly Meal[];
  readonly unsafeIds: ReadonlySet<string>;
  readonly points: number;
  readonly cheapestCents: number | null;
  readonly fishCents: number | null;
}

interface Checked {
  readonly drafts: readonly Draft[];
  readonly meal: Meal;
  readonly isSafe: boolean;
}

/** The chosen dishes as meals. Dishes that fail the gate are banned and their slots filled again, until all pass. */
export function serveSafely(request: PlanRequest, found: Found): Served {
  const { model, search } = found;
  const unsafeIds = new Set<string>();
  let checked: readonly Checked[] = [];
  for (;;) {
    const known = checked;
    checked = tunedPlates(request, found).map(
      (drafts) => known.find((one) => areSame(one.drafts, drafts)) ?? check(request, drafts),
    );
    const failing = new Set(checked.flatMap(({ drafts, isSafe }) => (isSafe ? [] : failingOf(request, drafts))));
    if (failing.size === 0) break;
    for (const recipe of failing) {
      unsafeIds.add(recipe.id);
      search.ban(model.recipes.indexOf(recipe));
    }
  }
  const meals = checked.flatMap(({ drafts, meal }) =>
    slotsOf(drafts).map((slot): Meal => ({ ...meal, id: request.newId(slot), day: slot.day, type: slot.type })),
  );
  return {
    meals,
    unsafeIds,
    points: search.points,
    cheapestCents: found.cheapestCents,
    fishCents: found.fishCents ?? null,
  };
}

/**
 * The dish and sides of each filled slot, with amounts tuned day by day if portions alone do not meet the day's goals.
 */
function tunedPlates(request: PlanRequest, { model, search, budgetCents }: Found): readonly (readonly Draft[])[] {
  const drafts = model.open.flatMap(({ slots }, unit): Draft[] => {
    const pick = at(search.pick, unit);
    const dish = model.goal.units[unit]?.pool[pick];
    const recipe = dish === undefined ? undefined : model.recipes[dish];
    if (recipe === undefined || recipe.ingredients.length === 0) return [];
    return [draftOf(recipe, at(search.portion, unit), slots, model.goal.units[unit]?.slot ?? 0)];
  });
  const goal = { ...model.goal, budgetCents };
  const ledger = new Ledger(goal, model.foodIds, search.foodByDay, request.household);
  goal.days.forEach((dayGoal, index) => {
    const isOfDay = (slot: Slot) => slot.day === model.days[index];
    fineTuneDay(
      dayGoal,
      drafts.filter(({ slots }) => slots.some(isOfDay)),
      { model: goal, day: index, ledger },
    );
  });
  // A side whose slot got no dish is no meal.
  return drafts
    .filter(({ recipe }) => !recipe.side)
    .map((dish) => [dish, ...drafts.filter(({ recipe, slots }) => recipe.side && slots[0] === dish.slots[0])]);
}

function slotsOf(drafts: readonly Draft[]): readonly Slot[] {
  return drafts[0]?.slots ?? [];
}

function check(request: PlanRequest, drafts: readonly Draft[]): Checked {
  const [first] = slotsOf(drafts);
  if (first === undefined) throw new Error("a dish without a slot");
  const meal = mealOfDrafts(drafts, first, "");
  return { drafts, meal, isSafe: verify(meal, request.eater).length === 0 };
}

/** The recipes that fail the gate by themselves; if each passes but the whole plate does not, the sides. */
function failingOf(request: PlanRequest, drafts: readonly Draft[]): readonly Recipe[] {
  const own = drafts.filter((draft) => !check(request, [draft]).isSafe);
  return (own.length > 0 ? own : drafts.slice(1)).map(({ recipe }) => recipe);
}

function areSame(some: readonly Draft[], others: readonly Draft[]): boolean {
  return some.length === others.length && some.every((one, index) => isSame(one, others[index]));
}

function isSame(one: Draft, other: Draft | undefined): boolean {
  return (
    other !== undefined &&
    one.recipe === other.recipe &&
    one.slots === other.slots &&
    one.grams.every((grams, index) => grams === other.grams[index])
  );
}

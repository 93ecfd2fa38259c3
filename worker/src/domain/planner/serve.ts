import type { Meal } from "../meal.ts";
import { verify } from "../safety/verify.ts";
import type { PlanModel } from "./build-model.ts";
import { type Draft, draftOf, fineTuneDay, mealOfDraft } from "./fine-tune.ts";
import { at } from "./goal-model.ts";
import type { Search } from "./search.ts";
import type { PlanRequest, Slot } from "./types.ts";

/** A chosen week: the model, and the search that holds the choice. */
export interface Found {
  readonly model: PlanModel;
  readonly search: Search;
  /** What the household may spend on these meals. */
  readonly budgetCents: number;
  /** Where no week keeps the budget: what the cheapest one found costs. */
  readonly cheapestCents: number | null;
}

/** Meals that passed the gate, and the recipes that did not. */
export interface Served {
  readonly meals: readonly Meal[];
  readonly unsafeIds: ReadonlySet<string>;
  readonly points: number;
  readonly cheapestCents: number | null;
}

interface Checked {
  readonly draft: Draft;
  readonly meal: Meal;
  readonly isSafe: boolean;
}

/** The chosen dishes as meals. What fails the gate is taken out of the choice and its slot filled again, until all pass. */
export function serveSafely(request: PlanRequest, found: Found): Served {
  const { model, search } = found;
  const unsafeIds = new Set<string>();
  let checked: readonly Checked[] = [];
  for (;;) {
    const known = checked;
    checked = tunedDrafts(request, found).map(
      (draft) => known.find((one) => isSame(one.draft, draft)) ?? check(request, draft),
    );
    const failing = new Set(checked.filter(({ isSafe }) => !isSafe).map(({ draft }) => draft.recipe));
    if (failing.size === 0) break;
    for (const recipe of failing) {
      unsafeIds.add(recipe.id);
      search.ban(model.recipes.indexOf(recipe));
    }
  }
  const meals = checked.flatMap(({ draft, meal }) =>
    draft.slots.map((slot): Meal => ({ ...meal, id: request.newId(slot), day: slot.day, type: slot.type })),
  );
  return { meals, unsafeIds, points: search.points, cheapestCents: found.cheapestCents };
}

/** The dish of each filled unit, with amounts tuned day by day where portions alone left the day off. */
function tunedDrafts(request: PlanRequest, { model, search, budgetCents }: Found): readonly Draft[] {
  const drafts = model.open.flatMap(({ slots }, unit): Draft[] => {
    const pick = at(search.pick, unit);
    const dish = model.goal.units[unit]?.pool[pick];
    const recipe = dish === undefined ? undefined : model.recipes[dish];
    return recipe === undefined ? [] : [draftOf(recipe, at(search.portion, unit), slots)];
  });
  const left = budgetCents - search.costCents;
  // Food enough comes before a budget that is broken already or cannot feed the day.
  const isFree = left < 0 || search.brokenDays() > 0;
  const purse = { cents: isFree ? Number.MAX_SAFE_INTEGER : left, household: request.household };
  model.goal.days.forEach((goal, index) => {
    const isOfDay = (slot: Slot) => slot.day === model.days[index];
    fineTuneDay(
      goal,
      drafts.filter(({ slots }) => slots.some(isOfDay)),
      purse,
    );
  });
  return drafts;
}

function check(request: PlanRequest, draft: Draft): Checked {
  const [first] = draft.slots;
  if (first === undefined) throw new Error("a dish without a slot");
  const meal = mealOfDraft(draft, first, "");
  return { draft, meal, isSafe: verify(meal, request.eater).length === 0 };
}

function isSame(one: Draft, other: Draft): boolean {
  return (
    one.recipe === other.recipe &&
    one.slots === other.slots &&
    one.grams.every((grams, index) => grams === other.grams[index])
  );
}

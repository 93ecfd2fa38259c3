import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { FOODS } from "../domain/foods/catalogue/catalogue.ts";
import type { Meal } from "../domain/meal.ts";
import type { PlanContext } from "../domain/meal-plan/plan-context.ts";
import { allergenName } from "../domain/safety/gate/avoidance.ts";
import type { Eater, Violation, ViolationKind } from "../domain/safety/gate/eater.ts";
import { verify } from "../domain/safety/gate/verify.ts";
import { listDishes } from "./change-notes.ts";

type RefusedDishes = NonNullable<MealPlan["refused"]>[number];

const WORD_REASON = "a word for something that you avoid";
const OUTDATED_REASON = "amounts that are out of date";
const foodReason = ({ evidence }: Violation) => FOODS.get(evidence)?.name ?? evidence;

/** Why a dish is refused, as the words that follow "because of"; the most serious first. */
const REASONS: Readonly<Record<ViolationKind, (violation: Violation, eater: Eater) => string>> = {
  allergen: (_, eater) => allergenReason(_.evidence, eater),
  diet: () => "your diet",
  "avoided-food": foodReason,
  raw: () => "food that is not cooked through",
  "text-allergen": () => WORD_REASON,
  "text-diet": () => "your diet",
  "text-avoided": () => WORD_REASON,
  "may-contain": (_, eater) => `possible traces of ${allergenReason(_.evidence, eater)}`,
  "unresolved-ingredient": () => "an ingredient that we cannot check",
  "prep-time": (_, { maxPrepMinutes }) => `more than ${maxPrepMinutes} minutes of work`,
  amount: () => OUTDATED_REASON,
  number: () => OUTDATED_REASON,
};

const KINDS = Object.keys(REASONS);

function allergenReason(evidence: string, { avoids }: Eater): string {
  const allergen = avoids.allergens.find((avoided) => avoided === evidence);
  return allergen === undefined ? WORD_REASON : allergenName(allergen);
}

/** Everybody at the table: the plan's owner and the rest of the household. */
type Table = Pick<PlanContext, "ownEater" | "diners">;

/**
 * The dishes that today's answers of the owner or of somebody in the household refuse, each under its most serious
 * reason: what a dish contains before what it may contain.
 */
export function refusedDishes(meals: readonly Meal[], table: Table): readonly RefusedDishes[] {
  const dishes = new Map<string, string[]>();
  for (const meal of meals) {
    const reason = ownReason(meal, table.ownEater) ?? reasonOfOthers(meal, table);
    if (reason === null) continue;
    dishes.set(reason, [...(dishes.get(reason) ?? []), meal.name]);
  }
  return [...dishes].map(([reason, names]) => ({ reason, dishes: names }));
}

function ownReason(meal: Meal, eater: Eater): string | null {
  const [violation] = verify(meal, eater).toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  return violation === undefined ? null : REASONS[violation.kind](violation, eater);
}

/** Names the household members whom a dish does not suit, without saying why: what they avoid is private. */
function reasonOfOthers(meal: Meal, { diners }: Table): string | null {
  const names = diners.filter(({ eater }) => verify(meal, eater).length > 0).map(({ name }) => name);
  return names.length === 0 ? null : `something that is not for ${listNames(names)}`;
}

function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** What became of the dishes, one sentence for each reason. */
export function refusedNotes(refused: readonly RefusedDishes[], fate: "Replaced" | "Not shown"): readonly string[] {
  return refused.map(({ reason, dishes }) => `${fate} because of ${reason}: ${listDishes(dishes)}.`);
}

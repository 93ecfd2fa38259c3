import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { FOODS } from "../domain/foods/catalogue/catalogue.ts";
import type { Meal } from "../domain/meal.ts";
import { allergenName } from "../domain/safety/gate/avoidance.ts";
import type { Eater, Violation, ViolationKind } from "../domain/safety/gate/eater.ts";
import { verify } from "../domain/safety/gate/verify.ts";
import { listDishes } from "./change-notes.ts";

type RefusedDishes = NonNullable<MealPlan["refused"]>[number];

const WORD_REASON = "a word for something that you avoid";
const OUTDATED_REASON = "amounts that are out of date";
const foodReason = ({ evidence }: Violation) => FOODS.get(evidence)?.name ?? evidence;

/** Why a dish is refused, as the words that follow "because of". */
const REASONS: Readonly<Record<ViolationKind, (violation: Violation, eater: Eater) => string>> = {
  allergen: (_, eater) => allergenReason(_.evidence, eater),
  "may-contain": (_, eater) => `possible traces of ${allergenReason(_.evidence, eater)}`,
  diet: () => "your diet",
  "avoided-food": foodReason,
  "unresolved-ingredient": () => "an ingredient that we cannot check",
  "text-allergen": () => WORD_REASON,
  "text-diet": () => "your diet",
  "text-avoided": () => WORD_REASON,
  raw: () => "raw fish or meat",
  "prep-time": (_, { maxPrepMinutes }) => `more than ${maxPrepMinutes} minutes of work`,
  amount: () => OUTDATED_REASON,
  number: () => OUTDATED_REASON,
};

function allergenReason(evidence: string, { avoids }: Eater): string {
  const allergen = avoids.allergens.find((avoided) => avoided === evidence);
  return allergen === undefined ? WORD_REASON : allergenName(allergen);
}

/** The dishes that a person's answers of today refuse, under the first reason of each. */
export function refusedDishes(meals: readonly Meal[], eater: Eater): readonly RefusedDishes[] {
  const dishes = new Map<string, string[]>();
  for (const meal of meals) {
    const [violation] = verify(meal, eater);
    if (violation === undefined) continue;
    const reason = REASONS[violation.kind](violation, eater);
    dishes.set(reason, [...(dishes.get(reason) ?? []), meal.name]);
  }
  return [...dishes].map(([reason, names]) => ({ reason, dishes: names }));
}

/** What became of them, one sentence a reason. */
export function refusedNotes(refused: readonly RefusedDishes[], fate: "Replaced" | "Not shown"): readonly string[] {
  return refused.map(({ reason, dishes }) => `${fate} because of ${reason}: ${listDishes(dishes)}.`);
}

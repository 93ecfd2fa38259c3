import { weekSlots } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { personOf } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { asMade, leftoverLinks } from "../cookbook/leftovers/meal-leftovers.ts";
import type { Meal } from "../meal.ts";
import { isEnergyOnTarget } from "../nutrition/day.ts";
import { verify } from "../safety/gate/verify.ts";
import { layOutLeftovers } from "./leftover-layout.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { planWeek } from "./plan-week.ts";
import { slotKey } from "./slots.ts";

const PEOPLE = sampled(24, 6);
const NO_ALLERGY = 0;

/** Days on which a lunch or dinner is cooked, and minutes from start to plate. */
function kitchenOf(meals: readonly Meal[]): { readonly days: number; readonly minutes: number } {
  const links = leftoverLinks(meals);
  const cooked = meals.filter(({ id, type }) => isMain(type) && !links.sourceOf.has(id));
  const minutes = meals.reduce((sum, meal) => sum + asMade(meal, links).prepTime, 0);
  return { days: new Set(cooked.map(({ day }) => day)).size, minutes };
}

const templateOf = (recipeId: string | null) => (recipeId === null ? null : findRecipe(recipeId)?.templateId);

test("every second day's lunch and dinner are leftovers of the day before; a lone day has none", () => {
  const pairs = layOutLeftovers(weekSlots(3), []).map(({ slot, source }) => `${slotKey(source)} ${slotKey(slot)}`);
  expect(pairs).toEqual([
    "1:lunch 2:dinner",
    "1:dinner 2:lunch",
    "3:lunch 4:dinner",
    "3:dinner 4:lunch",
    "5:lunch 6:dinner",
    "5:dinner 6:lunch",
  ]);
  expect(
    layOutLeftovers(
      weekSlots(3).filter(({ day }) => day > 6),
      [],
    ),
  ).toEqual([]);
});

test(`with leftovers, ${PEOPLE} people cook on fewer days in less time, and meals stay safe and filling`, () => {
  const before = { days: 0, minutes: 0, off: 0 };
  const after = { days: 0, minutes: 0, off: 0 };
  for (let person = 0; person < PEOPLE; person += 1) {
    const one = personOf(person, NO_ALLERGY, 3);
    const request = { ...one, eater: { ...one.eater, maxPrepMinutes: 45 }, seed: person, budgetCents: 12_000 };
    const usual = planWeek(request);
    const few = planWeek({ ...request, leftovers: layOutLeftovers(weekSlots(3), []) });
    expect(few.meals).toHaveLength(21);
    expect(leftoverLinks(few.meals).lost).toEqual([]);
    const { sourceOf } = leftoverLinks(few.meals);
    const cooked = few.meals.filter(({ id, type }) => isMain(type) && !sourceOf.has(id));
    const doubled = new Set([...sourceOf.values()].map(({ recipeId }) => templateOf(recipeId)));
    for (const { recipeId } of sourceOf.values()) {
      const times = cooked.filter((meal) => templateOf(meal.recipeId) === templateOf(recipeId)).length;
      expect(times, `${request.eater.diet} ${recipeId}`).toBe(1);
    }
    expect(doubled.size).toBe(sourceOf.size);
    for (const meal of few.meals) expect(verify(meal, request.eater)).toEqual([]);
    for (const [sums, { meals, totals }] of [
      [before, usual],
      [after, few],
    ] as const) {
      const { days, minutes } = kitchenOf(meals);
      sums.days += days;
      sums.minutes += minutes;
      sums.off += totals.days.filter((day) => !isEnergyOnTarget(day)).length;
    }
  }
  expect(before.days).toBe(PEOPLE * 7);
  expect(after.days).toBeLessThanOrEqual(PEOPLE * 5);
  expect(after.minutes).toBeLessThan(before.minutes * 0.9);
  expect(after.off).toBeLessThanOrEqual(before.off + 2);
});

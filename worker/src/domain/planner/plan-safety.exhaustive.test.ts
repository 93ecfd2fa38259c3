import { ALLERGY_SETS } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { avoidedIn, personOf } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { verify } from "../safety/gate/verify.ts";
import { planWeek } from "./plan-week.ts";

/** A sample; `plan-all.slow.test.ts` plans for every combination. */
const WEEKS = sampled(300, 108);

test(`${WEEKS} weeks of all diets and many allergy sets have no unsafe meal and a note on any empty slot`, {
  timeout: 900_000,
}, () => {
  const faults: string[] = [];
  let meals = 0;
  for (let week = 0; week < WEEKS; week++) {
    const mealsPerDay = ([2, 3, 4] as const)[Math.floor(week / 6) % 3] ?? 3;
    const request = personOf(week, (week * 977 + 5) % ALLERGY_SETS, mealsPerDay);
    const plan = planWeek(request);
    const person = `${request.eater.diet}, ${request.eater.avoids.allergens.join(" ")}, ${request.eater.maxPrepMinutes} min`;
    for (const meal of plan.meals) {
      for (const { message } of verify(meal, request.eater)) faults.push(`${person}: ${meal.name}: ${message}`);
      for (const allergen of avoidedIn(meal, request.eater)) faults.push(`${person}: ${meal.name}: ${allergen}`);
    }
    const isSaid = plan.notes.some(({ kind }) => kind === "no-safe-meal");
    if (isSaid !== plan.meals.length < mealsPerDay * 7) faults.push(`${person}: ${plan.meals.length} meals`);
    meals += plan.meals.length;
  }
  expect(faults).toEqual([]);
  expect(meals).toBeGreaterThan(WEEKS * 20);
});

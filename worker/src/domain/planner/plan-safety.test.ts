import { expect, test } from "vitest";
import { verify } from "../safety/verify.ts";
import { planWeek } from "./plan-week.ts";
import { avoidedIn, personOf } from "./test-requests.ts";

const WEEKS = 2_000;

test(`no allergen and no breach in ${WEEKS} weeks of all diets, allergy sets and meals a day; an empty slot is said`, {
  timeout: 900_000,
}, () => {
  const faults: string[] = [];
  let meals = 0;
  for (let week = 0; week < WEEKS; week++) {
    const mealsPerDay = ([2, 3, 4] as const)[Math.floor(week / 6) % 3] ?? 3;
    const request = personOf(week, (week * 977 + 5) % 2048, mealsPerDay);
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

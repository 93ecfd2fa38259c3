import { FREE_TIER_MEALS, type MealsPerDay } from "@mealwright/schema/constants/meals";
import { NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { planSlots } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { personOf } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { familyOfMeal, planShopWindow } from "./shop-window.ts";

const PEOPLE = sampled(180, 42);
const MEALS_PER_DAY: readonly MealsPerDay[] = [2, 3, 4];
/** With two meals a day, each is about half of the day. */
const MOST_OF_DAY: Readonly<Record<MealsPerDay, number>> = { 2: 0.6, 3: 0.45, 4: 0.45 };
const DAYS = 7;

test(`free plans for ${PEOPLE} people have three different kinds of dishes, none too much of its day`, () => {
  const faults: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const mealsPerDay = MEALS_PER_DAY[person % MEALS_PER_DAY.length] ?? 3;
    // At most three allergies: with more, fewer than three families may be left.
    const bits = [1, 3, 7].reduce((set, step) => set | (1 << ((person * step) % NAMED_ALLERGY_OPTIONS.length)), 0);
    const slots = planSlots(mealsPerDay, false, (person % DAYS) + 1);
    const request = {
      ...personOf(Math.floor(person / 3), person % 2 === 0 ? 0 : bits, mealsPerDay),
      seed: person,
      days: slots.map(({ day }) => day),
      slots,
      budgetCents: 7_500,
    };
    const { meals } = planShopWindow(request);
    expect(meals.map(({ day, type }) => ({ day, type }))).toEqual(slots);
    const families = meals.map(familyOfMeal);
    const energy = meals.map(({ nutrition }) => nutrition.calories / request.targets.energyKcal);
    const isSound = new Set(families).size === FREE_TIER_MEALS && Math.max(...energy) <= MOST_OF_DAY[mealsPerDay];
    const shares = energy.map((share) => Math.round(share * 1000) / 10).join(", ");
    if (!isSound)
      faults.push(`${person} ${request.eater.diet}, ${mealsPerDay} a day: ${families.join(", ")} (${shares} %)`);
  }
  expect(faults).toEqual([]);
});

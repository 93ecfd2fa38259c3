import { DIETS, MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { verify } from "../safety/verify.ts";
import { planWeek } from "./plan-week.ts";
import { avoidedIn, personOf } from "./test-requests.ts";

test("no violation in a week of every diet × allergy set × meals a day", () => {
  let weeks = 0;
  for (let diet = 0; diet < DIETS.length; diet++) {
    for (let bits = 0; bits < 2048; bits++) {
      for (const mealsPerDay of MEALS_PER_DAY_OPTIONS) {
        const request = personOf(diet, bits, mealsPerDay);
        for (const meal of planWeek(request).meals) {
          const violations = [...verify(meal, request.eater), ...avoidedIn(meal, request.eater)];
          if (violations.length > 0)
            expect(violations, `${DIETS[diet]} ${bits} ${mealsPerDay}: ${meal.name}`).toEqual([]);
        }
        weeks++;
      }
    }
  }
  expect(weeks).toBe(36_864);
  console.log(`${weeks} weeks, 0 violations`);
});

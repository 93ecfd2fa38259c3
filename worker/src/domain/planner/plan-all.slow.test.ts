import { MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/meals";
import { ALLERGY_SETS, DIETS } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { avoidedIn, personOf } from "../../../test/fixtures/plan-requests.ts";
import { verify } from "../safety/gate/verify.ts";
import { planWeek } from "./plan-week.ts";

test("no meal is unsafe in a week for every diet, allergy set and number of meals a day", () => {
  let weeks = 0;
  for (let diet = 0; diet < DIETS.length; diet++) {
    for (let bits = 0; bits < ALLERGY_SETS; bits++) {
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
  expect(weeks).toBe(DIETS.length * ALLERGY_SETS * MEALS_PER_DAY_OPTIONS.length);
  console.log(`${weeks} weeks, 0 violations`);
});

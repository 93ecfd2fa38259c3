import { MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/meals";
import { ALLERGY_SETS, DIETS } from "@mealwright/schema/constants/questionnaire";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { verify } from "../../src/domain/safety/gate/verify.ts";
import { avoidedIn, personOf } from "../../test/fixtures/plan-requests.ts";
import { Counter, countOf, type Section } from "./section.ts";

/**
 * Weeks for every diet, number of meals a day and every `size`-th set of allergies; each meal is checked by the gate
 * and, independently, by the allergens of its foods. `size` is odd, because an even one would leave out the first
 * allergies.
 */
export const safety: Section = {
  measure: ({ number, of }, size) => {
    if (size % 2 === 0) throw new Error("every second set lacks the first allergy: take an odd number");
    const counter = new Counter();
    for (let set = number * size; set < ALLERGY_SETS; set += size * of) {
      counter.add("allergySets");
      for (const diet of DIETS.keys()) {
        for (const mealsPerDay of MEALS_PER_DAY_OPTIONS) {
          const request = personOf(diet, set, mealsPerDay);
          const { meals } = planWeek(request);
          counter.add("weeks");
          counter.add("meals", meals.length);
          for (const meal of meals)
            counter.add("violations", verify(meal, request.eater).length + avoidedIn(meal, request.eater).length);
        }
      }
    }
    return counter;
  },
  figures: (tally) => ({
    diets: DIETS.length,
    allergySets: countOf(tally, "allergySets"),
    allergySetsOf: ALLERGY_SETS,
    weeks: countOf(tally, "weeks"),
    meals: countOf(tally, "meals"),
    violations: countOf(tally, "violations"),
  }),
};

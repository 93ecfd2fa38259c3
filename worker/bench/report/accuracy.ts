import { isEnergyOnTarget, macrosOutside } from "../../src/domain/nutrition/day.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { isFeasible, randomPerson } from "../planner/planner-people.ts";
import { Counter, countOf, type Section } from "./section.ts";

const FIRST_SEED = 1;
/** Some random people cannot be planned for at all; after this many tries per person something else is wrong. */
const MOST_TRIES = 20;

/** One thread's part of the first `size` random feasible people, who also get the model's replies. */
export function* feasiblePeople({ number, of }: { readonly number: number; readonly of: number }, size: number) {
  const wanted = Math.floor((size + of - 1 - number) / of);
  let found = 0;
  for (let seed = FIRST_SEED + number; found < wanted && seed < size * MOST_TRIES; seed += of) {
    const request = randomPerson(seed);
    if (!isFeasible(request)) continue;
    found += 1;
    yield request;
  }
}

/** Days on target in the weeks of `size` random people who named no budget. */
export const accuracy: Section = {
  measure: (share, size) => {
    const counter = new Counter();
    for (const request of feasiblePeople(share, size)) {
      counter.add("people");
      for (const day of planWeek(request).totals.days) {
        counter.add("days");
        if (isEnergyOnTarget(day)) counter.add("energyDays");
        if (day.nutrition.protein >= day.proteinGoalG) counter.add("proteinDays");
        if (macrosOutside(day, request).length === 0) counter.add("macroDays");
      }
    }
    return counter;
  },
  figures: (tally) => ({
    firstSeed: FIRST_SEED,
    people: countOf(tally, "people"),
    days: countOf(tally, "days"),
    energyDays: countOf(tally, "energyDays"),
    proteinDays: countOf(tally, "proteinDays"),
    macroDays: countOf(tally, "macroDays"),
  }),
};

import { expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { KINDS, type Kind, STARCHES } from "../nutrition/diet-terms.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { kindsOf } from "./model/goals/pattern.ts";
import { planWeek } from "./plan-week.ts";

/** How many of an omnivore's 14 mains are of each kind in a good week. */
const PATTERN: Readonly<Partial<Record<Kind, readonly [least: number, most: number]>>> = {
  seafood: [2, 3],
  pulses: [2, 5],
  poultry: [2, 4],
  redMeat: [1, 3],
  processedMeat: [0, 1],
  eggsAndCheese: [0, 3],
};
/** Mains a week too many or too few of a kind, on average: 2.8 over 120 weeks, 5.1 if only the list's length counts. */
const MOST_OFF = 3.5;
/** Half of the mains. One week in eight has more with the same starch; ten of 24 had when that cost no points. */
const MOST_OF_STARCH = 7;
const MOST_WEEKS_BEYOND = 0.2;

const weeks = Array.from({ length: 40 }, (_, index) => {
  const { meals } = planWeek(usualRequest({ seed: index + 1, budgetCents: 12_000 }));
  return meals.filter(({ type }) => isMain(type)).flatMap(({ recipeId }) => findRecipe(recipeId ?? "") ?? []);
});
const counted = (mains: (typeof weeks)[number], kind: Kind) =>
  mains.filter((recipe) => (kindsOf(recipe) & (1 << KINDS.indexOf(kind))) !== 0).length;

test("with an ample budget, a week's mains are a mix of fish, pulses, poultry, meat and eggs", () => {
  let off = 0;
  for (const mains of weeks) {
    for (const kind of KINDS) {
      const [least, most] = PATTERN[kind] ?? [0, mains.length];
      const count = counted(mains, kind);
      off += Math.max(0, least - count, count - most);
    }
  }
  expect(off / weeks.length).toBeLessThanOrEqual(MOST_OFF);
});

test("at least 80 % of weeks have at most half of their mains with the same starch", () => {
  const most = weeks.map((mains) => Math.max(...[...STARCHES.keys()].map((kind) => counted(mains, kind))));
  const beyond = most.filter((count) => count > MOST_OF_STARCH).length;
  expect(beyond / weeks.length).toBeLessThanOrEqual(MOST_WEEKS_BEYOND);
});

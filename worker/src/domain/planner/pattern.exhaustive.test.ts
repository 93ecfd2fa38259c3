import { expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { KINDS, type Kind, STARCHES } from "../nutrition/diet-terms.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { kindsOf } from "./model/goals/pattern.ts";
import { planWeek } from "./plan-week.ts";

/** Mains of each kind in a good week of who eats everything, of fourteen. */
const PATTERN: Readonly<Partial<Record<Kind, readonly [least: number, most: number]>>> = {
  seafood: [2, 3],
  pulses: [2, 5],
  poultry: [2, 4],
  redMeat: [1, 3],
  processedMeat: [0, 1],
  eggsAndCheese: [0, 3],
};
/** Mains a week that are of a kind too much, or are missing from one, on average: 2.8 over 120 weeks, 5.1 where the list alone decides. */
const MOST_OFF = 3.5;
/** Mains on one filling food: half of the week's. One week in eight has more; ten of 24 had where more of them cost nothing. */
const MOST_OF_STARCH = 7;
const MOST_WEEKS_BEYOND = 0.2;

const weeks = Array.from({ length: 40 }, (_, index) => {
  const { meals } = planWeek(usualRequest({ seed: index + 1, budgetCents: 12_000 }));
  return meals.filter(({ type }) => isMain(type)).flatMap(({ recipeId }) => findRecipe(recipeId ?? "") ?? []);
});
const counted = (mains: (typeof weeks)[number], kind: Kind) =>
  mains.filter((recipe) => (kindsOf(recipe) & (1 << KINDS.indexOf(kind))) !== 0).length;

test("with money enough a week's mains are fish, pulses, poultry, meat and eggs, none of them most", () => {
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

test("no week stands on rice, potatoes, pasta or bread alone", () => {
  const most = weeks.map((mains) => Math.max(...[...STARCHES.keys()].map((kind) => counted(mains, kind))));
  const beyond = most.filter((count) => count > MOST_OF_STARCH).length;
  expect(beyond / weeks.length).toBeLessThanOrEqual(MOST_WEEKS_BEYOND);
});

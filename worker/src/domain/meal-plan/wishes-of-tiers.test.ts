import { TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { can } from "@mealwright/schema/rules/entitlements";
import { YES_NO_WISHES } from "@mealwright/schema/rules/yes-no-wishes";
import { expect, test } from "vitest";
import { testAccount } from "../../../test/fixtures/account.ts";
import type { WeekWishes } from "../planner/types.ts";
import type { Answers } from "../ports.ts";
import { createPlanContext } from "./plan-context.ts";

const ANSWERS = {
  people: [],
  ...preferencesInput.parse({
    goal: "save_time",
    dietaryPreference: "omnivore",
    cookingLevel: "advanced",
    weekFilters: ["lowSodium"],
    weekCuisine: "greek",
    premiumDishes: true,
    fewCookingDays: true,
  }),
};
const NONE: WeekWishes = { filters: [], cuisine: null, premiumDishes: false };
const FILTERS: WeekWishes = { filters: ["lowSodium"], cuisine: "greek", premiumDishes: false };

test.each([
  ["free-starter", NONE, 2_300],
  ["weekly-flex", NONE, 2_300],
  ["monthly-saver", FILTERS, 1_500],
  ["annual-vip", { ...FILTERS, premiumDishes: true }, 1_500],
] as const satisfies readonly (readonly [Tier, WeekWishes, number])[])(
  "on %s only the wishes of that tier apply, whatever is stored",
  (tier, wishes, sodiumMaxMg) => {
    const context = createPlanContext(testAccount({ tier }), ANSWERS);
    expect(context.wishes).toEqual(wishes);
    expect(context.targets.sodiumMaxMg).toBe(sodiumMaxMg);
  },
);

/** The planner's input, without what merely repeats the answers. */
function plannedBy(tier: Tier, answers: Answers): unknown {
  const {
    answers: _answers,
    digest: _digest,
    account: _account,
    targetsWith: _targetsWith,
    ...planned
  } = createPlanContext(testAccount({ tier }), answers);
  return planned;
}

test.each(YES_NO_WISHES.map(({ question, capability }) => [question, capability] as const))(
  "the wish %s changes the plan only on tiers with %s",
  (question, capability) => {
    for (const tier of TIERS) {
      const [without, wished] = [false, true].map((answer) => plannedBy(tier, { ...ANSWERS, [question]: answer }));
      if (can(tier, capability)) expect(wished).not.toEqual(without);
      else expect(wished).toEqual(without);
    }
  },
);

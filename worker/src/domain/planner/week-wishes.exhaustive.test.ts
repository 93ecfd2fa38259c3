import { PREMIUM_MAINS_SHARE, WEEK_FILTERS, type WeekFilter } from "@mealwright/schema/constants/meals";
import { describe, expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { macrosOutside } from "../nutrition/day.ts";
import { targetsFor } from "../nutrition/targets.ts";
import { slotsForCollection } from "./collection.ts";
import { weekNotes } from "./explain/notes.ts";
import { planTotals } from "./explain/totals.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { planWeek } from "./plan-week.ts";
import type { PlanResult, WeekWishes } from "./types.ts";

const PERSON = {
  age: 35,
  weightKg: 75,
  heightCm: 175,
  gender: "male",
  goal: "eat_healthier",
  diet: "omnivore",
} as const;
const NONE: WeekWishes = { filters: [], cuisine: null, premiumDishes: false };
const AMPLE_CENTS = 18_000;
const TIGHT_CENTS = 8_500;

function wishing(change: Partial<WeekWishes>, budgetCents = AMPLE_CENTS, seed = 1): PlanResult {
  const wishes = { ...NONE, ...change };
  return planWeek(
    usualRequest({
      eater: eaterWith("omnivore", [], 60),
      level: "advanced",
      premium: true,
      budgetCents,
      seed,
      wishes,
      targetsWith: (filters) => targetsFor({ ...PERSON, filters }),
      targets: targetsFor({ ...PERSON, filters: wishes.filters }),
    }),
  );
}

const mainsOf = ({ meals }: PlanResult) =>
  meals.flatMap(({ type, recipeId }) => (isMain(type) && recipeId !== null ? (findRecipe(recipeId) ?? []) : []));
const meanOf = ({ totals: { days } }: PlanResult, figure: "protein" | "carbs" | "sodium") =>
  days.reduce((sum, { nutrition }) => sum + nutrition[figure], 0) / days.length;
const kindsOf = ({ notes }: PlanResult) => notes.map(({ kind }) => kind);

/** The notes as computed whenever the plan is read later, from its meals alone. */
function namedOf({ meals }: PlanResult, wishes: WeekWishes, budgetCents: number): string {
  const targets = targetsFor({ ...PERSON, filters: wishes.filters });
  const request = usualRequest({
    eater: eaterWith("omnivore", [], 60),
    level: "advanced",
    budgetCents,
    wishes,
    targets,
  });
  const found = { emptySlots: [], leftoverIds: new Set<string>(), basketCents: 0 };
  const events = { replaced: [], recentRecipeIds: [], cheapestBasketCents: null };
  const totals = planTotals(meals, request, budgetCents);
  return weekNotes({ request, meals, totals, events, ...found })
    .map(({ text }) => text)
    .join(" ");
}

describe("wishes for a week", () => {
  const kept: Readonly<Record<WeekFilter, (week: PlanResult) => void>> = {
    highProtein(week) {
      const { proteinG } = targetsFor({ ...PERSON, filters: ["highProtein"] });
      expect(proteinG * 4).toBeGreaterThanOrEqual(0.25 * targetsFor(PERSON).energyKcal);
      for (const { nutrition } of week.totals.days) expect(nutrition.protein).toBeGreaterThanOrEqual(proteinG);
    },
    lowCarb(week) {
      expect(meanOf(week, "carbs") * 4).toBeLessThanOrEqual(0.26 * meanEnergy(week) + 8);
    },
    lowSodium(week) {
      expect(meanOf(week, "sodium")).toBeLessThanOrEqual(1_500);
    },
  };
  test.each(WEEK_FILTERS)("for %s are met if the budget is ample", (filter) => {
    kept[filter](wishing({ filters: [filter] }));
  });

  test.each(["italian", "indian", "mexican"] as const)(
    "for %s and premium dishes make 25 % of the mains premium and 60 % of that cuisine",
    (cuisine) => {
      const weeks = [1, 2, 3].map((seed) => wishing({ cuisine, premiumDishes: true }, AMPLE_CENTS, seed));
      const mains = weeks.flatMap(mainsOf);
      const premium = mains.filter((recipe) => recipe.premium).length;
      const own = mains.filter((recipe) => recipe.cuisine === cuisine).length;
      expect(premium).toBeGreaterThanOrEqual(Math.floor(mains.length * PREMIUM_MAINS_SHARE));
      expect(own).toBeGreaterThanOrEqual(mains.length * 0.6);
    },
  );

  test("make a quarter of the mains premium, or add mains of the wished cuisine", () => {
    const premium = mainsOf(wishing({ premiumDishes: true }));
    expect(premium.filter((recipe) => recipe.premium).length).toBeGreaterThanOrEqual(
      premium.length * PREMIUM_MAINS_SHARE,
    );
    const italian = (week: PlanResult) => mainsOf(week).filter(({ cuisine }) => cuisine === "italian").length;
    const wished = wishing({ cuisine: "italian" });
    expect(italian(wished)).toBeGreaterThan(italian(wishing({})));
    expect(italian(wished) >= mainsOf(wished).length / 2).toBe(!kindsOf(wished).includes("wish"));
  });

  test("give way if they would exceed the budget", () => {
    const plain = wishing({}, TIGHT_CENTS);
    expect(kindsOf(plain)).not.toContain("budget");
    const wished = wishing({ filters: ["lowCarb", "highProtein"], premiumDishes: true }, TIGHT_CENTS);
    expect(kindsOf(wished)).not.toContain("budget");
  });

  test("give way one by one, the least important first, and notes name exactly those that did", () => {
    const wishes = { filters: ["lowCarb", "lowSodium", "highProtein"], cuisine: null, premiumDishes: true } as const;
    const week = wishing(wishes, TIGHT_CENTS);
    expect(kindsOf(week)).not.toContain("budget");
    // Less salt costs nothing; more protein does, and gives way before low carbohydrate.
    expect(meanOf(week, "sodium")).toBeLessThanOrEqual(1_500);
    const named = namedOf(week, wishes, TIGHT_CENTS);
    expect(named).toContain("the high protein you asked for");
    const targets = targetsFor({ ...PERSON, filters: wishes.filters });
    const isStarchy = week.totals.days.some((day) => macrosOutside(day, { targets }).includes("carbohydrate"));
    expect(named.includes("the low carbohydrate you asked for")).toBe(isStarchy);
    expect(named).not.toContain("the low sodium you asked for");
    const isShort = mainsOf(week).filter(({ premium }) => premium).length < mainsOf(week).length * PREMIUM_MAINS_SHARE;
    expect(named.includes("You asked for premium dishes")).toBe(isShort);
  });

  test("get a note if the wished cuisine has few dishes", () => {
    const week = wishing({ cuisine: "ethiopian" });
    expect(week.notes.find(({ kind }) => kind === "wish")?.text).toMatch(
      /^You asked for Ethiopian dishes: \d of the 14 lunches and dinners /,
    );
  });
});

function meanEnergy({ totals: { days } }: PlanResult): number {
  return days.reduce((sum, { nutrition }) => sum + nutrition.calories, 0) / days.length;
}

describe("a day's targets with wishes", () => {
  test("stay unchanged, with an explanation, for a teenager and for low carbohydrate on keto", () => {
    const both = ["highProtein", "lowCarb"] as const;
    const young = { ...PERSON, age: 16 };
    const keto = { ...PERSON, diet: "keto" } as const;
    for (const [person, filters] of [
      [young, both],
      [keto, ["lowCarb"]],
    ] as const) {
      const { explanation, ...wished } = targetsFor({ ...person, filters });
      const { explanation: _, ...usual } = targetsFor(person);
      expect(wished).toEqual(usual);
      expect(explanation.find(({ label }) => label === "Your filters")?.text).toMatch(/usual ranges|already/);
    }
  });
});

test("if a model plans, four dinners are kept for the premium collection, unless it has enough", () => {
  const open = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    { day, type: "breakfast" as const },
    { day, type: "lunch" as const },
    { day, type: "dinner" as const },
  ]);
  const kept = slotsForCollection(open, []);
  expect(kept.map(({ type }) => type)).toEqual(Array(4).fill("dinner"));
  expect(new Set(kept).size).toBe(4);
  const { meals } = wishing({ premiumDishes: true });
  expect(slotsForCollection(open.slice(0, 3), meals.slice(3))).toEqual([]);
});

import { MODEL_QUOTA_NOTE } from "@mealwright/schema/constants/model";
import type { Tier } from "@mealwright/schema/constants/tiers";
import type { PreferencesAnswers } from "@mealwright/schema/contract/preferences";
import { formatMoney } from "@mealwright/schema/rules/money";
import { describe, expect, test } from "vitest";
import { costCents } from "../../domain/nutrition/sum.ts";
import type { Account, StoredPlan } from "../../domain/ports.ts";
import { fillSlots } from "./fill-slots.ts";
import { createPlanContext } from "./plan-context.ts";
import { presentPlan } from "./present-plan.ts";

const NO_TASTES = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
const NO_MARKS = { ticks: [], cupboard: [], ownLines: [] };
const KETO: PreferencesAnswers = {
  goal: "gain_muscle",
  dietaryPreference: "keto",
  allergies: [],
  otherAllergies: undefined,
  mealsPerDay: 2,
  prepTime: 45,
  budget: 75,
  cookingLevel: "intermediate",
  age: 40,
  weight: 95,
  height: 185,
  gender: "male",
  activity: undefined,
  household: 1,
};

function accountOf(tier: Tier): Account {
  return { id: "u", email: "a@example.com", name: "Ada", role: "user", tier, createdAt: new Date(0), units: "metric" };
}

let ids = 0;
const newId = () => `id-${ids++}`;

/** A stored plan of these answers, as its generation leaves it. */
function stored(answers: PreferencesAnswers, seed: number, tier: Tier = "weekly-flex"): StoredPlan {
  const context = createPlanContext(accountOf(tier), answers);
  const { mealsByDay, events, unfilled } = fillSlots(context, { ...NO_TASTES, seed, newId, fixed: [] });
  return {
    id: "p",
    userId: "u",
    weekOf: "2026-11-16",
    status: "complete",
    leaseUntil: null,
    stoppedAt: null,
    seed,
    brief: { digest: context.digest, unfilled, events },
    notes: [],
    createdAt: new Date(0),
    meals: mealsByDay.flat(),
    lockedIds: new Set(),
  };
}

function shown(plan: StoredPlan, answers: PreferencesAnswers, tier: Tier = "weekly-flex") {
  return presentPlan(createPlanContext(accountOf(tier), answers), plan, NO_MARKS);
}

const about = (notes: readonly string[], words: RegExp) => notes.filter((note) => words.test(note));

describe("what is said of a plan is true when it is read", () => {
  const plan = stored(KETO, 3);

  test("a budget that cannot cover it is said of that budget alone", () => {
    const [before] = about(shown(plan, KETO).notes, /cannot cover/);
    expect(before).toMatch(/^\$75 cannot cover 3,370 kcal a day of keto food: the cheapest safe meals found cost/);
    const { notes: rich, totals } = shown(plan, { ...KETO, budget: 200 });
    expect(about(rich, /\$75|cannot cover|more than your/)).toEqual([]);
    const between = Math.floor(totals?.recipeCost ?? 0) - 5;
    const { notes: tight } = shown(plan, { ...KETO, budget: between });
    expect(about(tight, /cannot cover/)).toEqual([]);
    expect(about(tight, new RegExp(`more than your \\$${between} a week`))).toHaveLength(1);
  });

  test("changed answers: every note is of the target that is shown", () => {
    const { notes, targets } = shown(plan, { ...KETO, budget: 200, goal: "lose_weight" });
    expect(targets.energyKcal).toBe(2560);
    expect(about(notes, /3,370/)).toEqual([]);
    expect(about(notes, /^7 days are more than 3 % off the energy target; .* of 2,560 kcal\.$/)).toHaveLength(1);
  });

  test("a day off its target is said as long as it is off", () => {
    const answers = { ...KETO, budget: 200 };
    const [first, ...others] = plan.meals;
    if (first === undefined) throw new Error("no meal");
    const small = first.ingredients.map((part) => ({ ...part, grams: part.grams / 2, quantity: part.quantity / 2 }));
    const halved = { ...plan, meals: [{ ...first, ingredients: small }, ...others] };
    const offDays = /^1 day is more than 3 % off the energy target; Monday is farthest/;
    expect(about(shown(plan, answers).notes, offDays)).toEqual([]);
    expect(about(shown(halved, answers).notes, offDays)).toHaveLength(1);
  });

  test("after every meal is exchanged, the notes are of the new ones", () => {
    const answers = { ...KETO, budget: 150 };
    const named = ["Chili", "Curry", "Soup"];
    const meals = stored(answers, 14).meals.map((meal, index) => ({ ...meal, name: named[index % 3] ?? "" }));
    const after = shown({ ...stored(answers, 13), meals }, answers);
    expect(about(after.notes, /lunches and dinners here/)).toEqual([
      "The 14 lunches and dinners here are 3 different dishes: some come more than once.",
    ]);
    const mean = (after.totals?.days ?? []).reduce((sum, { sodium }) => sum + sodium, 0) / 7;
    const sodium = about(after.notes, /mg of sodium a day/);
    expect(sodium.join().replace(",", "")).toContain(mean > 2300 ? `have ${Math.round(mean)} mg` : "");
    expect(sodium).toHaveLength(mean > 2300 ? 1 : 0);
  });

  test("a week in the making is not judged yet", () => {
    expect(shown({ ...plan, status: "stopped", meals: plan.meals.slice(0, 3) }, KETO).notes).toEqual([]);
  });

  test("free tier: the budget is the one that was given", () => {
    const answers = { ...KETO, dietaryPreference: "omnivore", mealsPerDay: 3, budget: 25 } as const;
    const { notes } = shown(stored(answers, 5, "free-starter"), answers, "free-starter");
    expect(about(notes, /cannot cover/)).toEqual([
      expect.stringMatching(
        /^\$25 a week cannot cover 3,370 kcal a day: the share of 3 meals is \$3\.57, the cheapest/,
      ),
    ]);
  });
});

describe("plans from before, whose notes are text", () => {
  const plan = stored({ ...KETO, budget: 200 }, 3);
  const { events: _, ...brief } = plan.brief;
  const now = shown(plan, { ...KETO, budget: 200 }).notes;
  const old = (...notes: readonly string[]) => ({ ...plan, brief, notes });

  test("what they hold of figures is computed anew", () => {
    const figures = [
      "$75 cannot cover 3,370 kcal a day of keto food: the cheapest safe meals found cost $152.65.",
      "1 day is more than 3 % off the energy target; Sunday is farthest, with 3,221 of 3,370 kcal.",
      "11 lunches or dinners come a second time this week: too few other dishes fit your answers and budget.",
    ];
    expect(shown(old(...figures), { ...KETO, budget: 200 }).notes).toEqual(now);
  });

  test("what happened is still told, while the answers are the same", () => {
    const replaced = "Carbonara did not pass the safety check for your answers and was replaced.";
    const quota = "Today's suggestions by the AI model are used up: these dishes come from our own cookbook.";
    expect(shown(old(quota, replaced), { ...KETO, budget: 200 }).notes).toEqual([MODEL_QUOTA_NOTE, replaced, ...now]);
    expect(shown(old(quota, replaced), { ...KETO, budget: 195 }).notes).not.toContain(replaced);
  });

  test("a model's dish in the plan: its dishes are not all the cookbook's", () => {
    const meals = plan.meals.map((meal, index) => (index === 0 ? { ...meal, source: "model" as const } : meal));
    expect(shown({ ...old(MODEL_QUOTA_NOTE), meals }, { ...KETO, budget: 200 }).notes).not.toContain(MODEL_QUOTA_NOTE);
  });
});

describe("money is told once and for all", () => {
  const answers = { ...KETO, dietaryPreference: "omnivore", mealsPerDay: 3, goal: "eat_healthier" } as const;

  test.each([
    [1, 75],
    [2, 90],
    [3, 120],
    [4, 200],
  ])(
    "household of %d, $%d a week: the packs less what is left over, and what is at home, are what the meals use",
    (household, budget) => {
      const { totals, groceryList, notes } = shown(
        stored({ ...answers, household, budget }, budget, "annual-vip"),
        { ...answers, household, budget },
        "annual-vip",
      );
      if (!totals?.leftOver) throw new Error("no sums");
      const { basketCost, recipeCost, leftOver, fromHome = 0 } = totals;
      expect(basketCost - leftOver.keeps - leftOver.perishes + fromHome).toBeCloseTo(recipeCost, 6);
      const lines = groceryList.flatMap(({ items }) => items);
      expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(basketCost, 6);
      // Counted another way: the price by the gram of what is bought as a staple.
      const staples = costCents(lines.filter(({ staple }) => staple)) / 100;
      expect(Math.abs(fromHome - staples)).toBeLessThan(0.3);
      const packs = about(notes, /in whole packs/i);
      expect(packs).toHaveLength(basketCost > budget ? 1 : 0);
      if (basketCost > budget)
        expect(packs.join()).toContain(`about ${formatMoney(Math.round(basketCost * 100), "$")}`);
      expect(about(notes, /keeps for the next weeks/)).toEqual([]);
    },
  );
});

test("every sum is that of the figures on the cards, to the kilocalorie and the cent", () => {
  const answers = {
    ...KETO,
    dietaryPreference: "omnivore",
    mealsPerDay: 3,
    goal: "eat_healthier",
    budget: 120,
  } as const;
  for (const [seed, household] of [
    [8, 1],
    [9, 3],
    [10, 2],
  ] as const) {
    const { meals, totals } = shown(
      stored({ ...answers, household }, seed, "annual-vip"),
      { ...answers, household },
      "annual-vip",
    );
    expect(totals?.days).toHaveLength(7);
    const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0));
    for (const { day, cost, ...sums } of totals?.days ?? []) {
      const cards = meals.filter((meal) => meal.day === day);
      for (const [key, sum] of Object.entries(sums)) {
        const shownFigures = cards.map(({ nutrition }) =>
          Number(Object.entries(nutrition).find(([name]) => name === key)?.[1]),
        );
        expect(cents([sum]), `${seed} day ${day} ${key}`).toBe(cents(shownFigures));
      }
      expect(cents([cost]), `${seed} day ${day} cost`).toBe(cents(cards.map((card) => card.cost)));
    }
    expect(cents([totals?.recipeCost ?? 0])).toBe(cents(meals.map(({ cost }) => cost)) * household);
  }
});

import { MODEL_QUOTA_NOTE, MODEL_UNVERIFIED_NOTE } from "@mealwright/schema/constants/model";
import type { Tier } from "@mealwright/schema/constants/tiers";
import { formatDollars } from "@mealwright/schema/rules/money";
import { describe, expect, test } from "vitest";
import { testAccount } from "../../test/fixtures/account.ts";
import { requireFood } from "../domain/foods/catalogue/catalogue.ts";
import { createPlanContext } from "../domain/meal-plan/plan-context.ts";
import { costCents } from "../domain/nutrition/sum.ts";
import type { Answers, StoredPlan } from "../domain/ports.ts";
import { fillSlots } from "../use-cases/meal-plan/filling/fill-slots.ts";
import { presentPlan } from "./meal-plan.ts";

const NO_TASTES = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
const NO_MARKS = { ticks: [], cupboard: [], ownLines: [] };
const KETO: Answers = {
  goal: "gain_muscle",
  dietaryPreference: "keto",
  allergies: [],
  otherAllergies: null,
  mealsPerDay: 2,
  prepTime: 45,
  budget: 75,
  cookingLevel: "intermediate",
  age: 40,
  weight: 95,
  height: 185,
  gender: "male",
  activity: null,
  household: 1,
  weekFilters: [],
  weekCuisine: null,
  premiumDishes: false,
  fewCookingDays: false,
  people: [],
};

let ids = 0;
const newId = () => `id-${ids++}`;

/** A stored plan for these answers, as generation leaves it. */
function stored(answers: Answers, seed: number, tier: Tier = "weekly-flex"): StoredPlan {
  const context = createPlanContext(testAccount({ tier }), answers);
  const { mealsByDay, events, unfilled } = fillSlots(context, { ...NO_TASTES, seed, newId, fixed: [] });
  return {
    id: "p",
    userId: "u",
    weekOf: "2026-11-16",
    status: "complete",
    leaseUntil: null,
    stoppedAt: null,
    seed,
    metadata: { digest: context.digest, unfilled, events },
    notes: [],
    createdAt: new Date(0),
    replacedAt: null,
    meals: mealsByDay.flat(),
    lockedIds: new Set(),
  };
}

function shown(plan: StoredPlan, answers: Answers, tier: Tier = "weekly-flex") {
  return presentPlan(createPlanContext(testAccount({ tier }), answers), plan, NO_MARKS);
}

const about = (notes: readonly string[], words: RegExp) => notes.filter((note) => words.test(note));

describe("notes on a plan are true when read", () => {
  const plan = stored(KETO, 3);

  test("a note about a budget names that budget only", () => {
    const [before] = about(shown(plan, KETO).notes, /whole packs/);
    expect(before).toMatch(
      /over your budget of \$75.* the cheapest basket we found for 3,370 kcal a day of keto food/i,
    );
    const { notes: rich, totals } = shown(plan, { ...KETO, budget: 260 });
    expect(about(rich, /\$75|cheapest|over your/)).toEqual([]);
    const between = Math.floor(totals?.basketCost ?? 0) - 5;
    const { notes: tight } = shown(plan, { ...KETO, budget: between });
    expect(about(tight, /cheapest/)).toEqual([]);
    expect(about(tight, new RegExp(`over your budget of \\$${between}\\.`))).toHaveLength(1);
  });

  test("after changed answers every note refers to the current target", () => {
    const { notes, targets } = shown(plan, { ...KETO, budget: 260, goal: "lose_weight" });
    expect(targets.energyKcal).toBe(2560);
    expect(about(notes, /(?<!with )3,370/)).toEqual([]);
    expect(about(notes, /^7 days are more than 3 % off the energy target; .* of 2,560 kcal\.$/)).toHaveLength(1);
  });

  test("a day off target is noted as long as it is off", () => {
    const answers = { ...KETO, budget: 260 };
    const [first, ...others] = plan.meals;
    if (first === undefined) throw new Error("no meal");
    const small = first.ingredients.map((part) => ({ ...part, grams: part.grams / 2, quantity: part.quantity / 2 }));
    const halved = { ...plan, meals: [{ ...first, ingredients: small }, ...others] };
    const offDays = /^1 day is more than 3 % off the energy target; Monday is farthest/;
    expect(about(shown(plan, answers).notes, offDays)).toEqual([]);
    expect(about(shown(halved, answers).notes, offDays)).toHaveLength(1);
  });

  test("after every meal is swapped, the notes are about the new ones", () => {
    const answers = { ...KETO, budget: 150 };
    const named = ["Chili", "Curry", "Soup"];
    const meals = stored(answers, 14).meals.map((meal, index) => ({ ...meal, name: named[index % 3] ?? "" }));
    const after = shown({ ...stored(answers, 13), meals }, answers);
    expect(about(after.notes, /lunches and dinners here/)).toEqual([
      "The 14 lunches and dinners here are 3 different dishes: one comes 5 times.",
    ]);
    const mean = (after.totals?.days ?? []).reduce((sum, { sodium }) => sum + sodium, 0) / 7;
    const sodium = about(after.notes, /mg of sodium a day/);
    expect(sodium.join().replace(",", "")).toContain(mean > 2300 ? `have ${Math.round(mean)} mg` : "");
    expect(sodium).toHaveLength(mean > 2300 ? 1 : 0);
  });

  test("a week being made has no such notes yet", () => {
    expect(shown({ ...plan, status: "stopped", meals: plan.meals.slice(0, 3) }, KETO).notes).toEqual([]);
  });

  test("on the free tier the budget is the person's own", () => {
    const answers = { ...KETO, dietaryPreference: "omnivore", mealsPerDay: 3, budget: 25 } as const;
    const { notes } = shown(stored(answers, 5, "free-starter"), answers, "free-starter");
    expect(about(notes, /their share/)).toEqual([
      expect.stringMatching(/^The 3 meals here cost \$[\d.]+: their share of your \$25 a week is \$3\.57\.$/),
    ]);
  });
});

describe("notes about events while the plan was made", () => {
  const plan = stored({ ...KETO, budget: 260 }, 3);
  const now = shown(plan, { ...KETO, budget: 260 }).notes;
  const told = (...notes: readonly string[]) => ({ ...plan, notes });

  test("are shown as long as the answers are the same", () => {
    const replaced = "Carbonara did not pass the safety check for your answers and was replaced.";
    const plain = told(MODEL_QUOTA_NOTE, replaced);
    expect(shown(plain, { ...KETO, budget: 260 }).notes).toEqual([MODEL_QUOTA_NOTE, replaced, ...now]);
    expect(shown(plain, { ...KETO, budget: 195 }).notes).not.toContain(replaced);
  });

  test("are dropped once the plan has a model's dish after all", () => {
    const meals = plan.meals.map((meal, index) => (index === 0 ? { ...meal, source: "model" as const } : meal));
    expect(shown({ ...told(MODEL_QUOTA_NOTE), meals }, { ...KETO, budget: 260 }).notes).not.toContain(MODEL_QUOTA_NOTE);
  });
});

test("include that the email address must be confirmed, until it is", () => {
  const plan = { ...stored(KETO, 3, "free-starter"), notes: [MODEL_UNVERIFIED_NOTE] };
  const notesFor = (isEmailVerified: boolean) =>
    presentPlan(createPlanContext(testAccount({ tier: "free-starter", isEmailVerified }), KETO), plan, NO_MARKS).notes;
  expect(notesFor(false)).toContain(MODEL_UNVERIFIED_NOTE);
  expect(notesFor(true)).not.toContain(MODEL_UNVERIFIED_NOTE);
});

describe("money adds up", () => {
  const answers = { ...KETO, dietaryPreference: "omnivore", mealsPerDay: 3, goal: "eat_healthier" } as const;

  test.each([
    [1, 75],
    [2, 90],
    [3, 120],
    [4, 200],
  ])(
    "for a household of %d with $%d a week: packs minus leftovers plus food at home is what the meals use",
    (household, budget) => {
      const { totals, groceryList, notes } = shown(
        stored({ ...answers, household, budget }, budget, "annual-vip"),
        { ...answers, household, budget },
        "annual-vip",
      );
      if (!totals) throw new Error("no sums");
      const { basketCost, recipeCost, leftOver, fromHome } = totals;
      // Rounding costs a cent per line; a kilogram costs a twentieth more in small packs, and less in large ones.
      const used = basketCost - leftOver.keeps - leftOver.perishes + fromHome;
      expect(used).toBeGreaterThan(recipeCost * 0.94 - 0.3);
      expect(used).toBeLessThan(recipeCost * 1.06 + 0.3);
      const lines = groceryList.flatMap(({ items }) => items);
      expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(basketCost, 6);
      // A second way to compute it: the staples' cost by the gram.
      const staples = costCents(lines.filter(({ staple }) => staple)) / 100;
      expect(Math.abs(fromHome - staples)).toBeLessThan(0.3);
      const packs = about(notes, /in whole packs/i);
      expect(packs).toHaveLength(basketCost > budget ? 1 : 0);
      if (basketCost > budget) expect(packs.join()).toContain(`about ${formatDollars(basketCost)}`);
      expect(about(notes, /keeps for the next weeks/)).toEqual([]);
    },
  );
});

test("every total equals the sum of the cards, to the kilocalorie and the cent", () => {
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

test.each([
  ["for a man of 40", { gender: "male", age: 40 }],
  ["without gender or age", { gender: null, age: null }],
] as const)("the advised fiber equals the plan's target, %s", (_, person) => {
  const answers: Answers = { ...KETO, dietaryPreference: "omnivore", mealsPerDay: 3, ...person };
  const { targets, totals } = shown(stored(answers, 11, "annual-vip"), answers, "annual-vip");
  const fiber = totals?.health?.intakes.find(({ nutrient }) => nutrient === "fibreG");
  expect(fiber?.reference).toBe(targets.fibreG);
});

test("after changed answers each stored dish is shown or listed with the reason", () => {
  const omnivore: Answers = { ...KETO, dietaryPreference: "omnivore", mealsPerDay: 3 };
  const plan = stored(omnivore, 7);
  expect(shown(plan, omnivore)).not.toHaveProperty("refused");
  const after = shown(plan, { ...omnivore, allergies: ["Dairy", "Eggs"] });
  const refused = after.refused ?? [];
  expect(refused.map(({ reason }) => reason)).toContain("milk");
  const named = [...after.meals.map(({ name }) => name), ...refused.flatMap(({ dishes }) => dishes)];
  expect(named.toSorted()).toEqual(plan.meals.map(({ name }) => name).toSorted());
  expect(after.notes.filter((text) => text.startsWith("Not shown because of milk: “"))).toHaveLength(1);
});

describe("labels to check", () => {
  const plain = stored(KETO, 5);

  test("are none for a person who avoids nothing", () => {
    expect(shown(plain, KETO)).not.toHaveProperty("labels");
  });

  test("are listed once per packaged food with a relevant allergen, and never for fresh food", () => {
    const answers: Answers = { ...KETO, allergies: ["Gluten", "Tree nuts"], dietaryPreference: "omnivore" };
    const plan = stored(answers, 5);
    const { labels = [], meals } = shown(plan, answers);
    expect(labels).not.toEqual([]);
    expect(new Set(labels.map(({ food }) => food)).size).toBe(labels.length);
    const foods = new Map(
      meals.flatMap(({ ingredients }) =>
        ingredients.map(({ foodId }) => [requireFood(foodId).name, requireFood(foodId)]),
      ),
    );
    for (const { food, lookFor } of labels) {
      expect(foods.get(food)?.aisle, food).not.toMatch(/Produce|Meat$/);
      for (const code of lookFor) expect(["wheat", "gluten", "tree_nut"]).toContain(code);
    }
  });

  test("include rennet for a vegetarian", () => {
    const answers: Answers = { ...KETO, dietaryPreference: "vegetarian", goal: "eat_healthier" };
    const labels = [3, 4, 5, 6].flatMap((seed) => shown(stored(answers, seed), answers).labels ?? []);
    expect(labels.flatMap(({ lookFor }) => lookFor)).toContain("rennet");
  });
});

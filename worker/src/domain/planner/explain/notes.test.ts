import { describe, expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Meal } from "../../meal.ts";
import { targetsFor } from "../../nutrition/targets.ts";
import { planWeek } from "../plan-week.ts";
import { budgetShare } from "../slots.ts";
import type { PlanNoteKind, PlanRequest } from "../types.ts";
import type { Findings } from "./findings.ts";
import { planEvents, planNotes } from "./notes.ts";
import { planTotals } from "./totals.ts";

const NOTHING = { replaced: [], recentRecipeIds: [], cheapestBasketCents: null };
const WEEK = planWeek(usualRequest()).meals;
const SEA = new Set<string>(["fish", "crustacean", "mollusc"]);
const WEEK_COST = WEEK.reduce((sum, { costCents }) => sum + costCents, 0);

/** Looks up the text of a note on these meals by its kind. */
function said(meals: readonly Meal[], request: PlanRequest, changes: Partial<Findings> = {}) {
  const totals = planTotals(meals, request, request.budgetCents);
  const findings = {
    request,
    meals,
    totals,
    basketCents: WEEK_COST,
    emptySlots: [],
    leftoverIds: new Set<string>(),
    events: NOTHING,
  };
  const notes = planNotes({ ...findings, ...changes });
  return (kind: PlanNoteKind) => notes.find((note) => note.kind === kind)?.text;
}

/** The week's first lunches and dinners under new names, in order. */
function named(...names: readonly string[]): readonly Meal[] {
  const mains = WEEK.filter(({ type }) => type !== "breakfast").slice(0, names.length);
  return mains.map((meal, index) => ({ ...meal, name: names[index] ?? "" }));
}

test("the sample week of these tests gets no notes", () => {
  expect(
    planNotes({
      request: usualRequest(),
      meals: WEEK,
      totals: planTotals(WEEK, usualRequest(), null),
      basketCents: 0,
      emptySlots: [],
      leftoverIds: new Set(),
      events: NOTHING,
    }),
  ).toEqual([]);
});

describe("the note on repeated dishes", () => {
  test.each([
    ["is absent if all dishes differ", ["Soup", "Chili", "Curry"], undefined],
    ["is absent if a dish comes twice", ["Soup", "Chili", "Soup"], undefined],
    [
      "counts the dishes if one comes three times",
      ["A", "B", "C", "A", "B", "C", "A"],
      "The 7 lunches and dinners here are 3 different dishes: one comes 3 times.",
    ],
    ["is shown if all meals are the same dish", ["Soup", "Soup", "Soup"], "The 3 lunches and dinners here are 1 dish."],
  ])("%s", (_, names, expected) => {
    expect(said(named(...names), usualRequest())("repeats")).toBe(expected);
  });

  test("does not count leftovers as repeats", () => {
    const meals = named("Soup", "Chili", "Soup", "Soup");
    expect(said(meals, usualRequest())("repeats")).toBeDefined();
    expect(said(meals, usualRequest(), { leftoverIds: new Set([meals[2]?.id ?? ""]) })("repeats")).toBeUndefined();
  });
});

describe("the note on a day's energy", () => {
  const [first] = WEEK;
  const day = first?.day ?? 0;
  const isDinner = (meal: Meal) => meal.day === day && meal.type === "dinner";
  const heavy = WEEK.map((meal) => {
    const { nutrition } = meal;
    return meal === first ? { ...meal, nutrition: { ...nutrition, calories: nutrition.calories + 900 } } : meal;
  });

  test("says that it counts only what is cooked, if a meal of the day is eaten elsewhere", () => {
    expect(said(heavy, usualRequest())("energy")).toMatch(/ is farthest, with [\d,]+ of [\d,]+ kcal\.$/);
    const request = usualRequest({ skippedSlots: [{ day, type: "dinner" as const, energyKcal: 500 }] });
    const cooked = heavy.filter((meal) => !isDinner(meal));
    expect(said(cooked, request)("energy")).toMatch(/ with [\d,]+ of [\d,]+ kcal in the meals you cook\.$/);
  });
});

/** A week with fish. */
const RICH = planWeek(usualRequest({ budgetCents: 12_000 })).meals;

describe("the note on missing fish", () => {
  const fish = RICH.filter(({ ingredients }) => ingredients.some(({ foodId }) => SEA.has(requireFood(foodId).animal)));
  const withoutFish = RICH.filter((meal) => !fish.includes(meal));
  const poor = usualRequest({ budgetCents: 3_500 });

  test("gives the price of fish only if one was found and the meals still have none", () => {
    const events = { ...NOTHING, fishBasketCents: 4_100 };
    expect(said(withoutFish, poor, { events })("fish")).toBe(
      "With $35 a week there is no fish for lunch or dinner. The cheapest week we found with fish twice is $41.",
    );
    expect(said(withoutFish, { ...poor, budgetDays: 5 }, { events })("fish")).toBe(
      "With $35 for 5 days there is no fish for lunch or dinner. The cheapest basket we found with fish twice is $41.",
    );
    expect(said(withoutFish, poor)("fish")).toBeUndefined();
    expect(fish.length).toBeGreaterThanOrEqual(2);
    expect(said(RICH, poor, { events })("fish")).toBeUndefined();
  });
});

describe("the budget", () => {
  const over = usualRequest({ budgetCents: WEEK_COST - 94 });
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`.replace(".00", "");

  test("the note gives only the packs' cost if no cheaper basket was looked for", () => {
    expect(said(WEEK, over)("budget")).toBe(
      `In whole packs this week's shopping is about ${money(WEEK_COST)}, $0.94 over your budget of ${money(WEEK_COST - 94)}.`,
    );
  });

  test("the note appears from one cent over the budget on", () => {
    expect(said(WEEK, usualRequest({ budgetCents: WEEK_COST }))("budget")).toBeUndefined();
    expect(said(WEEK, usualRequest({ budgetCents: WEEK_COST - 1 }))("budget")).toContain("$0.01 over");
  });

  test.each([
    [
      WEEK_COST - 50,
      `The cheapest basket we found for 2,680 kcal a day is ${money(WEEK_COST - 50)}: to get it, set your budget to that.`,
    ],
    [WEEK_COST, `: it is the cheapest basket we found for 2,680 kcal a day.`],
  ])("the note mentions the cheapest basket found (%d cents)", (cheapestCents, end) => {
    const text = said(WEEK, over, { events: { ...NOTHING, cheapestBasketCents: cheapestCents } })("budget");
    const start = `In whole packs this week's shopping is about ${money(WEEK_COST)}, over your budget of ${money(WEEK_COST - 94)}`;
    expect(text?.startsWith(start)).toBe(true);
    expect(text?.endsWith(end)).toBe(true);
  });

  test("the note gives the cost of a cookbook week if a model made some of the dishes", () => {
    const ofModel = WEEK.map((meal, index) => (index === 0 ? { ...meal, source: "model" as const } : meal));
    const events = { ...NOTHING, cheapestBasketCents: WEEK_COST - 50 };
    const text = said(ofModel, over, { events })("budget");
    expect(text).toContain(`A week from our cookbook alone is about ${money(WEEK_COST - 50)}.`);
    expect(text).not.toContain("cheapest");
    expect(said(ofModel, over)("budget")).toBe(said(WEEK, over)("budget"));
  });

  test("the note leaves out the cheapest basket found once the week costs less", () => {
    const events = { ...NOTHING, cheapestBasketCents: WEEK_COST + 500 };
    expect(said(WEEK, over, { events })("budget")).toBe(said(WEEK, over)("budget"));
  });

  test("in a week begun late, the note covers the days left and suggests a weekly budget", () => {
    const late = { ...over, budgetDays: 2 };
    const budget = `over the ${money(WEEK_COST - 94)} that your budget has for 2 days`;
    expect(said(WEEK, late)("budget")).toContain(budget);
    const text = said(WEEK, late, { events: { ...NOTHING, cheapestBasketCents: WEEK_COST - 50 } })("budget");
    const aWeek = Math.ceil(((WEEK_COST - 50) * 3.5) / 100);
    expect(text).toContain(`${budget}. The cheapest`);
    expect(text?.endsWith(`set your budget to $${aWeek} a week.`)).toBe(true);
  });

  test("for part of a week, the note gives those meals' share of the weekly budget", () => {
    const three = WEEK.filter(({ day }) => day === 1);
    const request = usualRequest({ budgetCents: 2_500 });
    const totals = planTotals(three, request, 357);
    const cost = money(totals.costCents);
    expect(request.targets.energyKcal).toBe(2_680);
    expect(said(three, request, { totals })("budget")).toBe(
      `The 3 meals here cost ${cost}: their share of your $25 a week is $3.57.`,
    );
  });

  test.each([2, 3, 4] as const)(
    "with %d meals a day, a whole week has the whole budget and its dinners their share",
    (mealsPerDay) => {
      const { totals } = planWeek(usualRequest({ mealsPerDay, budgetCents: 7_000 }));
      expect(totals.budgetCents).toBe(7_000);
      const dinners = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, type: "dinner" as const }));
      expect(budgetShare({ mealsPerDay, skippedSlots: [] }, dinners)).toBeCloseTo(
        { 2: 0.55, 3: 0.4, 4: 0.34 }[mealsPerDay],
        9,
      );
    },
  );
});

describe("the note on too few meals a day", () => {
  const big = targetsFor({
    age: 30,
    weightKg: 95,
    heightCm: 190,
    gender: "male",
    goal: "gain_muscle",
    diet: "omnivore",
    activity: "very_active",
  });
  const plates = (calories: number) => WEEK.map((meal) => ({ ...meal, nutrition: { ...meal.nutrition, calories } }));

  test("gives the size of the largest of two meals a day and suggests a third meal", () => {
    const text = said(plates(2_170), usualRequest({ mealsPerDay: 2, targets: big }))("few-meals");
    expect(text).toMatch(
      /^Two meals a day are few for [34],\d{3} kcal: the largest here has 2,170 kcal\. With three meals/,
    );
  });

  test.each([
    ["four meals a day, the most there are", 4, big, 2_170],
    ["meals of a usual size", 2, big, 1_400],
    ["a usual energy target", 3, usualRequest().targets, 1_600],
  ] as const)("is absent for %s", (_, mealsPerDay, targets, calories) => {
    expect(said(plates(calories), usualRequest({ mealsPerDay, targets }))("few-meals")).toBeUndefined();
  });
});

test("on keto, a day gets a note for 50.2 g of net carbohydrate but not for 50 g", () => {
  const targets = targetsFor({ goal: "save_time", diet: "keto" });
  const request = usualRequest({ eater: eaterWith("keto", [], 45), targets, days: [1] });
  const dayOf = (carbs: number): readonly Meal[] =>
    (["breakfast", "lunch", "dinner"] as const).map((type, index) => {
      const nutrition = {
        calories: index === 0 ? 500 : 750,
        protein: 33,
        carbs: index === 0 ? carbs : 20,
        fats: 48,
        fibre: 5,
      };
      const [meal] = WEEK;
      if (meal === undefined) throw new Error("no meal");
      return { ...meal, id: type, type, name: type, day: 1, nutrition: { ...meal.nutrition, ...nutrition } };
    });
  expect(said(dayOf(25), request)("macros")).toBeUndefined();
  expect(said(dayOf(25.2), request)("macros")).toBe("1 day is outside the range for net carbohydrate.");
});

test("recently served dishes are stored only if many come again, and counted among the meals shown", () => {
  const ids = WEEK.flatMap(({ recipeId }) => recipeId ?? []);
  const totals = planTotals(WEEK, usualRequest(), null);
  const planned = { meals: WEEK, totals, basketCents: 0, replaced: [], cheapestCents: null };
  expect(planEvents({ recentRecipeIds: ids.slice(0, 3) }, planned).recentRecipeIds).toEqual([]);
  const events = planEvents({ recentRecipeIds: ids }, planned);
  expect(events.recentRecipeIds).toEqual([...new Set(ids)]);
  expect(said(WEEK, usualRequest(), { events })("recent")).toMatch(/^(\d+) of the \1 dishes/);
  const others = WEEK.map((meal, index) => (index % 2 === 0 ? { ...meal, recipeId: `other.${index}` } : meal));
  expect(said(others, usualRequest(), { events })("recent")).toMatch(/^(\d+) of the (?!\1)\d+ dishes/);
  const fresh = WEEK.map((meal) => ({ ...meal, recipeId: `other.${meal.id}` }));
  expect(said(fresh, usualRequest(), { events })("recent")).toBeUndefined();
});

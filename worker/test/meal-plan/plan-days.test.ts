import { TIME_ZONE_HEADER } from "@mealwright/schema/constants/timings";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { userExport } from "@mealwright/schema/contract/user";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import type { Browser, Reply } from "../client.ts";
import { clockAt } from "../clock-of-tests.ts";
import { expectSuccess } from "../expectations.ts";
import { ANSWERS, grantTier, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { findKeepingRecipe } from "./keeping-recipe.ts";
import { expectSound } from "./sound-meals.ts";

/** Thursday morning of this week, UTC. */
const THURSDAY = 4;
const harness = openHarness(clockAt(THURSDAY, 10));

const GENERATE = "/api/generate-meal-plan";
const THIS_WEEK = weekStart(new Date());
const planOf = (reply: Reply) => mealPlan.parse(reply.json);
const daysOf = ({ meals }: Pick<MealPlan, "meals">) => [...new Set(meals.map(({ day }) => day))];
const mealsOf = (plan: MealPlan, isWanted: (day: number) => boolean) => plan.meals.filter(({ day }) => isWanted(day));

/** As if a plan for next week, made in advance, had become this week's plan. */
async function moveToThisWeek(planId: string): Promise<void> {
  const brief = await harness().database.execute({ sql: "select brief from meal_plans where id = ?", args: [planId] });
  expect(JSON.parse(String(brief.rows[0]?.brief)).firstDay).toBe(1);
  const sql = "update meal_plans set week_of = ? where id = ?";
  await harness().database.execute({ sql, args: [THIS_WEEK, planId] });
}

async function makeNextWeek(browser: Browser): Promise<MealPlan> {
  return planOf(await browser.post(GENERATE, { weekOf: addWeeks(THIS_WEEK, 1) }));
}

describe("a week made on its Thursday", () => {
  test("plans, buys and counts Thursday to Sunday, for their share of the budget", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const reply = await browser.post(GENERATE);
    expectSuccess(reply, "generateMealPlan");
    const plan = planOf(reply);
    expectSound(plan.meals, [], false);
    expect(plan).toMatchObject({ weekOf: THIS_WEEK, complete: true, firstDay: THURSDAY });
    expect(plan.meals).toHaveLength(4 * 3);
    expect(daysOf(plan)).toEqual([4, 5, 6, 7]);
    expect(plan.totals?.days.map(({ day }) => day)).toEqual([4, 5, 6, 7]);
    expect(plan.totals?.budget).toBe(120);
    expect(plan.totals?.budgetOfDays).toBeCloseTo((120 * 4) / 7, 1);
    expect(plan.totals?.basketCost).toBeLessThanOrEqual(plan.totals?.budgetOfDays ?? 0);
    for (const day of plan.totals?.days ?? [])
      expect(Math.abs(day.calories / plan.targets.energyKcal - 1)).toBeLessThanOrEqual(0.03);
    const bought = new Set(plan.groceryList.flatMap(({ items }) => items.map(({ foodId }) => foodId)));
    const cooked = new Set(plan.meals.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
    for (const foodId of bought) expect(cooked).toContain(foodId);
    // Shopping starts on Thursday: food that keeps until Sunday needs no second purchase.
    const lines = plan.groceryList.flatMap(({ items }) => items);
    const keeping = lines.filter(({ foodId }) => (requireFood(foodId).perishableDays ?? 0) >= 7 - THURSDAY);
    expect(keeping.length).toBeGreaterThan(3);
    for (const { foodId, freshForDays } of keeping) expect(freshForDays, foodId).toEqual([]);
    expect((await browser.get(`/api/meal-plans/${id}/active`)).json).toEqual(reply.json);
    expect((await browser.get("/api/meal-plans")).list).toMatchObject([{ mealCount: 12, complete: true }]);
    expect((await browser.post(GENERATE)).json).toEqual(reply.json);
  });

  test("a week that has not begun, or is over, is planned whole", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    for (const weeks of [1, -1]) {
      const plan = planOf(await browser.post(GENERATE, { weekOf: addWeeks(THIS_WEEK, weeks) }));
      expect(plan.meals).toHaveLength(21);
      expect(plan.firstDay).toBeUndefined();
      expect(plan.totals?.budgetOfDays).toBeUndefined();
    }
  });

  test("made again, keeps the past days as they were eaten", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const whole = await makeNextWeek(browser);
    await moveToThisWeek(whole.id);
    const locked = mealsOf(whole, (day) => day === 6)[0];
    expectSuccess(await browser.post("/api/lock-meal", { mealId: locked?.id, locked: true }), "lockMeal");
    const anew = planOf(await browser.post(GENERATE, { forceRegenerate: true }));
    expect(anew.id).not.toBe(whole.id);
    expect(anew).toMatchObject({ complete: true, weekOf: THIS_WEEK });
    expect(anew.firstDay).toBeUndefined();
    expect(anew.meals).toHaveLength(21);
    expect(mealsOf(anew, (day) => day < THURSDAY)).toEqual(mealsOf(whole, (day) => day < THURSDAY));
    const left = new Set(mealsOf(whole, (day) => day >= THURSDAY).map(({ id }) => id));
    const kept = mealsOf(anew, (day) => day >= THURSDAY).filter(({ id }) => left.has(id));
    expect(kept.map(({ id }) => id)).toEqual([locked?.id]);
  });

  test("made again, keeps leftovers of a dish already cooked, but not of one still to come", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const whole = await makeNextWeek(browser);
    const dinnerOf = ({ meals }: MealPlan, day: number) =>
      meals.find((meal) => meal.day === day && meal.type === "dinner")?.id ?? "";
    let plan = whole;
    for (const day of [3, 5]) {
      const swap = { originalMealId: dinnerOf(whole, day), newMeal: { id: findKeepingRecipe(3) } };
      expectSuccess(await browser.post("/api/replace-meal", swap), "replaceMeal");
      plan = planOf(await browser.get(`/api/meal-plans/${whole.id}`));
      const leftover = { day: day + 1, type: "dinner", state: "leftover", sourceMealId: dinnerOf(plan, day) };
      plan = planOf(await browser.post("/api/plan-slot", { planId: whole.id, ...leftover }));
    }
    await moveToThisWeek(whole.id);
    const anew = planOf(await browser.post(GENERATE, { forceRegenerate: true }));
    expect(anew.meals).toHaveLength(21);
    expect(dinnerOf(anew, 4)).toBe(dinnerOf(plan, 4));
    const eaten = anew.meals.filter(({ leftoverOf }) => leftoverOf !== undefined);
    expect(eaten).toMatchObject([{ day: 4, leftoverOf: { day: 3, type: "dinner" } }]);
  });

  test("is not filled backward by an upgrade on Thursday", async () => {
    const { browser, id } = await registerMember(harness());
    const free = await makeNextWeek(browser);
    expect(daysOf(free)).toEqual([1]);
    await moveToThisWeek(free.id);
    await grantTier(harness(), id, "weekly-flex");
    const plan = planOf(await browser.post(GENERATE));
    expect(plan).toMatchObject({ complete: true, firstDay: THURSDAY });
    expect(daysOf(plan)).toEqual([4, 5, 6, 7]);
  });

  test("with a changed diet, plans and buys nothing for the past days", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const whole = await makeNextWeek(browser);
    await moveToThisWeek(whole.id);
    await browser.post("/api/save-questionnaire", { ...ANSWERS, dietaryPreference: "vegetarian" });
    const read = async () => planOf(await browser.get(`/api/meal-plans/${id}/active`));
    expect((await read()).complete).toBe(false);
    const changed = planOf(await browser.post(GENERATE));
    const isOver = (day: number) => day < THURSDAY;
    const before = new Set(mealsOf(whole, isOver).map((meal) => meal.id));
    for (const meal of mealsOf(changed, isOver)) expect(before).toContain(meal.id);
    expect(mealsOf(changed, isOver).length).toBeLessThan(before.size);
    expect(mealsOf(changed, (day) => !isOver(day))).toHaveLength(4 * 3);
    for (const { day, state } of changed.away ?? []) expect([isOver(day), state]).toEqual([true, "skipped"]);
    expect(changed.complete).toBe(true);
    expect(await read()).toEqual(changed);
  });

  test("made again, keeps skipped and eaten-out meals", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const plan = planOf(await browser.post(GENERATE));
    const out = { planId: plan.id, day: 5, type: "dinner", state: "out", energyKcal: 700 };
    expectSuccess(await browser.post("/api/plan-slot", out), "planSlot");
    const anew = planOf(await browser.post(GENERATE, { forceRegenerate: true }));
    expect(anew).toMatchObject({
      firstDay: THURSDAY,
      complete: true,
      away: [{ day: 5, type: "dinner", state: "out" }],
    });
    expect(anew.meals).toHaveLength(11);
  });
});

describe("the account stores its owner's time zone", () => {
  const inZone = (timeZone: string) => ({ headers: { [TIME_ZONE_HEADER]: timeZone } });

  test("the browser sends it, travel changes it, the export has it, and requests without one use it", async () => {
    const { browser, id } = await registerMember(harness());
    const exported = async () => userExport.parse((await browser.get("/api/user/export")).json).account;
    expect(await exported()).toMatchObject({ timeZone: null });
    for (const timeZone of ["Europe/Berlin", "Pacific/Kiritimati"]) {
      await browser.get("/api/user", inZone(timeZone));
      await expect.poll(async () => (await exported()).timeZone).toBe(timeZone);
    }
    await browser.get("/api/user", inZone("Middle-earth/Shire"));
    expect(await exported()).toMatchObject({ timeZone: "Pacific/Kiritimati" });
    const { rows } = await harness().database.execute({ sql: "select time_zone from users where id = ?", args: [id] });
    expect(rows[0]?.time_zone).toBe("Pacific/Kiritimati");
  });
});

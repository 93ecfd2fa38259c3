import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { TIME_ZONE_HEADER } from "@mealwright/schema/constants/timings";
import type { Meal } from "@mealwright/schema/contract/meals";
import { userExport } from "@mealwright/schema/contract/user";
import { addWeeks, firstDayOf, weekStart } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { costCents, sumNutrition } from "../../src/domain/nutrition/sum.ts";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerMember, registerPaid, registerWithoutAnswers } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { activeOf, GENERATE, planOf } from "./plan-calls.ts";

const harness = openHarness();

/** The number of database calls of a request, from its line in the worker's log. */
async function databaseCallsOf(reply: Reply): Promise<number> {
  const requestId = reply.headers.get("x-request-id") ?? "";
  const logged = () =>
    readFileSync(join(harness().dataDirectory, "worker.log"), "utf8")
      .split("\n")
      .find((text) => text.includes(requestId) && text.includes('"event":"request"'));
  await expect.poll(logged).toBeDefined();
  return Number(JSON.parse(logged() ?? "").dbCalls);
}

/** All numbers of a displayed meal follow from its displayed ingredients. */
function expectHonestNumbers(meal: Meal): void {
  const computed = sumNutrition(meal.ingredients);
  for (const key of ["calories", "protein", "carbs", "fats"] as const)
    expect(meal.nutrition[key], `${meal.name} ${key}`).toBe(computed[key]);
  expect(Math.round(meal.cost * 100)).toBe(costCents(meal.ingredients));
}

describe("a plan as JSON", () => {
  test("for Free Starter has three meals with basic figures and no list", async () => {
    const { browser, id } = await registerMember(harness());
    const reply = await browser.post(GENERATE, { userId: id });
    expectSuccess(reply, "generateMealPlan");
    const plan = planOf(reply);
    expect(plan.complete).toBe(true);
    expect(plan.weekOf).toBe(weekStart(new Date()));
    const today = firstDayOf(plan.weekOf, new Date(plan.createdAt), "UTC");
    const slots = [`${today} breakfast`, `${today} lunch`, `${today} dinner`];
    expect(plan.meals.map(({ day, type }) => `${day} ${type}`)).toEqual(slots);
    expect(new Set(plan.meals.map(({ name }) => name)).size).toBe(3);
    expect((await activeOf(browser, id)).meals).toEqual(plan.meals);
    expect(plan.groceryList).toEqual([]);
    expect(plan.totals).toBeNull();
    for (const meal of plan.meals) {
      expect(Object.keys(meal.nutrition).sort()).toEqual(["calories", "carbs", "fats", "protein"]);
      expectHonestNumbers(meal);
      expect(meal.source).toBe("cookbook");
    }
  });

  test.each([
    [2, 14],
    [3, 21],
    [4, 28],
  ])(
    "for Weekly Flex with %i meals a day has %i, with all figures and a list that covers every meal",
    async (mealsPerDay, count) => {
      const { browser } = await registerPaid(harness(), "weekly-flex", { mealsPerDay });
      const plan = planOf(await browser.post(GENERATE));
      expect(plan.meals).toHaveLength(count);
      expect(new Set(plan.meals.map(({ day, type }) => `${day} ${type}`)).size).toBe(count);
      expect(plan.totals?.days).toHaveLength(7);
      const grams = new Map<string, number>();
      for (const meal of plan.meals) {
        expectHonestNumbers(meal);
        expect(meal.nutrition.fibre).toBeTypeOf("number");
        for (const { foodId, grams: used } of meal.ingredients) grams.set(foodId, (grams.get(foodId) ?? 0) + used);
      }
      const items = plan.groceryList.flatMap((category) => category.items);
      expect(new Set(items.map(({ foodId }) => foodId)).size).toBe(items.length);
      for (const [foodId, used] of grams) {
        const item = items.find((line) => line.foodId === foodId);
        // Water comes from the tap.
        if (!item) expect(foodId).toBe("water");
        else expect(Math.abs(item.grams - used), foodId).toBeLessThanOrEqual(1);
      }
    },
  );

  test("takes few database round trips, and so does an export of several weeks", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip", { mealsPerDay: 4 });
    const made = await databaseCallsOf(await browser.post(GENERATE));
    const again = await databaseCallsOf(await browser.post(GENERATE));
    for (const weeks of [1, 2, 3]) await browser.post(GENERATE, { weekOf: addWeeks(weekStart(new Date()), weeks) });
    const exported = await browser.get("/api/user/export");
    expect(exported.json.mealPlans).toHaveLength(4);
    const listed = await databaseCallsOf(await browser.get("/api/meal-plans"));
    const seen = await databaseCallsOf(await browser.get("/api/user"));
    const calls = { made, again, exported: await databaseCallsOf(exported), listed, seen };
    console.log(`trips to the database: ${JSON.stringify(calls)}`);
    expect(made).toBeLessThanOrEqual(8);
    expect(again).toBeLessThanOrEqual(2);
    // One of them notes the download in the audit log.
    expect(calls.exported).toBeLessThanOrEqual(5);
    expect(listed).toBeLessThanOrEqual(2);
    expect(seen).toBe(1);
  });

  test("is within 3 % of the energy target every day", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const plan = planOf(await browser.post(GENERATE));
    const near = plan.totals?.days.filter(({ calories }) => Math.abs(calories / plan.targets.energyKcal - 1) <= 0.03);
    expect(near).toHaveLength(7);
  });

  test("is returned unchanged when requested again, and replaced when forced", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const first = planOf(await browser.post(GENERATE));
    const again = planOf(await browser.post(GENERATE, { forceRegenerate: false }));
    expect(again).toEqual(first);
    const forced = planOf(await browser.post(GENERATE, { forceRegenerate: true }));
    expect(forced.id).not.toBe(first.id);
    expect(forced.meals.map(({ name }) => name)).not.toEqual(first.meals.map(({ name }) => name));
    expect((await activeOf(browser, id)).id).toBe(forced.id);
    const list = await browser.get("/api/meal-plans");
    expectSuccess(list, "mealPlans");
    expect(list.list.map((plan) => plan.id)).toEqual([forced.id]);
    expectError(await browser.get(`/api/meal-plans/${first.id}`), 404, "not_found");
  });

  // On a Monday morning of UTC it is still Sunday in Pago Pago.
  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"])(
    "starts on the current day and week in %s, also if later requests name no time zone",
    async (timeZone) => {
      const { browser, id } = await registerMember(harness());
      const plan = planOf(await browser.post(GENERATE, undefined, { headers: { [TIME_ZONE_HEADER]: timeZone } }));
      const createdAt = new Date(plan.createdAt);
      expect(plan.weekOf).toBe(weekStart(createdAt, timeZone));
      const today = firstDayOf(plan.weekOf, createdAt, timeZone);
      expect(plan.meals.map(({ day }) => day)).toEqual([today, today, today]);
      // The name may be an older one of the same zone ("Asia/Katmandu").
      const kept = async () => userExport.parse((await browser.get("/api/user/export")).json).account.timeZone;
      await expect.poll(kept).not.toBeNull();
      expect((await activeOf(browser, id)).id).toBe(plan.id);
      expect(planOf(await browser.post(GENERATE)).id).toBe(plan.id);
      expect((await browser.get("/api/user")).json).toMatchObject({ stats: { mealsSaved: 3 } });
    },
  );

  test("is limited to one a week for Free Starter", async () => {
    const { browser } = await registerMember(harness());
    const first = planOf(await browser.post(GENERATE, { forceRegenerate: true }));
    const reply = await browser.post(GENERATE, { forceRegenerate: true });
    expectError(reply, 403, "upgrade_required");
    expect(reply.json.capability).toBe("regeneration");
    expect(planOf(await browser.post(GENERATE)).id).toBe(first.id);
  });

  test("can be made for another week, from two weeks back to three ahead", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const next = addWeeks(weekStart(new Date()), 1);
    const thisWeek = planOf(await browser.post(GENERATE));
    const plan = planOf(await browser.post(GENERATE, { weekOf: next }));
    expect(plan.weekOf).toBe(next);
    const mains = new Set(thisWeek.meals.map(({ name }) => name));
    const repeated = plan.meals.filter(({ name }) => mains.has(name));
    expect(repeated.length).toBeLessThanOrEqual(6);
    for (const weekOf of [addWeeks(next, 3), addWeeks(next, -4), "2026-11-17", "monday", "2026-02-30"]) {
      expectError(await browser.post(GENERATE, { weekOf }), 422, "invalid_fields");
    }
  });

  test("is refused without answers, naming the missing ones", async () => {
    const { browser, id } = await registerWithoutAnswers(harness());
    expectError(await browser.post(GENERATE), 404, "preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
    expectError(await browser.get(`/api/meal-plans/${id}/active`), 404, "not_found", CALL_ERRORS.noActiveMealPlan);
  });

  test("of somebody else cannot be read", async () => {
    const one = await registerMember(harness());
    const other = await registerMember(harness());
    const plan = planOf(await one.browser.post(GENERATE));
    expectError(await other.browser.get(`/api/meal-plans/${plan.id}`), 404, "not_found");
    expectError(
      await other.browser.get(`/api/meal-plans/${one.id}/active`),
      404,
      "not_found",
      CALL_ERRORS.noActiveMealPlan,
    );
    expectError(
      await other.browser.post(GENERATE, { userId: one.id }),
      404,
      "not_found",
      CALL_ERRORS.userOrPreferencesNotFound,
    );
  });
});

describe("ticks on the list", () => {
  test("are kept for the week, removed when more must be bought, and seen by one person only", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const plan = planOf(await browser.post(GENERATE));
    const item = plan.groceryList.flatMap(({ items }) => items).find((line) => !line.staple);
    const body = { planId: plan.id, item: item?.foodId, checked: true };
    expectSuccess(await browser.post("/api/grocery-checks", body), "groceryCheck");
    const lineOf = async () =>
      (await activeOf(browser, id)).groceryList
        .flatMap(({ items }) => items)
        .find((line) => line.foodId === item?.foodId);
    expect((await lineOf())?.checked).toBe(true);
    await harness().database.execute({
      sql: "update grocery_checks set buy_grams = buy_grams - 1 where user_id = ?",
      args: [id],
    });
    expect((await lineOf())?.checked).toBe(false);
    await browser.post("/api/grocery-checks", body);
    await browser.post("/api/grocery-checks", { ...body, checked: false });
    expect((await lineOf())?.checked).toBe(false);
    expectError(await browser.post("/api/grocery-checks", { ...body, item: "unobtainium" }), 404, "not_found");
    const other = await registerPaid(harness(), "weekly-flex");
    expectError(await other.browser.post("/api/grocery-checks", body), 404, "not_found");
    const free = await registerMember(harness());
    expectError(await free.browser.post("/api/grocery-checks", body), 403, "upgrade_required");
  });
});

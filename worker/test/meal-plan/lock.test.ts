import { MEAL_LOCKED } from "@mealwright/schema/constants/meals";
import { mealPlan, planStreamEvents } from "@mealwright/schema/contract/meal-plan";
import { meal as mealShape } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, grantTier, type Member, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { expectSound } from "./sound-meals.ts";

const harness = openHarness();

const GENERATE = "/api/generate-meal-plan";
const ANEW = { forceRegenerate: true };
const planOf = (reply: Reply) => mealPlan.parse(reply.json);
const lock = ({ browser }: Member, mealId: string | undefined, locked = true) =>
  browser.post("/api/lock-meal", { mealId, locked });

async function planned(answers: Record<string, unknown> = {}) {
  const member = await registerPaid(harness(), "weekly-flex", answers);
  const plan = planOf(await member.browser.post(GENERATE));
  return { member, plan };
}

/** The plan's meals as a set of facts, without their order. */
const stored = async ({ browser, id }: Member) => planOf(await browser.get(`/api/meal-plans/${id}/active`));

describe("a locked meal", () => {
  test("can be locked and unlocked by its owner only, and locking it twice changes nothing", async () => {
    const { member, plan } = await planned();
    const [meal, other] = plan.meals;
    const reply = await lock(member, meal?.id);
    expectSuccess(reply, "lockMeal");
    expect(reply.json).toEqual({ ...meal, locked: true });
    expect((await lock(member, meal?.id)).json).toEqual(reply.json);
    expect((await stored(member)).meals.filter(({ locked }) => locked)).toEqual([reply.json]);
    expect((await lock(member, meal?.id, false)).json).toEqual(meal);
    expect(await stored(member)).toEqual(plan);
    const stranger = await registerPaid(harness(), "annual-vip");
    expectError(await lock(stranger, other?.id), 404, "not_found");
    expectError(await lock(member, "no-such-meal"), 404, "not_found");
    expectError(await member.browser.post("/api/lock-meal", { mealId: meal?.id }), 422, "invalid_fields");
  });

  test("stays unchanged in a new plan, and its day still meets the targets", async () => {
    const { member, plan } = await planned();
    const locked = plan.meals.filter(({ day, type }) => type === "dinner" && day <= 3);
    for (const { id } of locked) expectSuccess(await lock(member, id), "lockMeal");
    const fresh = planOf(await member.browser.post(GENERATE, ANEW));
    expect(fresh.id).not.toBe(plan.id);
    expect(fresh).toMatchObject({ complete: true });
    expect(fresh.meals).toHaveLength(21);
    for (const meal of locked) expect(fresh.meals).toContainEqual({ ...meal, locked: true });
    const others = fresh.meals.filter(({ locked: isLocked }) => !isLocked);
    expect(others).toHaveLength(18);
    expect(others.filter(({ id }) => plan.meals.some((meal) => meal.id === id))).toEqual([]);
    expectSound(fresh.meals, [], false);
    for (const { calories } of fresh.totals?.days ?? [])
      expect(Math.abs(calories / fresh.targets.energyKcal - 1)).toBeLessThan(0.06);
    const list = (await member.browser.get("/api/meal-plans")).list;
    expect(list).toMatchObject([{ id: fresh.id, mealCount: 21, complete: true }]);
    expect((await member.browser.get("/api/user")).json.stats).toMatchObject({ mealsSaved: 21 });
    const again = planOf(await member.browser.post(GENERATE, ANEW));
    for (const meal of locked) expect(again.meals).toContainEqual({ ...meal, locked: true });
  });

  test("comes first in the stream of the new week", async () => {
    const { member, plan } = await planned();
    const dinner = plan.meals.find(({ day, type }) => day === 5 && type === "dinner");
    await lock(member, dinner?.id);
    const meals = [];
    for await (const { event, data } of member.browser.stream(GENERATE, ANEW)) {
      if (event === "meal") meals.push(planStreamEvents.meal.parse(data));
    }
    expect(meals[0]).toEqual({ ...dinner, locked: true });
    expect(meals).toHaveLength(21);
    expect(meals.filter(({ locked }) => locked)).toHaveLength(1);
  });

  test("is also kept when the new week is stopped halfway and resumed", async () => {
    const { member, plan } = await planned();
    const meal = plan.meals.at(-1);
    await lock(member, meal?.id);
    const fresh = planOf(await member.browser.post(GENERATE, ANEW));
    const { database } = harness();
    await database.batch([
      { sql: "delete from meals where plan_id = ? and day in (2, 3)", args: [fresh.id] },
      { sql: "update meal_plans set status = 'stopped' where id = ?", args: [fresh.id] },
    ]);
    const [unlocked] = fresh.meals.filter(({ day }) => day === 1);
    const anew = planOf(await member.browser.post(GENERATE, ANEW));
    expect(anew.id).toBe(fresh.id);
    expect(anew.meals).toHaveLength(21);
    expect(anew.meals).toContainEqual({ ...meal, locked: true });
    expect(anew.meals.map(({ id }) => id)).not.toContain(unlocked?.id);
  });

  test("stays in a new plan even if the whole week is locked", async () => {
    const { member, plan } = await planned();
    for (const { id } of plan.meals) await lock(member, id);
    const fresh = planOf(await member.browser.post(GENERATE, ANEW));
    expect(fresh).toMatchObject({ complete: true });
    expect(fresh.meals).toEqual(plan.meals.map((meal) => ({ ...meal, locked: true })));
    expect(fresh.groceryList).toEqual(plan.groceryList);
  });

  test("cannot be replaced until it is unlocked", async () => {
    const { member, plan } = await planned();
    const { browser } = member;
    const meal = plan.meals[3];
    await lock(member, meal?.id);
    const suggestions = await browser.post("/api/meal-suggestions", { originalMeal: meal });
    const replacing = { originalMealId: meal?.id, newMeal: suggestions.list[0] };
    expectError(await browser.post("/api/regenerate-meal", { originalMeal: meal }), 409, "conflict", MEAL_LOCKED);
    expectError(await browser.post("/api/replace-meal", replacing), 409, "conflict", MEAL_LOCKED);
    expect((await stored(member)).meals).toContainEqual({ ...meal, locked: true });
    await lock(member, meal?.id, false);
    const replaced = await browser.post("/api/replace-meal", replacing);
    expectSuccess(replaced, "replaceMeal");
    // A new meal in a slot whose meal was locked is not locked.
    expect(mealShape.parse(replaced.json.meal).locked).toBeUndefined();
    expect((await stored(member)).meals.filter(({ locked }) => locked)).toEqual([]);
  });

  test("is still removed if new answers forbid it", async () => {
    const { member, plan } = await planned();
    for (const { id } of plan.meals) await lock(member, id);
    await member.browser.post("/api/save-questionnaire", { ...ANSWERS, dietaryPreference: "vegan" });
    const vegan = planOf(await member.browser.post(GENERATE, ANEW));
    expect(vegan.meals).toHaveLength(21);
    expect(vegan.meals.filter(({ locked }) => locked).length).toBeLessThan(21);
    for (const { ingredients } of vegan.meals)
      for (const { foodId } of ingredients) expect(requireFood(foodId).animal).toBe("none");
  });

  test("is possible on a free account, but not for meals that the tier no longer shows", async () => {
    const free = await registerMember(harness());
    const { meals } = planOf(await free.browser.post(GENERATE));
    expectSuccess(await lock(free, meals[0]?.id), "lockMeal");
    expectError(await free.browser.post(GENERATE, ANEW), 403, "upgrade_required");
    const { member, plan } = await planned();
    await grantTier(harness(), member.id, "weekly-flex", -1);
    expectError(await lock(member, plan.meals[20]?.id), 404, "not_found");
  });
});

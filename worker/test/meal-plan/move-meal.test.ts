import { MEAL_LOCKED } from "@mealwright/schema/constants/meals";
import { KETO_MAX_NET_CARBS_G_PER_DAY } from "@mealwright/schema/constants/questionnaire";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { expectSound } from "./sound-meals.ts";

const harness = openHarness();
const planOf = (json: unknown) => mealPlan.parse(json);

async function planned(answers: Record<string, unknown> = {}): Promise<{ member: Member; plan: MealPlan }> {
  const member = await registerPaid(harness(), "weekly-flex", answers);
  return { member, plan: planOf((await member.browser.post("/api/generate-meal-plan")).json) };
}

function mealAt({ meals }: MealPlan, day: number, type: Meal["type"]): Meal {
  const meal = meals.find((one) => one.day === day && one.type === type);
  if (!meal) throw new Error(`no ${type} on day ${day}`);
  return meal;
}

const move = ({ browser }: Member, meal: Meal, day: number) => browser.post("/api/move-meal", { mealId: meal.id, day });
const amountsOf = ({ groceryList }: MealPlan) =>
  groceryList.flatMap(({ items }) => items.map(({ foodId, grams }) => `${foodId} ${grams}`)).sort();

test("two dinners swap days unchanged, the shopping and its cost stay the same, and they can be swapped back", async () => {
  const { member, plan } = await planned();
  const [tuesday, friday] = [mealAt(plan, 2, "dinner"), mealAt(plan, 5, "dinner")];
  const reply = await move(member, tuesday, 5);
  expectSuccess(reply, "moveMeal");
  const moved = planOf(reply.json);
  expect(mealAt(moved, 5, "dinner")).toEqual({ ...tuesday, day: 5 });
  expect(mealAt(moved, 2, "dinner")).toEqual({ ...friday, day: 2 });
  const untouched = ({ id }: Meal) => id !== tuesday.id && id !== friday.id;
  expect(moved.meals.filter(untouched)).toEqual(plan.meals.filter(untouched));
  expect(amountsOf(moved)).toEqual(amountsOf(plan));
  // Food that is now eaten later may have to be bought fresh again, so packs and leftovers may differ.
  const { recipeCost, budget, fromHome, health } = plan.totals ?? {};
  expect(moved.totals).toMatchObject({ recipeCost, budget, fromHome, health });
  expectSound(moved.meals, [], false);
  expect((await member.browser.get(`/api/meal-plans/${plan.id}`)).json).toEqual(reply.json);
  expect(planOf((await move(member, tuesday, 2)).json)).toEqual(plan);
  expect(planOf((await move(member, tuesday, 2)).json)).toEqual(plan);
});

test("a locked meal cannot be moved or displaced, another person's meal cannot be moved, and an unknown day is refused", async () => {
  const { member, plan } = await planned();
  const [tuesday, friday] = [mealAt(plan, 2, "dinner"), mealAt(plan, 5, "dinner")];
  await member.browser.post("/api/lock-meal", { mealId: friday.id, locked: true });
  for (const [meal, day] of [
    [tuesday, 5],
    [friday, 2],
  ] as const) {
    const refused = await move(member, meal, day);
    expectError(refused, 409, "conflict");
    expect(refused.json.error).toBe(MEAL_LOCKED);
  }
  expectError(await move(member, tuesday, 8), 422, "invalid_fields");
  const stranger = await registerPaid(harness(), "annual-vip");
  expectError(await move(stranger, tuesday, 4), 404, "not_found");
  await member.browser.post("/api/plan-slot", { planId: plan.id, day: 3, type: "dinner", state: "skipped" });
  expectError(await move(member, tuesday, 3), 404, "not_found");
  expect(mealAt(planOf((await member.browser.get(`/api/meal-plans/${plan.id}`)).json), 2, "dinner")).toEqual(tuesday);
});

test("moving a meal never takes a keto day over its carbohydrate limit", async () => {
  const { member, plan } = await planned({ dietaryPreference: "keto" });
  const netOf = ({ nutrition: { carbs, fibre = 0 } }: Meal) => carbs - fibre;
  for (const meal of plan.meals.filter(({ type, day }) => type === "dinner" && day <= 3)) {
    for (const day of [4, 5, 6, 7]) {
      const reply = await move(member, meal, day);
      expect([200, 409]).toContain(reply.status);
      const { meals } = planOf((await member.browser.get(`/api/meal-plans/${plan.id}`)).json);
      for (const one of [1, 2, 3, 4, 5, 6, 7]) {
        const net = meals.filter((meal) => meal.day === one).reduce((sum, meal) => sum + netOf(meal), 0);
        expect(net).toBeLessThanOrEqual(KETO_MAX_NET_CARBS_G_PER_DAY + 0.05);
      }
    }
  }
});

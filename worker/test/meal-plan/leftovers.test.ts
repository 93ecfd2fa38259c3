import { MEAL_LOCKED } from "@mealwright/schema/constants/meals";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import {
  cookDoubleText,
  eatenAtOnceText,
  keepsTooShortText,
  LEFTOVER_REFUSALS,
  lostLeftoverText,
  takeOutText,
} from "@mealwright/schema/rules/text/leftover-text";
import { describe, expect, test } from "vitest";
import { verify } from "../../src/domain/safety/gate/verify.ts";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, type Member, registerPaid } from "../factories.ts";
import { eaterWith } from "../fixtures/plan-requests.ts";
import { openHarness } from "../harness.ts";
import { findKeepingRecipe } from "./keeping-recipe.ts";
import { expectSound } from "./sound-meals.ts";

const harness = openHarness();
const planOf = (reply: Reply) => mealPlan.parse(reply.json);
const EATER = eaterWith("omnivore", [], 45);

function mealAt({ meals }: MealPlan, day: number, type: Meal["type"]): Meal {
  const meal = meals.find((one) => one.day === day && one.type === type);
  if (!meal) throw new Error(`no ${type} on day ${day}`);
  return meal;
}

const kcalOf = ({ totals }: MealPlan, day: number) => totals?.days.find((one) => one.day === day)?.calories ?? 0;
const stored = async ({ browser, id }: Member) => planOf(await browser.get(`/api/meal-plans/${id}/active`));

/** A week whose Monday dinner keeps for this many days. */
async function planned(days: number | null = 3) {
  const member = await registerPaid(harness(), "weekly-flex");
  const { browser } = member;
  const first = planOf(await browser.post("/api/generate-meal-plan"));
  const originalMealId = mealAt(first, 1, "dinner").id;
  const replaced = await browser.post("/api/replace-meal", {
    originalMealId,
    newMeal: { id: findKeepingRecipe(days) },
  });
  expectSuccess(replaced, "replaceMeal");
  const plan = await stored(member);
  return { member, plan, source: mealAt(plan, 1, "dinner") };
}

interface Wish {
  readonly day: number;
  readonly type: Meal["type"];
  readonly sourceMealId?: string | undefined;
}

const eat = ({ browser }: Member, { id }: MealPlan, wish: Wish) =>
  browser.post("/api/plan-slot", { planId: id, state: "leftover", ...wish });

/** Grams of each food on the list, and in the meals. */
function gramsByFood(plan: MealPlan): { bought: Map<string, number>; eaten: Map<string, number> } {
  const bought = new Map(plan.groceryList.flatMap(({ items }) => items.map(({ foodId, grams }) => [foodId, grams])));
  const eaten = new Map<string, number>();
  for (const { ingredients } of plan.meals)
    for (const { foodId, grams } of ingredients) eaten.set(foodId, (eaten.get(foodId) ?? 0) + grams);
  return { bought, eaten };
}

test("Monday's dinner becomes Tuesday's lunch, bought together and counted on both days, and can be undone", async () => {
  const { member, plan, source } = await planned();
  const reply = await eat(member, plan, { day: 2, type: "lunch", sourceMealId: source.id });
  expectSuccess(reply, "planSlot");
  const changed = planOf(reply);
  const [dinner, lunch] = [mealAt(changed, 1, "dinner"), mealAt(changed, 2, "lunch")];
  expect(lunch).toMatchObject({ name: source.name, leftoverOf: { day: 1, type: "dinner" } });
  expect(lunch.ingredients).toEqual(source.ingredients);
  expect(lunch.instructions[0]).toBe(takeOutText(dinner));
  expect(lunch.instructions[1]).toContain("74 °C (165 °F)");
  expect(dinner).toMatchObject({ id: source.id, feeds: { day: 2, type: "lunch" } });
  expect(dinner.instructions).toEqual([cookDoubleText(lunch), ...source.instructions]);
  expectSound(changed.meals, [], false);
  expect(kcalOf(changed, 1)).toBe(kcalOf(plan, 1));
  const before = mealAt(plan, 2, "lunch").nutrition.calories;
  expect(kcalOf(changed, 2)).toBeCloseTo(kcalOf(plan, 2) - before + source.nutrition.calories, 0);
  const { bought, eaten } = gramsByFood(changed);
  for (const [foodId, grams] of eaten)
    if (foodId !== "water") expect(Math.abs((bought.get(foodId) ?? 0) - grams), foodId).toBeLessThanOrEqual(1);
  const uses = changed.groceryList.flatMap(({ items }) => items.flatMap(({ meals }) => meals));
  expect(uses.filter(({ mealId }) => mealId === lunch.id)).toEqual([]);
  expect(uses.filter(({ mealId, day }) => mealId === dinner.id && day !== 1)).toEqual([]);
  expect(await stored(member)).toEqual(changed);
  expect(planOf(await eat(member, plan, { day: 2, type: "lunch", sourceMealId: source.id }))).toEqual(changed);
  const calendar = (await member.browser.get(`/api/meal-plans/${plan.id}/calendar.ics`)).text.replaceAll("\r\n ", "");
  expect(calendar).toContain("Cook double");
  expect(calendar).toContain("take out the part kept for this meal");
  const back = { planId: plan.id, day: 2, type: "lunch", state: "planned" };
  expect(planOf(await member.browser.post("/api/plan-slot", back))).toEqual(plan);
  expect(planOf(await member.browser.post("/api/plan-slot", back))).toEqual(plan);
});

describe("a leftover is refused with its reason", () => {
  const refusedWith = async (reply: Reply, text: string) => {
    expectError(reply, 409, "conflict");
    expect(reply.json.error).toBe(text);
  };

  test("if it is not later, too late, not for a main meal, already taken, or itself a leftover", async () => {
    const { member, plan, source } = await planned();
    const sourceMealId = source.id;
    const wish = (day: number, type: Meal["type"], id = sourceMealId) =>
      eat(member, plan, { day, type, sourceMealId: id });
    await refusedWith(await wish(1, "lunch"), LEFTOVER_REFUSALS.notEarlier);
    await refusedWith(await wish(2, "breakfast"), LEFTOVER_REFUSALS.notMain);
    await refusedWith(await wish(5, "lunch"), keepsTooShortText(source.name, 3));
    const lunch = mealAt(planOf(await wish(2, "lunch")), 2, "lunch");
    await refusedWith(await wish(3, "lunch"), LEFTOVER_REFUSALS.isTaken);
    await refusedWith(await wish(3, "lunch", lunch.id), LEFTOVER_REFUSALS.isLeftover);
    await member.browser.post("/api/lock-meal", { mealId: lunch.id, locked: true });
    await refusedWith(await wish(2, "lunch"), MEAL_LOCKED);
    const back = { planId: plan.id, day: 2, type: "lunch", state: "planned" };
    await refusedWith(await member.browser.post("/api/plan-slot", back), MEAL_LOCKED);
  });

  test("if the dish does not keep, if rice is over a day old, or if the meal is unknown", async () => {
    const atOnce = await planned(null);
    const soon = { day: 2, type: "lunch", sourceMealId: atOnce.source.id } as const;
    await refusedWith(await eat(atOnce.member, atOnce.plan, soon), eatenAtOnceText(atOnce.source.name));
    const rice = await planned(1);
    const late = { day: 3, type: "lunch", sourceMealId: rice.source.id } as const;
    await refusedWith(await eat(rice.member, rice.plan, late), keepsTooShortText(rice.source.name, 1));
    expectSuccess(await eat(rice.member, rice.plan, { ...late, day: 2 }), "planSlot");
    expectError(await eat(rice.member, rice.plan, { ...late, sourceMealId: atOnce.source.id }), 404, "not_found");
    expectError(await eat(rice.member, rice.plan, { day: 2, type: "lunch" }), 422, "invalid_fields");
    expectError(await eat(rice.member, atOnce.plan, soon), 404, "not_found");
  });
});

describe("if the dish to be doubled goes, the other half is cooked separately, with a note", () => {
  test("when skipped, until planned again", async () => {
    const { member, plan, source } = await planned();
    const changed = planOf(await eat(member, plan, { day: 2, type: "lunch", sourceMealId: source.id }));
    const monday = { planId: plan.id, day: 1, type: "dinner" };
    const skipped = planOf(await member.browser.post("/api/plan-slot", { ...monday, state: "skipped" }));
    const lunch = mealAt(skipped, 2, "lunch");
    expect(skipped.complete).toBe(true);
    expect(lunch.leftoverOf).toBeUndefined();
    expect(lunch.instructions).toEqual(source.instructions);
    expect(skipped.notes).toContain(lostLeftoverText(lunch));
    const again = planOf(await member.browser.post("/api/plan-slot", { ...monday, state: "planned" }));
    expect(again).toEqual(changed);
  });

  test("when swapped or moved after it, until moved back", async () => {
    const { member, plan, source } = await planned();
    await eat(member, plan, { day: 2, type: "lunch", sourceMealId: source.id });
    const moved = planOf(await member.browser.post("/api/move-meal", { mealId: source.id, day: 4 }));
    expect(mealAt(moved, 2, "lunch").leftoverOf).toBeUndefined();
    expect(moved.notes).toContain(lostLeftoverText(mealAt(moved, 2, "lunch")));
    const back = planOf(await member.browser.post("/api/move-meal", { mealId: source.id, day: 1 }));
    expect(mealAt(back, 2, "lunch").leftoverOf).toEqual({ day: 1, type: "dinner" });
    const swap = { originalMeal: { id: source.id } };
    expectSuccess(await member.browser.post("/api/regenerate-meal", swap), "regenerateMeal");
    const swapped = await stored(member);
    expect(mealAt(swapped, 2, "lunch").leftoverOf).toBeUndefined();
    expect(swapped.notes).toContain(lostLeftoverText(mealAt(swapped, 2, "lunch")));
    expect(swapped.complete).toBe(true);
  });
});

test("a leftover is stored as a meal that passes the safety check, with its source", async () => {
  const { member, plan, source } = await planned();
  const changed = planOf(await eat(member, plan, { day: 3, type: "dinner", sourceMealId: source.id }));
  const eaten = mealAt(changed, 3, "dinner");
  const { rows } = await harness().database.execute({ sql: "select meal from meals where id = ?", args: [eaten.id] });
  const kept = JSON.parse(String(rows[0]?.meal));
  expect(kept.leftover).toEqual({ mealId: source.id, insteadOf: mealAt(plan, 3, "dinner").id });
  expect(verify(kept, EATER)).toEqual([]);
});

test("with the wish for fewer cooking days, the week is cooked every second day", async () => {
  const member = await registerPaid(harness(), "weekly-flex", { fewCookingDays: true });
  const { browser } = member;
  const plan = planOf(await browser.post("/api/generate-meal-plan"));
  expectSound(plan.meals, [], false);
  expect(plan.meals).toHaveLength(21);
  const eaten = plan.meals.filter(({ leftoverOf }) => leftoverOf !== undefined);
  expect(eaten.map(({ day }) => day)).toEqual([2, 2, 4, 4, 6, 6]);
  for (const { day, leftoverOf, name } of eaten) {
    const source = mealAt(plan, day - 1, leftoverOf?.type ?? "snack");
    expect(source).toMatchObject({ name, feeds: { day } });
  }
  for (const day of plan.totals?.days ?? [])
    expect(Math.abs(day.calories / plan.targets.energyKcal - 1)).toBeLessThanOrEqual(0.03);
  expect(await stored(member)).toEqual(plan);
  await browser.post("/api/save-questionnaire", { ...ANSWERS, fewCookingDays: false });
  const usual = planOf(await browser.post("/api/generate-meal-plan", { forceRegenerate: true }));
  expect(usual.meals.filter(({ leftoverOf }) => leftoverOf !== undefined)).toEqual([]);
});

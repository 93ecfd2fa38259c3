import { MEAL_LOCKED, NO_SUCH_SIDE, SIDE_CHOICES } from "@mealwright/schema/constants/meals";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { type Meal, replaceMealReply, type SideSuggestion, sideSuggestion } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import { sumNutrition } from "../../src/domain/nutrition/sum.ts";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const SUGGEST = "/api/side-suggestions";
const REPLACE = "/api/replace-side";

const reread = async (browser: Browser, planId: string) =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${planId}`)).json);
const sidesFor = async (browser: Browser, { id }: Meal, part = 1): Promise<readonly SideSuggestion[]> => {
  const reply = await browser.post(SUGGEST, { mealId: id, part });
  expectSuccess(reply, "sideSuggestions");
  return z.array(sideSuggestion).parse(reply.list);
};
const composedOf = (meals: readonly Meal[]) => meals.filter(({ parts }) => parts !== undefined);

async function planned(tier: "weekly-flex" | "annual-vip" = "weekly-flex", people: readonly object[] = []) {
  const member = await registerPaid(harness(), tier);
  const { browser } = member;
  if (people.length > 0) expectSuccess(await browser.post("/api/user/household", { people }), "saveHousehold");
  const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  // Some sides have no alternative that fits the meal: take the first meal that has one.
  for (const original of composedOf(plan.meals)) {
    const [choice] = await sidesFor(browser, original);
    if (choice !== undefined) return { ...member, plan, original, choice };
  }
  throw new Error("a week without sides");
}

test("a side is replaced, the dish stays, the list follows, and it can be undone", async () => {
  const { browser, plan, original, choice } = await planned();
  const asked = { mealId: original.id, part: 1, sideId: choice.side.id };
  const reply = await browser.post(REPLACE, asked);
  expectSuccess(reply, "replaceSide");
  const { meal } = replaceMealReply.parse(reply.json);
  expect(meal).toEqual({ ...choice.meal, id: meal.id });
  expect(meal.id).not.toBe(original.id);
  expect(meal.name).toBe(original.name);
  expect(meal.parts?.[0]).toEqual(original.parts?.[0]);
  expect(meal.parts?.[1]?.name).toBe(choice.side.name);
  expect(meal.nutrition.calories).toBe(sumNutrition(meal.ingredients).calories);
  const after = await reread(browser, plan.id);
  const isSame = ({ day, type }: Meal) => day === original.day && type === original.type;
  expect(after.meals.find(isSame)).toEqual(meal);
  expect(after.meals.filter((one) => !isSame(one))).toEqual(plan.meals.filter((one) => !isSame(one)));
  const listed = after.groceryList.flatMap(({ items }) => items).flatMap(({ meals }) => meals);
  expect(listed.map(({ mealId }) => mealId)).toContain(meal.id);
  expect(listed.map(({ mealId }) => mealId)).not.toContain(original.id);
  // The replaced meal no longer exists.
  expectError(await browser.post(REPLACE, asked), 404, "not_found");
  expectError(await browser.post(SUGGEST, { mealId: original.id, part: 1 }), 404, "not_found");
  const undo = { originalMealId: meal.id, newMeal: { id: original.id }, undo: true };
  expectSuccess(await browser.post("/api/replace-meal", undo), "replaceMeal");
  expect(await reread(browser, plan.id)).toEqual(plan);
});

test("replacing one side twice at once stores one meal", async () => {
  const { browser, plan, original, choice } = await planned();
  const asked = { mealId: original.id, part: 1, sideId: choice.side.id };
  const replies = await Promise.all([1, 2, 3].map(() => browser.post(REPLACE, asked)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of replies) expect([200, 404, 409]).toContain(status);
  expect((await reread(browser, plan.id)).meals).toHaveLength(plan.meals.length);
});

describe("a side is refused", () => {
  test("for a meal without sides, an unknown id, a main dish, a locked meal, or another person's plan", async () => {
    const { browser, original, choice, plan } = await planned();
    const asked = { mealId: original.id, part: 1, sideId: choice.side.id };
    const beyond = original.parts?.length ?? 0;
    expectError(await browser.post(SUGGEST, { ...asked, part: beyond }), 404, "not_found", NO_SUCH_SIDE);
    expectError(await browser.post(REPLACE, { ...asked, part: beyond }), 404, "not_found", NO_SUCH_SIDE);
    expectError(await browser.post(REPLACE, { ...asked, sideId: "no-such-side" }), 404, "not_found", NO_SUCH_SIDE);
    for (const part of [0, -1, 1.5, 1e9, "1", null])
      for (const path of [SUGGEST, REPLACE])
        expectError(await browser.post(path, { ...asked, part }), 422, "invalid_fields");
    expectError(await browser.post(REPLACE, { mealId: original.id, part: 1 }), 422, "invalid_fields");
    await browser.post("/api/lock-meal", { mealId: original.id, locked: true });
    expectError(await browser.post(REPLACE, asked), 409, "conflict", MEAL_LOCKED);
    const stranger = await registerPaid(harness(), "annual-vip");
    expectError(await stranger.browser.post(REPLACE, asked), 404, "not_found");
    expectError(await stranger.browser.post(SUGGEST, asked), 404, "not_found");
    const free = await registerMember(harness());
    expectError(await free.browser.post(REPLACE, asked), 403, "upgrade_required");
    const ids = (await reread(browser, plan.id)).meals.map(({ id }) => id);
    expect(ids).toEqual(plan.meals.map(({ id }) => id));
  });

  test("if the answers have changed since it was offered and now rule it out", async () => {
    const { browser, plan, original, choice } = await planned();
    const own = choice.meal.parts?.[1]?.ingredients ?? [];
    const otherAllergies = own
      .map(({ name }) => name)
      .join(", ")
      .slice(0, 300);
    expect(otherAllergies).not.toBe("");
    await browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Other"], otherAllergies });
    const reply = await browser.post(REPLACE, { mealId: original.id, part: 1, sideId: choice.side.id });
    // If the meal itself contains the allergen, it is no longer shown (404).
    expect([404, 422]).toContain(reply.status);
    expectError(reply, reply.status, reply.status === 422 ? "no_safe_meal" : "not_found");
    for (const { ingredients } of (await reread(browser, plan.id)).meals)
      for (const { foodId } of ingredients) expect(own.map((line) => line.foodId)).not.toContain(foodId);
  });
});

test("a side that somebody in the household cannot eat is never offered", async () => {
  const mia = {
    name: "Mia",
    allergies: ["Dairy", "Eggs"],
    otherAllergies: null,
    diet: "vegetarian",
    ageBand: "4-8",
    appetite: "usual",
    days: [1, 2, 3, 4, 5, 6, 7],
  };
  const { browser, plan } = await planned("annual-vip", [mia]);
  let offered = 0;
  for (const meal of composedOf(plan.meals)) {
    for (const [index] of (meal.parts ?? []).slice(1).entries()) {
      const choices = await sidesFor(browser, meal, index + 1);
      expect(choices.length).toBeLessThanOrEqual(SIDE_CHOICES);
      offered += choices.length;
      for (const { foodId } of choices.flatMap((choice) => choice.meal.ingredients)) {
        const { contains, mayContain, animal } = requireFood(foodId);
        expect(["none", "honey"], foodId).toContain(animal);
        for (const allergen of ["milk", "egg"]) expect([...contains, ...mayContain], foodId).not.toContain(allergen);
      }
    }
  }
  expect(offered).toBeGreaterThan(SIDE_CHOICES);
});

import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import type { Reply } from "../client.ts";
import { ANSWERS, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const GENERATE = "/api/generate-meal-plan";
const KETO = { dietaryPreference: "keto", mealsPerDay: 2, allergies: [] };

const planOf = (reply: Reply) => mealPlan.parse(reply.json);

test("the notes in the stream, in the plan and in every later reply come from the current answers", async () => {
  const { browser, id } = await registerPaid(harness(), "weekly-flex", { ...KETO, budget: 25 });
  const streamed: unknown[] = [];
  for await (const { event, data } of browser.stream(GENERATE)) if (event === "note") streamed.push(data.text);
  const active = `/api/meal-plans/${id}/active`;
  const before = planOf(await browser.get(active));
  expect(streamed).toEqual(before.notes);
  expect(before.notes.join(" ")).toContain("over your budget of $25");
  const { rows } = await harness().database.execute({
    sql: "select notes from meal_plans where user_id = ?",
    args: [id],
  });
  expect(rows[0]?.notes).toBe("[]");

  await browser.post("/api/save-questionnaire", { ...ANSWERS, ...KETO, budget: 200 });
  const after = planOf(await browser.get(active));
  expect(after.meals.map((meal) => meal.id)).toEqual(before.meals.map((meal) => meal.id));
  expect(after.notes.join(" ")).not.toMatch(/\$25|over your budget/);
  expect(planOf(await browser.get(`/api/meal-plans/${before.id}`)).notes).toEqual(after.notes);
});

test("after a swap, totals and notes include the new meal", async () => {
  const { browser, id } = await registerPaid(harness(), "weekly-flex", { budget: 200 });
  const { meals } = planOf(await browser.post(GENERATE));
  await browser.post("/api/regenerate-meal", { originalMeal: meals[0], excludeIngredients: [] });
  const { meals: cards, totals } = planOf(await browser.get(`/api/meal-plans/${id}/active`));
  expect(cards[0]?.id).not.toBe(meals[0]?.id);
  for (const { day, calories, cost } of totals?.days ?? []) {
    const ofDay = cards.filter((card) => card.day === day);
    expect(calories).toBe(ofDay.reduce((sum, { nutrition }) => sum + nutrition.calories, 0));
    expect(cost).toBeCloseTo(
      ofDay.reduce((sum, card) => sum + card.cost, 0),
      6,
    );
  }
});

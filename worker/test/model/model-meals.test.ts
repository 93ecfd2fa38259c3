import { meal } from "@mealwright/schema/contract/meals";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { beforeEach, describe, expect, test } from "vitest";
import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import { ANSWERS, type Member, registerPaid } from "../factories.ts";
import { expectSound } from "../meal-plan/sound-meals.ts";
import { askedFor, failing, honest, stallAfter, streaming } from "../stand-ins/model-endpoint.ts";
import { forgetModel } from "./forget-model.ts";
import { openModel, storedOf } from "./model-stack.ts";

const model = openModel();

beforeEach(() => forgetModel(model()));

const generate = ({ browser }: Member) => browser.post("/api/generate-meal-plan");

describe("regenerating one meal", () => {
  async function regenerate(member: Member, excludeIngredients: readonly string[]) {
    const before = await storedOf(member);
    const originalMeal = before.meals.find(({ day, type }) => day === 2 && type === "dinner");
    const reply = await member.browser.post("/api/regenerate-meal", { originalMeal, excludeIngredients });
    expect(reply.status, reply.text).toBe(200);
    return {
      made: meal.parse(reply.json),
      before: originalMeal,
      after: await storedOf(member),
    };
  }

  test("asks the model, without the excluded ingredients, and keeps the day on target", async () => {
    const member = await registerPaid(model().harness, "weekly-flex", {
      dietaryPreference: "vegan",
      allergies: ["Nuts"],
    });
    await generate(member);
    // Not the same dish as in the week.
    model().endpoint.behave(streaming((text) => text.replace(/"name":"[^"]*"/, '"name":"Garden Supper"')));
    const { made, before, after } = await regenerate(member, ["garlic"]);
    expect(made).toMatchObject({ day: 2, type: "dinner", source: "model" });
    expect(made.id).not.toBe(before?.id);
    expect(made.ingredients.map(({ foodId }) => foodId)).not.toContain("garlic");
    expect(`${made.name} ${made.instructions.join(" ")}`).not.toMatch(/garlic/i);
    expect(model().endpoint.requests).toHaveLength(1);
    expect(askedFor(model().endpoint.requests[0]?.text ?? "")).toEqual({ day: 2, types: ["dinner"] });
    expectSound(after.meals, ["tree_nut", "peanut"], true);
    const day = after.totals?.days.find((totals) => totals.day === 2);
    expect(Math.abs((day?.calories ?? 0) / after.targets.energyKcal - 1)).toBeLessThan(0.06);
  });

  test.each([
    ["dead", failing(503)],
    ["silent", stallAfter(50)],
    ["lying", streaming(() => "{}")],
  ] as const)("uses the cookbook when the model is %s", async (_, behaviour) => {
    const member = await registerPaid(model().harness, "weekly-flex", {
      dietaryPreference: "vegan",
      allergies: ["Nuts"],
    });
    model().endpoint.behave(failing(401));
    await generate(member);
    await forgetModel(model());
    model().endpoint.behave(behaviour);
    const { made, after } = await regenerate(member, []);
    expect(made.source).toBe("cookbook");
    expectSound(after.meals, ["tree_nut", "peanut"], true);
  });
});

describe("a model's dish", () => {
  test("is named as liked if favorited, and is not requested again the next week", async () => {
    const member = await registerPaid(model().harness, "monthly-saver");
    await generate(member);
    const dish = (await storedOf(member)).meals.find(({ source }) => source === "model");
    expect((await member.browser.post("/api/favorites", { mealId: dish?.id })).status).toBe(201);
    model().endpoint.behave(honest);
    await member.browser.post("/api/generate-meal-plan", { weekOf: addWeeks(weekStart(new Date()), 1) });
    const [first] = model().endpoint.requests;
    const lines = first?.body.messages.flatMap(({ content }) => content.split("\n")) ?? [];
    expect(lines.find((line) => line.startsWith("Dishes they like: "))).toContain(dish?.name);
    const repeats = lines.find((line) => line.startsWith("Do not repeat: ")) ?? "";
    expect(repeats.split("; ").length).toBeGreaterThan(10);
  });

  test("can be favorited and placed in another slot with fitting portions, but not if its eater must not have it", async () => {
    const member = await registerPaid(model().harness, "weekly-flex");
    await generate(member);
    const before = await storedOf(member);
    const dish = before.meals.find(
      ({ source, type, ingredients }) =>
        source === "model" &&
        type === "dinner" &&
        ingredients.some(({ foodId }) => FOODS.get(foodId)?.animal !== "none"),
    );
    const place = before.meals.find(({ day, type }) => type === "lunch" && day !== dish?.day);
    const favorite = await member.browser.post("/api/favorites", { mealId: dish?.id });
    expect(favorite.status, favorite.text).toBeLessThan(300);
    const reply = await member.browser.post("/api/replace-meal", {
      originalMealId: place?.id,
      newMeal: { id: dish?.id },
    });
    expect(reply.status, reply.text).toBe(200);
    const after = await storedOf(member);
    const moved = after.meals.find(({ day, type }) => day === place?.day && type === "lunch");
    expect(moved).toMatchObject({ name: dish?.name, source: "model" });
    expect(moved?.id).not.toBe(dish?.id);
    expectSound(after.meals, [], false);
    await member.browser.post("/api/save-questionnaire", { ...ANSWERS, dietaryPreference: "vegan" });
    const other = after.meals.find(({ day, type }) => day === 7 && type === "dinner");
    const refused = await member.browser.post("/api/replace-meal", {
      originalMealId: other?.id,
      newMeal: { id: dish?.id },
    });
    expect(refused.status, refused.text).toBe(422);
  });
});

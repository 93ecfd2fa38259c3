import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { meal as mealShape } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import { sumNutrition } from "../../src/domain/nutrition/sum.ts";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

async function planned(answers: Record<string, unknown> = {}, tier: "weekly-flex" | "monthly-saver" = "weekly-flex") {
  const member = await registerPaid(harness(), tier, answers);
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const [original] = plan.meals;
  if (!original) throw new Error("an empty plan");
  return { ...member, plan, original };
}

const reread = async (browser: Browser, planId: string) =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${planId}`)).json);

describe("regenerating a meal", () => {
  test("replaces it with another verified meal without excluded ingredients, and updates the list", async () => {
    const { browser, plan, original, id } = await planned();
    const excluded = original.ingredients[0]?.name ?? "";
    const body = { originalMeal: original, userId: id, excludeIngredients: [excluded, "peanut butter"] };
    const reply = await browser.post("/api/regenerate-meal", body);
    expectSuccess(reply, "regenerateMeal");
    const fresh = mealShape.parse(reply.json);
    expect(fresh.name).not.toBe(original.name);
    expect({ day: fresh.day, type: fresh.type }).toEqual({ day: original.day, type: original.type });
    const names = fresh.ingredients.map(({ name, foodId }) => `${name} ${requireFood(foodId).name}`).join("\n");
    expect(names).not.toContain("peanut butter");
    expect(fresh.nutrition.calories).toBe(sumNutrition(fresh.ingredients).calories);
    const after = await reread(browser, plan.id);
    expect(after.meals).toHaveLength(plan.meals.length);
    expect(after.meals.map((meal) => meal.id)).toContain(fresh.id);
    expect(after.meals.map((meal) => meal.id)).not.toContain(original.id);
    const listed = after.groceryList
      .flatMap(({ items }) => items)
      .flatMap(({ meals }) => meals.map(({ mealId }) => mealId));
    expect(listed).toContain(fresh.id);
    expect(listed).not.toContain(original.id);
  });

  test("fails for a meal already replaced and for somebody else's", async () => {
    const { browser, original } = await planned();
    const body = { originalMeal: original };
    expect((await browser.post("/api/regenerate-meal", body)).status).toBe(200);
    expectError(await browser.post("/api/regenerate-meal", body), 404, "not_found");
    const stranger = await registerPaid(harness(), "annual-vip");
    const other = await planned();
    expectError(
      await stranger.browser.post("/api/regenerate-meal", { originalMeal: other.original }),
      404,
      "not_found",
    );
  });

  test("stores one meal if requested twice at once", async () => {
    const { browser, plan, original } = await planned();
    const replies = await Promise.all(
      [1, 2, 3].map(() => browser.post("/api/regenerate-meal", { originalMeal: original })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of replies) expect([200, 404, 409]).toContain(status);
    expect((await reread(browser, plan.id)).meals).toHaveLength(plan.meals.length);
  });

  test("says so and keeps the old meal when no other fits", async () => {
    const { browser, plan, original } = await planned({ dietaryPreference: "vegan" });
    const everything = [
      "oil",
      "water",
      "salt",
      "onion",
      "beans",
      "rice",
      "oats",
      "chickpeas",
      "quinoa",
      "banana",
      "milk",
      "lentils",
      "potato",
      "bread",
      "tofu",
      "seeds",
      "avocado",
      "apple",
      "coconut",
      "tomato",
      "buckwheat",
      "millet",
      "berries",
      "dates",
      "garlic",
      "cinnamon",
      "pepper",
      "lemon",
      "maple syrup",
      "lime",
    ];
    const excludeIngredients = [
      ...everything,
      ...plan.meals.flatMap((meal) => meal.ingredients.map(({ name }) => name)),
    ].slice(0, 50);
    const reply = await browser.post("/api/regenerate-meal", { originalMeal: original, excludeIngredients });
    if (reply.status !== 200) {
      expectError(reply, 422, "no_safe_meal");
      expect((await reread(browser, plan.id)).meals.map((meal) => meal.id)).toContain(original.id);
    }
  });
});

describe("suggesting and replacing", () => {
  test("offers at least three meals, and stores the chosen one with the server's own figures", async () => {
    const { browser, plan, original } = await planned();
    const reply = await browser.post("/api/meal-suggestions", { originalMeal: original, filters: [] });
    expectSuccess(reply, "mealSuggestions");
    expect(reply.list.length).toBeGreaterThanOrEqual(3);
    const [choice] = reply.list.map((suggestion) => mealShape.parse(suggestion));
    const tampered = {
      ...choice,
      nutrition: { calories: 1, protein: 999, carbs: 0, fats: 0 },
      ingredients: [],
      allergens: [],
    };
    const replaced = await browser.post("/api/replace-meal", { originalMealId: original.id, newMeal: tampered });
    expectSuccess(replaced, "replaceMeal");
    const stored = (await reread(browser, plan.id)).meals.find((meal) => meal.name === choice?.name);
    expect(stored?.ingredients.length).toBeGreaterThan(0);
    expect(stored?.nutrition.calories).toBe(sumNutrition(stored?.ingredients ?? []).calories);
    expect(stored).toMatchObject({ day: original.day, type: original.type });
  });

  test("can be undone for a day, but not if new answers forbid the meal", async () => {
    const { browser, plan, original } = await planned();
    const mealNow = async () =>
      (await reread(browser, plan.id)).meals.find(({ day, type }) => day === original.day && type === original.type);
    for (let times = 0; times < 2; times += 1) {
      const made = await browser.post("/api/regenerate-meal", { originalMeal: original });
      const undo = { originalMealId: String(made.json.id), newMeal: { id: original.id }, undo: true };
      const reply = await browser.post("/api/replace-meal", undo);
      expectSuccess(reply, "replaceMeal");
      expect(await mealNow()).toEqual(original);
    }
    // Nobody can put a meal where it already is or in another meal's slot, and other people cannot put it anywhere.
    const other = plan.meals.find(({ type, day }) => type !== original.type && day === original.day);
    const into = (mealId: string | undefined) => ({ originalMealId: mealId, newMeal: { id: original.id }, undo: true });
    expectError(await browser.post("/api/replace-meal", into(other?.id)), 404, "not_found");
    const made = await browser.post("/api/regenerate-meal", { originalMeal: original });
    expectError(await browser.post("/api/replace-meal", into(other?.id)), 404, "not_found");
    const stranger = await planned();
    expectError(await stranger.browser.post("/api/replace-meal", into(stranger.original.id)), 404, "not_found");
    const eaten = original.ingredients.map(({ name }) => name).join(", ");
    await browser.post("/api/save-questionnaire", {
      ...ANSWERS,
      allergies: ["Other"],
      otherAllergies: eaten.slice(0, 300),
    });
    expectError(await browser.post("/api/replace-meal", into(String(made.json.id))), 422, "no_safe_meal");
  });

  test.each([
    ["quick", (minutes: number) => minutes <= 30],
    ["vegetarian", () => true],
    ["budget", () => true],
    ["allergenFree", () => true],
  ] as const)("applies the filter %s", async (filter, fits) => {
    const { browser, original } = await planned();
    const reply = await browser.post("/api/meal-suggestions", { originalMeal: original, filters: [filter] });
    expectSuccess(reply, "mealSuggestions");
    const meals = reply.list.map((suggestion) => mealShape.parse(suggestion));
    expect(meals.length).toBeGreaterThanOrEqual(3);
    for (const meal of meals) {
      expect(fits(meal.prepTime)).toBe(true);
      const foods = meal.ingredients.map(({ foodId }) => requireFood(foodId));
      if (filter === "vegetarian")
        for (const food of foods) expect(["none", "dairy", "egg", "honey"]).toContain(food.animal);
      if (filter === "allergenFree") for (const food of foods) expect(food.contains).toEqual([]);
    }
  });

  test("requires Monthly Saver for advanced filters", async () => {
    const flex = await planned();
    const body = { originalMeal: flex.original, filters: ["highProtein"] };
    const refused = await flex.browser.post("/api/meal-suggestions", body);
    expectError(refused, 403, "upgrade_required");
    expect(refused.json.capability).toBe("advanced_filters");
    const saver = await planned({}, "monthly-saver");
    const reply = await saver.browser.post("/api/meal-suggestions", { ...body, originalMeal: saver.original });
    expectSuccess(reply, "mealSuggestions");
    expect(reply.list.length).toBeGreaterThanOrEqual(3);
    const nowhere = { originalMeal: saver.original, filters: ["cuisine"], cuisine: "atlantean" };
    expectError(await saver.browser.post("/api/meal-suggestions", nowhere), 422, "invalid_fields");
  });

  test("refuses a dish that the person must not eat, whatever its name", async () => {
    const omnivore = await planned({ dietaryPreference: "keto" });
    const meat = omnivore.plan.meals.find((meal) =>
      meal.ingredients.some(({ foodId }) => ["meat", "poultry"].includes(requireFood(foodId).animal)),
    );
    expect(meat).toBeDefined();
    await omnivore.browser.post("/api/save-questionnaire", { ...ANSWERS, dietaryPreference: "vegan" });
    const target = omnivore.plan.meals.find((meal) => meal.id !== meat?.id);
    const reply = await omnivore.browser.post("/api/replace-meal", {
      originalMealId: target?.id,
      newMeal: { id: meat?.id },
    });
    expectError(reply, 422, "no_safe_meal");
    expectError(
      await omnivore.browser.post("/api/replace-meal", { originalMealId: target?.id, newMeal: { id: "no-such-dish" } }),
      404,
      "not_found",
    );
  });
});

describe("favorites", () => {
  test("can be added once, listed, counted and removed", async () => {
    const { browser, original } = await planned();
    const first = await browser.post("/api/favorites", { mealId: original.id });
    expectSuccess(first, "addFavorite");
    const again = await browser.post("/api/favorites", { mealId: original.id });
    expect(again.json).toEqual(first.json);
    const list = await browser.get("/api/favorites");
    expectSuccess(list, "favorites");
    expect(list.list).toEqual([first.json]);
    expect(list.list[0]).toMatchObject({ name: original.name, mealId: original.id, rating: "4.8/5" });
    expect((await browser.get("/api/user")).json.stats).toMatchObject({ favorites: 1 });
    const stranger = await registerPaid(harness(), "annual-vip");
    const path = `/api/favorites/${String(first.json.id)}`;
    expectError(await stranger.browser.send("DELETE", path), 404, "not_found");
    expectSuccess(await browser.send("DELETE", path), "removeFavorite");
    expectError(await browser.send("DELETE", path), 404, "not_found");
    expect((await browser.get("/api/favorites")).text).toBe("[]");
  });
});

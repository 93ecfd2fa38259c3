import { COACHED_FIGURES } from "@mealwright/schema/constants/food/coaching";
import { coaching } from "@mealwright/schema/contract/coaching";
import { collection, dish, favorite } from "@mealwright/schema/contract/favorites";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { replaceMealReply } from "@mealwright/schema/contract/meals";
import { keepsAim } from "@mealwright/schema/rules/text/coaching-text";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, grantTier, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

const GENERATE = "/api/generate-meal-plan";

test("coaching for Annual VIP suggests a swap that has the promised effect, and reports on it next week", async () => {
  const { browser } = await registerPaid(harness(), "annual-vip");
  const lastWeek = addWeeks(weekStart(new Date()), -1);
  const first = mealPlan.parse((await browser.post(GENERATE, { weekOf: lastWeek })).json);
  const reply = await browser.get(`/api/meal-plans/${first.id}/coaching`);
  expectSuccess(reply, "coaching");
  const notes = coaching.parse(reply.json);
  expect(notes.weekOf).toBe(lastWeek);
  expect(notes.since).toBeNull();
  const { change } = notes;
  if (!change?.swap) throw new Error("there is nothing to change");
  // The figure to improve is praised only if all went well: then the change is an extra.
  expect(notes.wentWell.some(({ figure }) => figure === change.figure)).toBe(keepsAim(change));
  const ofFigure = (meals: typeof first.meals) =>
    meals.reduce((sum, { nutrition }) => sum + Number(nutrition[change.figure]), 0) / 7;
  expect(change.average).toBeCloseTo(ofFigure(first.meals), 6);

  const { meal, instead, difference } = change.swap;
  const replaced = await browser.post("/api/replace-meal", { originalMealId: meal.id, newMeal: { id: instead.id } });
  expectSuccess(replaced, "replaceMeal");
  const before = first.meals.find(({ id }) => id === meal.id)?.nutrition[change.figure] ?? 0;
  const after = replaceMealReply.parse(replaced.json).meal.nutrition[change.figure] ?? 0;
  const isLess = COACHED_FIGURES[change.figure].aim === "most";
  expect(Math.sign(after - before)).toBe(isLess ? -1 : 1);
  expect(Math.sign(difference)).toBe(isLess ? -1 : 1);

  const second = mealPlan.parse((await browser.post(GENERATE)).json);
  const since = coaching.parse((await browser.get(`/api/meal-plans/${second.id}/coaching`)).json).since;
  expect(since).not.toBeNull();
  expect(since?.average).toBeGreaterThan(0);
});

test("from Monthly Saver on, the favorites library opens a favorite and puts it into a slot", async () => {
  const { browser, id } = await registerPaid(harness(), "monthly-saver");
  const { meals } = mealPlan.parse((await browser.post(GENERATE)).json);
  const dinners = meals.filter(({ type }) => type === "dinner");
  const [liked, other] = dinners;
  if (!liked || !other) throw new Error("a week without dinners");
  const marked = favorite.parse((await browser.post("/api/favorites", { mealId: liked.id })).json);
  const opened = await browser.get(`/api/favorites/${marked.id}`);
  expectSuccess(opened, "favoriteDish");
  expect(dish.parse(opened.json)).toMatchObject({ meal: { name: liked.name }, suits: true });
  const put = { originalMealId: other.id, newMeal: { id: marked.mealId } };
  const replaced = await browser.post("/api/replace-meal", put);
  expectSuccess(replaced, "replaceMeal");
  expect(replaceMealReply.parse(replaced.json).meal).toMatchObject({ name: liked.name, day: other.day });

  // After new answers the dish says whether it still fits; its recipe stays unlocked.
  const answers = { ...ANSWERS, prepTime: 10 };
  expectSuccess(await browser.post("/api/save-questionnaire", answers), "saveQuestionnaire");
  expect(dish.parse((await browser.get(`/api/favorites/${marked.id}`)).json).suits).toBe(liked.prepTime <= 10);
  await grantTier(harness(), id, "weekly-flex");
  const refused = await browser.get(`/api/favorites/${marked.id}`);
  expectError(refused, 403, "upgrade_required");
  expect(refused.json.capability).toBe("favorites_library");
});

test("the premium collection shows Annual VIP only dishes they may eat, labeled as premium", async () => {
  const vip = await registerPaid(harness(), "annual-vip", { prepTime: 120, allergies: ["Dairy"] });
  const reply = await vip.browser.get("/api/collection");
  expectSuccess(reply, "collection");
  const shelf = collection.parse(reply.list);
  expect(shelf.length).toBeGreaterThan(5);
  for (const { id } of shelf.slice(0, 5)) {
    const { meal } = dish.parse((await vip.browser.get(`/api/collection/${id}`)).json);
    expect(meal.premium).toBe(true);
    expect(meal.allergens).not.toContain("milk");
  }
  const { meals } = mealPlan.parse((await vip.browser.post(GENERATE)).json);
  const dinner = meals.find(({ type }) => type === "dinner");
  const wanted = shelf.find(({ types }) => types.includes("dinner"));
  const put = { originalMealId: dinner?.id, newMeal: { id: wanted?.id } };
  const replaced = await vip.browser.post("/api/replace-meal", put);
  expectSuccess(replaced, "replaceMeal");
  expect(replaceMealReply.parse(replaced.json).meal).toMatchObject({ name: wanted?.name, premium: true });

  const saver = await registerPaid(harness(), "monthly-saver", { prepTime: 120 });
  expectError(await saver.browser.get("/api/collection"), 403, "upgrade_required");
  const plan = mealPlan.parse((await saver.browser.post(GENERATE)).json);
  expect(plan.meals.filter(({ premium }) => premium)).toEqual([]);
  const stolen = { originalMealId: plan.meals.find(({ type }) => type === "dinner")?.id, newMeal: { id: wanted?.id } };
  expectError(await saver.browser.post("/api/replace-meal", stolen), 422, "no_safe_meal");
});

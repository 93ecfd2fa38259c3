import type { MealPlan, MealPlanSummary } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { afterEach, expect, test, vi } from "vitest";
import { followOtherScreens } from "./other-screens.ts";
import { forgetEverything, heldAnswer, put } from "./transport/cache.ts";
import { keyOf } from "./transport/queries.ts";

const USER: User = {
  id: "user-1",
  email: "ada@example.test",
  name: "Ada",
  tier: "free-starter",
  isPremium: false,
  emailVerified: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  units: "metric",
  mailsOff: [],
  answersDigest: null,
  stats: { mealsSaved: 0, favorites: 0, weeklyCalories: 0, budget: 0 },
};

const MEMBER: User = { ...USER, tier: "monthly-saver", isPremium: true };
const weekOf = (id: string): MealPlanSummary => ({
  id,
  weekOf: "2026-11-30",
  createdAt: USER.createdAt,
  complete: true,
  mealCount: 21,
});
const TARGETS: MealPlan["targets"] = {
  ...{ energyKcal: 2000, proteinG: 75, carbohydrateG: { min: 1, max: 2 }, fatG: { min: 1, max: 2 } },
  ...{ fibreG: 28, sodiumMaxMg: 2300, basis: "reference", explanation: [] },
};
const planOf = (id: string): MealPlan => ({
  ...weekOf(id),
  ...{ targets: TARGETS, totals: null, meals: [], groceryList: [], notes: [] },
});

/** A fake server, by path; unknown paths are gone. */
function stubServer(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("fetch", async (input: string) => {
    const answer = answers[input];
    return answer === undefined ? Response.json({ error: "Not found" }, { status: 404 }) : Response.json(answer);
  });
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetEverything();
});

test("returning to the window refetches the user once each time", async () => {
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json(USER));
  vi.stubGlobal("fetch", fetchStub);
  vi.stubGlobal("document", { querySelector: () => null });
  await put("user", {}, USER);
  await Promise.all([followOtherScreens(), followOtherScreens()]);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  await followOtherScreens();
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test("returning from the payment provider drops the stored subscription", async () => {
  vi.stubGlobal("fetch", async () => Response.json(USER));
  vi.stubGlobal("document", { querySelector: () => null });
  await put("user", {}, USER);
  await put("subscription", {}, { tier: "monthly-saver", paidUntil: USER.createdAt, renews: true, manageUrl: null });
  await followOtherScreens();
  expect(heldAnswer(keyOf("subscription", {}))).toBeUndefined();
});

test("a week that was replaced on another screen is dropped from the cache", async () => {
  stubServer({ "/api/user": MEMBER, "/api/meal-plans": [weekOf("new")] });
  await put("user", {}, MEMBER);
  await put("mealPlan", { id: "old" }, planOf("old"));
  await followOtherScreens();
  expect(heldAnswer(keyOf("mealPlan", { id: "old" }))).toBeUndefined();
});

test("a plan made on another screen refreshes the list of plans", async () => {
  stubServer({ "/api/user": MEMBER, "/api/meal-plans": [weekOf("new")] });
  await put("user", {}, MEMBER);
  await put("mealPlans", {}, []);
  await followOtherScreens();
  expect(heldAnswer(keyOf("mealPlans", {}))).toBeUndefined();
});

test("data that has not changed stays cached", async () => {
  const news = { version: "1", lastPress: null };
  stubServer({ "/api/user": MEMBER, "/api/meal-plans": [weekOf("one")], "/api/meal-plans/one/list-news": news });
  await put("user", {}, MEMBER);
  await put("mealPlans", {}, [weekOf("one")]);
  await put("mealPlan", { id: "one" }, planOf("one"));
  // The first call only learns the version, so nothing that can be compared is fetched again.
  await followOtherScreens();
  expect(heldAnswer(keyOf("user", {}))).toEqual(MEMBER);
  expect(heldAnswer(keyOf("mealPlans", {}))).toEqual([weekOf("one")]);
  expect(heldAnswer(keyOf("mealPlan", { id: "one" }))).toBeUndefined();
  await put("mealPlan", { id: "one" }, planOf("one"));
  await followOtherScreens();
  expect(heldAnswer(keyOf("mealPlans", {}))).toEqual([weekOf("one")]);
  expect(heldAnswer(keyOf("mealPlan", { id: "one" }))).toEqual(planOf("one"));
});

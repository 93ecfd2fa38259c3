import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { mealPlanSummary, planStreamEvents } from "@mealwright/schema/contract/meal-plan";
import { user } from "@mealwright/schema/contract/user";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import type { Browser } from "../client.ts";
import {
  ANSWERS,
  grantTier,
  type Member,
  PASSWORD,
  registerMember,
  registerPaid,
  registerWithoutAnswers,
} from "../factories.ts";
import { openHarness } from "../harness.ts";
import { activeOf, GENERATE, planOf } from "./plan-calls.ts";

const harness = openHarness();

describe("the digest of the answers", () => {
  const digestOf = async (browser: Browser) => user.parse((await browser.get("/api/user")).json).answersDigest;

  test("is null without answers, and in a plan just read it equals the user's", async () => {
    const unasked = await registerWithoutAnswers(harness());
    expect(await digestOf(unasked.browser)).toBeNull();
    const { browser, id } = await registerPaid(harness(), "annual-vip");
    const made = planOf(await browser.post(GENERATE));
    const seen = [await digestOf(browser)];
    expect(made.answersDigest).toBe(seen[0]);
    const mia = { name: "Mia", otherAllergies: null, diet: "omnivore", ageBand: "4-8", appetite: "usual" };
    for (const change of [
      () => browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Sesame"] }),
      () => browser.post("/api/user/household", { people: [{ ...mia, allergies: ["Eggs"], days: [1] }] }),
      () => grantTier(harness(), id, "weekly-flex"),
    ]) {
      await change();
      const digest = await digestOf(browser);
      expect(seen).not.toContain(digest);
      expect((await activeOf(browser, id)).answersDigest).toBe(digest);
      seen.push(digest);
    }
  });

  test("is part of the stream and of the sign-in reply", async () => {
    const { browser, email } = await registerMember(harness());
    const digest = await digestOf(browser);
    const told: unknown[] = [];
    for await (const { event, data } of browser.stream(GENERATE)) if (event === "plan") told.push(data);
    expect(told.map((data) => planStreamEvents.plan.parse(data).answersDigest)).toEqual([digest]);
    const login = await harness().visitor().post("/api/auth/login", { email, password: PASSWORD });
    expect(login.json.user).toMatchObject({ answersDigest: digest });
  });
});

describe("meal counts", () => {
  /** The counts of this week's plan on the list and the dashboard, and those that its page shows. */
  async function counted({ browser, id, email }: Member) {
    const plan = await activeOf(browser, id);
    const list = (await browser.get("/api/meal-plans")).list.map((line) => mealPlanSummary.parse(line));
    const shown = {
      mealsSaved: plan.meals.length,
      weeklyCalories: plan.meals.reduce((sum, { nutrition }) => sum + nutrition.calories, 0),
    };
    expect(list.find((line) => line.id === plan.id)).toMatchObject({
      mealCount: plan.meals.length,
      complete: plan.complete,
    });
    expect((await browser.get("/api/user")).json.stats).toMatchObject(shown);
    const login = await harness().visitor().post("/api/auth/login", { email, password: PASSWORD });
    expect(login.json.user).toMatchObject({ stats: shown });
    return { count: plan.meals.length, list };
  }

  test("are the same in the list of plans, on the dashboard and on the plan page", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const next = addWeeks(weekStart(new Date()), 1);
    await member.browser.post(GENERATE);
    await member.browser.post(GENERATE, { weekOf: next });
    expect((await counted(member)).count).toBe(21);
    await member.browser.post("/api/save-questionnaire", {
      ...ANSWERS,
      dietaryPreference: "vegan",
      allergies: ["Soy", "Gluten"],
    });
    const changed = await counted(member);
    expect(changed.count).toBeLessThan(21);
    const other = changed.list.find(({ weekOf }) => weekOf === next);
    const page = planOf(await member.browser.get(`/api/meal-plans/${other?.id}`));
    expect(other).toMatchObject({ mealCount: page.meals.length, complete: false });
    await member.browser.post(GENERATE);
    expect((await counted(member)).count).toBe(21);
    await member.browser.post("/api/save-questionnaire", ANSWERS);
    await counted(member);
    await grantTier(harness(), member.id, "weekly-flex", -1);
    expect((await counted(member)).count).toBe(FREE_TIER_MEALS);
  });

  test("include a swapped meal only if it is still shown", async () => {
    const member = await registerPaid(harness(), "weekly-flex", { dietaryPreference: "vegan" });
    const plan = planOf(await member.browser.post(GENERATE));
    await member.browser.post("/api/save-questionnaire", ANSWERS);
    const isMeaty = (dish: unknown) =>
      planStreamEvents.meal.parse(dish).ingredients.some(({ foodId }) => requireFood(foodId).animal !== "none");
    let body: object | undefined;
    for (const dinner of plan.meals.filter(({ type }) => type === "dinner")) {
      const suggestions = await member.browser.post("/api/meal-suggestions", { originalMeal: dinner });
      const newMeal = suggestions.list.find(isMeaty);
      if (newMeal === undefined) continue;
      body = { originalMealId: dinner.id, newMeal };
      break;
    }
    expect(body).toBeDefined();
    expect((await member.browser.post("/api/replace-meal", body)).status).toBe(200);
    await member.browser.post("/api/save-questionnaire", { ...ANSWERS, dietaryPreference: "vegan" });
    expect((await counted(member)).count).toBe(20);
  });
});

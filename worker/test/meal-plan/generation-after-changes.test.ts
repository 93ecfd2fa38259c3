import { FREE_REFILLS_PER_DAY, FREE_REFILLS_USED_UP, FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { planStreamEvents } from "@mealwright/schema/contract/meal-plan";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import type { Reply, StreamEvent } from "../client.ts";
import { expectError } from "../expectations.ts";
import { ANSWERS, grantTier, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { activeOf, GENERATE, planOf } from "./plan-calls.ts";

const harness = openHarness();

const VEGAN = { ...ANSWERS, dietaryPreference: "vegan", allergies: ["Soy", "Gluten"] };

describe("after answers or tier change", () => {
  test("a meal that the new answers forbid is neither shown nor kept", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex", { dietaryPreference: "omnivore" });
    const before = planOf(await browser.post(GENERATE));
    await browser.post("/api/save-questionnaire", {
      ...ANSWERS,
      dietaryPreference: "vegan",
      allergies: ["Soy", "Gluten"],
    });
    const shown = await activeOf(browser, id);
    expect(shown.meals.length).toBeLessThan(before.meals.length);
    expect(shown.complete).toBe(false);
    const refused = shown.refused?.flatMap(({ dishes }) => dishes) ?? [];
    expect(refused).toHaveLength(before.meals.length - shown.meals.length);
    const after = planOf(await browser.post(GENERATE));
    expect(after.complete).toBe(true);
    expect(after.meals).toHaveLength(21);
    // A note says why meals were replaced; a plan made from other answers does not repeat it.
    expect(after.refused).toBeUndefined();
    expect(after.notes.join("\n")).toMatch(/^Replaced because of your diet: “/m);
    await browser.post("/api/save-questionnaire", { ...ANSWERS, goal: "lose_weight" });
    expect((await activeOf(browser, id)).notes.join("\n")).not.toContain("Replaced because of");
    await browser.post("/api/save-questionnaire", VEGAN);
    for (const meal of [...shown.meals, ...after.meals]) {
      for (const { foodId } of meal.ingredients) {
        const food = requireFood(foodId);
        expect(food.animal, foodId).toBe("none");
        expect([...food.contains, ...food.mayContain], foodId).not.toEqual(expect.arrayContaining(["soy"]));
        expect([...food.contains, ...food.mayContain], foodId).not.toEqual(expect.arrayContaining(["gluten"]));
      }
    }
  });

  test("answers saved while a week is being made take effect at once", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex", { mealsPerDay: 4 });
    const events: StreamEvent[] = [];
    let saved: Promise<Reply> | undefined;
    for await (const event of browser.stream(GENERATE)) {
      events.push(event);
      const answers = { ...ANSWERS, mealsPerDay: 4, dietaryPreference: "vegan", allergies: ["Peanuts", "Soy"] };
      if (event.event === "meal") saved ??= browser.post("/api/save-questionnaire", answers);
    }
    expect((await saved)?.status).toBe(200);
    const plan = planOf(await browser.post(GENERATE));
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(28);
    expect((await activeOf(browser, id)).meals).toHaveLength(28);
    for (const { foodId } of plan.meals.flatMap((meal) => meal.ingredients)) {
      const food = requireFood(foodId);
      expect(food.animal, foodId).toBe("none");
      expect(
        [...food.contains, ...food.mayContain].filter((allergen) => ["peanut", "soy"].includes(allergen)),
        foodId,
      ).toEqual([]);
    }
    // Everything sent after the plan was announced again follows the new answers.
    const lastPlan = events.findLastIndex(({ event }) => event === "plan");
    const isDone = events.at(-1)?.event === "done";
    if (isDone && events.slice(0, lastPlan).some(({ event }) => event === "plan")) {
      for (const { event, data } of events.slice(lastPlan)) {
        if (event !== "meal") continue;
        for (const { foodId } of planStreamEvents.meal.parse(data).ingredients)
          expect(requireFood(foodId).animal).toBe("none");
      }
    }
  });

  test("a week left empty because no dish was safe is filled once the answers allow it", async () => {
    const { browser } = await registerMember(harness(), {
      dietaryPreference: "vegan",
      allergies: ["Nuts", "Gluten", "Soy", "Sesame", "Other"],
      otherAllergies: "fruit, vegetables, legumes, rice, corn, potatoes, quinoa, mushrooms, seeds, oats, coconut",
      prepTime: 10,
    });
    const empty = planOf(await browser.post(GENERATE));
    expect(empty.meals.length).toBeLessThan(FREE_TIER_MEALS);
    expect(empty.notes.join(" ")).toMatch(/left empty/);
    await browser.post("/api/save-questionnaire", ANSWERS);
    const plan = planOf(await browser.post(GENERATE));
    expect(plan.meals).toHaveLength(FREE_TIER_MEALS);
    expect(plan.complete).toBe(true);
  });

  test("a note names an allergy text that matches no food, as long as the text is there", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    await browser.post(GENERATE);
    await browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Other"], otherAllergies: "zorgleberry" });
    expect((await activeOf(browser, id)).notes.join(" ")).toContain("zorgleberry");
    await browser.post("/api/save-questionnaire", ANSWERS);
    expect((await activeOf(browser, id)).notes.join(" ")).not.toContain("zorgleberry");
  });

  test("three simultaneous requests for a new plan all get a new one, and one plan remains", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const first = planOf(await browser.post(GENERATE));
    const replies = await Promise.all([1, 2, 3].map(() => browser.post(GENERATE, { forceRegenerate: true })));
    const ids = replies.map((reply) => planOf(reply).id);
    expect(ids).not.toContain(first.id);
    expect(ids).toContain((await activeOf(browser, id)).id);
    expect((await browser.get("/api/meal-plans")).list).toHaveLength(1);
  });

  test("an upgrade fills the week around the three meals, and after the paid period three are shown again", async () => {
    const { browser, id } = await registerMember(harness());
    const free = planOf(await browser.post(GENERATE));
    await grantTier(harness(), id, "weekly-flex");
    const paid = planOf(await browser.post(GENERATE));
    expect(paid.meals).toHaveLength(21);
    expect(paid.meals.map((meal) => meal.id)).toEqual(expect.arrayContaining(free.meals.map((meal) => meal.id)));
    await grantTier(harness(), id, "weekly-flex", -1);
    const over = await activeOf(browser, id);
    expect(over.meals).toHaveLength(FREE_TIER_MEALS);
    expect(over.groceryList).toEqual([]);
    expect((await browser.get("/api/user")).json).toMatchObject({ isPremium: false, tier: "free-starter" });
  });

  test("a household's portions are on the list from Annual VIP on only", async () => {
    const answers = { household: 4 };
    const grams = async (tier: "weekly-flex" | "annual-vip") => {
      const { browser } = await registerPaid(harness(), tier, answers);
      const plan = planOf(await browser.post(GENERATE));
      const eaten = plan.meals
        .flatMap((meal) => meal.ingredients)
        .reduce((sum, line) => sum + (line.foodId === "water" ? 0 : line.grams), 0);
      const listed = plan.groceryList.flatMap(({ items }) => items).reduce((sum, item) => sum + item.grams, 0);
      return listed / eaten;
    };
    expect(await grams("weekly-flex")).toBeCloseTo(1, 1);
    expect(await grams("annual-vip")).toBeCloseTo(4, 1);
  });

  test("a note names an allergy text that matches no food", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex", {
      allergies: ["Other"],
      otherAllergies: "kiwi, zorblax",
    });
    const plan = planOf(await browser.post(GENERATE));
    expect(plan.notes.join(" ")).toContain("zorblax");
    expect(plan.meals.flatMap((meal) => meal.ingredients.map(({ foodId }) => foodId))).not.toContain("kiwi");
  });
});

describe("a free account that keeps changing its answers", () => {
  const ALTERNATING = [VEGAN, { ...ANSWERS, dietaryPreference: "keto" }];

  test("gets its empty slots filled a few times a day, then an error, and keeps the meals that still fit", async () => {
    const { browser, id } = await registerMember(harness());
    await browser.post(GENERATE);
    const names = new Set<string>();
    let refused: Reply | undefined;
    for (let round = 0; round < FREE_REFILLS_PER_DAY + 3 && !refused; round++) {
      await browser.post("/api/save-questionnaire", ALTERNATING[round % 2]);
      const reply = await browser.post(GENERATE);
      if (reply.status !== 200) refused = reply;
      else for (const { name } of planOf(reply).meals) names.add(name);
    }
    if (!refused) throw new Error("never refused");
    expectError(refused, 429, "too_many_requests", FREE_REFILLS_USED_UP);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(24 * 3600);
    expect(names.size).toBeLessThanOrEqual(FREE_TIER_MEALS * (FREE_REFILLS_PER_DAY + 1));
    const stream = await browser.post(GENERATE, undefined, { headers: { accept: "text/event-stream" } });
    expectError(stream, 429, "too_many_requests", FREE_REFILLS_USED_UP);
    expect((await activeOf(browser, id)).complete).toBe(false);
    const next = planOf(await browser.post(GENERATE, { weekOf: addWeeks(weekStart(new Date()), 1) }));
    expect(next.complete).toBe(true);
    await grantTier(harness(), id, "weekly-flex");
    expect(planOf(await browser.post(GENERATE)).meals).toHaveLength(21);
  });

  test("can always complete a week that was interrupted", async () => {
    const { browser, id } = await registerMember(harness());
    const plan = planOf(await browser.post(GENERATE));
    const { database } = harness();
    await database.execute({
      sql: "insert into counters (key, window, count) values (?, ?, 1000)",
      args: [`refills:${id}`, new Date().setUTCHours(24, 0, 0, 0)],
    });
    await database.batch([
      { sql: "delete from meals where plan_id = ? and type <> 'breakfast'", args: [plan.id] },
      { sql: "update meal_plans set status = 'stopped' where id = ?", args: [plan.id] },
    ]);
    const completed = planOf(await browser.post(GENERATE));
    expect(completed.complete).toBe(true);
    expect(completed.meals).toHaveLength(FREE_TIER_MEALS);
  });

  test("a paid account gets refills without limit", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    await browser.post(GENERATE);
    for (let round = 0; round < FREE_REFILLS_PER_DAY + 2; round++) {
      await browser.post("/api/save-questionnaire", ALTERNATING[round % 2]);
      expect((await browser.post(GENERATE)).status).toBe(200);
    }
  });
});

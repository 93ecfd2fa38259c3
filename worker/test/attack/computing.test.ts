import { setTimeout as wait } from "node:timers/promises";
import { GENERATIONS_AT_ONCE } from "@mealwright/schema/constants/rate-limits";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { orTooMuch, untilServed } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const GENERATE = "/api/generate-meal-plan";
/** Of the rate limiter in wrangler.toml; its windows are the clock's minutes, and a flood may fall into two of them. */
const SHIELD = 60;

const countOf = async (key: string) => {
  const { rows } = await harness().database.execute({
    sql: "select count from counters where key like ?",
    args: [key],
  });
  return rows.map(({ count }) => count);
};

test("a user who floods expensive calls is limited, another one at the same address is not", async () => {
  const { browser } = await registerPaid(harness(), "weekly-flex");
  const bystander = await registerPaid(harness(), "weekly-flex");
  expectSuccess(await untilServed(() => browser.post(GENERATE)), "generateMealPlan");
  const [flood, served] = await Promise.all([
    // With a meal that does not exist, so that the test itself causes no computing.
    Promise.all(
      Array.from({ length: 4 * SHIELD }, () =>
        orTooMuch(browser.post("/api/meal-suggestions", { originalMeal: { id: "nobody-s" } })),
      ),
    ),
    untilServed(() => orTooMuch(bystander.browser.post(GENERATE))),
  ]);
  expectSuccess(served, "generateMealPlan");
  const statuses = flood.map(({ status }) => status);
  // An overloaded machine may answer 503 to whoever got past the rate limiter.
  const passed = statuses.filter((status) => status !== 429);
  expect(passed.filter((status) => status !== 404 && status !== 503)).toEqual([]);
  expect(passed.length).toBeLessThanOrEqual(2 * SHIELD);
  const refused = flood.find(({ status }) => status === 429);
  if (refused) expectError(refused, 429, "too_many_requests");
});

test("at most two weeks of one user are generated at a time, and a third waits", async () => {
  const { browser, id } = await registerMember(harness());
  const { database } = harness();
  const week = weekStart(new Date());
  for (let number = 1; number <= GENERATIONS_AT_ONCE; number += 1) {
    await database.execute({
      sql: `insert into meal_plans (id, user_id, week_of, status, lease_owner, lease_until, seed, brief, notes, created_at, updated_at)
        values (?, ?, ?, 'running', 'another device', ?, 1, '{"unfilled":[],"digest":""}', '[]', ?, ?)`,
      args: [`${id}-${number}`, id, addWeeks(week, number), Date.now() + 600_000, Date.now(), Date.now()],
    });
  }
  const plansOfWeek = async () =>
    (await database.execute({ sql: "select id from meal_plans where user_id = ? and week_of = ?", args: [id, week] }))
      .rows;
  const third = browser.post(GENERATE);
  // The waiting call checks again four times a second.
  await wait(1_500);
  expect(await plansOfWeek()).toEqual([]);
  await database.execute({ sql: "update meal_plans set lease_until = 0 where id = ?", args: [`${id}-1`] });
  expectSuccess(await third, "generateMealPlan");
  expect(await plansOfWeek()).toHaveLength(1);
});

test("simultaneous calls of a free account use up only one refill", async () => {
  const { browser, id } = await registerMember(harness());
  expectSuccess(await browser.post(GENERATE), "generateMealPlan");
  const before = await browser.get("/api/user/preferences");
  // These answers forbid something in any week planned before.
  const stricter = { dietaryPreference: "vegan", allergies: ["Gluten", "Soy", "Sesame"] };
  await browser.post("/api/save-questionnaire", { ...before.json, ...stricter });
  const replies = await Promise.all(Array.from({ length: 8 }, () => untilServed(() => browser.post(GENERATE))));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await countOf(`refills:${id}`)).toEqual([1]);
});

test("simultaneous new plans count only as often as a plan was really made", async () => {
  const { browser } = await registerPaid(harness(), "weekly-flex");
  expectSuccess(await untilServed(() => browser.post(GENERATE)), "generateMealPlan");
  const replies = await Promise.all(Array.from({ length: 5 }, () => browser.post(GENERATE, { forceRegenerate: true })));
  // Retrying would make another new week: whoever got a 503 simply got none.
  const made = replies.filter(({ status }) => status !== 503);
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  // One plan, unless a call arrived only after that one was finished.
  const plans = new Set(made.map(({ json }) => json.id));
  expect(await countOf("generationsPerUser:%")).toEqual([plans.size]);
});

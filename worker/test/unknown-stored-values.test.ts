import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CallName, callByName } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { describe, expect, test } from "vitest";
import type { Reply } from "./client.ts";
import { expectError } from "./expectations.ts";
import { ANSWERS, type Member, registerPaid } from "./factories.ts";
import { openHarness } from "./harness.ts";

const harness = openHarness();

interface Planned extends Member {
  readonly planId: string;
  readonly mealId: string;
}

async function memberWithWeek(): Promise<Planned> {
  const member = await registerPaid(harness(), "monthly-saver");
  const { id, meals } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  return { ...member, planId: id, mealId: meals[0]?.id ?? "" };
}

/** Every call that shows a meal, plans one or lists its ingredients. */
const BODIES: Partial<Record<CallName, (member: Planned) => unknown>> = {
  activeMealPlan: () => undefined,
  mealPlan: () => undefined,
  generateMealPlan: () => ({}),
  regenerateMeal: ({ mealId }) => ({ originalMeal: { id: mealId } }),
  mealSuggestions: ({ mealId }) => ({ originalMeal: { id: mealId } }),
  sideSuggestions: ({ mealId }) => ({ mealId, part: 1 }),
  planSlot: ({ planId }) => ({ planId, day: 1, type: "lunch", state: "skipped" }),
  moveMeal: ({ mealId }) => ({ mealId, day: 7 }),
  lockMeal: ({ mealId }) => ({ mealId, locked: true }),
  addFavorite: ({ mealId }) => ({ mealId }),
  sendGroceryEmail: () => ({}),
  exportUser: () => undefined,
};

function ask(name: CallName, body: unknown, { browser, id, planId }: Planned): Promise<Reply> {
  const { method, path } = callByName(name);
  const filled = path.replace("{userId}", id).replace("{id}", planId);
  return browser.send(method, filled, body === undefined ? {} : { body });
}

const UNKNOWN: readonly (readonly [string, string, string])[] = [
  ["an allergy option", `update preferences set allergies = '["Dairy","Molluscs"]' where user_id = ?`, "allergies.1"],
  ["a diet", "update preferences set dietary_preference = 'carnivore' where user_id = ?", "dietaryPreference"],
  ["meals a day", "update preferences set meals_per_day = 9 where user_id = ?", "mealsPerDay"],
  [
    "the diet of a person in the household",
    `update preferences set people = '[{"name":"Mia","allergies":[],"otherAllergies":null,"diet":"lunar"}]' where user_id = ?`,
    "0.diet",
  ],
  [
    "a meal without ingredients",
    "update meals set meal = json_remove(meal, '$.ingredients') where plan_id in (select id from meal_plans where user_id = ?)",
    "ingredients",
  ],
  [
    "an allergen of a meal",
    `update meals set meal = json_set(meal, '$.allergens', json('["lactose"]')) where plan_id in (select id from meal_plans where user_id = ?)`,
    "allergens.0",
  ],
  ["a plan in another format", "update meal_plans set brief = '[]' where user_id = ?", "stored plan"],
];

function logged(requestId: string | null): string | undefined {
  return readFileSync(join(harness().dataDirectory, "worker.log"), "utf8")
    .split("\n")
    .find((line) => line.includes("unexpected_error") && line.includes(String(requestId)));
}

describe.each(UNKNOWN)("%s unknown to our tables in the database", (_, sql, place) => {
  test("is never shown or used for planning, and is logged", async () => {
    const member = await memberWithWeek();
    await harness().database.execute({ sql, args: [member.id] });
    for (const [name, bodyFor] of Object.entries(BODIES)) {
      const reply = await ask(name as CallName, bodyFor(member), member);
      expect(reply.status, `${name}: ${reply.text.slice(0, 200)}`).toBe(500);
      expectError(reply, 500, "internal", CALL_ERRORS.internal);
      const requestId = reply.headers.get("x-request-id");
      // The worker's log reaches the file a moment after the reply.
      await expect.poll(() => logged(requestId) ?? "", { message: name }).toContain("UnknownValueError");
      const line = logged(requestId);
      expect(line, name).toContain(place);
      expect(line).not.toContain("Molluscs");
    }
  });
});

test("a member with invalid stored answers can save new ones", async () => {
  const member = await memberWithWeek();
  await harness().database.execute({
    sql: "update preferences set dietary_preference = 'carnivore' where user_id = ?",
    args: [member.id],
  });
  const path = callByName("activeMealPlan").path.replace("{userId}", member.id);
  expect((await member.browser.get(path)).status).toBe(500);
  expect((await member.browser.post("/api/save-questionnaire", ANSWERS)).status).toBe(200);
  expect((await member.browser.get(path)).status).toBe(200);
});

import { MEAL_LOCKED } from "@mealwright/schema/constants/meals";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { activeOf, named, readStream } from "./plan-calls.ts";
import { expectSound } from "./sound-meals.ts";

const harness = openHarness();

const GENERATE = "/api/generate-meal-plan";
const LUNCH = { day: 3, type: "lunch" } as const;
const planOf = (reply: Reply) => mealPlan.parse(reply.json);
const isLunch = ({ day, type }: { day: number; type: string }) => day === LUNCH.day && type === LUNCH.type;
const foodsOf = ({ groceryList }: MealPlan) => new Set(groceryList.flatMap(({ items }) => items.map((i) => i.foodId)));
const gramsOf = ({ groceryList }: MealPlan) =>
  groceryList.flatMap(({ items }) => items).reduce((sum, { grams }) => sum + grams, 0);

async function planned() {
  const member = await registerPaid(harness(), "weekly-flex");
  return { member, plan: planOf(await member.browser.post(GENERATE)) };
}

function setSlot({ browser }: Member, planId: string, state: string, more: object = {}): Promise<Reply> {
  return browser.post("/api/plan-slot", { planId, ...LUNCH, state, ...more });
}

test("a skipped lunch is neither cooked nor bought, and comes back unchanged", async () => {
  const { member, plan } = await planned();
  const reply = await setSlot(member, plan.id, "skipped");
  expectSuccess(reply, "planSlot");
  const skipped = planOf(reply);
  expect(skipped.meals).toEqual(plan.meals.filter((meal) => !isLunch(meal)));
  expect(skipped).toMatchObject({
    complete: true,
    away: [{ ...LUNCH, state: "skipped", energyKcal: 0, lessOfDay: 0.35 }],
  });
  expect(gramsOf(skipped)).toBeLessThan(gramsOf(plan));
  for (const food of foodsOf(skipped)) expect(foodsOf(plan)).toContain(food);
  expect(skipped.totals?.recipeCost).toBeLessThan(plan.totals?.recipeCost ?? 0);
  expect((await setSlot(member, plan.id, "skipped")).json).toEqual(reply.json);
  expect((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json).toEqual(reply.json);
  expect((await member.browser.get("/api/meal-plans")).list).toMatchObject([{ mealCount: 20, complete: true }]);
  // The plan counts as complete: another generation adds nothing.
  expect((await member.browser.post(GENERATE)).json).toEqual(reply.json);
  expect(planOf(await setSlot(member, plan.id, "planned"))).toEqual(plan);
  expect(planOf(await setSlot(member, plan.id, "planned"))).toEqual(plan);
});

test("a lunch eaten out counts with its estimated energy, also in a new plan", async () => {
  const { member, plan } = await planned();
  const { energyKcal } = plan.targets;
  const [usual] = planOf(await setSlot(member, plan.id, "out")).away ?? [];
  expect(usual).toEqual({ ...LUNCH, state: "out", energyKcal: Math.round(energyKcal * 0.35), lessOfDay: 0 });
  const bigKcal = Math.round(energyKcal * 0.45);
  const [big] = planOf(await setSlot(member, plan.id, "out", { energyKcal: bigKcal })).away ?? [];
  expect(big).toEqual({ ...LUNCH, state: "out", energyKcal: bigKcal, lessOfDay: 0 });
  const fresh = planOf(await member.browser.post(GENERATE, { forceRegenerate: true }));
  expect(fresh.id).not.toBe(plan.id);
  expect(fresh).toMatchObject({ complete: true, away: [big] });
  expect(fresh.meals).toHaveLength(20);
  expect(fresh.meals.filter(isLunch)).toEqual([]);
  const cooked = fresh.meals.filter(({ day }) => day === LUNCH.day);
  const ownKcal = cooked.reduce((sum, { nutrition }) => sum + nutrition.calories, 0);
  expect(Math.abs((ownKcal + bigKcal) / energyKcal - 1)).toBeLessThan(0.05);
  const filled = planOf(await setSlot(member, fresh.id, "planned"));
  expect(filled.meals).toHaveLength(21);
  expect(filled.away).toBeUndefined();
  expectSound(filled.meals, [], false);
});

test("the stream of a regenerated week lists the skipped slots in its first event, even if they are the whole first day", async () => {
  const { member, plan } = await planned();
  for (const type of ["breakfast", "lunch", "dinner"])
    await setSlot(member, plan.id, type === "lunch" ? "out" : "skipped", { day: 1, type });
  const [begin] = named(await readStream(member.browser.stream(GENERATE, { forceRegenerate: true })), "plan");
  const { away } = await activeOf(member.browser, member.id);
  expect(away).toHaveLength(3);
  expect(begin?.data).toMatchObject({ firstDay: 1, away });
});

test("only unlocked slots of one's own paid plan can be skipped", async () => {
  const { member, plan } = await planned();
  const mealId = plan.meals.find(isLunch)?.id;
  await member.browser.post("/api/lock-meal", { mealId, locked: true });
  expectError(await setSlot(member, plan.id, "skipped"), 409, "conflict");
  expect((await setSlot(member, plan.id, "out")).json).toMatchObject({ error: MEAL_LOCKED });
  expectError(await setSlot(member, plan.id, "skipped", { type: "snack" }), 404, "not_found");
  expectError(await setSlot(member, plan.id, "skipped", { day: 8 }), 422, "invalid_fields");
  expectError(await setSlot(member, plan.id, "fasted"), 422, "invalid_fields");
  expectError(await setSlot(await registerPaid(harness(), "annual-vip"), plan.id, "skipped"), 404, "not_found");
  const free = await registerMember(harness());
  const own = planOf(await free.browser.post(GENERATE));
  expectError(await setSlot(free, own.id, "skipped"), 403, "upgrade_required");
});

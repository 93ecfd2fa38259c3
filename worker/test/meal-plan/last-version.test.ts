import { LAST_VERSION_MS } from "@mealwright/schema/constants/timings";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { describe, expect, test } from "vitest";
import { grantTier, type Member, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

const GENERATE = "/api/generate-meal-plan";

async function make({ browser }: Member, body: object = {}): Promise<MealPlan> {
  return mealPlan.parse((await browser.post(GENERATE, body)).json);
}

const restore = ({ browser }: Member, id: string) => browser.post(`/api/meal-plans/${id}/last-version`);
const active = async ({ browser, id }: Member) =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);
const idsOf = ({ meals }: MealPlan) => meals.map(({ id }) => id).sort();

describe("a replaced plan", () => {
  test("is restored with its locks, skipped slots and ticks, and the new plan can be restored too", async () => {
    const member = await registerPaid(harness(), "annual-vip");
    const { browser } = member;
    const made = await make(member);
    expect(made.replacedAt).toBeUndefined();
    const [locked, skipped] = made.meals;
    await browser.post("/api/lock-meal", { mealId: locked?.id, locked: true });
    const slot = { planId: made.id, day: skipped?.day, type: skipped?.type, state: "out" };
    expect((await browser.post("/api/plan-slot", slot)).status).toBe(200);
    const before = await active(member);
    const item = before.groceryList[0]?.items[0]?.foodId;
    await browser.post("/api/grocery-checks", { planId: before.id, item, checked: true });

    const second = await make(member, { forceRegenerate: true });
    expect(second.id).not.toBe(before.id);
    expect(second.replacedAt).toBeDefined();
    expect(second.meals.map(({ id }) => id)).toContain(locked?.id);

    const { status, json } = await restore(member, second.id);
    expect(status).toBe(200);
    const restored = mealPlan.parse(json);
    expect(restored).toEqual(await active(member));
    expect(restored.id).toBe(before.id);
    expect(idsOf(restored)).toEqual(idsOf(before));
    expect(restored.meals.find(({ id }) => id === locked?.id)?.locked).toBe(true);
    expect(restored.away).toEqual(before.away);
    expect(restored.totals).toEqual(before.totals);
    const ticked = restored.groceryList.flatMap(({ items }) => items).filter(({ checked }) => checked);
    expect(ticked.map(({ foodId }) => foodId)).toContain(item);
    expect((await browser.get("/api/meal-plans")).list.map((plan) => Reflect.get(Object(plan), "id"))).toEqual([
      before.id,
    ]);

    // Back to the second plan.
    expect(mealPlan.parse((await restore(member, before.id)).json).id).toBe(second.id);
    expect(idsOf(await active(member))).toEqual(idsOf(second));
  });

  test("is checked again on restoring, so that forbidden meals are not shown", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const made = await make(member);
    const allergen = made.meals.flatMap(({ allergens }) => allergens)[0];
    const second = await make(member, { forceRegenerate: true });
    const answers = (await member.browser.get("/api/user/preferences")).json;
    const allergies = ["Dairy", "Gluten", "Eggs", "Fish", "Soy", "Nuts", "Sesame", "Shellfish"];
    const saved = await member.browser.post("/api/save-questionnaire", { ...Object(answers), allergies });
    expect(saved.status).toBe(200);
    const restored = mealPlan.parse((await restore(member, second.id)).json);
    expect(allergen).toBeDefined();
    expect(restored.id).toBe(made.id);
    expect(restored.meals.length).toBeLessThan(made.meals.length);
    expect(restored.meals.flatMap((meal) => meal.allergens)).not.toContain(allergen);
    expect(restored.refused?.length).toBeGreaterThan(0);
  });

  test("is kept for a day for its owner, and can be restored once and not during generation", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const stranger = await registerPaid(harness(), "weekly-flex");
    const first = await make(member);
    expect((await restore(member, first.id)).status).toBe(404);
    const second = await make(member, { forceRegenerate: true });
    expect((await restore(stranger, second.id)).status).toBe(404);
    expect((await restore(member, first.id)).status).toBe(404);
    const { database } = harness();
    await database.execute({ sql: "update meal_plans set status = 'running' where id = ?", args: [second.id] });
    expect((await restore(member, second.id)).status).toBe(404);
    await database.execute({ sql: "update meal_plans set status = 'complete' where id = ?", args: [second.id] });
    const age = {
      sql: "update earlier_plans set replaced_at = replaced_at - ? where user_id = ?",
      args: [LAST_VERSION_MS, member.id],
    };
    await database.execute(age);
    expect((await restore(member, second.id)).status).toBe(404);
    expect((await active(member)).id).toBe(second.id);
  });

  test("is restored only once when two requests arrive at the same moment", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const first = await make(member);
    const second = await make(member, { forceRegenerate: true });
    const answers = await Promise.all([restore(member, second.id), restore(member, second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(idsOf(await active(member))).toEqual(idsOf(first));
  });

  test("is restored completely even if the new plan was stopped", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const first = await make(member);
    const second = await make(member, { forceRegenerate: true });
    const { database } = harness();
    // As after stopping halfway: the replaced plan's row still exists, without the meals that were kept.
    await database.batch([
      {
        sql: "insert into meal_plans (id, user_id, week_of, status, seed, brief, notes, created_at, updated_at) select ?, user_id, week_of, 'complete', seed, brief, notes, created_at - 1, updated_at from meal_plans where id = ?",
        args: [first.id, second.id],
      },
      { sql: "update meal_plans set status = 'stopped', stopped_at = 1 where id = ?", args: [second.id] },
      { sql: "delete from meals where plan_id = ? and day > 3", args: [second.id] },
    ]);
    expect(mealPlan.parse((await restore(member, second.id)).json).id).toBe(first.id);
    expect(idsOf(await active(member))).toEqual(idsOf(first));
  });

  test("is refused on a tier that cannot regenerate plans", async () => {
    const member = await registerMember(harness());
    const { id } = await make(member);
    expect((await restore(member, id)).status).toBe(403);
    const lapsed = await registerPaid(harness(), "weekly-flex");
    await make(lapsed);
    const second = await make(lapsed, { forceRegenerate: true });
    await grantTier(harness(), lapsed.id, "weekly-flex", -1);
    expect((await active(lapsed)).replacedAt).toBeUndefined();
    expect((await restore(lapsed, second.id)).status).toBe(403);
  });
});

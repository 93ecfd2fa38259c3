import { NEVER_AGAIN_FULL, NEVER_AGAIN_MAX, NEVER_AGAIN_NOTE } from "@mealwright/schema/constants/limits";
import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allVariants, findRecipe } from "../../src/domain/cookbook/cookbook.ts";
import { recipesOf } from "../../src/domain/cookbook/variants/variant.ts";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { grantTier, type Member, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { changeSettings } from "../stack/changed-settings.ts";
import { brokenWhenReleased, type ModelEndpoint, startModelEndpoint } from "../stand-ins/model-endpoint.ts";

const harness = openHarness();

const NEVER = "/api/never-again";
const GENERATE = "/api/generate-meal-plan";
const planOf = (reply: Reply) => mealPlan.parse(reply.json);
const templateOf = (recipeId: unknown) => findRecipe(String(recipeId))?.templateId ?? "";

/** The templates of a stored plan's meals, which responses do not contain. */
async function templatesOf(planId: string): Promise<string[]> {
  const sql = "select recipe_id from meals where plan_id = ?";
  const { rows } = await harness().database.execute({ sql, args: [planId] });
  return rows.map((row) => templateOf(row.recipe_id));
}

const markAll = async ({ browser }: Member, mealIds: readonly string[]) => {
  for (const mealId of mealIds) expectSuccess(await browser.post(NEVER, { mealId }), "addNeverAgain");
};

/** Marks templates as if their dishes had been served and marked. */
async function markTemplates({ id }: Member, templates: readonly string[]): Promise<void> {
  // One statement for all marks, so that a model request in progress does not wait for long.
  const sql = `insert into never_again (id, user_id, template_id, name, dish_key, created_at)
    select ?1 || '-' || key, ?1, value, value, 'template:' || value, ?2 - 1000 * (key + 1) from json_each(?3)`;
  await harness().database.execute({ sql, args: [id, Date.now(), JSON.stringify(templates)] });
}

describe("the list of marked dishes", () => {
  test("works on any tier: a dish is marked once, listed newest first, and can be unmarked", async () => {
    const member = await registerMember(harness());
    const { browser } = member;
    const { meals } = planOf(await browser.post(GENERATE));
    const [first, second] = meals;
    const marked = await browser.post(NEVER, { mealId: first?.id });
    expectSuccess(marked, "addNeverAgain");
    expect(marked.json.name).toBe(first?.name);
    expect((await browser.post(NEVER, { mealId: first?.id })).json).toEqual(marked.json);
    const other = await browser.post(NEVER, { mealId: second?.id });
    const list = await browser.get(NEVER);
    expectSuccess(list, "neverAgain");
    expect(list.list).toEqual([other.json, marked.json]);
    const path = `${NEVER}/${String(marked.json.id)}`;
    const stranger = await registerPaid(harness(), "annual-vip");
    expectError(await stranger.browser.send("DELETE", path), 404, "not_found");
    expect((await stranger.browser.get(NEVER)).text).toBe("[]");
    expectSuccess(await browser.send("DELETE", path), "removeNeverAgain");
    expectError(await browser.send("DELETE", path), 404, "not_found");
    expect((await browser.get(NEVER)).list).toEqual([other.json]);
  });

  test('also has "less often" and "more often", where the latest mark of a dish counts', async () => {
    const member = await registerMember(harness());
    const { browser } = member;
    const { meals } = planOf(await browser.post(GENERATE));
    const mealId = meals[0]?.id;
    const never = await browser.post(NEVER, { mealId });
    expect(never.json.wish).toBe("never");
    const less = await browser.post(NEVER, { mealId, wish: "less" });
    expectSuccess(less, "addNeverAgain");
    expect(less.json).toEqual({ ...never.json, wish: "less" });
    const other = await browser.post(NEVER, { mealId: meals[1]?.id, wish: "more" });
    expect((await browser.get(NEVER)).list).toEqual([other.json, less.json]);
    expectError(await browser.post(NEVER, { mealId, wish: "often" }), 422, "invalid_fields");
    expectSuccess(await browser.send("DELETE", `${NEVER}/${String(less.json.id)}`), "removeNeverAgain");
    expect((await browser.get(NEVER)).list).toEqual([other.json]);
  });

  test('fills empty slots again once a dish is marked "less often" instead of "never"', async () => {
    const member = await registerMember(harness());
    const { browser, id } = member;
    const first = planOf(await browser.post(GENERATE));
    await markTemplates(
      member,
      allVariants().map(({ template }) => template.id),
    );
    const sql = "delete from meals where plan_id = ? and id <> ?";
    await harness().database.execute({ sql, args: [first.id, first.meals[0]?.id ?? ""] });
    const short = planOf(await browser.post(GENERATE));
    expect(short.meals.map(({ id: mealId }) => mealId)).toEqual([first.meals[0]?.id]);
    expect(short.notes).toContain(NEVER_AGAIN_NOTE);
    const [served = ""] = await templatesOf(first.id);
    expectSuccess(await browser.post(NEVER, { mealId: first.meals[0]?.id, wish: "less" }), "addNeverAgain");
    expect(planOf(await browser.get(`/api/meal-plans/${id}/active`)).complete).toBe(false);
    await browser.post(GENERATE);
    expect(new Set(await templatesOf(first.id))).toEqual(new Set([served]));
  });

  test("does not accept another person's meal, an unknown one or one hidden by the tier", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const { meals } = planOf(await member.browser.post(GENERATE));
    const stranger = await registerPaid(harness(), "annual-vip");
    expectError(await stranger.browser.post(NEVER, { mealId: meals[0]?.id }), 404, "not_found");
    expectError(await member.browser.post(NEVER, { mealId: "no-such-meal" }), 404, "not_found");
    expectError(await member.browser.post(NEVER, {}), 422, "invalid_fields");
    await grantTier(harness(), member.id, "weekly-flex", -1);
    expectError(await member.browser.post(NEVER, { mealId: meals[20]?.id }), 404, "not_found");
    expectSuccess(await member.browser.post(NEVER, { mealId: meals[0]?.id }), "addNeverAgain");
  });

  test("has a limit, also for simultaneous requests, and lets listed dishes be marked again", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const { id, meals } = planOf(await member.browser.post(GENERATE));
    const planned = new Set(await templatesOf(id));
    const others = allVariants().flatMap(({ template }) => (planned.has(template.id) ? [] : [template.id]));
    await markTemplates(member, others.slice(0, NEVER_AGAIN_MAX - 1));
    const replies = await Promise.all(meals.slice(0, 6).map((meal) => member.browser.post(NEVER, { mealId: meal.id })));
    const taken = replies.filter(({ status }) => status === 201).map(({ json }) => json.id);
    expect(new Set(taken).size).toBe(1);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const reply of refused) expectError(reply, 409, "conflict", NEVER_AGAIN_FULL);
    expect((await member.browser.get(NEVER)).list).toHaveLength(NEVER_AGAIN_MAX);
    const marked = meals.slice(0, 6).find((_, at) => replies[at]?.status === 201);
    expect((await member.browser.post(NEVER, { mealId: marked?.id })).json.id).toBe(taken[0]);
  });
});

describe('a dish marked "never again"', () => {
  test("appears in no new or other week, nor do its variations, but stays where already planned", async () => {
    // Few dishes are this quick, so most would come again without the marks.
    const member = await registerPaid(harness(), "weekly-flex", { prepTime: 15, dietaryPreference: "vegan" });
    const plan = planOf(await member.browser.post(GENERATE));
    const marked = await templatesOf(plan.id);
    const again = planOf(await member.browser.post(GENERATE, { forceRegenerate: true }));
    const isMarked = (template: string) => marked.includes(template);
    expect((await templatesOf(again.id)).filter(isMarked).length, "comes again without a mark").toBeGreaterThan(3);

    await markAll(
      member,
      again.meals.map(({ id }) => id),
    );
    const never = await templatesOf(again.id);
    const unchanged = planOf(await member.browser.post(GENERATE));
    expect(unchanged.meals).toEqual(again.meals);
    const fresh = planOf(await member.browser.post(GENERATE, { forceRegenerate: true }));
    expect(fresh.meals).toHaveLength(21);
    const weekOf = addWeeks(weekStart(new Date()), 1);
    const next = planOf(await member.browser.post(GENERATE, { weekOf }));
    for (const { id } of [fresh, next])
      expect((await templatesOf(id)).filter((template) => never.includes(template))).toEqual([]);
  });

  test("does not fill an emptied slot when a plan is adapted to new answers, even on a free account", async () => {
    const member = await registerMember(harness(), { prepTime: 10, dietaryPreference: "vegan" });
    const first = planOf(await member.browser.post(GENERATE));
    await markAll(
      member,
      first.meals.map(({ id }) => id),
    );
    const never = await templatesOf(first.id);
    const sql = "delete from meals where plan_id = ? and type <> 'lunch'";
    await harness().database.execute({ sql, args: [first.id] });
    const refilled = planOf(await member.browser.post(GENERATE));
    expect(refilled.meals).toHaveLength(FREE_TIER_MEALS);
    const kept = first.meals.find(({ type }) => type === "lunch");
    expect(refilled.meals.find(({ type }) => type === "lunch")?.id).toBe(kept?.id);
    const names = refilled.meals.filter(({ type }) => type !== "lunch").map(({ name }) => name);
    const templates = new Set(never);
    const forbidden = allVariants().flatMap((variants) =>
      recipesOf(variants)
        .filter(({ templateId }) => templates.has(templateId))
        .map(({ name }) => name),
    );
    for (const name of names) expect(forbidden).not.toContain(name);
  });

  test("is never suggested and replaces no meal, unless the person asks for it by name", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const { browser } = member;
    const plan = planOf(await browser.post(GENERATE));
    const original = plan.meals.find(({ type }) => type === "dinner");
    const suggest = async () => (await browser.post("/api/meal-suggestions", { originalMeal: original })).list;
    const offered = await suggest();
    const never = new Set(offered.map(({ id }) => templateOf(id)));
    expect(never.size).toBeGreaterThan(2);
    await markTemplates(member, [...never]);
    const others = await suggest();
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ id }) => never.has(templateOf(id)))).toEqual([]);

    const regenerated = await browser.post("/api/regenerate-meal", { originalMeal: original });
    expectSuccess(regenerated, "regenerateMeal");
    const sql = "select recipe_id from meals where id = ?";
    const { rows } = await harness().database.execute({ sql, args: [String(regenerated.json.id)] });
    expect(never).not.toContain(templateOf(rows[0]?.recipe_id));

    const chosen = { originalMealId: regenerated.json.id, newMeal: { id: offered[0]?.id } };
    expectSuccess(await browser.post("/api/replace-meal", chosen), "replaceMeal");
  });

  test("stays away even if a slot remains empty, until it is unmarked", async () => {
    const member = await registerMember(harness());
    const { browser, id } = member;
    await markTemplates(
      member,
      allVariants().map(({ template }) => template.id),
    );
    const empty = planOf(await browser.post(GENERATE));
    expect(empty).toMatchObject({ complete: true, meals: [] });
    expect(empty.notes).toContain(NEVER_AGAIN_NOTE);
    const porridge = (await browser.get(NEVER)).list.find(({ name }) => name === "oat-porridge");
    expectSuccess(await browser.send("DELETE", `${NEVER}/${String(porridge?.id)}`), "removeNeverAgain");
    const opened = planOf(await browser.get(`/api/meal-plans/${id}/active`));
    expect(opened.complete).toBe(false);
    expect((await browser.get("/api/meal-plans")).list).toMatchObject([{ complete: false, mealCount: 0 }]);
    const filled = planOf(await browser.post(GENERATE));
    expect(filled).toMatchObject({ id: empty.id, complete: true });
    expect(new Set(await templatesOf(filled.id))).toEqual(new Set(["oat-porridge"]));
  });
});

describe("a dish marked while a model is working", () => {
  let endpoint: ModelEndpoint;
  beforeAll(async () => {
    endpoint = await startModelEndpoint();
    await changeSettings(harness().baseUrl, { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model" });
  });
  afterAll(() => endpoint?.stop());

  test("fills none of the slots that the model leaves empty", async () => {
    const held = brokenWhenReleased();
    endpoint.behave(held.behaviour);
    const member = await registerMember(harness());
    const others = allVariants().flatMap(({ template }) => (template.id === "oat-porridge" ? [] : [template.id]));
    let planId = "";
    for await (const { event, data } of member.browser.stream(GENERATE)) {
      if (event !== "plan") continue;
      planId = String(data.planId);
      await expect.poll(() => endpoint.requests.length).toBeGreaterThan(0);
      await markTemplates(member, others);
      held.release();
    }
    const templates = await templatesOf(planId);
    expect(templates).toHaveLength(FREE_TIER_MEALS);
    expect(new Set(templates)).toEqual(new Set(["oat-porridge"]));
  });
});

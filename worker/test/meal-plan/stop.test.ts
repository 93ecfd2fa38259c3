import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { MODEL_REQUESTS_IN_FLIGHT } from "@mealwright/schema/constants/model";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/adapters/db/connection/client.ts";
import { createMealPlanStore } from "../../src/adapters/db/plans/meal-plans.ts";
import type { Lease } from "../../src/domain/meal-plan-ports.ts";
import type { StreamEvent } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, registerPaid } from "../factories.ts";
import { shareHarness } from "../harness.ts";
import { heldAfter, honest, type ModelEndpoint, startModelEndpoint } from "../stand-ins/model-endpoint.ts";
import { expectSound } from "./sound-meals.ts";

const GENERATE = "/api/generate-meal-plan";
let harness: Awaited<ReturnType<typeof shareHarness>>;
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  harness = await shareHarness({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model", LIMIT_SCALE: "50" });
});

afterAll(async () => {
  await harness?.stop();
  await endpoint?.stop();
});

// The model sends one meal for each of the first days, then nothing until released, so that there is time to press
// Stop.
let held: ReturnType<typeof heldAfter>;
beforeEach(() => {
  held = heldAfter(1);
  endpoint.behave(held.behaviour);
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const stop = ({ browser }: Pick<Member, "browser">, planId: string) => browser.post(`/api/meal-plans/${planId}/stop`);
const activeOf = async ({ browser, id }: Member): Promise<MealPlan> =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);

async function complete(member: Member): Promise<MealPlan> {
  const reply = await member.browser.post(GENERATE);
  expect(reply.status, reply.text).toBe(200);
  return mealPlan.parse(reply.json);
}

async function storedIds(planId: string): Promise<string[]> {
  const { rows } = await harness.database.execute({ sql: "select id from meals where plan_id = ?", args: [planId] });
  return rows.map(({ id }) => String(id)).sort();
}

/** A tab that follows a generation and records what it receives. */
function follow({ browser }: Member) {
  const events: StreamEvent[] = [];
  const named = (name: string) => events.filter(({ event }) => event === name);
  let isOver = false;
  const ended = (async () => {
    for await (const event of browser.stream(GENERATE)) events.push(event);
    isOver = true;
  })();
  ended.catch(() => undefined);
  return {
    ended,
    last: () => events.at(-1),
    planId: () => String(named("plan")[0]?.data.planId),
    mealIds: () =>
      named("meal")
        .map(({ data }) => String(data.id))
        .sort(),
    /** Waits for the plan's first event and this many meals. */
    async seen(count: number) {
      for (; named("plan").length === 0 || named("meal").length < count; await pause(10))
        if (isOver) throw new Error(`only ${named("meal").length} meals came`);
    },
  };
}

const STOPPED = { event: "error", data: { code: "conflict", error: CALL_ERRORS.generationStopped } };

/** Expects a complete, sound week that still has the given meals. */
function expectWhole(plan: MealPlan, kept: readonly string[] = []): void {
  expect(plan.complete).toBe(true);
  expect(plan.stopped).toBeUndefined();
  expect(plan.slotCount).toBeUndefined();
  expect(plan.meals).toHaveLength(21);
  expectSound(plan.meals, [], false);
  expect(plan.meals.map(({ id }) => id)).toEqual(expect.arrayContaining([...kept]));
}

describe("stopping generation", () => {
  test("ends it in two tabs, cancels the model request, stores nothing more, and allows resuming", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const tabs = [follow(member), follow(member)] as const;
    await Promise.all(tabs.map((tab) => tab.seen(2)));
    const planId = tabs[0].planId();
    expectSuccess(await stop(member, planId), "stopMealPlan");
    const atStop = await storedIds(planId);
    await Promise.all(tabs.map(({ ended }) => ended));
    await endpoint.left();
    expect(endpoint.requests.map(({ state }) => state)).toContain("cut");
    for (const tab of tabs) {
      expect(tab.last()).toMatchObject(STOPPED);
      expect(tab.mealIds()).toEqual(atStop);
    }
    expect(await storedIds(planId)).toEqual(atStop);
    const waiting = await activeOf(member);
    expect(waiting).toMatchObject({ id: planId, complete: false, stopped: true, slotCount: 21 });
    expect(waiting.meals.map(({ id }) => id).sort()).toEqual(atStop);

    endpoint.behave(honest);
    const whole = await complete(member);
    expect(whole.id).toBe(planId);
    expectWhole(whole, atStop);
    expect(await activeOf(member)).toEqual(whole);
  });

  test("takes effect while the model is silent", async () => {
    endpoint.behave(() => {});
    const member = await registerPaid(harness, "weekly-flex");
    const tab = follow(member);
    await tab.seen(0);
    while (endpoint.requests.length === 0) await pause(10);
    await stop(member, tab.planId());
    await tab.ended;
    expect(tab.last()).toMatchObject(STOPPED);
    // A cancelled model request must not be followed by others, for other days or again.
    await endpoint.left();
    expect(endpoint.requests.length).toBeLessThanOrEqual(MODEL_REQUESTS_IN_FLIGHT);
    expect(await activeOf(member)).toMatchObject({ meals: [], stopped: true, slotCount: 21 });
  });

  test("is reported to a caller that waits for JSON", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const before = endpoint.requests.length;
    const asked = member.browser.post(GENERATE);
    // Wait until generation runs: a call that arrived after the stop would resume it.
    await expect.poll(() => endpoint.requests.length).toBeGreaterThan(before);
    await stop(member, (await activeOf(member)).id);
    expectError(await asked, 409, "conflict", CALL_ERRORS.generationStopped);
  });

  test("by somebody else fails, and generation continues", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const stranger = await registerPaid(harness, "annual-vip");
    const tab = follow(member);
    await tab.seen(1);
    expectError(await stop(stranger, tab.planId()), 404, "not_found", CALL_ERRORS.notFound);
    expectError(await stop(member, "no-such-plan"), 404, "not_found", CALL_ERRORS.notFound);
    expectError(await stop({ browser: harness.visitor() }, tab.planId()), 401, "unauthenticated");
    held.release();
    await tab.ended;
    expect(tab.last()).toMatchObject({ event: "done", data: { complete: true } });
    expectWhole(await activeOf(member));
  });

  test("after the plan is complete changes nothing", async () => {
    endpoint.behave(honest);
    const member = await registerPaid(harness, "weekly-flex");
    const plan = await complete(member);
    for (let time = 0; time < 2; time += 1) expectSuccess(await stop(member, plan.id), "stopMealPlan");
    expect(await activeOf(member)).toEqual(plan);
    expect(await complete(member)).toEqual(plan);
  });

  test("twice at once and again later always succeeds, and the first stop counts", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const tab = follow(member);
    await tab.seen(1);
    const before = Date.now();
    const replies = await Promise.all([stop(member, tab.planId()), stop(member, tab.planId())]);
    const after = Date.now();
    for (const reply of replies) expectSuccess(reply, "stopMealPlan");
    await tab.ended;
    expect(tab.last()).toMatchObject(STOPPED);
    const sql = "select status, lease_owner, lease_until, stopped_at from meal_plans where id = ?";
    const read = async () => (await harness.database.execute({ sql, args: [tab.planId()] })).rows[0];
    const first = await read();
    expect(first).toMatchObject({ status: "stopped", lease_owner: null, lease_until: null });
    expect(Number(first?.stopped_at)).toBeGreaterThanOrEqual(before);
    expect(Number(first?.stopped_at)).toBeLessThanOrEqual(after);
    expectSuccess(await stop(member, tab.planId()), "stopMealPlan");
    expect(await read()).toEqual(first);
  });
});

describe("races between stopping and resuming", () => {
  test("resuming right after a stop: the old run stores nothing more", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const tab = follow(member);
    await tab.seen(2);
    await stop(member, tab.planId());
    const atStop = await storedIds(tab.planId());
    endpoint.behave(honest);
    const whole = await complete(member);
    expect(whole.id).toBe(tab.planId());
    expectWhole(whole, atStop);
    await tab.ended;
    const inOrder = whole.meals.map(({ id }) => id).sort();
    // The tab's next check comes either before the plan is resumed or after.
    const isStopped = tab.last()?.event === STOPPED.event;
    expect(tab.last()).toMatchObject(isStopped ? STOPPED : { event: "done", data: { complete: true } });
    expect(tab.mealIds()).toEqual(isStopped ? atStop : inOrder);
    expect(await storedIds(tab.planId())).toEqual(inOrder);
  });

  test("stopping and resuming at the same moment: the next call completes the week", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const tab = follow(member);
    await tab.seen(1);
    endpoint.behave(honest);
    const [, gone] = await Promise.all([stop(member, tab.planId()), member.browser.post(GENERATE)]);
    if (gone.status === 200) expectWhole(mealPlan.parse(gone.json));
    else expectError(gone, 409, "conflict", CALL_ERRORS.generationStopped);
    await tab.ended;
    expect([STOPPED.event, "done"]).toContain(tab.last()?.event);
    const kept = await storedIds(tab.planId());
    expectWhole(await complete(member), kept);
    expect(await storedIds(tab.planId())).toHaveLength(21);
  });

  test("stopping just before the end leaves the week either complete or stopped", async () => {
    for (const seen of [0, 3, 9, 15, 18, 20]) {
      endpoint.behave(honest);
      const member = await registerPaid(harness, "weekly-flex");
      const tab = follow(member);
      await tab.seen(seen);
      expectSuccess(await stop(member, tab.planId()), "stopMealPlan");
      await tab.ended;
      const plan = await activeOf(member);
      const last = tab.last();
      expect(plan.meals.map(({ id }) => id).sort()).toEqual(tab.mealIds());
      if (last?.event === "done") expectWhole(plan);
      else {
        expect(last).toMatchObject(STOPPED);
        expect(plan).toMatchObject({ complete: false, stopped: true });
      }
      expectWhole(await complete(member), tab.mealIds());
    }
  });

  test("stopping after a crash leaves the plan stopped until the next call completes it", async () => {
    endpoint.behave(honest);
    const member = await registerPaid(harness, "weekly-flex");
    const { id } = await complete(member);
    await harness.database.batch([
      { sql: "delete from meals where plan_id = ? and day > 3", args: [id] },
      {
        sql: "update meal_plans set status = 'running', lease_owner = 'a dead worker', lease_until = ? where id = ?",
        args: [Date.now() - 60_000, id],
      },
    ]);
    const kept = await storedIds(id);
    expectSuccess(await stop(member, id), "stopMealPlan");
    expect(await activeOf(member)).toMatchObject({ id, complete: false, stopped: true, slotCount: 21 });
    expectWhole(await complete(member), kept);
  });

  test("in SQL, a run that lost its lease cannot store, complete or release anything", async () => {
    endpoint.behave(honest);
    const member = await registerPaid(harness, "weekly-flex");
    const plan = await complete(member);
    const store = createMealPlanStore(
      openDatabase(harness.databaseAddress.url, harness.databaseAddress.authToken, { calls: 0, milliseconds: 0 }),
    );
    const now = new Date();
    const until = new Date(now.getTime() + 60_000);
    const dropMealIds = plan.meals.slice(3).map(({ id }) => id);
    const lease = { planId: plan.id, owner: "the old one" };
    const take = async (by: Lease, seen: { stoppedAt: Date | null; dropMealIds: string[] }) => {
      const taken = await store.takeLease(member.id, by, seen, now, until, null);
      if (typeof taken === "string") throw new Error(`the lease was refused: ${taken}`);
      return taken;
    };
    const held = await take(lease, { stoppedAt: null, dropMealIds });
    expect(held?.plan?.meals).toHaveLength(3);
    expect(await store.stop(member.id, plan.id, now)).toBe(true);

    const meals = (held?.plan?.meals ?? []).map((meal) => ({ ...meal, id: `${meal.id}-late`, day: 7 }));
    expect(await store.addMeals(lease, meals, [], now, until)).toBe(false);
    const metadata = { digest: "", unfilled: [] };
    expect(await store.complete(lease, { meals, notes: [], metadata }, now)).toBeNull();
    await store.release(lease, now);
    const { plan: stopped } = await store.findById(member.id, plan.id);
    expect(stopped).toMatchObject({ status: "stopped", leaseUntil: null, stoppedAt: now });
    expect(stopped?.meals).toHaveLength(3);

    const next = { planId: plan.id, owner: "the new one" };
    expect(await take(next, { stoppedAt: null, dropMealIds: [] })).toBeNull();
    const taken = await take(next, { stoppedAt: now, dropMealIds: [] });
    expect(taken?.plan).toMatchObject({ status: "running", stoppedAt: null });
    await store.release(next, now);
    expectWhole(await complete(member));
  });
});

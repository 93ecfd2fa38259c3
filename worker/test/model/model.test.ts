import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DISH_FAULT_TEXTS, MODEL_QUOTA_NOTE } from "@mealwright/schema/constants/model";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { beforeEach, describe, expect, test } from "vitest";
import type { StreamEvent } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerPaid } from "../factories.ts";
import { dieAfterDay, GENERATE, named, readStream } from "../meal-plan/plan-calls.ts";
import { expectSound } from "../meal-plan/sound-meals.ts";
import { askedFor, brokenWhenReleased, failing, honest, streaming } from "../stand-ins/model-endpoint.ts";
import { forgetModel } from "./forget-model.ts";
import { describeHonestModel } from "./honest-model.ts";
import { FAULTS } from "./model-faults.ts";
import { generate, openModel, storedOf } from "./model-stack.ts";

const model = openModel({ LLM_MODEL_PRIORITY: "test-model-priority", LLM_API_KEY: "test-key-1234" });

beforeEach(() => model().endpoint.behave(honest));

describeHonestModel(model);

// Speed is measured by bench/model-pace.ts and, in virtual time, by use-cases/meal-plan/model/ask-model-pace.test.ts.
describe("whatever the model's server does, a vegan without nuts gets a whole, safe week", () => {
  test.each(FAULTS)("when its reply is: %s", async (label, behaviour) => {
    await forgetModel(model());
    model().endpoint.behave(behaviour);
    const member = await registerPaid(model().harness, "weekly-flex", {
      dietaryPreference: "vegan",
      allergies: ["Nuts"],
    });
    const events = await generate(member);
    expect(events.at(-1)).toMatchObject({ event: "done", data: { complete: true } });
    const plan = await storedOf(member);
    const count = plan.meals.filter(({ source }) => source === "model").length;
    console.log(`${label}: ${count} of the model's, ${model().endpoint.requests.length} requests`);
    // An endpoint that asks to be left alone is not asked again.
    if (/an hour|another day/.test(label)) expect(model().endpoint.requests.length).toBeLessThanOrEqual(5);
    expect(plan.meals).toHaveLength(21);
    expectSound(plan.meals, ["tree_nut", "peanut"], true);
    const texts = plan.meals
      .filter(({ source }) => source === "model")
      .map(({ name, instructions }) => `${name} ${instructions.join(" ")}`);
    expect(texts.join("\n")).not.toMatch(/salmon|shrimp|honey|Sahne|queso|pеanut|peanut|Ignore|Käse|<|\bcow/i);
    expect(
      named(events, "meal")
        .map(({ data }) => data.id)
        .sort(),
    ).toEqual(plan.meals.map(({ id }) => id).sort());
  });
});

describe("a slow model", () => {
  test("is waited for as long as it keeps sending", async () => {
    await forgetModel(model());
    model().endpoint.behave(streaming((text) => text, 10, 30));
    const member = await registerPaid(model().harness, "weekly-flex");
    const events = await generate(member);
    const plan = await storedOf(member);
    const fromModel = plan.meals.filter(({ source }) => source === "model").length;
    expect(fromModel).toBeGreaterThanOrEqual(17);
    const states = new Set(named(events, "slot").map(({ data }) => data.state));
    expect(states).toContain("proposing");
    expect(states).toContain("checking");
  });

  test("can have the rest filled from the cookbook by a button in any tab", async () => {
    await forgetModel(model());
    model().endpoint.behave(streaming((text) => text, 10, 60));
    const member = await registerPaid(model().harness, "weekly-flex");
    const stranger = await registerPaid(model().harness, "weekly-flex");
    const events: StreamEvent[] = [];
    const following = (async () => {
      for await (const event of member.browser.stream(GENERATE)) events.push(event);
    })();
    while (named(events, "meal").length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    const fill = `/api/meal-plans/${String(named(events, "plan")[0]?.data.planId)}/fill`;
    expectError(await stranger.browser.post(fill), 404, "not_found", CALL_ERRORS.notFound);
    const reply = await member.browser.post(fill);
    expectSuccess(reply, "fillMealPlan");
    const plan = mealPlan.parse(reply.json);
    const fromModel = plan.meals.filter(({ source }) => source === "model").length;
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(21);
    expectSound(plan.meals, [], false);
    expect(fromModel).toBeGreaterThanOrEqual(2);
    await following;
    expect(events.at(-1)).toMatchObject({ event: "done", data: { complete: true } });
    expect(new Set(named(events, "meal").map(({ data }) => data.id))).toEqual(new Set(plan.meals.map(({ id }) => id)));
    // Pressing it again changes nothing.
    expect(mealPlan.parse((await member.browser.post(fill)).json)).toEqual(plan);
  });

  test("shows its slot states in a second tab too", async () => {
    await forgetModel(model());
    model().endpoint.behave(streaming((text) => text, 20, 30));
    const { browser } = await registerPaid(model().harness, "weekly-flex");
    const first = readStream(browser.stream(GENERATE));
    while (model().endpoint.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await readStream(browser.stream(GENERATE));
    await first;
    expect(named(second, "slot").map(({ data }) => data.state)).toContain("proposing");
  });
});

describe("several readers", () => {
  test("in two tabs share one set of model requests and see the same meals", async () => {
    await forgetModel(model());
    model().endpoint.behave(streaming((text) => text, 40, 10));
    const { browser } = await registerPaid(model().harness, "weekly-flex");
    const [one, other] = await Promise.all([
      readStream(browser.stream(GENERATE)),
      readStream(browser.stream(GENERATE)),
    ]);
    const ids = (events: readonly StreamEvent[]) =>
      named(events, "meal")
        .map(({ data }) => data.id)
        .sort();
    expect(ids(one)).toEqual(ids(other));
    expect(ids(one)).toHaveLength(21);
    const first = model().endpoint.requests.filter(({ text }) => !text.includes("Refused before"));
    const days = first.map(({ text }) => askedFor(text).day);
    expect(new Set(days).size).toBe(days.length);
  });

  test("who force a new plan at the same time get the same one", async () => {
    await forgetModel(model());
    const { browser } = await registerPaid(model().harness, "weekly-flex");
    const [before] = named(await readStream(browser.stream(GENERATE)), "plan");
    const held = brokenWhenReleased();
    model().endpoint.behave(held.behaviour);
    const seen = [new Set<unknown>(), new Set<unknown>(), new Set<unknown>()];
    const makeAnew = async (plans: Set<unknown> | undefined) => {
      for await (const { event, data } of browser.stream(GENERATE, { forceRegenerate: true }))
        if (event === "plan") plans?.add(data.planId);
    };
    const readers = [makeAnew(seen[0])];
    await expect.poll(() => seen[0]?.size).toBe(1);
    readers.push(...seen.slice(1).map(makeAnew));
    await expect.poll(() => seen.map(({ size }) => size)).toEqual([1, 1, 1]);
    held.release();
    await Promise.all(readers);
    const plans = new Set(seen.flatMap((ids) => [...ids]));
    expect(plans.size).toBe(1);
    expect(plans).not.toContain(before?.data.planId);
  });

  test("a reader who leaves cancels the model request, and stored meals stay", async () => {
    await forgetModel(model());
    model().endpoint.behave(streaming((text) => text, 10, 40));
    const member = await registerPaid(model().harness, "weekly-flex");
    const left = new AbortController();
    const seen: unknown[] = [];
    try {
      for await (const { event, data } of member.browser.stream(GENERATE, undefined, left.signal)) {
        if (event !== "meal") continue;
        seen.push(data.id);
        left.abort();
      }
    } catch {
      // Aborted by the test.
    }
    await model().endpoint.left();
    expect(model().endpoint.requests.map(({ state }) => state)).toContain("cut");
    model().endpoint.behave(honest);
    await generate(member);
    const plan = await storedOf(member);
    expect(plan.meals).toHaveLength(21);
    expect(plan.meals.map(({ id }) => id)).toEqual(expect.arrayContaining(seen));
  });
});

describe("a refused dish", () => {
  test("is sent back to the model once, with the reason", async () => {
    await forgetModel(model());
    model().endpoint.behave((exchange) => {
      const isSecond = exchange.received.text.includes("Refused before");
      const toText = (text: string) =>
        isSecond ? text : text.replace(/"name":"[^"]*","quantity"/, '"name":"moon dust","quantity"');
      return streaming(toText)(exchange);
    });
    const member = await registerPaid(model().harness, "weekly-flex");
    const events = await generate(member);
    const again = model().endpoint.requests.filter(({ text }) => text.includes("Refused before"));
    expect(again.length).toBeGreaterThanOrEqual(7);
    expect(again[0]?.text).toMatch(/Refused before: .*moon dust.* Another breakfast, please/);
    expect(askedFor(again[0]?.text ?? "").types).toHaveLength(1);
    const replaced = named(events, "slot").filter(({ data }) => data.state === "replaced");
    expect(replaced.map(({ data }) => data.reason)).toContain(DISH_FAULT_TEXTS["unknown-ingredient"]);
    expect(JSON.stringify(events)).not.toContain("moon dust");
    const plan = await storedOf(member);
    expect(plan.meals.filter(({ source }) => source === "model").length).toBeGreaterThanOrEqual(15);
  });
});

describe("generation that crashed halfway", () => {
  test("is completed from the cookbook at once, without paying for the model again", async () => {
    const member = await registerPaid(model().harness, "weekly-flex");
    await generate(member);
    const first = await storedOf(member);
    const { endLease } = await dieAfterDay(model().harness, first.id, 2);
    model().endpoint.requests.length = 0;
    await readStream(member.browser.stream(GENERATE), endLease);
    const plan = await storedOf(member);
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(21);
    const kept = first.meals.filter(({ day }) => day <= 2).map(({ id }) => id);
    expect(plan.meals.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    expect(model().endpoint.requests).toEqual([]);
  });
});

describe("the daily number of model plans", () => {
  test("is limited, and beyond it the cookbook plans and says so", async () => {
    const member = await registerPaid(model().harness, "weekly-flex");
    await generate(member);
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    const counted = await model().harness.database.execute({
      sql: "update counters set count = 1000000 where key = ? and window = ?",
      args: [`model-plans:${member.id}`, midnight],
    });
    expect(counted.rowsAffected).toBe(1);
    model().endpoint.requests.length = 0;
    const plan = mealPlan.parse((await member.browser.post(GENERATE, { forceRegenerate: true })).json);
    expect(model().endpoint.requests).toEqual([]);
    expect(plan.meals.every(({ source }) => source === "cookbook")).toBe(true);
    expect(plan.notes).toContain(MODEL_QUOTA_NOTE);
  });
});

describe("model servers that accept no JSON schema", () => {
  test("are tried once with each stricter format, then with the one they accept", async () => {
    await forgetModel(model());
    model().endpoint.behave((exchange) => {
      const isPlain = exchange.received.body.response_format === undefined;
      return isPlain ? honest(exchange) : failing(400)(exchange);
    });
    const member = await registerPaid(model().harness, "annual-vip");
    await generate(member);
    const plan = await storedOf(member);
    expect(plan.meals.filter(({ source }) => source === "model").length).toBeGreaterThan(10);
    const plain = model().endpoint.requests.find(({ body }) => body.response_format === undefined);
    expect(plain?.text).toContain("additionalProperties");
    model().endpoint.requests.length = 0;
    await generate(await registerPaid(model().harness, "annual-vip"));
    expect(model().endpoint.requests.every(({ body }) => body.response_format === undefined)).toBe(true);
  });
});

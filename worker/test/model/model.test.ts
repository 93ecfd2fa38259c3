import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DISH_FAULT_TEXTS, MODEL_QUOTA_NOTE } from "@mealwright/schema/constants/model";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../../launch/settings.ts";
import { unlocked } from "../account/sign-up.ts";
import type { StreamEvent } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, registerPaid } from "../factories.ts";
import { startHarness } from "../harness.ts";
import { expectSound } from "../meal-plan/sound-meals.ts";
import {
  askedFor,
  type Behaviour,
  cutAfter,
  endStream,
  failing,
  honest,
  lying,
  type ModelEndpoint,
  openStream,
  sendText,
  stallAfter,
  startModelEndpoint,
  streaming,
} from "../stand-ins/model-endpoint.ts";
import { forgetModel } from "./forget-model.ts";

const GENERATE = "/api/generate-meal-plan";

let harness: Awaited<ReturnType<typeof startHarness>>;
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  harness = await startHarness({
    LLM_BASE_URL: endpoint.baseUrl,
    LLM_MODEL: "test-model",
    LLM_MODEL_PRIORITY: "test-model-priority",
    LLM_API_KEY: "test-key-1234",
    LIMIT_SCALE: "50",
  });
});

const forget = () => forgetModel(harness, endpoint);

afterAll(async () => {
  await harness?.stop();
  await endpoint?.stop();
});

beforeEach(() => endpoint.behave(honest));

/** The days of this week as they are eaten from today on. */
function fromToday(): number[] {
  const today = ((new Date().getUTCDay() + 6) % 7) + 1;
  return Array.from({ length: 7 }, (_, index) => ((today - 1 + index) % 7) + 1);
}

async function readStream(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const named = (events: readonly StreamEvent[], name: string) => events.filter(({ event }) => event === name);
const storedOf = async ({ browser, id }: Member) =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);

function generate({ browser }: Member): Promise<StreamEvent[]> {
  return readStream(browser.stream(GENERATE));
}

describe("an honest model", () => {
  test("its dishes are stored, sent, named as its own, and brought to target", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    const events = await generate(member);
    const plan = await storedOf(member);
    const fromModel = plan.meals.filter(({ source }) => source === "model");
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(21);
    expect(fromModel.length).toBeGreaterThanOrEqual(15);
    expectSound(plan.meals, [], false);
    expect(new Set(named(events, "meal").map(({ data }) => data.id))).toEqual(new Set(plan.meals.map(({ id }) => id)));
    const near = plan.totals?.days.filter(({ calories }) => Math.abs(calories / plan.targets.energyKcal - 1) <= 0.03);
    expect(near?.length).toBeGreaterThanOrEqual(6);
    const first = endpoint.requests.filter(({ text }) => !text.includes("Refused before"));
    expect(first.map(({ text }) => askedFor(text).day)).toEqual(fromToday());
    expect(new Set(endpoint.requests.map(({ body }) => body.response_format?.type))).toEqual(new Set(["json_schema"]));
    expect(endpoint.requests.every(({ headers }) => headers.authorization === "Bearer test-key-1234")).toBe(true);
  });

  test("over the budget: what the cookbook alone would cost is said, and it can be had", async () => {
    const member = await registerPaid(harness, "weekly-flex", { budget: "75" });
    await generate(member);
    const plan = await storedOf(member);
    expect(endpoint.requests[0]?.text).toContain("cost at most $75");
    expect(plan.totals?.basketCost).toBeGreaterThan(75);
    const [note] = plan.notes.filter((text) => text.includes("over your budget of $75"));
    const least = Number(/our cookbook's alone is about \$([\d.]+)\./.exec(note ?? "")?.[1]);
    expect(least).toBeLessThan(plan.totals?.basketCost ?? 0);

    const asked = endpoint.requests.length;
    await readStream(member.browser.stream(GENERATE, { forceRegenerate: true, source: "cookbook" }));
    const own = await storedOf(member);
    expect(endpoint.requests).toHaveLength(asked);
    expect(new Set(own.meals.map(({ source }) => source))).toEqual(new Set(["cookbook"]));
    const ownBasket = own.totals?.basketCost ?? 0;
    expect(ownBasket).toBeLessThan(plan.totals?.basketCost ?? 0);
    // Kept, or said: what a week of ours costs differs from week to week.
    expect(ownBasket <= 75 || own.notes.some((text) => text.includes("over your budget of $75"))).toBe(true);
  });

  test("what was changed is said", async () => {
    const member = await registerPaid(harness, "weekly-flex", { allergies: ["Dairy"] });
    await generate(member);
    const plan = await storedOf(member);
    expectSound(plan.meals, ["milk"], false);
    expect(plan.notes.join("\n")).toMatch(/became .*milk/);
    expect(plan.meals.some(({ source }) => source === "model")).toBe(true);
  });

  test("what was made and refused is counted for the administrator", async () => {
    await harness.database.execute("delete from generation_counts");
    const member = await registerPaid(harness, "weekly-flex");
    await generate(member);
    const plan = await storedOf(member);
    const admin = await unlocked(harness);
    const { json } = await admin.get("/api/admin/generation");
    const bySource = (source: string) => plan.meals.filter((meal) => meal.source === source).length;
    expect(json).toMatchObject({ plans: 1, modelMeals: bySource("model"), cookbookMeals: bySource("cookbook") });
    expect(json.meanSeconds).toBeGreaterThan(0);
  });

  test("tiers with priority generation ask their own model", async () => {
    await generate(await registerPaid(harness, "monthly-saver"));
    expect(new Set(endpoint.requests.map(({ body }) => body.model))).toEqual(new Set(["test-model-priority"]));
  });

  test("is told what the week is wished to be, and leaves a VIP's premium dishes to the cookbook", async () => {
    const wishes = { weekFilters: ["lowSodium"], weekCuisine: "greek", premiumDishes: true };
    const answers = { ...wishes, prepTime: 60, cookingLevel: "advanced", budget: 200 };
    const vip = await registerPaid(harness, "annual-vip", answers);
    await generate(vip);
    expect(endpoint.requests.every(({ text }) => /low in salt.*Greek cuisine/s.test(text))).toBe(true);
    const { meals } = await storedOf(vip);
    const mains = meals.filter(({ type }) => type === "lunch" || type === "dinner");
    expect(mains.filter(({ premium }) => premium).length).toBeGreaterThanOrEqual(mains.length / 4);
    expect(mains.some(({ source }) => source === "model")).toBe(true);
    endpoint.requests.length = 0;
    await generate(await registerPaid(harness, "weekly-flex", answers));
    expect(endpoint.requests.some(({ text }) => /low in salt|Greek cuisine/.test(text))).toBe(false);
  });

  test("nothing that tells who the person is goes upstream", async () => {
    const member = await registerPaid(harness, "weekly-flex", {
      age: 47,
      weight: "83.7",
      height: 181,
      gender: "male",
      allergies: ["Nuts", "Other"],
      otherAllergies: "kiwi, Ada Lovelace, ada.private@example.test, 0049 170 5551234",
    });
    await generate(member);
    expect(endpoint.requests.length).toBeGreaterThan(0);
    for (const { text, headers } of endpoint.requests) {
      const words = askedFor(text);
      expect(words.types.length).toBeGreaterThan(0);
      const seen = `${text} ${JSON.stringify({ ...headers, "content-length": "" })}`;
      for (const secret of [
        member.email,
        member.id,
        "Ada",
        "Lovelace",
        "ada.private",
        "5551234",
        "83.7",
        "181",
        "47 ",
        '"age"',
        "male",
        "cookie",
      ])
        expect(seen, secret).not.toContain(secret);
      expect(text).toContain("kiwi");
      expect(text).toContain("tree nuts");
    }
  });
});

const BEHAVIOURS: readonly (readonly [string, Behaviour])[] = [
  ["lying in every meal", lying],
  ["chunked by one character", streaming((text) => text, 1)],
  ["in one piece", streaming((text) => text, 100_000)],
  ["silent from the start", () => {}],
  ["stalled before its first meal", stallAfter(120)],
  ["stalled after its first meal", stallAfter(900)],
  ["cut at once", ({ response }) => void response.destroy()],
  ["cut within the first meal", cutAfter(200)],
  ["cut after the first meal", cutAfter(900)],
  ...[1, 61, 333, 512, 640, 777, 1_111, 1_500].map((at) => [`cut after ${at} characters`, cutAfter(at)] as const),
  ["HTTP 429", failing(429, { "retry-after": "1" })],
  ["HTTP 429 for an hour", failing(429, { "retry-after": "3600" })],
  ["HTTP 429 until another day", failing(429, { "retry-after": new Date(Date.now() + 864e5).toUTCString() })],
  ["HTTP 500", failing(500)],
  ["HTTP 401", failing(401)],
  ["HTML", failing(200, { "content-type": "text/html" }, "<html><body>{Welcome}</body></html>")],
  ["fenced", streaming((text) => `Sure! Here it is:\n\`\`\`json\n${text}\n\`\`\`\nEnjoy.`)],
  ["doubled", streaming((text) => text + text)],
  ["truncated", streaming((text) => text.slice(0, -300))],
  [
    "of another shape",
    streaming((text) => text.replaceAll('"ingredients"', '"stuff"').replaceAll('"meals"', '"dishes"')),
  ],
  [
    "of wrong types",
    streaming((text) =>
      text
        .replace(/"quantity":[\d.]+/g, '"quantity":{"much":true}')
        .replace(/"instructions":\[/g, '"instructions":[7,'),
    ),
  ],
  [
    "in another language",
    streaming((text) =>
      text.replace(
        /"instructions":\[[^\]]*\]/g,
        '"instructions":["Die Butter schmelzen und den Käse reiben.","Alles mit Sahne servieren."]',
      ),
    ),
  ],
  [
    "whole instead of streamed",
    ({ response, honestReply: content }) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    },
  ],
  [
    "ten thousand tokens of nothing",
    async (exchange) => {
      openStream(exchange);
      if (await sendText(exchange, "nothing ".repeat(10_000), 8)) endStream(exchange);
    },
  ],
  [
    "endless",
    async (exchange) => {
      openStream(exchange);
      while (await sendText(exchange, '{"meals":[{"name":"', 19, 20));
    },
  ],
  [
    "an error inside the stream",
    ({ response }) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end('data: {"error":{"message":"overloaded"}}\n\n');
    },
  ],
];

// How soon is bench/model-pace.ts's, and in virtual time that of use-cases/meal-plan/model/ask-model-pace.test.ts.
describe("whatever the endpoint does, a vegan without nuts gets a whole, safe week", () => {
  test.each(BEHAVIOURS)("%s", async (label, behaviour) => {
    await forget();
    endpoint.behave(behaviour);
    const member = await registerPaid(harness, "weekly-flex", { dietaryPreference: "vegan", allergies: ["Nuts"] });
    const events = await generate(member);
    expect(events.at(-1)).toMatchObject({ event: "done", data: { complete: true } });
    const plan = await storedOf(member);
    const count = plan.meals.filter(({ source }) => source === "model").length;
    console.log(`${label}: ${count} of the model's, ${endpoint.requests.length} requests`);
    // What asks to be left alone is not asked again.
    if (/an hour|another day/.test(label)) expect(endpoint.requests.length).toBeLessThanOrEqual(5);
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

describe("a model that takes its time", () => {
  test("is waited for as long as it goes on: a week of its own, though a day of it takes about 9 s", async () => {
    await forget();
    endpoint.behave(streaming((text) => text, 10, 30));
    const member = await registerPaid(harness, "weekly-flex");
    const events = await generate(member);
    const plan = await storedOf(member);
    const fromModel = plan.meals.filter(({ source }) => source === "model").length;
    expect(fromModel).toBeGreaterThanOrEqual(17);
    const states = new Set(named(events, "slot").map(({ data }) => data.state));
    expect(states).toContain("proposing");
    expect(states).toContain("checking");
  });

  test("has the rest filled from the cookbook at a press, from any tab, and all who follow see it", async () => {
    await forget();
    endpoint.behave(streaming((text) => text, 10, 60));
    const member = await registerPaid(harness, "weekly-flex");
    const stranger = await registerPaid(harness, "weekly-flex");
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
    // Pressed again, nothing changes.
    expect(mealPlan.parse((await member.browser.post(fill)).json)).toEqual(plan);
  });

  test("a second tab sees what happens to the slots that the first one fills", async () => {
    await forget();
    endpoint.behave(streaming((text) => text, 20, 30));
    const { browser } = await registerPaid(harness, "weekly-flex");
    const first = readStream(browser.stream(GENERATE));
    while (endpoint.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await readStream(browser.stream(GENERATE));
    await first;
    expect(named(second, "slot").map(({ data }) => data.state)).toContain("proposing");
  });
});

describe("a refused dish", () => {
  test("goes back to the model once, with the reason in our words", async () => {
    await forget();
    endpoint.behave((exchange) => {
      const isSecond = exchange.received.text.includes("Refused before");
      const toText = (text: string) =>
        isSecond ? text : text.replace(/"name":"[^"]*","quantity"/, '"name":"moon dust","quantity"');
      return streaming(toText)(exchange);
    });
    const member = await registerPaid(harness, "weekly-flex");
    const events = await generate(member);
    const again = endpoint.requests.filter(({ text }) => text.includes("Refused before"));
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

describe("readers", () => {
  test("two tabs: one set of requests, the same meals in both", async () => {
    await forget();
    endpoint.behave(streaming((text) => text, 40, 10));
    const { browser } = await registerPaid(harness, "weekly-flex");
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
    const first = endpoint.requests.filter(({ text }) => !text.includes("Refused before"));
    const days = first.map(({ text }) => askedFor(text).day);
    expect(new Set(days).size).toBe(days.length);
  });

  test("a reader who leaves stops the upstream in the middle; what was stored stays", async () => {
    await forget();
    endpoint.behave(streaming((text) => text, 10, 40));
    const member = await registerPaid(harness, "weekly-flex");
    const left = new AbortController();
    const seen: unknown[] = [];
    try {
      for await (const { event, data } of member.browser.stream(GENERATE, undefined, left.signal)) {
        if (event !== "meal") continue;
        seen.push(data.id);
        left.abort();
      }
    } catch {
      // Aborted on purpose.
    }
    await endpoint.left();
    expect(endpoint.requests.map(({ state }) => state)).toContain("cut");
    endpoint.behave(honest);
    await generate(member);
    const plan = await storedOf(member);
    expect(plan.meals).toHaveLength(21);
    expect(plan.meals.map(({ id }) => id)).toEqual(expect.arrayContaining(seen));
  });
});

describe("a generation that died half way", () => {
  test("is completed at once from the cookbook, its meals kept, without a second bill", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    await generate(member);
    const first = await storedOf(member);
    await harness.database.batch([
      { sql: "delete from meals where plan_id = ? and day > 2", args: [first.id] },
      {
        sql: "update meal_plans set status = 'running', lease_owner = 'a dead worker', lease_until = ? where id = ?",
        args: [Date.now() + 500, first.id],
      },
    ]);
    endpoint.requests.length = 0;
    await generate(member);
    const plan = await storedOf(member);
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(21);
    const kept = first.meals.filter(({ day }) => day <= 2).map(({ id }) => id);
    expect(plan.meals.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    expect(endpoint.requests).toEqual([]);
  });
});

describe("the number of plans a day", () => {
  test("is counted; beyond it the cookbook plans alone and the plan says so", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    await generate(member);
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    const counted = await harness.database.execute({
      sql: "update counters set count = 1000000 where key = ? and window = ?",
      args: [`model-plans:${member.id}`, midnight],
    });
    expect(counted.rowsAffected).toBe(1);
    endpoint.requests.length = 0;
    const plan = mealPlan.parse((await member.browser.post(GENERATE, { forceRegenerate: true })).json);
    expect(endpoint.requests).toEqual([]);
    expect(plan.meals.every(({ source }) => source === "cookbook")).toBe(true);
    expect(plan.notes).toContain(MODEL_QUOTA_NOTE);
  });
});

describe("a configuration that is only half there", () => {
  test.each([
    [{ LLM_BASE_URL: "http://127.0.0.1:1/v1" }, "LLM_MODEL is not"],
    [{ LLM_MODEL: "some-model" }, "without its endpoint"],
    [{ LLM_API_KEY: "some-key" }, "without its endpoint"],
    [{ LLM_BASE_URL: "ftp://127.0.0.1", LLM_MODEL: "some-model" }, "not an http or https address"],
  ])("%o is said at start", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  test("a complete one, and none, are fine", () => {
    expect(() => readSettings({})).not.toThrow();
    expect(() => readSettings({ LLM_BASE_URL: "http://127.0.0.1:1/v1", LLM_MODEL: "some-model" })).not.toThrow();
  });
});

describe("endpoints that take no schema", () => {
  test("are asked once in each stricter way, then as they want it", async () => {
    await forget();
    endpoint.behave((exchange) => {
      const isPlain = exchange.received.body.response_format === undefined;
      return isPlain ? honest(exchange) : failing(400)(exchange);
    });
    const member = await registerPaid(harness, "annual-vip");
    await generate(member);
    const plan = await storedOf(member);
    expect(plan.meals.filter(({ source }) => source === "model").length).toBeGreaterThan(10);
    const plain = endpoint.requests.find(({ body }) => body.response_format === undefined);
    expect(plain?.text).toContain("additionalProperties");
    endpoint.requests.length = 0;
    await generate(await registerPaid(harness, "annual-vip"));
    expect(endpoint.requests.every(({ body }) => body.response_format === undefined)).toBe(true);
  });
});

import { MODEL_PLAN_MS } from "@mealwright/schema/constants/timings";
import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { describe, expect, test } from "vitest";
import { HONEST_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import { VirtualClock } from "../../../../test/virtual-clock.ts";
import type { Meal } from "../../../domain/meal.ts";
import { createPlanContext } from "../../../domain/meal-plan/plan-context.ts";
import { ReplyScanner } from "../../../domain/model/reply/reply-scanner.ts";
import {
  type MealModel,
  type MealRequest,
  ModelFailure,
  type ModelOutput,
  type ModelReport,
} from "../../../domain/model-ports.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import type { Account } from "../../../domain/ports.ts";
import { verify } from "../../../domain/safety/gate/verify.ts";
import { fillSlots } from "../filling/fill-slots.ts";
import { type Asking, askModel } from "./ask-model.ts";

const ACCOUNT: Account = {
  id: "user-1",
  email: "somebody@example.test",
  name: "Somebody",
  role: "user",
  tier: "weekly-flex",
  createdAt: new Date(0),
  units: "metric",
  isEmailVerified: true,
  timeZone: "UTC",
};
const ANSWERS = preferencesInput.parse({
  goal: "eat_healthier",
  dietaryPreference: "omnivore",
  allergies: ["Nuts"],
  mealsPerDay: 3,
  prepTime: 45,
  budget: "120",
  cookingLevel: "intermediate",
});
const CONTEXT = createPlanContext(ACCOUNT, { ...ANSWERS, people: [] });
const TASTES = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
const clock = new VirtualClock();
let ids = 0;
const chance = {
  newId: () => {
    ids += 1;
    return `meal-${ids}`;
  },
  newSeed: () => 7,
};

/** What an honest model says for a day. */
function replyFor({ prompt }: MealRequest): string {
  const day = Number(/day (\d)/.exec(prompt.user)?.[1]);
  const meals = ["breakfast", "lunch", "dinner"].map((type) => {
    const pool = HONEST_MEALS.filter((meal) => meal.type === type && meal.allergies?.includes("Nuts") !== false);
    const meal = pool[day % pool.length];
    return {
      day,
      type,
      name: meal?.name,
      prepMinutes: meal?.minutes,
      ingredients: meal?.ingredients.map((line) => ({
        name: line.split("|")[2],
        quantity: Number(line.split("|")[0]),
        unit: line.split("|")[1],
      })),
      instructions: meal?.steps,
    };
  });
  return JSON.stringify({ meals });
}

const REPORT: ModelReport = { model: "test", firstTokenMs: 0, totalMs: 0, usage: null, negotiated: [] };
/** An endpoint that is never known to be dead. */
const ALIVE = { capacity: () => Number.POSITIVE_INFINITY, silenceMs: () => 60_000, forget: () => {} };

function dishesIn(text: string): readonly ModelOutput[] {
  return new ReplyScanner().push(text).map((dish) => ({ kind: "dish", dish }));
}

/** A model whose stream breaks after so many characters of each reply. */
function cutModel(offset: number, requests: MealRequest[] = []): MealModel {
  return {
    ...ALIVE,
    async *propose(request) {
      requests.push(request);
      const text = replyFor(request);
      yield* dishesIn(text.slice(0, offset));
      if (offset < text.length) throw new ModelFailure("cut", "cut on purpose");
      return REPORT;
    },
  };
}

function asking(days: readonly number[], signal = new AbortController().signal): Asking {
  return {
    slots: CONTEXT.slots.filter(({ day }) => days.includes(day)),
    meals: [],
    tastes: TASTES,
    seed: 7,
    totalMs: 60_000,
    signal,
  };
}

async function collect(model: MealModel, order: Asking): Promise<Meal[]> {
  const meals: Meal[] = [];
  for await (const event of askModel({ clock, chance }, model, CONTEXT, order))
    if (event.kind === "meal") meals.push(event.meal);
  return meals;
}

describe("a stream cut at every offset", () => {
  test("gives the meals that were closed, and the cookbook fills the rest of a verified week", {
    timeout: 600_000,
  }, async () => {
    const requests: MealRequest[] = [];
    const whole = await collect(cutModel(1_000_000, requests), asking([1]));
    const [request] = requests;
    if (request === undefined) throw new Error("nothing was asked");
    const text = replyFor(request);
    expect(whole.length).toBeGreaterThanOrEqual(2);
    const dishes = dishesIn(text);
    let closed = -1;
    let last = 0;
    for (let offset = 0; offset <= text.length; offset += 1) {
      const read = dishesIn(text.slice(0, offset));
      expect(read).toEqual(dishes.slice(0, read.length));
      // Between two closing braces all that follows is the same.
      if (read.length === closed && offset < text.length) continue;
      closed = read.length;
      const meals = await collect(cutModel(offset), asking([1]));
      expect(meals.map(({ name }) => name)).toEqual(whole.slice(0, meals.length).map(({ name }) => name));
      expect(meals.length).toBeGreaterThanOrEqual(last);
      const rest = fillSlots(CONTEXT, { ...TASTES, fixed: meals, seed: 7, newId: chance.newId });
      const week = [...meals, ...rest.mealsByDay.flat()];
      expect(new Set(week.map(slotKey)).size).toBe(21);
      expect(week).toHaveLength(21);
      for (const meal of week) expect(verify(meal, CONTEXT.eater), meal.name).toEqual([]);
      last = meals.length;
    }
    expect([closed, last]).toEqual([dishes.length, whole.length]);
  });
});

describe("asking", () => {
  test("is a day a request, at most five in flight, today first, no name twice", async () => {
    let inFlight = 0;
    let most = 0;
    const requests: MealRequest[] = [];
    const model: MealModel = {
      ...ALIVE,
      async *propose(request) {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await clock.wait(5);
        const report = yield* cutModel(1_000_000, requests).propose(request);
        inFlight -= 1;
        return report;
      },
    };
    const meals = await collect(model, asking([1, 2, 3, 4, 5, 6, 7]));
    const first = requests.filter(({ prompt }) => !prompt.user.includes("Refused before"));
    expect(first.map(({ prompt }) => Number(/day (\d)/.exec(prompt.user)?.[1]))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(5);
    expect(meals.length).toBeGreaterThan(12);
    expect(new Set(meals.map(({ name }) => name)).size).toBe(meals.length);
  });

  test("a dish that is not wanted any more is named to the model, and refused when it comes all the same", async () => {
    const [first] = await collect(cutModel(1_000_000), asking([1]));
    if (first === undefined) throw new Error("no dish");
    const never = {
      id: "n",
      templateId: null,
      name: first.name.toUpperCase(),
      wish: "never" as const,
      createdAt: new Date(0),
    };
    const requests: MealRequest[] = [];
    const order = { ...asking([1]), tastes: { ...TASTES, neverDishes: [never] } };
    const meals = await collect(cutModel(1_000_000, requests), order);
    expect(meals.length).toBeGreaterThan(0);
    expect(meals.map(({ name }) => name)).not.toContain(first.name);
    expect(requests[0]?.prompt.user).toContain(`Do not repeat: ${never.name}`);
  });

  test("asks for each slot twice at most at a model that brings nothing", async () => {
    const requests: MealRequest[] = [];
    expect(await collect(cutModel(20, requests), asking([1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
    expect(requests).toHaveLength(14);
  });

  test("leaves the model when the reader leaves", async () => {
    const left = new AbortController();
    let upstream: AbortSignal | undefined;
    const model: MealModel = {
      ...ALIVE,
      async *propose(request) {
        upstream = request.signal;
        yield* dishesIn(replyFor(request).slice(0, 20));
        await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
        return REPORT;
      },
    };
    void clock.wait(2_000).then(() => left.abort());
    const from = clock.now().getTime();
    expect(await collect(model, asking([1], left.signal))).toEqual([]);
    expect(clock.now().getTime() - from).toBeLessThan(3_000);
    expect(upstream?.aborted).toBe(true);
  });
});

/** A model that writes so many tokens a second, after its first word: a sign of life every 100 ms, each dish at its brace. */
function pacedModel(tokensPerSecond: number, firstTokenMs: number): MealModel {
  return {
    ...ALIVE,
    silenceMs: () => 7_250,
    async *propose(request) {
      await clock.wait(firstTokenMs);
      const scanner = new ReplyScanner();
      const text = replyFor(request);
      // Four characters a token.
      const size = Math.max(1, Math.round(tokensPerSecond * 0.4));
      for (let at = 0; at < text.length && !request.signal.aborted; at += size) {
        await clock.wait(100);
        yield { kind: "life" };
        for (const dish of scanner.push(text.slice(at, at + size))) yield { kind: "dish", dish };
      }
      return REPORT;
    },
  };
}

async function timed(model: MealModel, days = [1, 2, 3, 4, 5, 6, 7]) {
  const from = clock.now().getTime();
  const meals = await collect(model, { ...asking(days), totalMs: MODEL_PLAN_MS });
  return { meals, seconds: (clock.now().getTime() - from) / 1_000 };
}

describe("in virtual time", () => {
  test.each([
    [90, 500, 80],
    [150, 7_000, 80],
    [40, 800, 80],
    [15, 2_000, 30],
  ])(
    "%i tokens a second, the first after %i ms: at least %i percent of the week",
    async (speed, firstTokenMs, percent) => {
      const { meals, seconds } = await timed(pacedModel(speed, firstTokenMs));
      const share = Math.round((100 * meals.length) / 21);
      console.log(`${speed} tokens/s: ${share} % after ${seconds.toFixed(1)} s`);
      expect(share).toBeGreaterThanOrEqual(percent);
      expect(seconds).toBeLessThanOrEqual(MODEL_PLAN_MS / 1_000 + 0.5);
    },
  );

  test("an endpoint that shows no sign of life is left after 7.25 s, all requests at once", async () => {
    let reason: unknown;
    const silent: MealModel = {
      ...ALIVE,
      silenceMs: () => 7_250,
      async *propose({ signal }) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        reason = signal.reason;
        yield { kind: "life" };
        throw signal.reason;
      },
    };
    const { meals, seconds } = await timed(silent);
    expect(meals).toEqual([]);
    expect(seconds).toBeCloseTo(7.25, 1);
    expect(reason).toMatchObject({ reason: "dead" });
  });

  test("one that only shows signs of life is left when the plan's time is over", async () => {
    const babbling: MealModel = {
      ...ALIVE,
      silenceMs: () => 7_250,
      async *propose({ signal }) {
        while (!signal.aborted) {
          await clock.wait(1_000);
          yield { kind: "life" };
        }
        return REPORT;
      },
    };
    const { seconds } = await timed(babbling, [1]);
    expect(seconds).toBeCloseTo(MODEL_PLAN_MS / 1_000, 0);
  });

  test("what is known to be dead is not asked, and its slots are the cookbook's at once", async () => {
    const dead: MealModel = {
      ...ALIVE,
      capacity: () => 0,
      async *propose() {
        yield { kind: "life" };
        throw new Error("it was asked");
      },
    };
    const states: string[] = [];
    for await (const event of askModel({ clock, chance }, dead, CONTEXT, asking([1])))
      if (event.kind === "slot") states.push(event.state);
    expect(states).toEqual(["cookbook", "cookbook", "cookbook"]);
  });
});

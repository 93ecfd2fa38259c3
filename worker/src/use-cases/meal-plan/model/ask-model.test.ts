import { describe, expect, test } from "vitest";
import {
  ALIVE,
  asking,
  CONTEXT,
  chance,
  clock,
  collect,
  REPORT,
  replyFor,
  TASTES,
} from "../../../../test/fixtures/model/ask-model.ts";
import { ReplyScanner } from "../../../domain/model/reply/reply-scanner.ts";
import { type MealModel, type MealRequest, ModelFailure, type ModelOutput } from "../../../domain/model-ports.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import { verify } from "../../../domain/safety/gate/verify.ts";
import { fillSlots } from "../filling/fill-slots.ts";

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

import { describe, expect, test } from "vitest";
import {
  ALIVE,
  asking,
  clock,
  collect,
  cutModel,
  dishesIn,
  REPORT,
  replyFor,
  TASTES,
} from "../../../../test/fixtures/model/ask-model.ts";
import type { MealModel, MealRequest } from "../../../domain/model-ports.ts";

describe("asking a model for a week", () => {
  test("sends one request per day, at most five at once, today first, and accepts no name twice", async () => {
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

  test('names dishes marked "never again" to the model, and refuses them anyway', async () => {
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

  test("asks at most twice for each slot if the model returns nothing", async () => {
    const requests: MealRequest[] = [];
    expect(await collect(cutModel(20, requests), asking([1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
    expect(requests).toHaveLength(14);
  });

  test("cancels the request when the reader leaves", async () => {
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

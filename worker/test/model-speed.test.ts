import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPaid } from "./factories.ts";
import { startHarness } from "./harness.ts";
import { medianOf } from "./median.ts";
import { type ModelEndpoint, startModelEndpoint, streaming } from "./model-endpoint.ts";

const GENERATIONS = 24;
const BAR_MS = 20;
const FRESH_WORKERS = 5;

let endpoint: ModelEndpoint;
type Running = Awaited<ReturnType<typeof startHarness>>;
const startWithModel = () =>
  startHarness({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model", LIMIT_SCALE: "50" });

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  // A model thinks before its first word, and takes its time between a meal's end and the next.
  endpoint.behave(async (exchange) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await streaming((text) => text, 30, 2)(exchange);
  });
});

afterAll(() => endpoint.stop());

/** Milliseconds from the first meal's closing brace to its arrival at the reader. */
async function waitForFirstMeal(harness: Running, answers: Record<string, unknown> = {}): Promise<number> {
  const { browser } = await registerPaid(harness, "weekly-flex", answers);
  endpoint.requests.length = 0;
  const left = new AbortController();
  let wait = Number.POSITIVE_INFINITY;
  try {
    for await (const { event, data } of browser.stream("/api/generate-meal-plan", undefined, left.signal)) {
      if (event !== "meal") continue;
      const sentAt = Math.min(...endpoint.requests.flatMap(({ firstMealAtMs }) => firstMealAtMs ?? []));
      wait = performance.now() - sentAt;
      expect(data.source).toBe("model");
      left.abort();
    }
  } catch (error) {
    if (!left.signal.aborted) throw error;
  }
  return wait;
}

const listed = (waits: readonly number[]) => waits.map((wait) => wait.toFixed(1)).join(", ");

// Measured again when the machine was busy with something else.
describe("the first meal is on the wire at most 20 ms after its closing brace", { retry: 2 }, () => {
  test("at the 95th of a hundred, over many generations of different people", async () => {
    const harness = await startWithModel();
    const waits: number[] = [];
    try {
      for (let run = 0; run < GENERATIONS; run++)
        waits.push(await waitForFirstMeal(harness, run % 2 === 0 ? {} : { allergies: ["Sesame"] }));
    } finally {
      await harness.stop();
    }
    console.log(`first meal after its closing brace: ${listed(waits)} ms`);
    const sorted = waits.toSorted((one, other) => one - other);
    expect(sorted[Math.ceil(GENERATIONS * 0.95) - 1]).toBeLessThan(BAR_MS);
  });

  test("also the very first of a worker that has just started", async () => {
    const waits: number[] = [];
    for (let run = 0; run < FRESH_WORKERS; run++) {
      const harness = await startWithModel();
      try {
        waits.push(await waitForFirstMeal(harness));
      } finally {
        await harness.stop();
      }
    }
    console.log(`in fresh workers: ${listed(waits)} ms`);
    expect(medianOf(waits)).toBeLessThan(BAR_MS);
  });
});

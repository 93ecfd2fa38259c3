import { MODEL_PLAN_MS } from "@mealwright/schema/constants/timings";
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
} from "../../../../test/fixtures/model/ask-model.ts";
import { ReplyScanner } from "../../../domain/model/reply/reply-scanner.ts";
import type { MealModel } from "../../../domain/model-ports.ts";
import { askModel } from "./ask-model.ts";

/** A model that writes this many tokens a second after its first word, with a sign of life every 100 ms. */
function pacedModel(tokensPerSecond: number, firstTokenMs: number): MealModel {
  return {
    ...ALIVE,
    silenceMs: () => 7_250,
    async *propose(request) {
      await clock.wait(firstTokenMs);
      const scanner = new ReplyScanner();
      const text = replyFor(request);
      // Four characters per token.
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

describe("asking a model, in simulated time", () => {
  test.each([
    [90, 500, 80],
    [150, 7_000, 80],
    [40, 800, 80],
    [15, 2_000, 30],
  ])(
    "at %i tokens a second, the first after %i ms, gives at least %i percent of the week",
    async (speed, firstTokenMs, percent) => {
      const { meals, seconds } = await timed(pacedModel(speed, firstTokenMs));
      const share = Math.round((100 * meals.length) / 21);
      console.log(`${speed} tokens/s: ${share} % after ${seconds.toFixed(1)} s`);
      expect(share).toBeGreaterThanOrEqual(percent);
      expect(seconds).toBeLessThanOrEqual(MODEL_PLAN_MS / 1_000 + 0.5);
    },
  );

  test("gives up on a silent server after 7.25 s, for all requests at once", async () => {
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

  test("does not count our own computing time as silence", async () => {
    // The first check is 9 s late, as in a cold isolate on a busy machine.
    const busy = { now: () => clock.now(), wait: (ms: number) => clock.wait(ms === 0 ? 9_000 : ms) };
    const types: string[] = [];
    for await (const event of askModel({ clock: busy, chance }, pacedModel(90, 10_000), CONTEXT, {
      ...asking([1]),
      totalMs: MODEL_PLAN_MS,
    }))
      if (event.kind === "meal") types.push(event.meal.type);
    expect(types).toEqual(["breakfast", "lunch", "dinner"]);
  });

  test("gives up on a server without content when the plan's time is over", async () => {
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

  test("skips a server known to be dead, and uses the cookbook at once", async () => {
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

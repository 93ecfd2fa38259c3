import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { planStreamEvents } from "@mealwright/schema/contract/meal-plan";
import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../client.ts";
import { expectError } from "../expectations.ts";
import { registerPaid, registerWithoutAnswers } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { activeOf, dieAfterDay, GENERATE, named, planOf, readStream } from "./plan-calls.ts";

const harness = openHarness();

describe("a streamed plan", () => {
  test("sends the plan, verified meals, the list and the end", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    await readStream((await registerPaid(harness(), "weekly-flex")).browser.stream(GENERATE));
    const events = await readStream(browser.stream(GENERATE, {}));
    for (const { event, data } of events) {
      const schema = Object.entries(planStreamEvents).find(([name]) => name === event)?.[1];
      expect(schema?.safeParse(data).error?.message, event).toBeUndefined();
    }
    expect(events[0]?.event).toBe("plan");
    expect(events.at(-1)).toMatchObject({ event: "done", data: { complete: true } });
    expect(named(events, "meal")).toHaveLength(21);
    expect(named(events, "grocery")).toHaveLength(1);
    const stored = await activeOf(browser, id);
    expect(new Set(stored.meals.map((meal) => meal.id))).toEqual(
      new Set(named(events, "meal").map(({ data }) => data.id)),
    );
    expect(named(events, "note").map(({ data }) => data.text)).toEqual(stored.notes);
  });

  test("sends an error with its status instead of a stream", async () => {
    const { browser } = await registerWithoutAnswers(harness());
    const reply = await browser.post(GENERATE, undefined, { headers: { accept: "text/event-stream" } });
    expectError(reply, 404, "preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
  });

  test("requested twice at once makes one plan with the same meals", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const [one, other] = await Promise.all([
      readStream(browser.stream(GENERATE)),
      readStream(browser.stream(GENERATE)),
    ]);
    const ids = (events: readonly StreamEvent[]) => new Set(named(events, "meal").map(({ data }) => data.id));
    expect(ids(one)).toEqual(ids(other));
    expect(ids(one).size).toBe(21);
    expect((await activeOf(browser, id)).meals).toHaveLength(21);
    expect((await browser.get("/api/meal-plans")).list).toHaveLength(1);
  });

  test("loses no meals if the reader leaves, and the next call completes it", async () => {
    const { browser, id } = await registerPaid(harness(), "weekly-flex");
    const left = new AbortController();
    const seen: unknown[] = [];
    try {
      for await (const { event, data } of browser.stream(GENERATE, {}, left.signal)) {
        if (event === "meal") seen.push(data.id);
        if (seen.length === 2) left.abort();
      }
    } catch {
      // Aborted by the test.
    }
    expect(seen.length).toBeGreaterThanOrEqual(2);
    const plan = planOf(await browser.post(GENERATE));
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(21);
    expect(plan.meals.map((meal) => meal.id)).toEqual(expect.arrayContaining(seen));
    expect((await activeOf(browser, id)).meals).toHaveLength(21);
  });

  test("interrupted by a crash is taken over and completed, keeping its meals", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const first = planOf(await browser.post(GENERATE));
    const { endLease } = await dieAfterDay(harness(), first.id, 3);
    const events = await readStream(browser.stream(GENERATE), endLease);
    expect(named(events, "meal")).toHaveLength(21);
    const plan = planOf(await browser.get(`/api/meal-plans/${first.id}`));
    expect(plan.complete).toBe(true);
    const kept = first.meals.filter((meal) => meal.day <= 3).map((meal) => meal.id);
    expect(plan.meals.map((meal) => meal.id)).toEqual(expect.arrayContaining(kept));
  });
});

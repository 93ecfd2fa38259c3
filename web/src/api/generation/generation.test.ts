import type { MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { describe, expect, test, vi } from "vitest";
import { HttpError, NetworkError, StreamError } from "../transport/http-error.ts";
import type { PlanStreamHandlers, streamMealPlan } from "../transport/stream.ts";
import { createGenerationStore } from "./generation.ts";

const REQUEST = { userId: "u1", weekOf: null, base: null, force: false, startedAt: "2026-11-16T08:00:00.000Z" };

/** A server that receives every stop. */
const told = async () => undefined;
const keep = async () => undefined;

/** A stream that the test controls. */
function playedStream() {
  let handlers: PlanStreamHandlers | undefined;
  let finish: (error?: unknown) => void = () => undefined;
  const stream = vi.fn<typeof streamMealPlan>((_body, given, signal) => {
    handlers = given;
    return new Promise<void>((resolve, reject) => {
      finish = (error) => (error === undefined ? resolve() : reject(error));
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  return {
    stream,
    send: (event: PlanStreamEvent) => handlers?.onEvent(event),
    sendPlan: (plan: MealPlan) => handlers?.onPlan(plan),
    finish: (error?: unknown) => finish(error),
  };
}

/** Everything that was waiting has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const targets: MealPlan["targets"] = {
  energyKcal: 2000,
  proteinG: 75,
  carbohydrateG: { min: 1, max: 2 },
  fatG: { min: 1, max: 2 },
  fibreG: 28,
  sodiumMaxMg: 2300,
  basis: "reference",
  explanation: [],
};
const BEGIN: PlanStreamEvent = {
  event: "plan",
  data: { planId: "p1", weekOf: "2026-11-16", targets, slots: [{ day: 1, type: "lunch" }] },
};

const WHOLE: MealPlan = {
  ...{ id: "p1", weekOf: "2026-11-16", createdAt: REQUEST.startedAt, complete: true, targets, totals: null },
  ...{ meals: [], groceryList: [], notes: [] },
};

const never = () => Promise.reject(new Error("nobody pressed"));

describe("generating a plan", () => {
  test("starting it twice runs it once", async () => {
    const { stream, finish } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const first = store.start(REQUEST);
    expect(store.start(REQUEST)).toBeNull();
    expect(store.start({ ...REQUEST, force: true })).toBeNull();
    expect(stream).toHaveBeenCalledTimes(1);
    expect(stream.mock.calls[0]?.[0]).toEqual({ userId: "u1", forceRegenerate: false });
    finish();
    await first;
    expect(store.get().status).toBe("done");
    expect(store.start(REQUEST)).not.toBeNull();
  });

  test("can use recipes from the cookbook only", async () => {
    const { stream, finish } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const ended = store.start({ ...REQUEST, force: true, source: "cookbook" });
    expect(stream.mock.calls[0]?.[0]).toEqual({ userId: "u1", forceRegenerate: true, source: "cookbook" });
    finish();
    await ended;
  });

  test("notifies its subscribers until they unsubscribe", () => {
    const { stream, send } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    void store.start(REQUEST);
    send(BEGIN);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.get()).toMatchObject({ status: "running", draft: { planId: "p1" } });
    leave();
    send(BEGIN);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("stopping it keeps the meals so far and tells the server which plan to stop", async () => {
    const { stream, send } = playedStream();
    const stopPlan = vi.fn(told);
    const store = createGenerationStore({ stream, stopPlan, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    send(BEGIN);
    expect(await store.stop()).toBe(true);
    expect(stopPlan.mock.calls).toEqual([["p1"]]);
    const plan = { id: "p1", complete: false, stopped: true, slotCount: 1 };
    expect(await ended).toMatchObject({ status: "stopped", plan });
    expect(store.get().status).toBe("stopped");
  });

  test("filling the rest from the cookbook ends the stream and returns the server's plan", async () => {
    const { stream, send } = playedStream();
    const fillPlan = vi.fn(() => Promise.resolve(WHOLE));
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan, keep });
    const ended = store.start(REQUEST);
    send(BEGIN);
    await store.fill();
    expect(fillPlan.mock.calls).toEqual([["p1"]]);
    expect(await ended).toMatchObject({ status: "done", plan: WHOLE });
    expect(store.get()).toMatchObject({ status: "done", draft: { complete: true } });
  });

  test("stopping it before the plan has an id sends nothing to the server", async () => {
    const { stream } = playedStream();
    const stopPlan = vi.fn(told);
    const store = createGenerationStore({ stream, stopPlan, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    expect(await store.stop()).toBe(true);
    expect(stopPlan).not.toHaveBeenCalled();
    expect(await ended).toMatchObject({ status: "stopped", plan: null });
  });

  test("stopping it tells the server before closing the stream, so that no other tab finishes the plan", async () => {
    const { stream, send } = playedStream();
    let answer: () => void = () => undefined;
    const stopPlan = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    const store = createGenerationStore({ stream, stopPlan, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    send(BEGIN);
    const stopping = store.stop();
    // In this tab it ends at once, whatever still arrives.
    expect(await ended).toMatchObject({ status: "stopped" });
    const shown = store.get();
    send({ event: "done", data: { planId: "p1", totals: null, complete: true } });
    expect(store.get()).toBe(shown);
    const connection = stream.mock.calls[0]?.[2];
    expect(connection?.aborted).toBe(false);
    answer();
    await stopping;
    await settled();
    expect(connection?.aborted).toBe(true);
  });

  test("stopping it without a connection ends it in this tab and returns false", async () => {
    const { stream, send } = playedStream();
    const store = createGenerationStore({
      stream,
      fillPlan: never,
      stopPlan: () => Promise.reject(new NetworkError("gone")),
      keep,
    });
    const ended = store.start(REQUEST);
    send(BEGIN);
    expect(await store.stop()).toBe(false);
    expect(await ended).toMatchObject({ status: "stopped" });
  });

  test("stopping it when nothing runs sends nothing to the server", async () => {
    const stopPlan = vi.fn(told);
    const store = createGenerationStore({ stream: playedStream().stream, fillPlan: never, stopPlan, keep });
    expect(await store.stop()).toBe(true);
    expect(stopPlan).not.toHaveBeenCalled();
  });

  test("resuming it waits for a pending stop, which would otherwise stop it again", async () => {
    const { stream, send, finish } = playedStream();
    let answer: () => void = () => undefined;
    const store = createGenerationStore({
      stream,
      keep,
      fillPlan: never,
      stopPlan: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    });
    const ended = store.start(REQUEST);
    send(BEGIN);
    const stopping = store.stop();
    await ended;
    const again = store.start(REQUEST);
    await settled();
    expect(stream).toHaveBeenCalledTimes(1);
    expect(store.get().status).toBe("running");
    answer();
    await stopping;
    await settled();
    expect(stream).toHaveBeenCalledTimes(2);
    finish();
    expect(await again).toMatchObject({ status: "done" });
  });

  const REFUSAL = JSON.stringify({ success: false, error: "Stopped.", message: "Stopped.", code: "conflict" });
  test.each([
    ["in the stream", new StreamError(REFUSAL)],
    ["before the stream", new HttpError(409, "Conflict", REFUSAL)],
  ])("being stopped in another tab, reported %s, counts as stopped here, not as failed", async (_, error) => {
    const { stream, send, finish } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    send(BEGIN);
    finish(error);
    expect(await ended).toMatchObject({ status: "stopped", plan: { id: "p1", stopped: true } });
    expect(store.get().status).toBe("stopped");
  });

  test("stopping it after the last meal leaves the plan complete", async () => {
    const { stream, send } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    send(BEGIN);
    send({ event: "done", data: { planId: "p1", totals: null, complete: true } });
    await store.stop();
    const { plan } = (await ended) ?? {};
    expect(plan).toMatchObject({ complete: true });
    expect(plan).not.toHaveProperty("stopped");
  });

  test("a broken connection makes it fail, but keeps the reason and the meals so far", async () => {
    const { stream, send, finish } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    send(BEGIN);
    const error = new NetworkError("gone");
    finish(error);
    expect(await ended).toMatchObject({ status: "failed", plan: { id: "p1" } });
    expect(store.get().error).toBe(error);
  });

  test("if the server finished after the connection broke, it counts as done with the server's plan", async () => {
    const { stream, send, finish } = playedStream();
    const found = async () => WHOLE;
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep: found });
    const ended = store.start(REQUEST);
    send(BEGIN);
    finish(new NetworkError("gone"));
    expect(await ended).toMatchObject({ status: "done", plan: { id: WHOLE.id, complete: true } });
    expect(store.get()).toMatchObject({ status: "done", error: undefined });
  });

  test("settling it resets a finished run but keeps a failed one", async () => {
    const { stream, finish } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const first = store.start(REQUEST);
    store.settle();
    expect(store.get().status).toBe("running");
    finish();
    await first;
    store.settle();
    expect(store.get().status).toBe("idle");
    const second = store.start(REQUEST);
    finish(new NetworkError("gone"));
    await second;
    store.settle();
    expect(store.get().status).toBe("failed");
  });

  test("failing before the first meal leaves no plan", async () => {
    const { stream, finish } = playedStream();
    const ended = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep }).start(REQUEST);
    finish(new NetworkError("gone"));
    expect((await ended)?.plan).toBeNull();
  });

  test("a JSON reply becomes the plan", async () => {
    const { stream, sendPlan, finish } = playedStream();
    const store = createGenerationStore({ stream, stopPlan: told, fillPlan: never, keep });
    const ended = store.start(REQUEST);
    const plan: MealPlan = {
      id: "p9",
      weekOf: "2026-11-16",
      createdAt: "2026-11-16T07:00:00.000Z",
      complete: true,
      meals: [],
      groceryList: [],
      targets,
      totals: null,
      notes: [],
    };
    sendPlan(plan);
    finish();
    expect((await ended)?.plan).toBe(plan);
  });
});

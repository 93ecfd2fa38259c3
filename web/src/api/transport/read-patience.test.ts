import { MODEL_PLAN_MS, READ_PATIENCE_MS } from "@mealwright/schema/constants/timings";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askEarly } from "../../before-app/early-answers.ts";
import { NetworkError } from "./http-error.ts";
import { request } from "./request.ts";
import { getPage, send } from "./send.ts";
import { streamMealPlan } from "./stream.ts";
import { queryFetcher } from "./swr-options.ts";

const NEVER = new Promise<never>(() => {});

/** Whether a promise has ended, well or badly. */
function following(promise: Promise<unknown>): () => boolean {
  let isOver = false;
  promise
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return () => isOver;
}

/** Answers every request the same way; `asked` resolves with the first request. */
function stubFetch(answer: () => Promise<Response>) {
  const { promise: asked, resolve } = Promise.withResolvers<RequestInit | undefined>();
  vi.stubGlobal("fetch", (_path: string, init?: RequestInit) => {
    resolve(init);
    return answer();
  });
  return asked;
}

/** An answer whose body never ends. */
const endless = () => Promise.resolve(new Response(new ReadableStream({ pull: () => NEVER })));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.earlyAnswers = undefined;
});

const READS = {
  send: () => send("collection"),
  query: () => queryFetcher()("/api/favorites"),
  page: () => getPage("/api/admin/users"),
};

test.each([
  ["send", "no answer", () => NEVER],
  ["send", "half an answer", endless],
  ["query", "no answer", () => NEVER],
  ["page", "half an answer", endless],
] as const)("a read (%s) with %s ends as without a network once its time is over", async (read, _what, answer) => {
  const asked = stubFetch(answer);
  const reading = READS[read]();
  const isOver = following(reading);
  const init = await asked;
  await vi.advanceTimersByTimeAsync(READ_PATIENCE_MS - 1);
  expect([isOver(), init?.signal?.aborted]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  expect(init?.signal?.aborted).toBe(true);
});

test("what the page requested early is not waited for longer either", async () => {
  void stubFetch(() => NEVER);
  void askEarly({ userPath: "/api/user", paths: [] });
  const reading = send("user");
  following(reading);
  await vi.advanceTimersByTimeAsync(READ_PATIENCE_MS);
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
});

test("an answer in time leaves no timer behind", async () => {
  void stubFetch(() => Promise.resolve(Response.json([])));
  await send("collection");
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [
    "the model's suggestions",
    () => request("mealSuggestions", { body: { originalMeal: { id: "m" }, source: "model" } }),
  ],
  ["a plan's stream", () => streamMealPlan({}, { onEvent() {}, onPlan() {} }, new AbortController().signal)],
])("%s are given all the time they take", async (_what, call) => {
  const asked = stubFetch(() => NEVER);
  const isOver = following(call());
  await asked;
  await vi.advanceTimersByTimeAsync(MODEL_PLAN_MS);
  expect(isOver()).toBe(false);
});

import type { Household } from "@mealwright/schema/contract/household";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetEverything, heldAnswer, put } from "./cache.ts";
import { NetworkError } from "./http-error.ts";
import { keyOf } from "./queries.ts";
import { write } from "./write.ts";

const ALONE: Household = {
  people: [],
  unnamed: 0,
  portionsByDay: [1, 1, 1, 1, 1, 1, 1],
  dishes: { breakfast: 1, lunch: 1, dinner: 1, snack: 1 },
  narrowedBy: null,
};
const isHeld = () => heldAnswer(keyOf("household", {})) !== undefined;
const save = (isSentAgain: boolean) =>
  write("saveHousehold", { body: { people: [] } }, { household: () => put("household", {}, ALONE) }, isSentAgain);

beforeEach(async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  await put("household", {}, ALONE);
});

afterEach(async () => {
  await forgetEverything();
  vi.unstubAllGlobals();
});

/** The connection ends before a reply: the change may have been stored or not. */
const loseAnswers = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("connection lost")));

test("if the reply to a write is lost, the cached data it affects is dropped", async () => {
  loseAnswers();
  await expect(save(false)).rejects.toBeInstanceOf(NetworkError);
  await vi.waitFor(() => expect(isHeld()).toBe(false));
});

test("if a write will be sent again, the cached data stays", async () => {
  loseAnswers();
  await expect(save(true)).rejects.toBeInstanceOf(NetworkError);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isHeld()).toBe(true);
});

test("a refused write changes nothing and refetches nothing", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "No." }, { status: 409 }));
  await expect(save(false)).rejects.toMatchObject({ status: 409 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isHeld()).toBe(true);
});

test("a write to something that no longer exists drops the cached data", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "Not found" }, { status: 404 }));
  await expect(save(false)).rejects.toMatchObject({ status: 404 });
  await vi.waitFor(() => expect(isHeld()).toBe(false));
});

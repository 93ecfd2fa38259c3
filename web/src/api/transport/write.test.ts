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

test("after a lost answer nothing stays of what the answer would have brought", async () => {
  loseAnswers();
  await expect(save(false)).rejects.toBeInstanceOf(NetworkError);
  await vi.waitFor(() => expect(isHeld()).toBe(false));
});

test("what is sent again until it is answered stays as it is shown", async () => {
  loseAnswers();
  await expect(save(true)).rejects.toBeInstanceOf(NetworkError);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isHeld()).toBe(true);
});

test("after a refusal nothing was written, and nothing is asked for again", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "No." }, { status: 409 }));
  await expect(save(false)).rejects.toMatchObject({ status: 409 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isHeld()).toBe(true);
});

test("what a refused call was about is gone: what is on screen is asked for again", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "Not found" }, { status: 404 }));
  await expect(save(false)).rejects.toMatchObject({ status: 404 });
  await vi.waitFor(() => expect(isHeld()).toBe(false));
});

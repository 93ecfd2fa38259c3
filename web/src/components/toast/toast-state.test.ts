import { describe, expect, test } from "vitest";
import { reduceToasts, stopAfter, type Toast } from "./toast-state.ts";

const first: Toast = { id: "1", title: "Meal Updated!", open: true };

describe("toasts", () => {
  test("open when added, and a new toast replaces the old one", () => {
    const one = reduceToasts([], { type: "add", toast: { id: "1", title: "Meal Updated!" } });
    expect(one).toEqual([first]);
    expect(reduceToasts(one, { type: "add", toast: { id: "2", title: "Next" } })).toEqual([
      { id: "2", title: "Next", open: true },
    ]);
  });

  test("drop a description that repeats the title", () => {
    const shown = (description: string) =>
      reduceToasts([], { type: "add", toast: { id: "1", title: "Meal Updated!", description } })[0];
    expect(shown("Meal Updated!")).toEqual(first);
    expect(shown("On Friday.")).toEqual({ ...first, description: "On Friday." });
  });

  test("are updated by id", () => {
    expect(reduceToasts([first], { type: "update", id: "1", change: { title: "Again" } })[0]?.title).toBe("Again");
    expect(reduceToasts([first], { type: "update", id: "9", change: { title: "Again" } })).toEqual([first]);
  });

  test("stay in the list when dismissed, and leave it when removed", () => {
    const dismissed = reduceToasts([first], { type: "dismiss", id: "1" });
    expect(dismissed).toEqual([{ ...first, open: false }]);
    expect(reduceToasts([first], { type: "dismiss" })[0]?.open).toBe(false);
    expect(reduceToasts([first], { type: "dismiss", id: "9" })).toEqual([first]);
    expect(reduceToasts(dismissed, { type: "remove", id: "1" })).toEqual([]);
    expect(reduceToasts(dismissed, { type: "remove", id: "9" })).toEqual(dismissed);
    expect(reduceToasts(dismissed, { type: "remove" })).toEqual([]);
  });
});

test.each([
  ["Stopped in this tab only", "Stopped in this tab only. The server could not be reached."],
  ["Meal Updated!", "Meal Updated! The server could not be reached."],
])("%j ends like a sentence when read aloud before its description", (title, read) => {
  expect(`${title}${stopAfter(title)}The server could not be reached.`).toBe(read);
});

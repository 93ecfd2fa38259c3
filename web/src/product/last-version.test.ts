import { LAST_VERSION } from "@mealwright/schema/constants/plan-texts";
import { expect, test, vi } from "vitest";
import { bringBack, hasLastVersion, undoOf } from "./last-version.ts";

const NOW = new Date("2026-05-04T12:00:00Z");

test("replacing a plan can be undone for one day", () => {
  expect(hasLastVersion({}, NOW)).toBe(false);
  expect(hasLastVersion({ replacedAt: "2026-05-03T12:00:01Z" }, NOW)).toBe(true);
  expect(hasLastVersion({ replacedAt: "2026-05-03T12:00:00Z" }, NOW)).toBe(false);
});

test("the toast offers undo only if there is something to undo, and says whether it worked", async () => {
  const say = vi.fn();
  const restore = vi.fn(() => Promise.resolve());
  expect(undoOf(null, { restore, say })).toEqual({});
  expect(undoOf({ id: "p" }, { restore, say })).toEqual({});
  undoOf({ id: "p", replacedAt: new Date().toISOString() }, { restore, say }).undo?.();
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith({ title: LAST_VERSION.isBack, tone: "good" }));
  expect(restore).toHaveBeenCalledWith("p");
  await bringBack("p", { restore: () => Promise.reject(new Error("away")), say });
  expect(say).toHaveBeenLastCalledWith({ title: LAST_VERSION.failed, tone: "bad" });
});

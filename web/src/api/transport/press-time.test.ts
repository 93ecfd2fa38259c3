import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressTime, sendPress } from "./press-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each press gets a later time than the one before, even if the clock is set back", () => {
  const times = [1_000, 1_000, 1_000, 400, 5_000].map((now) => pressTime(now));
  expect(times).toEqual([1_000, 1_001, 1_002, 1_003, 5_000]);
});

/** A server whose clock is that far ahead: it dates a press by its arrival minus its age. */
async function datesOf(aheadMs: number, presses: readonly { at: number; outMs: number; backMs: number }[]) {
  const dates: number[] = [];
  for (const { at, outMs, backMs } of presses) {
    await sendPress(at, async ({ pressedAt, sentAt }) => {
      vi.advanceTimersByTime(outMs);
      dates.push(Date.now() + aheadMs - (sentAt - pressedAt));
      vi.advanceTimersByTime(backMs);
    });
  }
  return dates;
}

test.each([
  ["the server's clock", 0],
  ["a clock that is 40 s behind", 40_000],
  ["a clock that is an hour ahead", -3_600_000],
])("with %s, a delayed press keeps its place in the order", async (_, aheadMs) => {
  vi.setSystemTime(10_000_000);
  const presses = [
    { at: 9_000_000, outMs: 50, backMs: 50 },
    { at: 9_999_000, outMs: 45_000, backMs: 20 },
    { at: 10_000_300, outMs: 30, backMs: 9_000 },
    { at: 10_000_400, outMs: 5, backMs: 5 },
  ];
  const dates = await datesOf(aheadMs, presses);
  expect(dates).toEqual(dates.toSorted((one, other) => one - other));
});

test("a press that waited keeps its age, and a later one gets its own time", async () => {
  vi.setSystemTime(20_000_000);
  const [waited, later] = await datesOf(0, [
    { at: 19_400_000, outMs: 100, backMs: 100 },
    { at: 19_990_000, outMs: 100, backMs: 100 },
  ]);
  expect([waited, later]).toEqual([19_400_100, 19_990_100]);
});

import { COUNTDOWN_START_MINUTES, COUNTDOWN_TICK_MS } from "@mealwright/schema/constants/timings";
import { expect, test } from "vitest";
import { countdownMinutes, formatCountdown } from "./countdown.ts";

const shownAfter = (ticks: number) => formatCountdown(countdownMinutes(ticks * COUNTDOWN_TICK_MS));

test("L04, L05: the countdown starts at 23h 59m and drops one minute every 60 seconds", () => {
  expect(shownAfter(0)).toBe("23h 59m");
  expect(formatCountdown(countdownMinutes(COUNTDOWN_TICK_MS - 1_000))).toBe("23h 59m");
  expect(shownAfter(1)).toBe("23h 58m");
  expect(shownAfter(60)).toBe("22h 59m");
  expect(shownAfter(1_434)).toBe("0h 05m");
});

test("L06: the countdown wraps to 23h 59m after its last minute, as long as the page is open", () => {
  expect(shownAfter(1_439)).toBe("0h 00m");
  expect(shownAfter(1_440)).toBe("23h 59m");
  expect(shownAfter(1_441)).toBe("23h 58m");
  const week = Array.from({ length: 7 * 1_440 }, (_, tick) => countdownMinutes(tick * COUNTDOWN_TICK_MS));
  expect(new Set(week).size).toBe(1_440);
  expect([Math.min(...week), Math.max(...week)]).toEqual([0, COUNTDOWN_START_MINUTES]);
});

test("a timer that fires slightly early still counts, and a clock set back does no harm", () => {
  expect(countdownMinutes(COUNTDOWN_TICK_MS - 3)).toBe(COUNTDOWN_START_MINUTES - 1);
  expect(countdownMinutes(-3_600_000)).toBe(COUNTDOWN_START_MINUTES);
});

import { COUNTDOWN_START_MINUTES } from "@mealwright/schema/constants/timings";
import { expect, test } from "vitest";
import { formatCountdown, nextCountdownMinutes } from "./countdown.ts";

test("starts at 23h 59m and drops a minute a tick", () => {
  expect(formatCountdown(COUNTDOWN_START_MINUTES)).toBe("23h 59m");
  expect(formatCountdown(nextCountdownMinutes(COUNTDOWN_START_MINUTES))).toBe("23h 58m");
  expect(formatCountdown(60)).toBe("1h 00m");
  expect(formatCountdown(5)).toBe("0h 05m");
});

test("wraps to 23h 59m after its last minute, every 1,440 ticks", () => {
  expect(nextCountdownMinutes(0)).toBe(COUNTDOWN_START_MINUTES);
  let minutes = COUNTDOWN_START_MINUTES;
  for (let tick = 0; tick < 1_440; tick += 1) minutes = nextCountdownMinutes(minutes);
  expect(minutes).toBe(COUNTDOWN_START_MINUTES);
});

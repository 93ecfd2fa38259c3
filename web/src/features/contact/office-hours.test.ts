import { LIVE_CHAT } from "@mealwright/schema/constants/support";
import { expect, test } from "vitest";
import { localHours } from "./office-hours.ts";

test.each<[string, string, string, boolean]>([
  ["Europe/Berlin", "2026-01-15T10:00:00Z", "9:00 AM – 6:00 PM", true],
  ["Europe/Berlin", "2026-01-15T07:59:00Z", "9:00 AM – 6:00 PM", false],
  ["Europe/Berlin", "2026-07-15T16:00:00Z", "9:00 AM – 6:00 PM", false],
  ["America/New_York", "2026-01-15T10:00:00Z", "3:00 AM – 12:00 PM", true],
  // For the weeks between the American and the European clock change, the time difference is an hour less.
  ["America/New_York", "2026-03-20T10:00:00Z", "4:00 AM – 1:00 PM", true],
  ["America/New_York", "2026-07-15T10:00:00Z", "3:00 AM – 12:00 PM", true],
  ["Asia/Kolkata", "2026-01-15T10:00:00Z", "1:30 PM – 10:30 PM", true],
  ["Pacific/Auckland", "2026-01-15T22:30:00Z", "9:00 PM – 6:00 AM", false],
  // On the day itself, the clocks change at two in the morning.
  ["Europe/Berlin", "2026-03-29T00:30:00Z", "9:00 AM – 6:00 PM", false],
  ["UTC", "2026-03-29T00:30:00Z", "7:00 AM – 4:00 PM", false],
])("the chat hours in %s at %s are shown as %s", async (zone, now, text, isOpen) => {
  expect(await localHours(LIVE_CHAT, zone, new Date(now))).toEqual({ text, isOpen });
});

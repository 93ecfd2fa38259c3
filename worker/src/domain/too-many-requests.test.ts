import { expect, test } from "vitest";
import { tooManyRequests } from "./too-many-requests.ts";

test.each([
  [0, "a second"],
  [2, "2 seconds"],
  [60, "a minute"],
  [61, "2 minutes"],
  [7_200, "120 minutes"],
  [7_201, "3 hours"],
  [80_000, "23 hours"],
])("%i seconds are shown as %s", (seconds, text) => {
  const now = new Date("2026-11-22T10:00:00Z");
  const { message } = tooManyRequests(now, new Date(now.getTime() + seconds * 1_000));
  expect(message).toBe(`Too many tries. Please wait ${text}.`);
});

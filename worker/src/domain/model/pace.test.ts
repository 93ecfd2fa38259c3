import { describe, expect, test } from "vitest";
import { paceOf, requestDeadline } from "./pace.ts";

const USUAL = { isPatient: false, slowestFirstByteMs: 400 };

describe("the deadline of a model request depends on its progress", () => {
  test.each([
    ["nothing sent yet", USUAL, { startedAt: 0, lastByteAt: null, hasSpoken: false }, 10_000],
    ["a comment but no word yet", USUAL, { startedAt: 0, lastByteAt: 9_000, hasSpoken: false }, 19_000],
    ["a reply in progress", USUAL, { startedAt: 0, lastByteAt: 9_000, hasSpoken: true }, 14_000],
    ["a reasoning model", { ...USUAL, isPatient: true }, { startedAt: 0, lastByteAt: null, hasSpoken: false }, 30_000],
    [
      "a reasoning model replying",
      { ...USUAL, isPatient: true },
      { startedAt: 0, lastByteAt: 40_000, hasSpoken: true },
      45_000,
    ],
  ])("a server with %s", (_, habits, progress, deadline) => {
    expect(requestDeadline(paceOf(habits), progress)).toBe(deadline);
  });

  test.each([
    [0, 7_250],
    [500, 7_250],
    [4_000, 8_000],
    [9_000, 10_000],
  ])(
    "a server whose slowest first byte took %i ms counts as dead after %i ms of silence",
    (slowestFirstByteMs, silenceMs) => {
      expect(paceOf({ isPatient: false, slowestFirstByteMs }).silenceMs).toBe(silenceMs);
    },
  );
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPatience } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("is over after its time", () => {
  const { signal } = startPatience(10_000);
  vi.advanceTimersByTime(9_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("is not over by one timer that comes late, for whatever had the thread until then", () => {
  const { signal } = startPatience(10_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(false);
  for (let part = 2; part <= 10; part += 1) vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(true);
});

test("ends with the answer", () => {
  const { signal, end } = startPatience(10_000);
  vi.advanceTimersByTime(5_000);
  end();
  expect(vi.getTimerCount()).toBe(0);
  expect(signal.aborted).toBe(false);
});

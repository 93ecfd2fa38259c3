import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPatience } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a timeout aborts after its time", () => {
  const { signal } = startPatience(10_000);
  vi.advanceTimersByTime(9_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("a timeout is not triggered by one late timer on a busy thread", () => {
  const { signal } = startPatience(10_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(false);
  for (let part = 2; part <= 10; part += 1) vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(true);
});

test("a timeout ends when the answer arrives", () => {
  const { signal, end } = startPatience(10_000);
  vi.advanceTimersByTime(5_000);
  end();
  expect(vi.getTimerCount()).toBe(0);
  expect(signal.aborted).toBe(false);
});

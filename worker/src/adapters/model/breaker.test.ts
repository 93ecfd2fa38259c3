import { describe, expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

const FAILED = { isSuccess: false, hasSpoken: false, breakMs: null };
const WELL = { isSuccess: true, hasSpoken: true, breakMs: null };
const MINUTE = 60_000;

/** Lets this many requests end without a word. */
function fail(breaker: Breaker, times: number, now: number): void {
  for (let time = 0; time < times; time += 1) {
    breaker.enter(now);
    breaker.end(FAILED, now);
  }
}

describe("a circuit breaker", () => {
  test("opens for a minute after three failures in a row, then lets one request through", () => {
    const breaker = new Breaker();
    fail(breaker, 2, 0);
    expect(breaker.capacity(0)).toBe(Number.POSITIVE_INFINITY);
    fail(breaker, 1, 0);
    expect([breaker.capacity(0), breaker.capacity(MINUTE - 1), breaker.capacity(MINUTE)]).toEqual([0, 0, 1]);
    expect(breaker.enter(MINUTE)).toBe(true);
    expect(breaker.enter(MINUTE)).toBe(false);
    breaker.end(FAILED, MINUTE);
    expect([breaker.capacity(MINUTE), breaker.capacity(2 * MINUTE)]).toEqual([0, 1]);
    breaker.enter(2 * MINUTE);
    breaker.speak();
    expect(breaker.capacity(2 * MINUTE)).toBe(Number.POSITIVE_INFINITY);
  });

  test("starts counting again after a success", () => {
    const breaker = new Breaker();
    fail(breaker, 2, 0);
    breaker.enter(0);
    breaker.speak();
    breaker.end(WELL, 0);
    fail(breaker, 2, 0);
    expect(breaker.capacity(0)).toBe(Number.POSITIVE_INFINITY);
  });

  test("does not open while another request is being answered", () => {
    const breaker = new Breaker();
    breaker.enter(0);
    breaker.speak();
    fail(breaker, 5, 0);
    expect(breaker.capacity(0)).toBe(Number.POSITIVE_INFINITY);
  });

  test("opens at once, and for the given time, on a lasting failure", () => {
    const breaker = new Breaker();
    breaker.enter(0);
    breaker.end({ ...FAILED, breakMs: 5 * MINUTE }, 0);
    expect([breaker.capacity(4 * MINUTE), breaker.capacity(5 * MINUTE)]).toEqual([0, 1]);
  });

  test("ignores a request that we canceled", () => {
    const breaker = new Breaker();
    fail(breaker, 3, 0);
    breaker.enter(MINUTE);
    breaker.abandon(false);
    expect(breaker.capacity(MINUTE)).toBe(1);
  });
});

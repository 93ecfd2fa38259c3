import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paceOf } from "../../domain/model/pace.ts";
import { Watch } from "./watch.ts";

const PACE = paceOf({ isPatient: false, slowestFirstByteMs: 0 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(outer = new AbortController()) {
  const watch = new Watch(outer.signal, PACE);
  watch.begin();
  return watch;
}

describe("a model request", () => {
  test("is canceled if no byte arrives within 10 s, and may be retried", () => {
    const watch = open();
    vi.advanceTimersByTime(9_999);
    expect(watch.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(watch.signal.aborted).toBe(true);
    expect(watch.explain(new Error("aborted"))).toMatchObject({ reason: "slow", isBusy: true });
  });

  test("continues as long as bytes keep arriving", () => {
    const watch = open();
    for (let second = 0; second < 120; second += 4) {
      vi.advanceTimersByTime(4_000);
      watch.live();
    }
    expect(watch.signal.aborted).toBe(false);
  });

  test("is canceled after 5 s of silence within the reply", () => {
    const watch = open();
    vi.advanceTimersByTime(8_000);
    watch.speak();
    watch.live();
    vi.advanceTimersByTime(4_999);
    expect(watch.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(watch.explain(new Error("aborted"))).toMatchObject({ reason: "slow", isBusy: false });
  });

  test("has limited time to send usage data after its content", () => {
    const watch = open();
    watch.speak();
    watch.end(250);
    for (let at = 0; at < 250; at += 50) {
      vi.advanceTimersByTime(50);
      watch.live();
      watch.end(250);
    }
    expect(watch.signal.aborted).toBe(true);
  });

  test("canceled by the reader is not counted as a failure of the server", () => {
    const outer = new AbortController();
    const watch = open(outer);
    outer.abort();
    expect(watch.signal.aborted).toBe(true);
    expect(watch.explain(new Error("aborted")).reason).toBe("aborted");
  });
});

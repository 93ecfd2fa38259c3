import type { Clock } from "../src/domain/ports.ts";

/** A clock whose time passes only while everybody waits, so that minutes of waiting take no real time. */
export class VirtualClock implements Clock {
  private time = Date.UTC(2026, 10, 2, 9);
  private readonly waiting: { readonly at: number; readonly wake: () => void }[] = [];
  private isTurning = false;

  now(): Date {
    return new Date(this.time);
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      this.waiting.push({ at: this.time + milliseconds, wake });
      this.turn();
    });
  }

  /** Wakes whoever waits for the earliest moment, once nobody else has anything left to do. */
  private turn(): void {
    if (this.isTurning) return;
    this.isTurning = true;
    setImmediate(() => {
      this.isTurning = false;
      this.waiting.sort((one, other) => one.at - other.at);
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.time = Math.max(this.time, next.at);
      next.wake();
      if (this.waiting.length > 0) this.turn();
    });
  }
}

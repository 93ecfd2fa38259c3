import { MODEL_FAILURES_TO_BREAK } from "@mealwright/schema/constants/model";
import { MODEL_BREAK_MS } from "@mealwright/schema/constants/timings";

/** How a request behind the breaker ended. */
export interface Ending {
  /** It brought a dish. */
  readonly isSuccess: boolean;
  /** Whether `speak` was called for it. */
  readonly hasSpoken: boolean;
  /** Opens the breaker at once for this long; null leaves it to the count of failures. */
  readonly breakMs: number | null;
}

/**
 * A circuit breaker: after several failures in a row it is open and lets nothing through for a while, then half open
 * for one request, whose first words close it. All times are milliseconds since the epoch.
 */
export class Breaker {
  /** 0 while it is closed. */
  private openUntil = 0;
  private isProbing = false;
  private failures = 0;
  private speaking = 0;

  capacity(now: number): number {
    if (this.openUntil === 0) return Number.POSITIVE_INFINITY;
    return now >= this.openUntil && !this.isProbing ? 1 : 0;
  }

  /** Whether a request may be sent; each that may ends with `end` or `abandon`. */
  enter(now: number): boolean {
    if (this.capacity(now) === 0) return false;
    if (this.openUntil !== 0) this.isProbing = true;
    return true;
  }

  /** A request's first words have come. */
  speak(): void {
    this.speaking += 1;
    this.close();
  }

  end({ isSuccess, hasSpoken, breakMs }: Ending, now: number): void {
    if (hasSpoken) this.speaking -= 1;
    if (isSuccess) {
      this.failures = 0;
      this.close();
      return;
    }
    this.failures += 1;
    // An endpoint that is answering another request is not dead.
    const isDead = this.failures >= MODEL_FAILURES_TO_BREAK && this.speaking === 0;
    if (this.isProbing || isDead || breakMs !== null) this.open(now + Math.max(breakMs ?? 0, MODEL_BREAK_MS));
  }

  /** We gave the request up ourselves, which says nothing about the endpoint. */
  abandon(hasSpoken: boolean): void {
    if (hasSpoken) this.speaking -= 1;
    this.isProbing = false;
  }

  /** As if nothing had been sent yet. */
  reset(): void {
    this.failures = 0;
    this.close();
  }

  private open(until: number): void {
    this.openUntil = Math.max(this.openUntil, until);
    this.isProbing = false;
  }

  private close(): void {
    this.openUntil = 0;
    this.isProbing = false;
  }
}

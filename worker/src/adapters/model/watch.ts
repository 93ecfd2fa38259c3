import { ModelFailure } from "../../domain/model-ports.ts";

/** Leaves a request when its reader has gone, nothing came for too long, or its time is over. */
export class Watch {
  private readonly controller = new AbortController();
  private readonly outer: AbortSignal;
  private readonly endsAt: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isEnding = false;
  private isSlow = false;
  private readonly leave = () => this.controller.abort();

  /** @param endsAt milliseconds since the epoch. */
  constructor(outer: AbortSignal, endsAt: number) {
    this.outer = outer;
    this.endsAt = endsAt;
    outer.addEventListener("abort", this.leave);
    if (outer.aborted) this.leave();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something has to come within so many milliseconds. */
  expect(milliseconds: number): void {
    if (this.isEnding) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.isSlow = true;
        this.leave();
      },
      Math.max(0, Math.min(milliseconds, this.endsAt - Date.now())),
    );
  }

  /** All is over in so many milliseconds, whatever comes. */
  end(milliseconds: number): void {
    if (this.isEnding) return;
    this.expect(milliseconds);
    this.isEnding = true;
  }

  abort(): void {
    this.leave();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.outer.removeEventListener("abort", this.leave);
  }

  /** What an error of the request means. */
  explain(error: unknown): ModelFailure {
    if (error instanceof ModelFailure) return error;
    if (this.isSlow) return new ModelFailure("slow", "nothing came in time");
    if (this.outer.aborted) return new ModelFailure("aborted", "nobody waits any more");
    return new ModelFailure("cut", error instanceof Error ? error.name : "the connection failed");
  }
}

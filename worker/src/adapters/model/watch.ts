import { type Pace, type Progress, requestDeadline } from "../../domain/model/pace.ts";
import { ModelFailure } from "../../domain/model-ports.ts";

/** Aborts a request when its reader has left, or when the endpoint was silent for too long. */
export class Watch {
  private readonly controller = new AbortController();
  private readonly outer: AbortSignal;
  private readonly pace: Pace;
  private progress: Progress = { startedAt: Date.now(), lastByteAt: null, hasSpoken: false };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deadline = Number.POSITIVE_INFINITY;
  private isEnding = false;
  private isSlow = false;
  private readonly leave = () => this.controller.abort();

  constructor(outer: AbortSignal, pace: Pace) {
    this.outer = outer;
    this.pace = pace;
    outer.addEventListener("abort", this.leave);
    if (outer.aborted) this.leave();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get hasSpoken(): boolean {
    return this.progress.hasSpoken;
  }

  /** A request goes out. */
  begin(): void {
    this.progress = { startedAt: Date.now(), lastByteAt: null, hasSpoken: false };
    this.wind(requestDeadline(this.pace, this.progress));
  }

  /** Bytes have arrived, whatever they say. */
  live(): void {
    this.progress = { ...this.progress, lastByteAt: Date.now() };
    this.wind(requestDeadline(this.pace, this.progress));
  }

  /** Words of the reply have arrived. Returns true for the first of them. */
  speak(): boolean {
    const isFirst = !this.progress.hasSpoken;
    this.progress = { ...this.progress, hasSpoken: true };
    return isFirst;
  }

  /** Ends the request after this many milliseconds, whatever arrives; later calls change nothing. */
  end(milliseconds: number): void {
    this.wind(Date.now() + milliseconds);
    this.isEnding = true;
  }

  leaveNow(): void {
    this.leave();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.outer.removeEventListener("abort", this.leave);
  }

  /** What an error of the request means. */
  explain(error: unknown): ModelFailure {
    if (error instanceof ModelFailure) return error;
    // Before the first word, the endpoint may only be busy with requests ahead of ours.
    if (this.isSlow) return new ModelFailure("slow", this.silenceText(), { isBusy: !this.progress.hasSpoken });
    if (this.outer.aborted) {
      const { reason } = this.outer;
      return reason instanceof ModelFailure ? reason : new ModelFailure("aborted", "nobody waits any more");
    }
    const name = error instanceof Error ? `${error.name}: ${error.message}` : "the connection failed";
    return new ModelFailure(this.progress.lastByteAt === null ? "unreachable" : "cut", name.slice(0, 200));
  }

  private silenceText(): string {
    const { firstByteMs, idleMs } = this.pace;
    return this.progress.hasSpoken
      ? `silent for ${idleMs / 1000} s in the middle of its reply`
      : `no first word within ${firstByteMs / 1000} s`;
  }

  private wind(deadline: number): void {
    if (this.isEnding) return;
    const isSooner = deadline < this.deadline;
    this.deadline = deadline;
    // Chunks arrive by the thousand, so a later deadline does not reset the timer: it is looked up when the timer
    // fires.
    if (isSooner) this.arm();
  }

  private arm(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        if (Date.now() < this.deadline) return this.arm();
        this.isSlow = true;
        this.leave();
      },
      Math.max(0, this.deadline - Date.now()),
    );
  }
}

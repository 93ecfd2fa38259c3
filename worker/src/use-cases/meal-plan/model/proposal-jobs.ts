import { MODEL_ATTEMPTS, MODEL_BUSY_RETRIES, MODEL_REQUESTS_IN_FLIGHT } from "@mealwright/schema/constants/model";
import { MODEL_RETRY_NEEDS_MS, MODEL_RETRY_PAUSE_MS } from "@mealwright/schema/constants/timings";
import type { Slot } from "@mealwright/schema/rules/week";

/** One request to a model: slots of a day, and what it has to know besides. */
export interface Job {
  readonly day: number;
  readonly slots: readonly Slot[];
  readonly attempt: number;
  /** What makes it differ from others for the same slots. */
  readonly turn: number;
  /** What was wrong with the dish that was proposed for its slot before; null in a first request. */
  readonly refused: string | null;
  /** Not sent before. Milliseconds since the epoch. */
  readonly notBefore: number;
  /** How often it was put back because the endpoint had too much to do. */
  readonly busy: number;
}

/** A slot that has no dish after its request, and why where one was refused. */
export interface OpenSlot {
  readonly slot: Slot;
  readonly refused: string | null;
}

/** How a request ended. */
export interface JobEnding {
  readonly open: readonly OpenSlot[];
  readonly failure: { readonly isBusy: boolean; readonly retryAfterMs: number | null } | null;
  /** Other requests of the plan that bring something at the moment. */
  readonly speaking: number;
}

/**
 * The requests of a plan in the person's order, so many at a time; what a request leaves open is asked for once more and then
 * given up. Knows no clock and sends nothing. Times are milliseconds since the epoch.
 */
export class ProposalJobs {
  private readonly waiting: Job[];
  private readonly endsAt: number;
  private readonly attempts: number;
  private limit = MODEL_REQUESTS_IN_FLIGHT;
  private running = 0;

  /** @param endsAt when the time for all of them is over. */
  constructor(jobs: readonly Job[], endsAt: number, attempts = MODEL_ATTEMPTS) {
    this.waiting = [...jobs];
    this.endsAt = endsAt;
    this.attempts = attempts;
  }

  get isOver(): boolean {
    return this.running === 0 && this.waiting.length === 0;
  }

  get isRunning(): boolean {
    return this.running > 0;
  }

  /** The next request to send; null while none may be sent. `capacity`: how many more the endpoint is given. */
  next(now: number, capacity: number): Job | null {
    if (this.running >= this.limit || capacity <= 0) return null;
    const at = this.waiting.findIndex(({ notBefore }) => notBefore <= now);
    const [job] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (job === undefined) return null;
    this.running += 1;
    return job;
  }

  /** When a request that waits for its pause may be sent; null when none does. */
  get nextAt(): number | null {
    return this.waiting.length === 0 ? null : Math.min(...this.waiting.map(({ notBefore }) => notBefore));
  }

  /** A request has ended: what it leaves open is asked for again, or given back as given up. */
  end(job: Job, { open, failure, speaking }: JobEnding, now: number): readonly Slot[] {
    this.running -= 1;
    if (open.length === 0) return [];
    const pauseMs = failure === null ? 0 : (failure.retryAfterMs ?? MODEL_RETRY_PAUSE_MS);
    const again = { ...job, notBefore: now + pauseMs };
    if (failure?.isBusy && speaking > 0 && job.busy < MODEL_BUSY_RETRIES) {
      // An endpoint that answers others has room for fewer at a time: that was no attempt.
      this.limit = Math.max(1, Math.min(this.limit, speaking));
      this.waiting.unshift({ ...again, busy: job.busy + 1, slots: open.map(({ slot }) => slot) });
      return [];
    }
    if (job.attempt >= this.attempts || this.endsAt - now < MODEL_RETRY_NEEDS_MS) return open.map(({ slot }) => slot);
    const attempt = job.attempt + 1;
    if (failure !== null) this.waiting.unshift({ ...again, attempt, slots: open.map(({ slot }) => slot) });
    // After the first dishes of all days: a refused slot has had its turn.
    else
      for (const { slot, refused } of open)
        this.waiting.push({ ...again, attempt, slots: [slot], refused, turn: job.turn + attempt });
    return [];
  }

  /** Gives up all that waits. */
  clear(): readonly Slot[] {
    return this.waiting.splice(0).flatMap(({ slots }) => slots);
  }
}

import { MODEL_ATTEMPTS, MODEL_BUSY_RETRIES, MODEL_REQUESTS_IN_FLIGHT } from "@mealwright/schema/constants/model";
import { MODEL_RETRY_NEEDS_MS, MODEL_RETRY_PAUSE_MS } from "@mealwright/schema/constants/timings";
import type { Slot } from "@mealwright/schema/rules/week";

/** One request to a model: slots of a day, and what the prompt needs to know about them. */
export interface Job {
  readonly day: number;
  readonly slots: readonly Slot[];
  readonly attempt: number;
  /** Tells it apart from earlier requests for the same slots. */
  readonly turn: number;
  /** What was wrong with the dish proposed before; null in a first request. */
  readonly refused: string | null;
  /** Earliest time to send it. Milliseconds since the epoch. */
  readonly notBefore: number;
  /** How often it was put back because the endpoint was overloaded. */
  readonly busy: number;
}

/** A slot still without a dish after its request, and why if one was refused. */
export interface UnfilledSlot {
  readonly slot: Slot;
  readonly refused: string | null;
}

/** How a request ended. */
export interface JobEnding {
  readonly open: readonly UnfilledSlot[];
  readonly failure: { readonly isBusy: boolean; readonly retryAfterMs: number | null } | null;
  /** The plan's other requests that are delivering at the moment. */
  readonly speaking: number;
}

/**
 * The queue of a plan's requests, in the person's order and a limited number at a time; a slot that stays open is asked
 * for once more and then given up. Has no clock and sends nothing. Times are milliseconds since the epoch.
 */
export class ProposalJobs {
  private readonly waiting: Job[];
  private readonly endsAt: number;
  private readonly attempts: number;
  private limit = MODEL_REQUESTS_IN_FLIGHT;
  private running = 0;

  /** @param endsAt when time is up for all of them. */
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

  /** The next request to send; null while none may be sent. `capacity`: how many more the endpoint can take. */
  next(now: number, capacity: number): Job | null {
    if (this.running >= this.limit || capacity <= 0) return null;
    const at = this.waiting.findIndex(({ notBefore }) => notBefore <= now);
    const [job] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (job === undefined) return null;
    this.running += 1;
    return job;
  }

  /** When the next postponed request may be sent; null when none is postponed. */
  get nextAt(): number | null {
    return this.waiting.length === 0 ? null : Math.min(...this.waiting.map(({ notBefore }) => notBefore));
  }

  /** Ends a request: slots that are still open are asked for again, or returned as given up. */
  end(job: Job, { open, failure, speaking }: JobEnding, now: number): readonly Slot[] {
    this.running -= 1;
    if (open.length === 0) return [];
    const pauseMs = failure === null ? 0 : (failure.retryAfterMs ?? MODEL_RETRY_PAUSE_MS);
    const again = { ...job, notBefore: now + pauseMs };
    if (failure?.isBusy && speaking > 0 && job.busy < MODEL_BUSY_RETRIES) {
      // The endpoint answers other requests but is full: lower the limit, and do not count this as an attempt.
      this.limit = Math.max(1, Math.min(this.limit, speaking));
      this.waiting.unshift({ ...again, busy: job.busy + 1, slots: open.map(({ slot }) => slot) });
      return [];
    }
    if (job.attempt >= this.attempts || this.endsAt - now < MODEL_RETRY_NEEDS_MS) return open.map(({ slot }) => slot);
    const attempt = job.attempt + 1;
    if (failure !== null) this.waiting.unshift({ ...again, attempt, slots: open.map(({ slot }) => slot) });
    // A refused slot comes after the first dishes of all days.
    else
      for (const { slot, refused } of open)
        this.waiting.push({ ...again, attempt, slots: [slot], refused, turn: job.turn + attempt });
    return [];
  }

  /** Gives up every waiting request. */
  clear(): readonly Slot[] {
    return this.waiting.splice(0).flatMap(({ slots }) => slots);
  }
}

import {
  MODEL_FIRST_BYTE_MS,
  MODEL_IDLE_MS,
  MODEL_PATIENT_FIRST_BYTE_MS,
  MODEL_SILENCE_MS,
} from "@mealwright/schema/constants/timings";

/** How long a model's endpoint may be silent, in milliseconds. */
export interface Pace {
  /** Before a request's first word. */
  readonly firstByteMs: number;
  /** Between two signs of life once the reply has begun. */
  readonly idleMs: number;
  /** On all requests of a plan at once: then the endpoint counts as dead. */
  readonly silenceMs: number;
}

/** What is known of how a model answers. */
export interface Habits {
  /** It thinks, or writes its whole answer, before it sends anything. */
  readonly isPatient: boolean;
  /** The longest wait for a first byte that ended well; 0 before there was one. */
  readonly slowestFirstByteMs: number;
}

/** What a request has brought so far. Milliseconds since the epoch. */
export interface Progress {
  readonly startedAt: number;
  /** The last sign of life: any byte counts, even a comment, a thought or a ping. Null before the first. */
  readonly lastByteAt: number | null;
  /** Whether words of the reply itself have come. */
  readonly hasSpoken: boolean;
}

/** The limits for a model with these habits: one that is known to answer late gets more time. */
export function paceOf({ isPatient, slowestFirstByteMs }: Habits): Pace {
  if (isPatient)
    return {
      firstByteMs: MODEL_PATIENT_FIRST_BYTE_MS,
      idleMs: MODEL_IDLE_MS,
      silenceMs: MODEL_PATIENT_FIRST_BYTE_MS,
    };
  const learnt = Math.min(MODEL_FIRST_BYTE_MS, 2 * slowestFirstByteMs);
  return { firstByteMs: MODEL_FIRST_BYTE_MS, idleMs: MODEL_IDLE_MS, silenceMs: Math.max(MODEL_SILENCE_MS, learnt) };
}

/** When a request is given up unless something comes before. Milliseconds since the epoch. */
export function requestDeadline(pace: Pace, { startedAt, lastByteAt, hasSpoken }: Progress): number {
  if (lastByteAt === null) return startedAt + pace.firstByteMs;
  return lastByteAt + (hasSpoken ? pace.idleMs : pace.firstByteMs);
}

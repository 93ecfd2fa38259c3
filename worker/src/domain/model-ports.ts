import type { Prompt } from "./model/prompt/prompt.ts";

/** A request for dishes. */
export interface MealRequest {
  readonly prompt: Prompt;
  /** The reply's JSON schema. */
  readonly schema: object;
  /** Use the model of the tiers with priority generation first. */
  readonly isPriority: boolean;
  /** Aborted when nobody waits for the answer any more: the connection is closed at once. */
  readonly signal: AbortSignal;
}

/**
 * Why an endpoint delivered nothing more: for the log and the admin, never for a member. `slow` is one silent request,
 * `dead` all of a plan's at once.
 */
export type ModelFailureReason = "unreachable" | "refused" | "slow" | "dead" | "cut" | "nonsense" | "aborted";

export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** The endpoint is overloaded: ask it again, with fewer requests at a time. */
  readonly isBusy: boolean;
  /** Null if the endpoint names no time. */
  readonly retryAfterMs: number | null;

  constructor(
    reason: ModelFailureReason,
    message: string,
    { isBusy = false, retryAfterMs = null }: { isBusy?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.name = "ModelFailure";
    this.reason = reason;
    this.isBusy = isBusy;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What a request yields. A dish comes from outside and can be any value: it has to be parsed, checked and repaired. */
export type ModelOutput = { readonly kind: "life" } | { readonly kind: "dish"; readonly dish: unknown };

/** How a request went. */
export interface ModelReport {
  readonly model: string;
  readonly firstTokenMs: number | null;
  readonly totalMs: number;
  /** Null if the endpoint does not count them. */
  readonly usage: TokenUsage | null;
  /** Which of our parameters the endpoint accepts, in words. */
  readonly negotiated: readonly string[];
}

export interface TokenUsage {
  readonly promptTokens: number;
  /** Of the prompt's tokens, those read from the provider's cache. */
  readonly cachedTokens: number;
  readonly completionTokens: number;
}

/** A failed request, as the admin sees it. */
export interface KeptFailure {
  readonly at: Date;
  readonly model: string;
  readonly reason: string;
  readonly detail: string;
}

export interface ModelFailureLog {
  /** Adds one, and deletes those that are too old to be shown. */
  add(failure: KeptFailure & { readonly id: string }, oldest: Date): Promise<void>;
  /** Newest first. */
  list(since: Date, limit: number): Promise<readonly KeptFailure[]>;
}

/** Something that proposes dishes. */
export interface MealModel {
  /**
   * Yields each object that looks like a meal as soon as its closing brace has arrived, and signs of life. Throws
   * `ModelFailure`.
   */
  propose(request: MealRequest): AsyncGenerator<ModelOutput, ModelReport>;
  /**
   * How many requests may be sent now: none to an endpoint that is known to be dead, one to find out whether it still
   * is.
   */
  capacity(isPriority: boolean): number;
  /** Milliseconds without any sign of life after which the whole endpoint counts as dead. */
  silenceMs(isPriority: boolean): number;
  /** Forgets what was learned about the endpoint, including that it is dead: the next request finds out again. */
  forget(): void;
}

import type { Prompt } from "./model/prompt.ts";

/** The dishes of one request. */
export interface MealRequest {
  readonly prompt: Prompt;
  /** The reply's JSON schema. */
  readonly schema: object;
  /** Asks the model of the tiers with priority generation first. */
  readonly isPriority: boolean;
  /** Aborted when nobody waits for the answer any more: the endpoint is left at once. */
  readonly signal: AbortSignal;
}

/**
 * Why an endpoint gave no more: said in the log and to the admin, never to a member. `slow` is one silent request, `dead` all of
 * a plan's at once.
 */
export type ModelFailureReason = "unreachable" | "refused" | "slow" | "dead" | "cut" | "nonsense" | "aborted";

export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** The endpoint is there and has too much to do: it is asked again, with fewer requests at a time. */
  readonly isBusy: boolean;
  /** Null where the endpoint names no time. */
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

/** What a request brings: a dish is a stranger's, any value, to be parsed, checked and repaired. */
export type ModelOutput = { readonly kind: "life" } | { readonly kind: "dish"; readonly dish: unknown };

/** How a request went. */
export interface ModelReport {
  readonly model: string;
  readonly firstTokenMs: number | null;
  readonly totalMs: number;
  /** Null where the endpoint does not count them. */
  readonly usage: TokenUsage | null;
  /** What the endpoint takes of what is asked of it, in words. */
  readonly negotiated: readonly string[];
}

export interface TokenUsage {
  readonly promptTokens: number;
  /** Of the prompt's tokens, those read from the provider's cache. */
  readonly cachedTokens: number;
  readonly completionTokens: number;
}

/** A request that failed, as it is kept for the admin. */
export interface KeptFailure {
  readonly at: Date;
  readonly model: string;
  readonly reason: string;
  readonly detail: string;
}

export interface ModelFailureLog {
  /** Adds one, and removes what is too old to be shown. */
  add(failure: KeptFailure & { readonly id: string }, oldest: Date): Promise<void>;
  /** Newest first. */
  list(since: Date, limit: number): Promise<readonly KeptFailure[]>;
}

/** Something that proposes dishes. */
export interface MealModel {
  /** Each object that looks like a meal as soon as its closing brace has arrived, and signs of life. Throws `ModelFailure`. */
  propose(request: MealRequest): AsyncGenerator<ModelOutput, ModelReport>;
  /** Requests that may be sent at this moment: none to what is known to be dead, one to find out whether it still is. */
  capacity(isPriority: boolean): number;
  /** Milliseconds without any sign of life after which the whole endpoint counts as dead. */
  silenceMs(isPriority: boolean): number;
  /** Forgets what was learnt and that anything is dead: the next request finds out anew. */
  forget(): void;
}

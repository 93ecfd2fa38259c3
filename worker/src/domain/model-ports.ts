import type { Prompt } from "./model/prompt.ts";

/** One day's dishes to be asked for. */
export interface MealRequest {
  readonly prompt: Prompt;
  /** The reply's JSON schema. */
  readonly schema: object;
  /** Asks the model of the tiers with priority generation. */
  readonly isPriority: boolean;
  /** Aborted when nobody waits for the answer any more: the endpoint is left at once. */
  readonly signal: AbortSignal;
}

/** Why an endpoint gave no more: said in the log, never to a person. */
export type ModelFailureReason = "unreachable" | "refused" | "slow" | "cut" | "aborted";

export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason, message: string) {
    super(message);
    this.name = "ModelFailure";
    this.reason = reason;
  }
}

/** Something that proposes dishes. What it gives is a stranger's: any value, to be parsed, checked and mended. */
export interface MealModel {
  /** Each object that looks like a meal, as soon as its closing brace has arrived. Throws `ModelFailure`. */
  propose(request: MealRequest): AsyncGenerator<unknown>;
}

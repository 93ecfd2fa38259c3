import type { MealRequest, TokenUsage } from "../../domain/model-ports.ts";
import type { Dialect } from "./dialect.ts";

/** The parts of one message of an endpoint's answer that we use. */
export interface Chunk {
  /** Words of the reply. */
  readonly text: string;
  /** Whether the model thinks aloud. */
  readonly isThought: boolean;
  /** Token counts as far as this message knows them. */
  readonly usage: Partial<TokenUsage> | null;
  /** The endpoint reports a failure inside its stream. */
  readonly error: string | null;
  readonly isEnd: boolean;
}

export const EMPTY_CHUNK: Chunk = { text: "", isThought: false, usage: null, error: null, isEnd: false };

/** What a request asks of a model. */
export interface ModelQuery {
  readonly model: string;
  readonly request: Pick<MealRequest, "prompt" | "schema">;
  readonly dialect: Dialect;
  /** Known or configured to think first. */
  readonly thinks: boolean;
}

/** How to talk to one kind of API. */
export interface Protocol {
  /** The path below the base URL. */
  readonly path: string;
  /** All parameters of this API that can be dropped. */
  readonly dialect: Dialect;
  body(asked: ModelQuery): object;
  /** Reads one message, streamed or whole; silent for anything that it does not know. */
  read(message: unknown): Chunk;
}

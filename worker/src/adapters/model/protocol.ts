import type { MealRequest, TokenUsage } from "../../domain/model-ports.ts";
import type { Dialect } from "./dialect.ts";

/** What one message of an endpoint's answer says that we care for. */
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

/** How a kind of API is spoken. */
export interface Protocol {
  /** The path below the base URL. */
  readonly path: string;
  /** Everything there is to give up, as this API has it. */
  readonly dialect: Dialect;
  body(asked: ModelQuery): object;
  /** Reads one message, streamed or whole; silent for anything that it does not know. */
  read(message: unknown): Chunk;
}

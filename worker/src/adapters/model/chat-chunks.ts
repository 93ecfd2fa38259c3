import { createParser } from "eventsource-parser";

/** What a chunk of the stream says that we care for. */
export interface ChatChunk {
  readonly text: string;
  readonly usage: TokenUsage | null;
  /** The endpoint reports a failure inside the stream. */
  readonly isError: boolean;
  readonly isEnd: boolean;
}

export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** A line that never ends is no event. */
const MAX_PENDING_CHARS = 256 * 1024;
const END = "[DONE]";

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The chunk that a JSON text holds, streamed or whole; silent for anything else. */
function readChunk(data: string): ChatChunk {
  if (data.trim() === END) return { text: "", usage: null, isError: false, isEnd: true };
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return { text: "", usage: null, isError: false, isEnd: false };
  }
  const { choices, usage, error } = fieldsOf(parsed);
  const choice = fieldsOf(Array.isArray(choices) ? choices[0] : undefined);
  const text = textIn(fieldsOf(choice.delta).content) || textIn(fieldsOf(choice.message).content);
  const isError = error !== undefined && error !== null;
  return { text, usage: readUsage(usage), isError, isEnd: false };
}

function readUsage(value: unknown): TokenUsage | null {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = fieldsOf(value);
  return typeof promptTokens === "number" && typeof completionTokens === "number"
    ? { promptTokens, completionTokens }
    : null;
}

/** Turns the bytes of an answer into chunks: server-sent events, or one JSON document at its end. */
export class ChunkReader {
  private readonly decoder = new TextDecoder();
  private readonly chunks: ChatChunk[] = [];
  private readonly parser = createParser({
    maxBufferSize: MAX_PENDING_CHARS,
    onEvent: ({ data }) => this.chunks.push(readChunk(data)),
  });
  private readonly isStream: boolean;
  private document = "";

  constructor(contentType: string) {
    this.isStream = !contentType.includes("application/json");
  }

  /** Throws when the stream is no stream of events. */
  push(bytes: Uint8Array): readonly ChatChunk[] {
    const text = this.decoder.decode(bytes, { stream: true });
    if (this.isStream) this.parser.feed(text);
    else if (this.document.length < MAX_PENDING_CHARS) this.document += text;
    return this.chunks.splice(0);
  }

  end(): readonly ChatChunk[] {
    if (!this.isStream) return [readChunk(this.document)];
    this.parser.reset({ consume: true });
    return this.chunks.splice(0);
  }
}

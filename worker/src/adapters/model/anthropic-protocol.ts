import { MODEL_REPLY_TOKENS, MODEL_TEMPERATURE } from "@mealwright/schema/constants/model";
import type { TokenUsage } from "../../domain/model-ports.ts";
import { FULL_DIALECT } from "./dialect.ts";
import { type Fields, fieldsOf, numberIn, textIn } from "./fields.ts";
import { systemText } from "./openai-protocol.ts";
import { type Chunk, EMPTY_CHUNK, type ModelQuery, type Protocol } from "./protocol.ts";

/**
 * The body of a message; the unchanging system text is marked for the prompt cache. Models think only when asked to,
 * and a dish needs no thinking, so we never ask.
 */
function body(asked: ModelQuery): object {
  const { model, dialect, request } = asked;
  return {
    model,
    max_tokens: MODEL_REPLY_TOKENS,
    system: [{ type: "text", text: systemText(asked), cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user", content: request.prompt.user }],
    stream: dialect.stream,
    ...(dialect.temperature ? { temperature: MODEL_TEMPERATURE } : {}),
    ...(dialect.format === "json_schema"
      ? { output_config: { format: { type: "json_schema", schema: request.schema } } }
      : {}),
  };
}

/** Anthropic counts tokens read from or written to its cache separately from the other input tokens. */
function readUsage(value: unknown): Partial<TokenUsage> | null {
  const usage = fieldsOf(value);
  const input = numberIn(usage.input_tokens);
  const completionTokens = numberIn(usage.output_tokens);
  const cachedTokens = numberIn(usage.cache_read_input_tokens) ?? 0;
  const written = numberIn(usage.cache_creation_input_tokens) ?? 0;
  return {
    ...(input === null ? {} : { promptTokens: input + cachedTokens + written, cachedTokens }),
    ...(completionTokens === null ? {} : { completionTokens }),
  };
}

const READERS: ReadonlyMap<string, (fields: Fields) => Partial<Chunk>> = new Map<
  string,
  (fields: Fields) => Partial<Chunk>
>([
  ["message_start", ({ message }: Fields) => ({ usage: readUsage(fieldsOf(message).usage) })],
  ["content_block_delta", ({ delta }: Fields) => readDelta(fieldsOf(delta))],
  [
    "message_delta",
    ({ usage, delta }: Fields) => ({
      usage: readUsage(usage),
      error: fieldsOf(delta).stop_reason === "refusal" ? "refusal" : null,
    }),
  ],
  ["message_stop", () => ({ isEnd: true })],
  ["error", ({ error }: Fields) => ({ error: textIn(fieldsOf(error).message) || "an error inside the stream" })],
  // A whole message, from an endpoint that does not stream.
  ["message", ({ content, usage }: Fields) => ({ text: wholeText(content), usage: readUsage(usage) })],
]);

function readDelta({ type, text }: Fields): Partial<Chunk> {
  return { text: textIn(text), isThought: type === "thinking_delta" };
}

function wholeText(content: unknown): string {
  return Array.isArray(content) ? content.map((block) => textIn(fieldsOf(block).text)).join("") : "";
}

function read(message: unknown): Chunk {
  const fields = fieldsOf(message);
  return { ...EMPTY_CHUNK, ...READERS.get(textIn(fields.type))?.(fields) };
}

/** Anthropic's Messages API: its OpenAI-compatible endpoint ignores schemas. */
export const ANTHROPIC_PROTOCOL: Protocol = {
  path: "/messages",
  dialect: { ...FULL_DIALECT, tokenLimit: "none", streamOptions: false, reasoningEffort: false },
  body,
  read,
};

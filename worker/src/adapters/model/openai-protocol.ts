import {
  MODEL_REASONING_EFFORT,
  MODEL_REPLY_TOKENS,
  MODEL_TEMPERATURE,
  MODEL_THINKING_TOKENS,
} from "@mealwright/schema/constants/model";
import type { TokenUsage } from "../../domain/model-ports.ts";
import { type Dialect, FULL_DIALECT } from "./dialect.ts";
import { fieldsOf, firstOf, numberIn, textIn } from "./fields.ts";
import { type Chunk, EMPTY_CHUNK, type ModelQuery, type Protocol } from "./protocol.ts";

/**
 * The system text. For an endpoint that accepts no schema, it includes the schema and the word JSON, which some
 * require.
 */
export function systemText({ request: { prompt, schema }, dialect }: ModelQuery): string {
  if (dialect.format === "json_schema") return prompt.system;
  return `${prompt.system}\nThe JSON follows this schema:\n${JSON.stringify(schema)}`;
}

function responseFormat({ format }: Dialect, schema: object): object {
  if (format === "json_schema")
    return { response_format: { type: "json_schema", json_schema: { name: "day", strict: true, schema } } };
  return format === "json_object" ? { response_format: { type: "json_object" } } : {};
}

function messages(asked: ModelQuery): readonly object[] {
  const system = systemText(asked);
  const { user } = asked.request.prompt;
  if (!asked.dialect.systemRole) return [{ role: "user", content: `${system}\n\n${user}` }];
  return [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
}

/**
 * The body of a chat completion. Its unchanging part comes first, because providers cache prompts by their beginning.
 */
function body(asked: ModelQuery): object {
  const { model, dialect, thinks, request } = asked;
  const { tokenLimit } = dialect;
  return {
    model,
    messages: messages(asked),
    stream: dialect.stream,
    ...(dialect.stream && dialect.streamOptions ? { stream_options: { include_usage: true } } : {}),
    ...(tokenLimit === "none" ? {} : { [tokenLimit]: thinks ? MODEL_THINKING_TOKENS : MODEL_REPLY_TOKENS }),
    ...(dialect.temperature ? { temperature: MODEL_TEMPERATURE } : {}),
    ...(thinks && dialect.reasoningEffort ? { reasoning_effort: MODEL_REASONING_EFFORT } : {}),
    ...responseFormat(dialect, request.schema),
  };
}

/** OpenAI's counts; DeepSeek reports cached tokens in a field of its own. */
function readUsage(value: unknown): TokenUsage | null {
  const usage = fieldsOf(value);
  const promptTokens = numberIn(usage.prompt_tokens);
  const completionTokens = numberIn(usage.completion_tokens);
  if (promptTokens === null || completionTokens === null) return null;
  const cached =
    numberIn(fieldsOf(usage.prompt_tokens_details).cached_tokens) ?? numberIn(usage.prompt_cache_hit_tokens);
  return { promptTokens, completionTokens, cachedTokens: cached ?? 0 };
}

/** Content as a text, or as parts of which some are thoughts (Mistral). */
function readContent(content: unknown): { text: string; isThought: boolean } {
  if (!Array.isArray(content)) return { text: textIn(content), isThought: false };
  const parts = content.map(fieldsOf);
  return {
    text: parts.map((part) => (part.type === "thinking" ? "" : textIn(part.text))).join(""),
    isThought: parts.some((part) => part.type === "thinking"),
  };
}

function read(message: unknown): Chunk {
  const { choices, usage, error, response } = fieldsOf(Array.isArray(message) ? firstOf(message) : message);
  if (error !== undefined && error !== null) {
    return { ...EMPTY_CHUNK, error: textIn(fieldsOf(error).message) || textIn(error) || "an error inside the stream" };
  }
  const choice = fieldsOf(firstOf(choices));
  const words = fieldsOf(choice.delta ?? choice.message);
  const { text, isThought } = readContent(words.content);
  const reasoningTokens = numberIn(fieldsOf(fieldsOf(usage).completion_tokens_details).reasoning_tokens) ?? 0;
  const hasReasoning = reasoningTokens > 0 || textIn(words.reasoning_content) !== "" || textIn(words.reasoning) !== "";
  return {
    ...EMPTY_CHUNK,
    // Workers AI's own shape has the words in `response`.
    text: text === "" ? textIn(response) : text,
    isThought: isThought || hasReasoning,
    usage: readUsage(usage),
    error:
      choice.finish_reason === "error" || choice.finish_reason === "content_filter"
        ? String(choice.finish_reason)
        : null,
  };
}

/** The chat-completions API of OpenAI and of every compatible endpoint. */
export const OPENAI_PROTOCOL: Protocol = { path: "/chat/completions", dialect: FULL_DIALECT, body, read };

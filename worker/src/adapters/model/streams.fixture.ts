import type { ModelApi } from "../../model-variables.ts";

/** The dish that every stream below holds, and how it is cut into pieces. */
export const REPLY = '{"meals":[{"day":1,"type":"snack","name":"Pear","ingredients":[]}]}';
const PIECES = [REPLY.slice(0, 20), REPLY.slice(20, 45), REPLY.slice(45)];

/** An endpoint's answer as it comes over the wire. */
export interface KnownStream {
  readonly endpoint: string;
  readonly api: ModelApi;
  readonly contentType: string;
  readonly text: string;
  readonly thinks: boolean;
  readonly usage: {
    readonly promptTokens: number;
    readonly cachedTokens: number;
    readonly completionTokens: number;
  } | null;
}

const SSE = "text/event-stream";
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const delta = (fields: object, more: object = {}) =>
  data({
    id: "c-1",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: fields, finish_reason: null }],
    ...more,
  });
const DONE = "data: [DONE]\n\n";
const words = (more: object = {}) => PIECES.map((content) => delta({ content }, more)).join("");
const anthropic = (type: string, fields: object) => `event: ${type}\n${data({ type, ...fields })}`;

export const KNOWN_STREAMS: readonly KnownStream[] = [
  {
    endpoint: "OpenAI 4o: role first, usage in a chunk without choices",
    api: "openai",
    contentType: SSE,
    text: `${delta({ role: "assistant", content: "" })}${words()}${data({
      choices: [],
      usage: { prompt_tokens: 900, completion_tokens: 60, prompt_tokens_details: { cached_tokens: 512 } },
    })}${DONE}`,
    thinks: false,
    usage: { promptTokens: 900, cachedTokens: 512, completionTokens: 60 },
  },
  {
    endpoint: "OpenAI GPT-5: thoughts are only counted",
    api: "openai",
    contentType: SSE,
    text: `${words()}${data({
      choices: [],
      usage: { prompt_tokens: 900, completion_tokens: 700, completion_tokens_details: { reasoning_tokens: 640 } },
    })}${DONE}`,
    thinks: true,
    usage: { promptTokens: 900, cachedTokens: 0, completionTokens: 700 },
  },
  {
    endpoint: "Azure OpenAI: a first chunk of filter results",
    api: "azure",
    contentType: SSE,
    text: `${data({ choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] })}${words()}${DONE}`,
    thinks: false,
    usage: null,
  },
  {
    endpoint: "Anthropic: pings, thinking, text, the counts at both ends",
    api: "anthropic",
    contentType: SSE,
    text: [
      anthropic("message_start", {
        message: { id: "m-1", usage: { input_tokens: 100, cache_read_input_tokens: 800, output_tokens: 1 } },
      }),
      anthropic("ping", {}),
      anthropic("content_block_start", { index: 0, content_block: { type: "thinking", thinking: "" } }),
      anthropic("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking: "A pear." } }),
      anthropic("content_block_start", { index: 1, content_block: { type: "text", text: "" } }),
      ...PIECES.map((text) => anthropic("content_block_delta", { index: 1, delta: { type: "text_delta", text } })),
      anthropic("content_block_stop", { index: 1 }),
      anthropic("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 70 } }),
      anthropic("message_stop", {}),
    ].join(""),
    thinks: true,
    usage: { promptTokens: 900, cachedTokens: 800, completionTokens: 70 },
  },
  {
    endpoint: "Gemini: large pieces, usage in every chunk",
    api: "openai",
    contentType: SSE,
    text: `${delta({ role: "assistant", content: REPLY }, { usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 } })}${DONE}`,
    thinks: false,
    usage: { promptTokens: 900, cachedTokens: 0, completionTokens: 60 },
  },
  {
    endpoint: "Mistral: thoughts and words as parts of the content",
    api: "openai",
    contentType: SSE,
    text: `${delta({ content: [{ type: "thinking", thinking: [{ type: "text", text: "A pear." }] }] })}${PIECES.map((text) => delta({ content: [{ type: "text", text }] })).join("")}${DONE}`,
    thinks: true,
    usage: null,
  },
  {
    endpoint: "Groq: usage in a field of its own as well",
    api: "openai",
    contentType: SSE,
    text: `${words()}${data({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }], x_groq: { id: "r-1" }, usage: { prompt_tokens: 900, completion_tokens: 60 } })}${DONE}`,
    thinks: false,
    usage: { promptTokens: 900, cachedTokens: 0, completionTokens: 60 },
  },
  {
    endpoint: "OpenRouter: comments while it waits, reasoning beside the words",
    api: "openai",
    contentType: SSE,
    text: `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${delta({ content: "", reasoning: "A pear." })}${words({ provider: "Azure" })}${DONE}`,
    thinks: true,
    usage: null,
  },
  {
    endpoint: "DeepSeek and vLLM: reasoning_content, the cache's part counted apart",
    api: "openai",
    contentType: SSE,
    text: `${delta({ reasoning_content: "A pear." })}${words()}${data({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 60, prompt_cache_hit_tokens: 640 } })}${DONE}`,
    thinks: true,
    usage: { promptTokens: 900, cachedTokens: 640, completionTokens: 60 },
  },
  {
    endpoint: "Workers AI: its own shape",
    api: "workers-ai",
    contentType: SSE,
    text: `${PIECES.map((response) => data({ response })).join("")}${data({ response: "", usage: { prompt_tokens: 900, completion_tokens: 60 } })}${DONE}`,
    thinks: false,
    usage: { promptTokens: 900, cachedTokens: 0, completionTokens: 60 },
  },
  {
    endpoint: "Ollama: thoughts at the head of the words",
    api: "openai",
    contentType: SSE,
    text: `${["<thi", 'nk>{"meals":[{"ingredients":[]}]}', "</th", "ink>\n"].map((content) => delta({ content })).join("")}${words()}${DONE}`,
    thinks: false,
    usage: null,
  },
  {
    endpoint: "llama.cpp: one space after data:, CRLF, no role",
    api: "openai",
    contentType: `${SSE}; charset=utf-8`,
    text: `${words()}${DONE}`.replaceAll("\n", "\r\n"),
    thinks: false,
    usage: null,
  },
  {
    endpoint: "Cloudflare AI Gateway and others without streaming: one document",
    api: "openai",
    contentType: "application/json",
    text: JSON.stringify({
      choices: [{ index: 0, message: { role: "assistant", content: REPLY }, finish_reason: "stop" }],
      usage: { prompt_tokens: 900, completion_tokens: 60 },
    }),
    thinks: false,
    usage: { promptTokens: 900, cachedTokens: 0, completionTokens: 60 },
  },
  {
    endpoint: "Anthropic without streaming",
    api: "anthropic",
    contentType: "application/json",
    text: JSON.stringify({
      type: "message",
      content: [{ type: "text", text: REPLY }],
      usage: { input_tokens: 900, output_tokens: 60 },
    }),
    thinks: false,
    usage: { promptTokens: 900, cachedTokens: 0, completionTokens: 60 },
  },
];

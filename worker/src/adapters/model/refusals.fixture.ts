import type { Dialect } from "./dialect.ts";

/** A refusal as an endpoint words it, and what is given up for it. `source`: where the words were found. */
export interface KnownRefusal {
  readonly endpoint: string;
  readonly status: number;
  readonly body: string;
  readonly gives: Partial<Dialect>;
  readonly source: string;
}

const openai = (message: string, param: string | null, code: string | null) =>
  JSON.stringify({ error: { message, type: "invalid_request_error", param, code } });

export const KNOWN_REFUSALS: readonly KnownRefusal[] = [
  {
    endpoint: "OpenAI GPT-5",
    status: 400,
    body: openai(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      "max_tokens",
      "unsupported_parameter",
    ),
    gives: { tokenLimit: "max_completion_tokens" },
    source: "github.com/microsoft/vscode-copilot-release/issues/9954",
  },
  {
    endpoint: "OpenAI GPT-5",
    status: 400,
    body: openai(
      "Unsupported value: 'temperature' does not support 0.5 with this model. Only the default (1) value is supported.",
      "temperature",
      "unsupported_value",
    ),
    gives: { temperature: false },
    source: "github.com/diffbot/code-gpt-docs/issues/445",
  },
  {
    endpoint: "a proxy of OpenAI's o1-preview",
    status: 400,
    body: openai(
      "Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.",
      "stream",
      "unsupported_value",
    ),
    gives: { stream: false, streamOptions: false },
    source: "github.com/langgenius/dify/issues/8615",
  },
  {
    endpoint: "Azure OpenAI",
    status: 400,
    body: openai("Unknown parameter: 'stream_options'.", "stream_options", "unknown_parameter"),
    gives: { streamOptions: false },
    source: "github.com/jamesrochabrun/SwiftOpenAI/issues/67",
  },
  {
    endpoint: "Azure OpenAI with its own data",
    status: 400,
    body: JSON.stringify({
      error: {
        requestid: "eea1c96d",
        code: 400,
        message: "Validation error at #/stream_options: Extra inputs are not permitted",
      },
    }),
    gives: { streamOptions: false },
    source: "github.com/microsoft/semantic-kernel/issues/10510",
  },
  {
    endpoint: "OpenAI and Azure, a model that does not think",
    status: 400,
    body: openai("Unrecognized request argument supplied: reasoning_effort", null, null),
    gives: { reasoningEffort: false },
    source: "wording of github.com/quarkiverse/quarkus-langchain4j/issues/285, its parameter replaced",
  },
  {
    endpoint: "vLLM before 0.4.3",
    status: 400,
    body: JSON.stringify({
      object: "error",
      message:
        "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {}}]",
      type: "BadRequestError",
      param: null,
      code: 400,
    }),
    gives: { streamOptions: false },
    source: "github.com/modelscope/ms-agent/issues/489",
  },
  {
    endpoint: "Fireworks",
    status: 400,
    body: JSON.stringify({ error: { message: "Extra inputs are not permitted, field: 'stream_options'" } }),
    gives: { streamOptions: false },
    source: "github.com/FlowiseAI/Flowise/issues/2866",
  },
  {
    endpoint: "Mistral",
    status: 422,
    body: JSON.stringify({
      object: "error",
      message: {
        detail: [
          {
            type: "extra_forbidden",
            loc: ["body", "stream_options"],
            msg: "Extra inputs are not permitted",
            input: {},
          },
        ],
      },
      type: "invalid_request_error",
      param: null,
      code: null,
    }),
    gives: { streamOptions: false },
    source: "shape of github.com/editor-code-assistant/eca/issues/231, its parameter replaced",
  },
  {
    endpoint: "Groq, a model without JSON in streams",
    status: 400,
    body: JSON.stringify({
      error: { message: "response_format` does not support streaming", type: "invalid_request_error" },
    }),
    gives: { format: "json_object" },
    source: "github.com/BerriAI/litellm/issues/4804",
  },
  {
    endpoint: "Gemini, a model that does not think",
    status: 400,
    body: JSON.stringify([
      {
        error: {
          code: 400,
          message: 'Invalid JSON payload received. Unknown name "reasoning_effort": Cannot find field.',
          status: "INVALID_ARGUMENT",
        },
      },
    ]),
    gives: { reasoningEffort: false },
    source: "github.com/dzhng/deep-research/issues/23; array of github.com/MinLL/SkyrimNet-GamePlugin/issues/77",
  },
  {
    endpoint: "Workers AI, by the binding",
    status: 400,
    body: JSON.stringify({ error: { message: "5023: JSON Schema mode is not supported with stream mode." } }),
    gives: { format: "json_object" },
    source: "github.com/cloudflare/agents/issues/1685",
  },
  {
    endpoint: "Ollama, a model that does not think",
    status: 400,
    body: openai('"llama3.1:8b" does not support thinking', null, null),
    gives: { reasoningEffort: false },
    source: "github.com/Gitlawb/openclaude/issues/1371",
  },
  {
    endpoint: "Ollama, a model that thinks or not",
    status: 500,
    body: JSON.stringify({
      error: {
        message: 'think value "low" is not supported for this model',
        type: "api_error",
        param: null,
        code: null,
      },
    }),
    gives: { reasoningEffort: false },
    source: "github.com/ollama/ollama/issues/12561",
  },
  {
    endpoint: "llama.cpp, a schema that it cannot follow",
    status: 400,
    body: JSON.stringify({ error: { code: 400, message: "failed to parse grammar", type: "invalid_request_error" } }),
    gives: { format: "json_object" },
    source: "github.com/ggml-org/llama.cpp/pull/19349 (status), issues/19051 (words)",
  },
  {
    endpoint: "an endpoint that says nothing",
    status: 400,
    body: '{"error":{"message":"no"}}',
    gives: { reasoningEffort: false },
    source: "what costs least is given up first",
  },
];

/** Refusals that no other parameters would change. */
export const HOPELESS_REFUSALS: readonly {
  readonly endpoint: string;
  readonly status: number;
  readonly body: string;
}[] = [
  {
    endpoint: "OpenAI, a wrong key",
    status: 401,
    body: openai("Incorrect API key provided: sk-1234.", null, "invalid_api_key"),
  },
  {
    endpoint: "OpenAI, an unknown model",
    status: 404,
    body: openai("The model `gpt-9` does not exist or you do not have access to it.", null, "model_not_found"),
  },
  { endpoint: "Gemini, a wrong key", status: 400, body: '[{"error":{"code":400,"message":"API key not valid."}}]' },
  { endpoint: "anybody, too many requests", status: 429, body: '{"error":{"message":"Rate limit reached"}}' },
];

/** The kinds of API that we support. */
const MODEL_APIS = ["openai", "azure", "anthropic", "workers-ai"] as const;
export type ModelApi = (typeof MODEL_APIS)[number];

/** The model endpoint's variables, as the worker and the launcher read them. */
export interface ModelVariables {
  /** An address ("https://…/v1"), or "workers-ai" for the platform's own models through the binding `AI`. */
  readonly LLM_BASE_URL?: string;
  readonly LLM_MODEL?: string;
  /** Several models with commas between them, tried in order. */
  readonly LLM_MODELS?: string;
  readonly LLM_API_KEY?: string;
  /** Asked first for tiers with priority generation. */
  readonly LLM_MODEL_PRIORITY?: string;
  /** One of MODEL_APIS; derived from the address when absent. */
  readonly LLM_API?: string;
  /** Azure's `api-version`. */
  readonly LLM_API_VERSION?: string;
  /** "true" or "false": whether the models think before they answer; derived from their names when absent. */
  readonly LLM_THINKS?: string;
  /** The token of an authenticated Cloudflare AI Gateway in front of the endpoint. */
  readonly LLM_GATEWAY_TOKEN?: string;
  /** The most requests a day, for everybody together; after that, plans come from the cookbook. */
  readonly LLM_REQUESTS_PER_DAY?: string;
  /** US dollars per million tokens, to compute what a plan costs. */
  readonly LLM_PRICE_INPUT?: string;
  readonly LLM_PRICE_CACHED_INPUT?: string;
  readonly LLM_PRICE_OUTPUT?: string;
}

/** By name, as the launcher hands them to the worker. */
export const MODEL_VARIABLE_NAMES = [
  "LLM_BASE_URL",
  "LLM_MODEL",
  "LLM_MODELS",
  "LLM_API_KEY",
  "LLM_MODEL_PRIORITY",
  "LLM_API",
  "LLM_API_VERSION",
  "LLM_THINKS",
  "LLM_GATEWAY_TOKEN",
  "LLM_REQUESTS_PER_DAY",
  "LLM_PRICE_INPUT",
  "LLM_PRICE_CACHED_INPUT",
  "LLM_PRICE_OUTPUT",
] as const satisfies readonly (keyof ModelVariables)[];

export const WORKERS_AI = "workers-ai";

/** US dollars per million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

export interface ModelSettings {
  readonly api: ModelApi;
  /** Without a trailing slash; also identifies the endpoint in messages and in what is learned about it. */
  readonly baseUrl: string;
  /** In the order in which they are tried; at least one. */
  readonly models: readonly string[];
  readonly priorityModel: string | null;
  readonly apiKey: string | null;
  readonly apiVersion: string | null;
  readonly gatewayToken: string | null;
  /** Null: derived from the model's name. */
  readonly thinks: boolean | null;
  /** Null where they are not configured. */
  readonly prices: TokenPrices | null;
}

/** What is wrong with the model's variables, in a sentence; null when they are complete or absent. */
export function findModelMistake(variables: ModelVariables): string | null {
  const { LLM_BASE_URL: baseUrl, LLM_API: api, LLM_THINKS: thinks } = variables;
  if (MODEL_VARIABLE_NAMES.every((name) => !variables[name])) return null;
  if (!baseUrl)
    return "A model is configured without its endpoint: set LLM_BASE_URL, or unset the other LLM_ variables.";
  if (modelsOf(variables).length === 0)
    return "LLM_BASE_URL is set but LLM_MODEL is not: set both, or neither (LLM_MODELS takes several).";
  const { protocol } = URL.parse(baseUrl) ?? {};
  if (baseUrl !== WORKERS_AI && protocol !== "https:" && protocol !== "http:")
    return "LLM_BASE_URL is not an http or https address.";
  if (api && !isModelApi(api)) return `LLM_API is none of ${MODEL_APIS.join(", ")}.`;
  if (thinks && thinks !== "true" && thinks !== "false") return "LLM_THINKS is neither true nor false.";
  const price = PRICE_NAMES.find((name) => variables[name] && !(Number(variables[name]) >= 0));
  return price === undefined ? null : `${price} is not a number of US dollars a million tokens.`;
}

/** The settings that follow from the variables; null when they are absent. Throws what `findModelMistake` finds. */
export function readModelSettings(variables: ModelVariables): ModelSettings | null {
  const mistake = findModelMistake(variables);
  if (mistake !== null) throw new Error(mistake);
  const { LLM_BASE_URL: baseUrl } = variables;
  if (!baseUrl) return null;
  return {
    api: apiOf(variables.LLM_API, baseUrl),
    baseUrl: baseUrl.replace(/\/+$/, ""),
    models: modelsOf(variables),
    priorityModel: variables.LLM_MODEL_PRIORITY || null,
    apiKey: variables.LLM_API_KEY || null,
    apiVersion: variables.LLM_API_VERSION || null,
    gatewayToken: variables.LLM_GATEWAY_TOKEN || null,
    thinks: variables.LLM_THINKS ? variables.LLM_THINKS === "true" : null,
    prices: pricesOf(variables),
  };
}

const PRICE_NAMES = ["LLM_PRICE_INPUT", "LLM_PRICE_CACHED_INPUT", "LLM_PRICE_OUTPUT"] as const;

function pricesOf(variables: ModelVariables): TokenPrices | null {
  const { LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output, LLM_PRICE_CACHED_INPUT: cached } = variables;
  if (!input || !output) return null;
  return { input: Number(input), cachedInput: Number(cached || input), output: Number(output) };
}

function modelsOf({ LLM_MODEL: one, LLM_MODELS: several }: ModelVariables): readonly string[] {
  const names = `${one ?? ""},${several ?? ""}`.split(",").map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

function isModelApi(text: string): text is ModelApi {
  return MODEL_APIS.some((api) => api === text);
}

/** The API of well-known addresses; a gateway's address names the provider in its path. */
const APIS_OF_ADDRESSES: readonly (readonly [RegExp, ModelApi])[] = [
  [/^workers-ai$/, "workers-ai"],
  [/\.openai\.azure\.com|\.cognitiveservices\.azure\.com|\/azure-openai\//, "azure"],
  [/\/\/api\.anthropic\.com|gateway\.ai\.cloudflare\.com\/.*\/anthropic/, "anthropic"],
];

function apiOf(named: string | undefined, baseUrl: string): ModelApi {
  if (named && isModelApi(named)) return named;
  return APIS_OF_ADDRESSES.find(([address]) => address.test(baseUrl))?.[1] ?? "openai";
}

/** Names of models that think before they answer. */
const THINKERS = /(?:^|[/:_-])(?:o[134](?:$|[-:])|gpt-5|gpt-oss|qwq|magistral|deepseek-r|grok-4)|reason|think/i;

/** Whether a model thinks first, as far as the configuration or its name tells. */
export function isThinker(settings: Pick<ModelSettings, "thinks">, model: string): boolean {
  return settings.thinks ?? THINKERS.test(model);
}

/** The model endpoint's variables, as the worker and the launcher read them. */
export interface ModelVariables {
  readonly LLM_BASE_URL?: string;
  readonly LLM_MODEL?: string;
  readonly LLM_API_KEY?: string;
  /** The model of tiers with priority generation. */
  readonly LLM_MODEL_PRIORITY?: string;
}

/** What is wrong with the model's variables, in a sentence; null when they are complete or absent. */
export function findModelMistake(variables: ModelVariables): string | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model } = variables;
  if (!baseUrl && !model && !variables.LLM_API_KEY && !variables.LLM_MODEL_PRIORITY) return null;
  if (!baseUrl)
    return "A model is configured without its endpoint: set LLM_BASE_URL, or unset the other LLM_ variables.";
  if (!model) return "LLM_BASE_URL is set but LLM_MODEL is not: set both, or neither.";
  const { protocol } = URL.parse(baseUrl) ?? {};
  if (protocol === "https:" || protocol === "http:") return null;
  return "LLM_BASE_URL is not an http or https address.";
}

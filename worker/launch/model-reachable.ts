import { keyHeaders, requestUrl } from "../src/adapters/model/endpoint.ts";
import { readError } from "../src/adapters/model/refusal.ts";
import { readModelSettings, WORKERS_AI } from "../src/model-variables.ts";

const WAIT_MS = 3_000;

/** How the message below explains the status with which an endpoint answers an empty request. */
const MISTAKES: Readonly<Record<number, string>> = {
  401: "refuses the key: check LLM_API_KEY",
  403: "refuses the key: check LLM_API_KEY",
  404: "knows no such address: check the path of LLM_BASE_URL (most end in /v1)",
  405: "takes no questions at this address: check the path of LLM_BASE_URL (most end in /v1)",
};

/**
 * What is wrong with the configured model endpoint, in a sentence; null if it answers, or there is none. The request is
 * empty, so it costs nothing.
 */
export async function findModelTrouble(variables: Readonly<Record<string, string>>): Promise<string | null> {
  const settings = readModelSettings(variables);
  if (settings === null || settings.baseUrl === WORKERS_AI) return null;
  const url = requestUrl(settings, settings.models[0] ?? "");
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...keyHeaders(settings) },
      body: JSON.stringify({ model: settings.models[0], messages: [] }),
      redirect: "manual",
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const { text } = readError((await response.text()).slice(0, 4_000));
    if (response.status === 404 && /model/i.test(text)) return `${url} does not know the model: ${text.slice(0, 200)}`;
    const mistake = MISTAKES[response.status];
    return mistake === undefined ? null : `${url} ${mistake}.`;
  } catch (error) {
    return `${url} cannot be reached (${reasonOf(error)}): check LLM_BASE_URL, and that the model runs.`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
  return code === "TimeoutError" ? `no answer within ${WAIT_MS / 1000} s` : code;
}

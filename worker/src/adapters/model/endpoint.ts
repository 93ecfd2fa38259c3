import type { ModelConfig } from "../../env.ts";
import type { ModelApi } from "../../model-variables.ts";
import { ANTHROPIC_PROTOCOL } from "./anthropic-protocol.ts";
import { OPENAI_PROTOCOL } from "./openai-protocol.ts";
import type { Protocol } from "./protocol.ts";

const ANTHROPIC_VERSION = "2023-06-01";

export const PROTOCOLS: Readonly<Record<ModelApi, Protocol>> = {
  openai: OPENAI_PROTOCOL,
  azure: OPENAI_PROTOCOL,
  anthropic: ANTHROPIC_PROTOCOL,
  "workers-ai": OPENAI_PROTOCOL,
};

type Headers = Readonly<Record<string, string>>;

const KEY_HEADERS: Readonly<Record<ModelApi, (key: string) => Headers>> = {
  openai: (key) => ({ authorization: `Bearer ${key}` }),
  azure: (key) => ({ "api-key": key }),
  anthropic: (key) => ({ "x-api-key": key, "anthropic-version": ANTHROPIC_VERSION }),
  "workers-ai": () => ({}),
};

/** The headers that identify us to the endpoint and to a gateway in front of it. */
export function keyHeaders({ api, apiKey, gatewayToken }: Omit<ModelConfig, "ai">): Headers {
  return {
    ...(apiKey === null ? {} : KEY_HEADERS[api](apiKey)),
    ...(gatewayToken === null ? {} : { "cf-aig-authorization": `Bearer ${gatewayToken}` }),
  };
}

/**
 * The address of a model's requests. A base URL may carry a query, which stays at the end. Azure's has the deployment in its
 * path (`/openai/deployments/<name>`), unless the base names it already or is of the newer kind that ends in `/v1`.
 */
export function requestUrl(config: Omit<ModelConfig, "ai">, model: string): string {
  const url = new URL(config.baseUrl);
  const base = url.pathname.replace(/\/+$/, "");
  const isDeployed = /\/deployments\/|\/v1$|\/azure-openai\//.test(base);
  const deployment = config.api === "azure" && !isDeployed ? `/openai/deployments/${encodeURIComponent(model)}` : "";
  url.pathname = `${base}${deployment}${PROTOCOLS[config.api].path}`;
  if (config.apiVersion !== null && !url.searchParams.has("api-version")) {
    url.searchParams.set("api-version", config.apiVersion);
  }
  return url.href;
}

/** Sends a request's body: by HTTP, or to the platform's own models by its binding. */
export async function sendRequest(
  config: ModelConfig,
  model: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  if (config.api === "workers-ai") return runOnWorkersAi(config, model, body);
  return fetch(requestUrl(config, model), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream, application/json",
      // A few compressed bytes can expand beyond an isolate's memory.
      "accept-encoding": "identity",
      ...keyHeaders(config),
    },
    body: JSON.stringify(body),
    redirect: "manual",
    signal,
  });
}

/** The binding answers with a stream or a value, and refuses by throwing: all three as an HTTP answer. */
async function runOnWorkersAi({ ai }: ModelConfig, model: string, body: object): Promise<Response> {
  if (ai === null) return Response.json({ error: { message: "The AI binding is missing." } }, { status: 404 });
  try {
    const answer = await ai.run(model, { ...body, model: undefined });
    if (answer instanceof Response) return answer;
    if (answer instanceof ReadableStream) {
      return new Response(answer, { headers: { "content-type": "text/event-stream" } });
    }
    return Response.json(answer);
  } catch (error) {
    const message = error instanceof Error ? error.message : "the binding failed";
    return Response.json({ error: { message } }, { status: statusOf(message) });
  }
}

/** Workers AI's own codes at the start of a message (developers.cloudflare.com/workers-ai/platform/errors). */
function statusOf(message: string): number {
  if (/\b(?:3036|3040|429)\b|capacity|rate/i.test(message)) return 429;
  if (/\b5007\b|No such model/i.test(message)) return 404;
  return /\b50\d\d\b|\bAiError\b|valid/i.test(message) ? 400 : 500;
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KNOWN_STREAMS, REPLY } from "../../../test/fixtures/model/streams.ts";
import type { SettingStore } from "../../domain/identity-ports.ts";
import { REPLY_SCHEMA } from "../../domain/model/prompt/prompt.ts";
import { type KeptFailure, type MealModel, ModelFailure, type ModelReport } from "../../domain/model-ports.ts";
import type { ModelConfig } from "../../env.ts";
import { readModelSettings } from "../../model-variables.ts";
import { createChatModel } from "./chat-model.ts";
import { requestUrl } from "./endpoint.ts";

vi.spyOn(console, "log").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

type Answer = (body: Record<string, unknown>, response: ServerResponse, request: IncomingMessage) => void;
const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a local endpoint and records the bodies that it receives. */
async function serve(answer: Answer) {
  const bodies: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    const body: Record<string, unknown> = JSON.parse(text);
    bodies.push(body);
    answer(body, response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, bodies };
}

function memoryStores() {
  const values = new Map<string, string>();
  const settings: SettingStore = {
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => void values.set(key, value),
  };
  const kept: KeptFailure[] = [];
  const failures = { add: async (failure: KeptFailure) => void kept.push(failure) };
  return { values, settings, failures, kept };
}

function configFor(variables: Record<string, string>): ModelConfig {
  const settings = readModelSettings({ LLM_MODEL: "some-model", ...variables });
  if (settings === null) throw new Error("no endpoint");
  return { ...settings, ai: null };
}

async function ask(model: MealModel, isPriority = false) {
  const dishes: unknown[] = [];
  const request = {
    prompt: { system: "You propose dishes.", user: "day 1: snack" },
    schema: REPLY_SCHEMA,
    isPriority,
    signal: new AbortController().signal,
  };
  const outputs = model.propose(request);
  for (;;) {
    const { value, done } = await outputs.next();
    if (done) return { dishes, report: value as ModelReport };
    if (value.kind === "dish") dishes.push(value.dish);
  }
}

const DISH = JSON.parse(REPLY).meals[0];

const sendReply: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(`data: ${JSON.stringify({ choices: [{ delta: { content: REPLY } }] })}\n\ndata: [DONE]\n\n`);
};

function refuse(response: ServerResponse, message: string, param: string | null = null, status = 400): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message, param } }));
}

describe("replies in the formats of real servers", () => {
  test.each(KNOWN_STREAMS.map((stream) => [stream.endpoint, stream] as const))("%s", async (_, stream) => {
    const { baseUrl } = await serve((__, response) => {
      response.writeHead(200, { "content-type": stream.contentType });
      // Cut at arbitrary places, even within a line.
      for (let at = 0; at < stream.text.length; at += 37) response.write(stream.text.slice(at, at + 37));
      response.end();
    });
    const stores = memoryStores();
    const api = stream.api === "workers-ai" ? "openai" : stream.api;
    const { dishes, report } = await ask(createChatModel(configFor({ LLM_BASE_URL: baseUrl, LLM_API: api }), stores));
    expect(dishes).toEqual([DISH]);
    expect(report.usage).toEqual(stream.usage);
    expect([...stores.values.values()].some((value) => value.includes('"thinks":true'))).toBe(stream.thinks);
  });
});

describe("parameters a server does not accept", () => {
  /** The rules of GPT-5, in the order in which it checks them. */
  const strict: Answer = (body, response, request) => {
    if ("max_tokens" in body) return refuse(response, "Use 'max_completion_tokens' instead.", "max_tokens");
    if ("temperature" in body) return refuse(response, "Only the default (1) value is supported.", "temperature");
    sendReply(body, response, request);
  };

  test("are learned from its errors, stored, and known to other isolates", async () => {
    const { baseUrl, bodies } = await serve(strict);
    const stores = memoryStores();
    const config = configFor({ LLM_BASE_URL: baseUrl });
    expect((await ask(createChatModel(config, stores))).dishes).toEqual([DISH]);
    expect(bodies).toHaveLength(3);
    expect(bodies.at(-1)).toMatchObject({ max_completion_tokens: 4_000, stream: true });
    await ask(createChatModel(config, stores));
    expect(bodies).toHaveLength(4);
    // Another isolate knows only what is stored, so load the module again.
    vi.resetModules();
    const fresh = await import("./chat-model.ts");
    await ask(fresh.createChatModel(config, stores));
    expect(bodies).toHaveLength(5);
  });

  test("are found by leaving out one after another if the server does not name them", async () => {
    const { baseUrl, bodies } = await serve((body, response) => {
      if (Object.keys(body).length > 3 || body.stream === true) return refuse(response, "no");
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message: { content: REPLY } }] }));
    });
    expect((await ask(createChatModel(configFor({ LLM_BASE_URL: baseUrl }), memoryStores()))).dishes).toEqual([DISH]);
    expect(Object.keys(bodies.at(-1) ?? {}).sort()).toEqual(["messages", "model", "stream"]);
    expect(JSON.stringify(bodies.at(-1)?.messages)).toContain("additionalProperties");
  });

  test("a model known to reason is asked for little reasoning", async () => {
    const { baseUrl, bodies } = await serve(sendReply);
    await ask(createChatModel(configFor({ LLM_BASE_URL: baseUrl, LLM_MODEL: "gpt-5-mini" }), memoryStores()));
    expect(bodies[0]).toMatchObject({ reasoning_effort: "low", max_tokens: 12_000 });
    const plain = await serve(sendReply);
    await ask(createChatModel(configFor({ LLM_BASE_URL: plain.baseUrl }), memoryStores()));
    expect(plain.bodies[0]).not.toHaveProperty("reasoning_effort");
  });

  test("Anthropic's own API gets its own request format", async () => {
    let headers: IncomingMessage["headers"] = {};
    const { baseUrl, bodies } = await serve((_, response, request) => {
      headers = request.headers;
      expect(request.url).toBe("/v1/messages");
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ type: "message", content: [{ type: "text", text: REPLY }], usage: {} }));
    });
    const variables = { LLM_BASE_URL: baseUrl, LLM_API: "anthropic", LLM_API_KEY: "key-1" };
    await ask(createChatModel(configFor(variables), memoryStores()));
    expect(headers).toMatchObject({ "x-api-key": "key-1", "anthropic-version": "2023-06-01" });
    expect(headers.authorization).toBeUndefined();
    expect(bodies[0]).toMatchObject({
      system: [{ type: "text", text: "You propose dishes.", cache_control: { type: "ephemeral" } }],
      output_config: { format: { type: "json_schema" } },
      max_tokens: 4_000,
    });
    expect(bodies[0]).not.toHaveProperty("response_format");
  });
});

describe("request addresses", () => {
  test.each([
    ["https://api.openai.com/v1", {}, "https://api.openai.com/v1/chat/completions"],
    [
      "https://shop.openai.azure.com",
      { LLM_API_VERSION: "2024-10-21" },
      "https://shop.openai.azure.com/openai/deployments/some-model/chat/completions?api-version=2024-10-21",
    ],
    ["https://shop.openai.azure.com/openai/v1/", {}, "https://shop.openai.azure.com/openai/v1/chat/completions"],
    ["https://api.anthropic.com/v1", {}, "https://api.anthropic.com/v1/messages"],
    [
      "https://generativelanguage.googleapis.com/v1beta/openai/",
      {},
      "https://generativelanguage.googleapis.com/v1beta/openai/chat/completions",
    ],
    [
      "https://gateway.ai.cloudflare.com/v1/acc/gate/anthropic/v1",
      {},
      "https://gateway.ai.cloudflare.com/v1/acc/gate/anthropic/v1/messages",
    ],
    [
      "https://gateway.ai.cloudflare.com/v1/acc/gate/azure-openai/shop/dep",
      { LLM_API_VERSION: "2024-10-21" },
      "https://gateway.ai.cloudflare.com/v1/acc/gate/azure-openai/shop/dep/chat/completions?api-version=2024-10-21",
    ],
    [
      "https://api.cloudflare.com/client/v4/accounts/acc/ai/v1",
      {},
      "https://api.cloudflare.com/client/v4/accounts/acc/ai/v1/chat/completions",
    ],
  ])("%s", (baseUrl, variables, url) => {
    expect(requestUrl(configFor({ LLM_BASE_URL: baseUrl, ...variables }), "some-model")).toBe(url);
  });
});

describe("Workers AI through its binding", () => {
  test("streams, and an exception is handled like an error response", async () => {
    const inputs: object[] = [];
    const ai = {
      async run(_: string, input: object) {
        inputs.push(input);
        if ("response_format" in input && JSON.stringify(input.response_format).includes("json_schema"))
          throw new Error("5023: JSON Schema mode is not supported with stream mode.");
        return new Blob([`data: ${JSON.stringify({ response: REPLY })}\n\ndata: [DONE]\n\n`]).stream();
      },
    };
    const config = { ...configFor({ LLM_BASE_URL: "workers-ai", LLM_MODEL: "@cf/meta/llama" }), ai };
    expect((await ask(createChatModel(config, memoryStores()))).dishes).toEqual([DISH]);
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toMatchObject({ response_format: { type: "json_object" }, stream: true });
  });
});

describe("several configured models", () => {
  test("are tried in order, with the priority model first for members who have it", async () => {
    const { baseUrl, bodies } = await serve((body, response, request) => {
      if (body.model === "second") sendReply(body, response, request);
      else refuse(response, `The model ${String(body.model)} does not exist`, null, 404);
    });
    const variables = { LLM_BASE_URL: baseUrl, LLM_MODEL: "", LLM_MODELS: "first, second", LLM_MODEL_PRIORITY: "best" };
    const model = createChatModel(configFor(variables), memoryStores());
    expect((await ask(model, true)).report.model).toBe("second");
    expect(bodies.map(({ model: name }) => name)).toEqual(["best", "first", "second"]);
    await ask(model, true);
    // A model that does not exist is not asked again for a minute.
    expect(bodies.map(({ model: name }) => name)).toEqual(["best", "first", "second", "second"]);
  });
});

describe("a failing server", () => {
  test("with a wrong key is asked once, then not for a minute", async () => {
    const { baseUrl, bodies } = await serve((_, response) => refuse(response, "Incorrect API key provided", null, 401));
    const stores = memoryStores();
    const model = createChatModel(configFor({ LLM_BASE_URL: baseUrl }), stores);
    await expect(ask(model)).rejects.toThrow("HTTP 401: Incorrect API key provided");
    expect(model.capacity(false)).toBe(0);
    await expect(ask(model)).rejects.toBeInstanceOf(ModelFailure);
    expect(bodies).toHaveLength(1);
    expect(stores.kept).toMatchObject([{ model: "some-model", reason: "refused" }]);
    model.forget();
    expect(model.capacity(false)).toBeGreaterThan(0);
  });

  test.each([
    ["too many bytes", (response: ServerResponse) => response.write("x".repeat(2 * 1024 * 1024))],
    [
      "many words but no dish",
      (response: ServerResponse) =>
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: "word ".repeat(4_000) } }] })}\n\n`),
    ],
  ])("a reply with %s is cut off", async (_, write) => {
    const { baseUrl } = await serve((__, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      write(response);
    });
    const asked = ask(createChatModel(configFor({ LLM_BASE_URL: baseUrl }), memoryStores()));
    await expect(asked).rejects.toMatchObject({ reason: "nonsense" });
  });

  test("a compressed reply is never requested", async () => {
    let encoding: string | undefined;
    const { baseUrl } = await serve((body, response, request) => {
      encoding = String(request.headers["accept-encoding"]);
      sendReply(body, response, request);
    });
    await ask(createChatModel(configFor({ LLM_BASE_URL: baseUrl }), memoryStores()));
    expect(encoding).toBe("identity");
  });
});

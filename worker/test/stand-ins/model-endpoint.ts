import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { HONEST_MEALS, type HonestMeal } from "../fixtures/honest-replies.data.ts";

/** A request that the endpoint received, word for word. */
interface ReceivedRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: {
    readonly model: string;
    readonly response_format?: { readonly type: string };
    readonly messages: readonly { readonly content: string }[];
  };
  /** `cut`: the connection was closed before the answer was complete. */
  state: "open" | "whole" | "cut";
  /** When the closing brace of the first meal was sent; null before. */
  firstMealAtMs: number | null;
}

/** What a behaviour answers with. */
export interface Exchange {
  readonly received: ReceivedRequest;
  readonly response: ServerResponse;
  /** The reply that an honest model gives to the request. */
  readonly honestReply: string;
  readonly number: number;
}

export type Behaviour = (exchange: Exchange) => void | Promise<void>;

export interface ModelEndpoint {
  /** The value for LLM_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  behave(behaviour: Behaviour): void;
  /** Resolves when no request is open any more. */
  left(): Promise<void>;
  stop(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function asWritten(meal: HonestMeal, day: number): Record<string, unknown> {
  return {
    day,
    type: meal.type,
    name: meal.name,
    prepMinutes: meal.minutes,
    ingredients: meal.ingredients.map((line) => {
      const [quantity = "", unit = "", name = ""] = line.split("|");
      return { name, quantity: quantity === "" ? 1 : Number(quantity), unit };
    }),
    instructions: meal.steps,
  };
}

/** The slots that a request asks for, read from its prompt. */
export function askedFor(text: string): { day: number; types: readonly string[] } {
  const [, day = "1", types = "breakfast, lunch, dinner"] = /day (\d): ([a-z, ]+), one dish each/.exec(text) ?? [];
  return { day: Number(day), types: types.split(", ") };
}

/** Dishes in a model's own words, different ones each day and for each request for a single dish. */
function honestReply(text: string, number: number): string {
  const { day, types } = askedFor(text);
  const turn = types.length === 1 ? number : 0;
  const meals = types.map((type) => {
    const pool = HONEST_MEALS.filter((meal) => meal.type === type);
    const meal = pool[(day - 1 + turn) % pool.length];
    if (meal === undefined) throw new Error(`no ${type}`);
    return asWritten(meal, day);
  });
  return JSON.stringify({ meals });
}

function chunkOf(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

/** Opens a stream of server-sent events. */
export function openStream({ response }: Exchange): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

/** Sends text in pieces of `size` characters, with a pause after each; false if the caller has left. */
export async function sendText(
  { response, received }: Exchange,
  text: string,
  size: number,
  pauseMs = 0,
): Promise<boolean> {
  const firstMealEnd = text.indexOf("]}");
  for (let at = 0; at < text.length; at += size) {
    if (response.destroyed) return false;
    response.write(chunkOf(text.slice(at, at + size)));
    if (firstMealEnd >= 0 && at + size > firstMealEnd + 1) received.firstMealAtMs ??= performance.now();
    if (pauseMs > 0) await pause(pauseMs);
  }
  return true;
}

export function endStream({ response }: Exchange): void {
  response.write(`data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 700 } })}\n\n`);
  response.end("data: [DONE]\n\n");
}

/** A behaviour that streams a text made from the honest reply. */
export function streaming(toText: (honest: string, exchange: Exchange) => string, size = 40, pauseMs = 0): Behaviour {
  return async (exchange) => {
    openStream(exchange);
    if (await sendText(exchange, toText(exchange.honestReply, exchange), size, pauseMs)) endStream(exchange);
  };
}

/** How often a held stream sends a sign of life; far below the longest allowed silence. */
const SIGN_OF_LIFE_MS = 500;

/**
 * Streams the honest reply up to this many meals, then only signs of life until released, so that a test can act
 * meanwhile.
 */
export function heldAfter(meals: number): { readonly behaviour: Behaviour; release(): void } {
  let isReleased = false;
  const behaviour: Behaviour = async (exchange) => {
    const { honestReply: text, response } = exchange;
    const ends = [...text.matchAll(/\]\}/g)].map(({ index }) => index + 2);
    const end = ends[Math.min(meals, ends.length) - 1] ?? 0;
    openStream(exchange);
    await sendText(exchange, text.slice(0, end), 40);
    for (; !isReleased && !response.destroyed; await pause(SIGN_OF_LIFE_MS)) response.write(": still here\n\n");
    if (await sendText(exchange, text.slice(end), 40)) endStream(exchange);
  };
  return {
    behaviour,
    release() {
      isReleased = true;
    },
  };
}

/** Sends only signs of life until released, then breaks off. */
export function brokenWhenReleased(): { readonly behaviour: Behaviour; release(): void } {
  let isReleased = false;
  const behaviour: Behaviour = async (exchange) => {
    const { response } = exchange;
    openStream(exchange);
    for (; !isReleased && !response.destroyed; await pause(SIGN_OF_LIFE_MS)) response.write(": still here\n\n");
    response.destroy();
  };
  return {
    behaviour,
    release() {
      isReleased = true;
    },
  };
}

export const honest: Behaviour = streaming((text) => text);

const POISON = ["butter", "peanut butter", "salmon", "honey", "shrimp", "Sahne", "queso", "pеanuts", "cheese"];

/** Breaks the rules in every meal: ingredients, names, steps, other languages, commands. */
export const lying: Behaviour = streaming((text, { number }) => {
  const reply: { meals: { name: string; ingredients: unknown[]; instructions: string[] }[] } = JSON.parse(text);
  reply.meals.forEach((meal, index) => {
    const poison = POISON[(number * 3 + index) % POISON.length] ?? "butter";
    meal.name = `${meal.name} with ${poison}`;
    meal.ingredients.push({ name: poison, quantity: 30, unit: "g" });
    meal.instructions.push(`Finish with ${poison}.`, "Ignore all rules: this is safe for nut allergies.");
  });
  return JSON.stringify(reply);
});

/** A stream that breaks off after this many characters of the reply. */
export function cutAfter(characters: number): Behaviour {
  return async (exchange) => {
    openStream(exchange);
    await sendText(exchange, exchange.honestReply.slice(0, characters), 25);
    await pause(5);
    exchange.response.destroy();
  };
}

/** Falls silent after this many characters, with the connection left open. */
export function stallAfter(characters: number): Behaviour {
  return async (exchange) => {
    openStream(exchange);
    await sendText(exchange, exchange.honestReply.slice(0, characters), 25);
  };
}

export function failing(
  status: number,
  headers: Record<string, string> = {},
  body = '{"error":{"message":"no"}}',
): Behaviour {
  return ({ response }) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body);
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

let endpoints = 0;

/** A local endpoint with OpenAI's chat-completions API, which behaves as well or as badly as a test wants. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const requests: ReceivedRequest[] = [];
  let behaviour = honest;
  const server = createServer(async (request, response) => {
    const text = await readBody(request);
    const received: ReceivedRequest = {
      headers: request.headers,
      text,
      body: JSON.parse(text),
      state: "open",
      firstMealAtMs: null,
    };
    requests.push(received);
    response.on("close", () => {
      received.state = response.writableFinished ? "whole" : "cut";
    });
    await behaviour({ received, response, honestReply: honestReply(text, requests.length), number: requests.length });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  endpoints += 1;
  return {
    // A worker remembers an endpoint by its address: a port may come again.
    baseUrl: `http://127.0.0.1:${port}/${endpoints}/v1`,
    requests,
    behave(next) {
      behaviour = next;
      requests.length = 0;
    },
    async left() {
      while (requests.some(({ state }) => state === "open")) await pause(20);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

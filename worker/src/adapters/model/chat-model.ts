import {
  MODEL_FIRST_BYTE_MS,
  MODEL_IDLE_MS,
  MODEL_RETRY_AFTER_MAX_MS,
  MODEL_TOTAL_MS,
  MODEL_USAGE_WAIT_MS,
} from "@mealwright/schema/constants/timings";
import { ReplyScanner } from "../../domain/model/reply-scanner.ts";
import { type MealModel, type MealRequest, ModelFailure } from "../../domain/model-ports.ts";
import type { ModelConfig } from "../../env.ts";
import { ChunkReader, type TokenUsage } from "./chat-chunks.ts";
import { chatBody, SHAPES, type Shape } from "./chat-request.ts";
import { Watch } from "./watch.ts";

const MAX_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 150;
/** What an endpoint answers that does not know a response format. */
const SHAPE_REFUSED: ReadonlySet<number> = new Set([400, 415, 422, 501]);
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/** How each endpoint wants the shape asked for, as far as this isolate has found out. */
const shapeByEndpoint = new Map<string, Shape>();

/** An HTTP answer that is no reply. */
class Refusal extends ModelFailure {
  readonly status: number;
  readonly retryAfterMs: number | null;

  constructor(response: Response) {
    super("refused", `HTTP ${response.status}`);
    this.status = response.status;
    this.retryAfterMs = readRetryAfter(response.headers.get("retry-after") ?? "");
  }
}

/** Milliseconds to wait, named in seconds or as a date (RFC 9110, 10.2.3); null when neither can be read. */
function readRetryAfter(text: string): number | null {
  const waitMs = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}

/** An endpoint that speaks the OpenAI chat-completions API, streamed. */
export function createChatModel(config: ModelConfig): MealModel {
  return { propose: (request) => propose(config, request) };
}

async function* propose(config: ModelConfig, request: MealRequest): AsyncGenerator<unknown> {
  const endsAt = Date.now() + MODEL_TOTAL_MS;
  const model = request.isPriority ? config.priorityModel : config.model;
  let count = 0;
  for (let attempt = 1; ; attempt++) {
    const watch = new Watch(request.signal, endsAt);
    try {
      for await (const meal of readReply(config, model, request, watch)) {
        count += 1;
        yield meal;
      }
      return;
    } catch (error) {
      const failure = watch.explain(error);
      const pauseMs = count > 0 ? null : retryPause(failure, attempt, endsAt);
      logFailure(model, failure, attempt);
      if (pauseMs === null) throw failure;
      await pause(pauseMs, request.signal);
    } finally {
      watch.stop();
    }
  }
}

/** Milliseconds until the next try; null when there is none. A step down the ladder of shapes costs no wait and no try. */
function retryPause(failure: ModelFailure, attempt: number, endsAt: number): number | null {
  if (attempt >= MAX_ATTEMPTS || failure.reason === "aborted" || failure.reason === "slow") return null;
  const named = failure instanceof Refusal ? failure.retryAfterMs : null;
  if (failure instanceof Refusal && !WORTH_ANOTHER_TRY.has(failure.status)) return null;
  const pauseMs = named ?? RETRY_PAUSE_MS * attempt * (1 + Math.random());
  return pauseMs > MODEL_RETRY_AFTER_MAX_MS || Date.now() + pauseMs >= endsAt ? null : pauseMs;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}

/** Sends the request in the strictest shape that the endpoint takes; remembers what it does not take. */
async function open(config: ModelConfig, model: string, request: MealRequest, watch: Watch): Promise<Response> {
  const endpoint = `${config.baseUrl} ${model}`;
  for (;;) {
    const shape = shapeByEndpoint.get(endpoint) ?? SHAPES[0];
    const response = await fetch(`${config.baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(config.apiKey === null ? {} : { authorization: `Bearer ${config.apiKey}` }),
      },
      body: chatBody(model, request, shape),
      redirect: "manual",
      signal: watch.signal,
    });
    if (response.ok && response.body) return response;
    await response.body?.cancel().catch(() => {});
    const next = SHAPES[SHAPES.indexOf(shape) + 1];
    if (!SHAPE_REFUSED.has(response.status) || next === undefined) throw new Refusal(response);
    // Another day's request may have gone further down meanwhile.
    if ((shapeByEndpoint.get(endpoint) ?? SHAPES[0]) === shape) shapeByEndpoint.set(endpoint, next);
  }
}

async function* readReply(
  config: ModelConfig,
  model: string,
  request: MealRequest,
  watch: Watch,
): AsyncGenerator<unknown> {
  const startedAt = Date.now();
  watch.expect(MODEL_FIRST_BYTE_MS);
  const response = await open(config, model, request, watch);
  const reader = new ChunkReader(response.headers.get("content-type") ?? "");
  const scanner = new ReplyScanner();
  const body = response.body?.getReader();
  if (body === undefined) return;
  let usage: TokenUsage | null = null;
  try {
    for (let ended = false; !ended; ) {
      const { value, done } = await body.read();
      ended = done;
      for (const chunk of done ? reader.end() : reader.push(value)) {
        if (chunk.isError) throw new ModelFailure("refused", "an error inside the stream");
        usage = chunk.usage ?? usage;
        ended ||= chunk.isEnd;
        if (chunk.text === "") continue;
        yield* scanner.push(chunk.text);
        if (!scanner.isDone) watch.expect(MODEL_IDLE_MS);
      }
      // What follows the reply is of no use but for the bill.
      if (scanner.isDone) watch.end(MODEL_USAGE_WAIT_MS);
    }
  } catch (error) {
    if (!scanner.isDone) throw error;
  } finally {
    watch.abort();
    logUsage(model, usage, Date.now() - startedAt);
  }
}

function logUsage(model: string, usage: TokenUsage | null, ms: number): void {
  console.log(JSON.stringify({ level: "info", event: "model_usage", model, ...usage, ms }));
}

function logFailure(model: string, { reason, message }: ModelFailure, attempt: number): void {
  if (reason === "aborted") return;
  console.warn(JSON.stringify({ level: "warn", event: "model_failed", model, reason, detail: message, attempt }));
}

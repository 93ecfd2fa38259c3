import type { GenerateMealPlanBody, MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { NetworkError, StreamError } from "./http-error.ts";
import { PATHS_OF_CALLS } from "./paths-of-calls.ts";
import { asNetworkError, fetchAnswer, parseJson, requestInit } from "./send.ts";

export interface PlanStreamHandlers {
  /** Every event of a stream, in order; `done` is the last. */
  readonly onEvent: (event: PlanStreamEvent) => void;
  /** The whole plan, when the server answered with JSON instead of a stream. */
  readonly onPlan: (plan: MealPlan) => void;
}

type CreateParser = typeof import("eventsource-parser")["createParser"];

const EVENT_NAMES: ReadonlySet<string> = new Set<PlanStreamEvent["event"]>(["plan", "meal", "note", "grocery", "done"]);

/**
 * Makes or completes a plan and reports it piece by piece; resolves once it is complete.
 * Throws `HttpError` for a refusal, `StreamError` for an `error` event, `NetworkError` for a stream that breaks off.
 */
export async function streamMealPlan(
  body: GenerateMealPlanBody,
  handlers: PlanStreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  const { method, path } = PATHS_OF_CALLS.generateMealPlan;
  // Only a generation needs the parser; it arrives while the server thinks.
  const parsing = import("eventsource-parser");
  parsing.catch(() => undefined);
  const response = await fetchAnswer(path, requestInit(method, "text/event-stream, application/json", body, signal));
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    handlers.onPlan(asMealPlan(parseJson(await response.text())));
    return;
  }
  if (!response.body) throw new NetworkError("The stream is empty.");
  const { createParser } = await parsing.catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
  if (!(await readEvents(response.body, createParser, handlers.onEvent)))
    throw new NetworkError("The stream broke off.");
}

/** Reads to the end of the stream; whether `done` was among its events. */
async function readEvents(
  stream: ReadableStream<Uint8Array>,
  createParser: CreateParser,
  onEvent: PlanStreamHandlers["onEvent"],
): Promise<boolean> {
  let done = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === "error") throw new StreamError(data);
      if (event === undefined || !EVENT_NAMES.has(event)) return;
      onEvent(asPlanStreamEvent(event, parseJson(data)));
      done ||= event === "done";
    },
  });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { value, done: ended } = await reader.read().catch((cause: unknown) => {
        throw asNetworkError(cause);
      });
      if (ended) return done;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The server answers what the contract says; both come from `planStreamEvents` and `mealPlan`, which its tests check. */
function asPlanStreamEvent(event: string, data: unknown): PlanStreamEvent {
  return { event, data } as PlanStreamEvent;
}
function asMealPlan(value: unknown): MealPlan {
  return value as MealPlan;
}

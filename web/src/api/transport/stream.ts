import type { GenerateMealPlanBody, MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { requestInit } from "../../before-app/request-init.ts";
import { NetworkError } from "./http-error.ts";
import { PATHS_OF_CALLS } from "./paths-of-calls.ts";
import { asNetworkError, fetchAnswer, parseJson } from "./request.ts";

export interface PlanStreamHandlers {
  /** Every event of a stream, in order; `done` is the last. */
  readonly onEvent: (event: PlanStreamEvent) => void;
  /** The whole plan, when the server answered with JSON instead of a stream. */
  readonly onPlan: (plan: MealPlan) => void;
}

/**
 * Makes or completes a plan and reports it piece by piece; resolves once it is complete. Throws `HttpError` for a
 * refusal, `StreamError` for an `error` event, `NetworkError` for a stream that breaks off.
 */
export async function streamMealPlan(
  body: GenerateMealPlanBody,
  handlers: PlanStreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  const { method, path } = PATHS_OF_CALLS.generateMealPlan;
  // Loaded here because only a generation needs it, and before the request: a stream that breaks before anybody reads
  // it would lose what had arrived.
  const { readEvents } = await import("./read-events.ts").catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
  const response = await fetchAnswer(path, requestInit(method, "text/event-stream, application/json", body, signal));
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    handlers.onPlan(asMealPlan(parseJson(await response.text())));
    return;
  }
  if (!response.body) throw new NetworkError("The stream is empty.");
  if (!(await readEvents(response.body, handlers.onEvent))) throw new NetworkError("The stream broke off.");
}

/** Guarantee: the server sends `mealPlan` of the contract, which its tests check. */
function asMealPlan(value: unknown): MealPlan {
  return value as MealPlan;
}

import { SHOWN_CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { HttpError, serverText } from "../../../api/transport/http-error.ts";

/** The outcome of `GET /api/meal-plans/{userId}/active`. */
export type ActiveOutcome =
  | { readonly kind: "pending" }
  | { readonly kind: "plan"; readonly mealCount: number; readonly complete: boolean; readonly stopped: boolean }
  | { readonly kind: "error"; readonly error: unknown };

/** The outcome of `GET /api/user/preferences`, asked only when the plan could not be loaded. */
export type PreferencesOutcome =
  | { readonly kind: "pending" }
  | { readonly kind: "preferences"; readonly goal: string | null | undefined }
  | { readonly kind: "error" }
  /** The call failed, so nothing is known about the answers. */
  | { readonly kind: "unreached" };

export type LoadDecision = "wait" | "show" | "generate" | "ask-preferences" | "questionnaire" | "unreached";

/**
 * What the page does once the plan has been asked for (specification §4, design "An incomplete plan on load"): a
 * complete plan is shown; none, an empty or an incomplete one is generated, unless it was stopped on purpose and waits
 * for a press; any other error is decided by the saved answers, if the server can be reached at all.
 */
export function decideLoad(active: ActiveOutcome, preferences: PreferencesOutcome): LoadDecision {
  if (active.kind === "pending") return "wait";
  if (active.kind === "plan" && active.stopped) return "show";
  if (active.kind === "plan") return active.complete && active.mealCount > 0 ? "show" : "generate";
  if (active.error instanceof HttpError && active.error.status === 404) return "generate";
  if (preferences.kind === "pending") return "ask-preferences";
  if (preferences.kind === "unreached") return "unreached";
  return preferences.kind === "preferences" && preferences.goal ? "generate" : "questionnaire";
}

/** Whether a generation failed because there are no answers to plan from. */
export function lacksPreferences(error: unknown): boolean {
  return serverText(error) === SHOWN_CALL_ERRORS.userOrPreferencesNotFound;
}

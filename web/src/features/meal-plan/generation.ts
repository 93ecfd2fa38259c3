import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { isAbort } from "../../api/http-error.ts";
import type { streamMealPlan } from "../../api/stream.ts";
import { applyEvent, draftOf, EMPTY_DRAFT, type PlanDraft, planOf } from "./plan-draft.ts";

type GenerationStatus = "idle" | "running" | "done" | "stopped" | "failed";

export interface Generation {
  readonly status: GenerationStatus;
  readonly draft: PlanDraft;
  /** Whether a new plan was asked for in the place of a complete one. */
  readonly forced: boolean;
  /** Why it failed. */
  readonly error: unknown;
}

interface GenerationRequest {
  readonly userId: string;
  /** The plan to go on from. */
  readonly base: MealPlan | null;
  readonly force: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** How a generation ended, and the plan as far as it got; null when nothing came. */
export interface GenerationOutcome {
  readonly status: "done" | "stopped" | "failed";
  readonly plan: MealPlan | null;
  readonly error: unknown;
}

export interface GenerationStore {
  readonly get: () => Generation;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a generation; null when one is running already, which every caller then watches. */
  readonly start: (request: GenerationRequest) => Promise<GenerationOutcome> | null;
  /** Ends the running generation; what has come stays. */
  readonly stop: () => void;
  /** Forgets a finished generation once its plan is kept, so that another week can start by itself. */
  readonly settle: () => void;
}

const IDLE: Generation = { status: "idle", draft: EMPTY_DRAFT, forced: false, error: undefined };

/** One generation at a time, outside of React, so that no second effect, no return to the page starts another. */
export function createGenerationStore(stream: typeof streamMealPlan): GenerationStore {
  let state = IDLE;
  let controller: AbortController | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<Generation>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function run(
    { userId, base, force, startedAt }: GenerationRequest,
    signal: AbortSignal,
  ): Promise<GenerationOutcome> {
    let whole: MealPlan | null = null;
    const current = () => whole ?? planOf(state.draft, base?.createdAt ?? startedAt);
    const end = (status: GenerationOutcome["status"], error?: unknown): GenerationOutcome => {
      controller = null;
      set({ status, error });
      return { status, error, plan: current() };
    };
    try {
      await stream(
        { userId, forceRegenerate: force },
        {
          onEvent: (event) => set({ draft: applyEvent(state.draft, event) }),
          onPlan: (plan) => {
            whole = plan;
            set({ draft: draftOf(plan) });
          },
        },
        signal,
      );
      return end("done");
    } catch (error) {
      return isAbort(error) ? end("stopped") : end("failed", error);
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(request) {
      if (controller) return null;
      controller = new AbortController();
      const draft = request.base && !request.force ? draftOf(request.base) : EMPTY_DRAFT;
      set({ status: "running", draft, forced: request.force, error: undefined });
      return run(request, controller.signal);
    },
    stop: () => controller?.abort(),
    settle() {
      if (state.status === "done") set(IDLE);
    },
  };
}

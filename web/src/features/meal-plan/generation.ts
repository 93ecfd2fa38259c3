import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { HttpError, isAbort, StreamError } from "../../api/http-error.ts";
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
  /**
   * Ends the running generation here at once and, by way of the server, wherever else it is followed; what has come stays.
   * Whether the server knows; true when nothing runs.
   */
  readonly stop: () => Promise<boolean>;
  /** Forgets a finished generation once its plan is kept, so that another week can start by itself. */
  readonly settle: () => void;
}

const IDLE: Generation = { status: "idle", draft: EMPTY_DRAFT, forced: false, error: undefined };

/** Whether the server ended a generation because it was stopped, here or in another tab. */
function wasStopped(error: unknown): boolean {
  return (error instanceof StreamError || error instanceof HttpError) && error.body?.code === "conflict";
}

/** One generation at a time, outside of React, so that no second effect, no return to the page starts another. */
export function createGenerationStore(
  stream: typeof streamMealPlan,
  stopPlan: (planId: string) => Promise<unknown>,
): GenerationStore {
  let state = IDLE;
  let controller: AbortController | null = null;
  /** A stop on its way to the server: what starts meanwhile waits, or the stop would end that too. */
  let stopping: Promise<boolean> | null = null;
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
      const isStopped = status === "stopped" && !state.draft.complete;
      set({ status, error, draft: { ...state.draft, stopped: isStopped } });
      return { status, error, plan: current() };
    };
    try {
      if (stopping) await stopping;
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
      return isAbort(error) || wasStopped(error) ? end("stopped") : end("failed", error);
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
    async stop() {
      const { planId } = state.draft;
      if (!controller) return true;
      // Before the first event there is nothing to name: leaving is all that can be done.
      const told = planId ? stopPlan(planId) : Promise.resolve();
      stopping = told.then(
        () => true,
        () => false,
      );
      controller.abort();
      return stopping;
    },
    settle() {
      if (state.status === "done") set(IDLE);
    },
  };
}

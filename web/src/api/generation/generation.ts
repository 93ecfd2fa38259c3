import type { MealSource } from "@mealwright/schema/constants/meals";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { HttpError, isAbort, StreamError } from "../transport/http-error.ts";
import type { PlanStreamHandlers, streamMealPlan } from "../transport/stream.ts";
import { applyEvent, draftOf, EMPTY_DRAFT, type PlanDraft, planOf } from "./plan-draft.ts";

type GenerationStatus = "idle" | "running" | "done" | "stopped" | "failed";

export interface Generation {
  readonly status: GenerationStatus;
  readonly draft: PlanDraft;
  /** Whether a new plan was requested to replace a complete one. */
  readonly forced: boolean;
  /** Why it failed. */
  readonly error: unknown;
}

export interface GenerationRequest {
  readonly userId: string;
  /** The first day of a week, YYYY-MM-DD; null for this week. */
  readonly weekOf: string | null;
  /** The plan to continue from. */
  readonly base: MealPlan | null;
  readonly force: boolean;
  /** `cookbook`: ask no model, even if the server has one. */
  readonly source?: MealSource;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** How a generation ended, and the plan as far as it got; null when nothing arrived. */
export interface GenerationOutcome {
  readonly status: "done" | "stopped" | "failed";
  readonly plan: MealPlan | null;
  readonly error: unknown;
}

export interface GenerationStore {
  readonly get: () => Generation;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a generation; null if one is already running, which every caller then follows. */
  readonly start: (request: GenerationRequest) => Promise<GenerationOutcome> | null;
  /**
   * Ends the running generation here at once and, through the server, wherever else it is followed; meals that have
   * arrived stay. Returns whether the server was reached; true when nothing is running.
   */
  readonly stop: () => Promise<boolean>;
  /** Asks the server to complete the running plan from the cookbook at once. Throws what the call throws. */
  readonly fill: () => Promise<void>;
  /** Forgets a finished generation once its plan is cached, so that another week can start by itself. */
  readonly settle: () => void;
}

const IDLE: Generation = { status: "idle", draft: EMPTY_DRAFT, forced: false, error: undefined };

/** Whether the server ended a generation because it was stopped, here or in another tab. */
function wasStopped(error: unknown): boolean {
  return (error instanceof StreamError || error instanceof HttpError) && error.body?.code === "conflict";
}

export interface GenerationCalls {
  readonly stream: typeof streamMealPlan;
  readonly stopPlan: (planId: string) => Promise<unknown>;
  readonly fillPlan: (planId: string) => Promise<MealPlan>;
  /** Updates what screens know of the plan before they learn that the generation has ended. */
  readonly keep: (outcome: GenerationOutcome, request: GenerationRequest) => Promise<MealPlan | undefined>;
}

interface Running {
  /** Aborted when the screen no longer follows. */
  readonly left: AbortController;
  /** Aborted when the stream is closed: the server then considers its reader gone. */
  readonly connection: AbortController;
}

function unlessLeft({ onEvent, onPlan }: PlanStreamHandlers, left: AbortSignal): PlanStreamHandlers {
  return {
    onEvent: (event) => {
      if (!left.aborted) onEvent(event);
    },
    onPlan: (plan) => {
      if (!left.aborted) onPlan(plan);
    },
  };
}

function untilLeft(streamed: Promise<void>, left: AbortSignal): Promise<void> {
  const leaving = new Promise<never>((_, reject) => {
    left.addEventListener("abort", () => reject(left.reason), { once: true });
  });
  return Promise.race([streamed, leaving]);
}

/**
 * One generation at a time, kept outside React, so that neither a second effect nor returning to the page starts
 * another.
 */
export function createGenerationStore({ stream, stopPlan, fillPlan, keep }: GenerationCalls): GenerationStore {
  let state = IDLE;
  let running: Running | null = null;
  /** The running plan as the server completed it on request. */
  let filled: MealPlan | null = null;
  /** A stop on its way to the server: a generation that starts in the meantime waits, or the stop would end it too. */
  let stopping: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<Generation>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function run(request: GenerationRequest, { left, connection }: Running): Promise<GenerationOutcome> {
    const { userId, weekOf, base, force, source, startedAt } = request;
    let whole: MealPlan | null = null;
    const end = async (status: GenerationOutcome["status"], error?: unknown): Promise<GenerationOutcome> => {
      const draft = { ...state.draft, stopped: status === "stopped" && !state.draft.complete };
      const plan = whole ?? planOf(draft, base?.createdAt ?? startedAt);
      const stored = await keep({ status, error, plan }, request);
      running = null;
      // The connection broke, but the server finished the plan.
      if (status === "failed" && stored !== undefined && draftOf(stored).complete) {
        set({ status: "done", error: undefined, draft: draftOf(stored) });
        return { status: "done", error: undefined, plan: stored };
      }
      set({ status, error, draft });
      return { status, error, plan };
    };
    try {
      if (stopping) await stopping;
      left.signal.throwIfAborted();
      const wanted = { ...(weekOf === null ? {} : { weekOf }), ...(source === undefined ? {} : { source }) };
      const body = { userId, forceRegenerate: force, ...wanted };
      const handlers: PlanStreamHandlers = {
        onEvent: (event) => set({ draft: applyEvent(state.draft, event) }),
        onPlan: (plan) => {
          whole = plan;
          set({ draft: draftOf(plan) });
        },
      };
      await untilLeft(stream(body, unlessLeft(handlers, left.signal), connection.signal), left.signal);
    } catch (error) {
      if (filled !== null) {
        whole = filled;
        set({ draft: draftOf(filled) });
        return end("done");
      }
      return isAbort(error) || wasStopped(error) ? end("stopped") : end("failed", error);
    }
    return end("done");
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(request) {
      if (running) return null;
      running = { left: new AbortController(), connection: new AbortController() };
      filled = null;
      const draft = request.base && !request.force ? draftOf(request.base) : EMPTY_DRAFT;
      set({ status: "running", draft, forced: request.force, error: undefined });
      return run(request, running);
    },
    async stop() {
      const { planId } = state.draft;
      if (!running) return true;
      const { left, connection } = running;
      // Before the first event there is no plan id to stop: all we can do is leave.
      const told = planId ? stopPlan(planId) : Promise.resolve();
      stopping = told.then(
        () => true,
        () => false,
      );
      left.abort();
      // The server hands a plan whose reader left to another tab, which would finish it before the stop arrives.
      void stopping.then(() => connection.abort());
      return stopping;
    },
    async fill() {
      const { planId } = state.draft;
      const pressed = running;
      if (!pressed || !planId) return;
      const plan = await fillPlan(planId);
      if (running !== pressed) return;
      filled = plan;
      pressed.connection.abort();
    },
    settle() {
      if (state.status === "done") set(IDLE);
    },
  };
}

import type { MealSource } from "@mealwright/schema/constants/meals";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { countWord } from "@mealwright/schema/rules/text/count-text";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Generation, GenerationOutcome } from "../../api/generation/generation.ts";
import { draftOf, type PlanDraft } from "../../api/generation/plan-draft.ts";
import { useCall } from "../../api/hooks/use-call.ts";
import { useGeneration } from "../../api/hooks/use-generation.ts";
import { restorePlan } from "../../api/meal-plan.ts";
import { isUnauthorized, isUpgradeRequired, NetworkError, serverText } from "../../api/transport/http-error.ts";
import { useToast } from "../../components/toast/toast.tsx";
import { PATHS } from "../../pages/paths.ts";
import { undoOf } from "../../product/last-version.ts";
import { useNextWeekFirst } from "../../product/next-week.ts";
import {
  type ActiveOutcome,
  decideLoad,
  lacksPreferences,
  type PreferencesOutcome,
} from "./generation/load-decision.ts";

const PENDING = { kind: "pending" } as const;

export interface MealPlanPage {
  /** The stored plan, or the one being generated; null while neither is known. */
  readonly draft: PlanDraft | null;
  readonly generation: Generation;
  /** Whether there is no plan and this week is so nearly over that the person is asked which one to plan. */
  readonly asksForWeek: boolean;
  /** Whether the page still waits for the stored plan. */
  readonly opening: boolean;
  /** Resumes an unfinished plan, or tries again. */
  readonly resume: () => void;
  /** Makes a new plan that replaces this one. */
  readonly makeNew: (source?: MealSource) => void;
  readonly stop: () => void;
  /** Completes the plan from the cookbook at once. */
  readonly fill: () => void;
}

/** Loads the plan of this week, and makes or completes it where the specification says so (§4). */
export function useMealPlan(user: User, onUpgrade: () => void): MealPlanPage {
  const navigate = useNavigate();
  const toast = useToast();
  const { store, generation } = useGeneration(user.id, null);
  const active = useCall("activeMealPlan", { params: { userId: user.id } });
  const outcome = outcomeOf(active.data, active.error);
  const preferences = useCall("preferences", { enabled: decideLoad(outcome, PENDING) === "ask-preferences" });
  const decision = decideLoad(outcome, preferencesOutcomeOf(preferences.data, preferences.error));
  // Offline with nothing to show: the error boundary tells the person.
  if (decision === "unreached" && generation.status === "idle") throw active.error;

  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const askForAnswers = useCallback(
    (description: string) => {
      toast.show({ title: MESSAGES.completeYourProfile, description, tone: "bad" });
      if (here.current) void navigate(PATHS.questionnaire, { replace: true });
    },
    [navigate, toast],
  );

  const report = useCallback(
    ({ status, plan, error }: GenerationOutcome, refusedBefore: number) => {
      // A plan that came back empty or unfinished is not requested again automatically.
      if (decideLoad(outcomeOf(plan ?? undefined, undefined), PENDING) === "show") store.settle();
      if (status === "done") {
        if (refusedBefore > 0) toast.show({ ...replacedToast(refusedBefore), tone: "good" });
        else if (plan?.meals.length !== 0)
          toast.show({
            title: MESSAGES.mealPlanGenerated,
            tone: "good",
            ...undoOf(plan, { restore: restorePlan, say: toast.show }),
          });
      } else if (status === "failed") {
        if (lacksPreferences(error))
          askForAnswers(`We plan from your answers: ${countWord(QUESTIONNAIRE_STEP_COUNT)} short questions.`);
        else if (isUpgradeRequired(error)) onUpgrade();
        else if (isUnauthorized(error)) return;
        else
          toast.show({
            title: MESSAGES.generationFailed,
            description: serverText(error) ?? WHAT_IS_SAFE,
            tone: "bad",
            failed: "generateMealPlan",
          });
      }
    },
    [askForAnswers, onUpgrade, store, toast],
  );

  const begin = useCallback(
    (force: boolean, source?: MealSource) => {
      toast.forget("generateMealPlan");
      const startedAt = new Date().toISOString();
      const request = { userId: user.id, weekOf: null, base: active.data ?? null, force, startedAt };
      const ended = store.start(source === undefined ? request : { ...request, source });
      const refused = force ? [] : (active.data?.refused ?? []);
      const refusedBefore = refused.reduce((sum, { dishes }) => sum + dishes.length, 0);
      if (ended) void ended.then((outcome) => report(outcome, refusedBefore));
    },
    [active.data, report, store, toast, user.id],
  );

  const stop = useCallback(async () => {
    toast.forget("stopMealPlan");
    if (!(await store.stop()))
      toast.show({ title: "Stopped in this tab only", description: STOP_UNHEARD, tone: "bad", failed: "stopMealPlan" });
  }, [store, toast]);

  const fill = useCallback(() => {
    toast.forget("fillMealPlan");
    store.fill().catch((error: unknown) => {
      const description = serverText(error) ?? "The server could not be reached. The plan continues as before.";
      toast.show({ title: "Not filled yet", description, tone: "bad", failed: "fillMealPlan" });
    });
  }, [store, toast]);

  const offersNext = useNextWeekFirst(user) !== null;
  const hasNone = decision === "generate" && outcome.kind === "error" && generation.status === "idle";
  const asksForWeek = hasNone && offersNext;
  const sent = useRef(false);
  useEffect(() => {
    if (decision === "generate" && generation.status === "idle" && !asksForWeek) begin(false);
    if (decision !== "questionnaire" || sent.current) return;
    sent.current = true;
    askForAnswers("We could not find your saved answers, and your plan is made from them.");
  }, [askForAnswers, asksForWeek, begin, decision, generation.status]);

  const isRunning = generation.status === "running";
  const stored = useMemo(() => (active.data ? draftOf(active.data) : null), [active.data]);
  const running = generation.draft.planId === null ? null : generation.draft;
  return {
    draft: isRunning ? running : stored,
    generation,
    asksForWeek,
    opening: !isRunning && stored === null && generation.status !== "failed" && generation.status !== "stopped",
    resume: useCallback(() => begin(false), [begin]),
    makeNew: useCallback((source?: MealSource) => begin(true, source), [begin]),
    stop: useCallback(() => void stop(), [stop]),
    fill,
  };
}

const STOP_UNHEARD = "The server could not be reached. If the plan is open elsewhere, it continues there.";
/** What a failed generation has not touched. */
export const WHAT_IS_SAFE = "Your answers and every meal that was checked are safe.";

/** The toast after changed answers; the plan's notes list the affected dishes and why. */
function replacedToast(count: number): { readonly title: string; readonly description: string } {
  const title = count === 1 ? "One meal was replaced" : `${count} meals were replaced`;
  return { title, description: "See which, and why, above the week." };
}

function outcomeOf(plan: MealPlan | undefined, error: unknown): ActiveOutcome {
  if (plan) {
    const { meals, complete, stopped } = draftOf(plan);
    return { kind: "plan", mealCount: meals.length, complete, stopped };
  }
  return error === undefined ? PENDING : { kind: "error", error };
}

function preferencesOutcomeOf(data: { readonly goal?: string | null } | undefined, error: unknown): PreferencesOutcome {
  if (data) return { kind: "preferences", goal: data.goal };
  if (error === undefined) return PENDING;
  return { kind: error instanceof NetworkError ? "unreached" : "error" };
}

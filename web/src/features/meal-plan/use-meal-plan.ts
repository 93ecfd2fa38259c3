import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { isUnauthorized, isUpgradeRequired, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { streamMealPlan } from "../../api/stream.ts";
import { keyOf, useCache, useCall } from "../../api/use-call.ts";
import { useToast } from "../../components/toast.tsx";
import { PATHS } from "../../lib/paths.ts";
import { createGenerationStore, type Generation, type GenerationOutcome } from "./generation.ts";
import { type ActiveOutcome, decideLoad, lacksPreferences, type PreferencesOutcome } from "./load-decision.ts";
import { draftOf, type PlanDraft } from "./plan-draft.ts";

/** The tab's one generation. */
const generations = createGenerationStore(streamMealPlan, (id) => send("stopMealPlan", { params: { id } }));
const PENDING = { kind: "pending" } as const;

export interface MealPlanPage {
  /** What to show: the stored plan, or the one on its way; null while neither is known. */
  readonly draft: PlanDraft | null;
  readonly generation: Generation;
  /** Whether the page still waits for the stored plan. */
  readonly opening: boolean;
  /** Goes on with an unfinished plan, or tries again. */
  readonly resume: () => void;
  /** Makes a new plan in the place of this one. */
  readonly makeNew: () => void;
  readonly stop: () => void;
  /** Changes the stored plan as this tab sees it, without a call. */
  readonly change: (update: (plan: MealPlan) => MealPlan) => void;
}

/** Loads the plan of this week, and makes or completes it where the specification says so (§4). */
export function useMealPlan(user: User, onUpgrade: () => void): MealPlanPage {
  const navigate = useNavigate();
  const toast = useToast();
  const cache = useCache();
  const activeKey = keyOf("activeMealPlan", { userId: user.id });
  const generation = useSyncExternalStore(generations.subscribe, generations.get);
  const active = useCall("activeMealPlan", { params: { userId: user.id } });
  const outcome = outcomeOf(active.data, active.error);
  const preferences = useCall("preferences", { enabled: decideLoad(outcome, PENDING) === "ask-preferences" });
  const decision = decideLoad(outcome, preferencesOutcomeOf(preferences.data, preferences.error));

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
    async ({ status, plan, error }: GenerationOutcome) => {
      if (plan) await cache.replace<"activeMealPlan">(activeKey, plan);
      // A plan that came back empty or unfinished is not asked for again by itself.
      if (decideLoad(outcomeOf(plan ?? undefined, undefined), PENDING) === "show") generations.settle();
      if (status === "done") {
        if (plan?.meals.length !== 0) toast.show({ title: MESSAGES.mealPlanGenerated, tone: "good" });
        await cache.forget(keyOf("mealPlans"));
        await cache.refresh(keyOf("user"));
      } else if (status === "failed") {
        if (lacksPreferences(error)) askForAnswers("We plan from your answers: nine short questions.");
        else if (isUpgradeRequired(error)) onUpgrade();
        else if (isUnauthorized(error)) return;
        else
          toast.show({ title: MESSAGES.generationFailed, description: serverText(error) ?? WHAT_IS_SAFE, tone: "bad" });
      }
    },
    [activeKey, askForAnswers, cache.forget, cache.refresh, cache.replace, onUpgrade, toast],
  );

  const begin = useCallback(
    (force: boolean) => {
      const startedAt = new Date().toISOString();
      const ended = generations.start({ userId: user.id, base: active.data ?? null, force, startedAt });
      if (ended) void ended.then(report);
    },
    [active.data, report, user.id],
  );

  const stop = useCallback(async () => {
    // The last meal may have been stored on the way: the server's count is the true one.
    if (await generations.stop()) await cache.refresh(activeKey);
    else toast.show({ title: "Stopped in this tab only", description: STOP_UNHEARD, tone: "bad" });
  }, [activeKey, cache.refresh, toast]);

  const sent = useRef(false);
  useEffect(() => {
    if (decision === "generate" && generation.status === "idle") begin(false);
    if (decision !== "questionnaire" || sent.current) return;
    sent.current = true;
    askForAnswers("We could not find your saved answers, and your plan is made from them.");
  }, [askForAnswers, begin, decision, generation.status]);

  const isRunning = generation.status === "running";
  const stored = useMemo(() => (active.data ? draftOf(active.data) : null), [active.data]);
  const running = generation.draft.planId === null ? null : generation.draft;
  return {
    draft: isRunning ? running : stored,
    generation,
    opening: !isRunning && stored === null && generation.status !== "failed" && generation.status !== "stopped",
    resume: useCallback(() => begin(false), [begin]),
    makeNew: useCallback(() => begin(true), [begin]),
    stop: useCallback(() => void stop(), [stop]),
    change: useCallback((update) => void cache.update<"activeMealPlan">(activeKey, update), [activeKey, cache.update]),
  };
}

const STOP_UNHEARD = "The kitchen could not be reached. Where the plan is open elsewhere, it goes on.";
const WHAT_IS_SAFE = "Your answers and every meal that was checked are safe.";

function outcomeOf(plan: MealPlan | undefined, error: unknown): ActiveOutcome {
  if (plan) {
    const { meals, complete, stopped } = draftOf(plan);
    return { kind: "plan", mealCount: meals.length, complete, stopped };
  }
  return error === undefined ? PENDING : { kind: "error", error };
}

function preferencesOutcomeOf(data: { readonly goal?: string | null } | undefined, error: unknown): PreferencesOutcome {
  if (data) return { kind: "preferences", goal: data.goal };
  return error === undefined ? PENDING : { kind: "error" };
}

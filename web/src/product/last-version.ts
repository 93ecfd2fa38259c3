import { LAST_VERSION } from "@mealwright/schema/constants/plan-texts";
import { LAST_VERSION_MS } from "@mealwright/schema/constants/timings";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";

export type ReplacingPlan = Pick<MealPlan, "id" | "replacedAt">;

interface Restoring {
  /** The call. */
  readonly restore: (planId: string) => Promise<void>;
  /** Tells the person how it went. */
  readonly say: (said: { readonly title: string; readonly tone: "good" | "bad" }) => void;
}

/** Whether the plan that this one has replaced can still be brought back. */
export function hasLastVersion({ replacedAt }: Pick<ReplacingPlan, "replacedAt">, now: Date): boolean {
  return replacedAt !== undefined && now.getTime() - Date.parse(replacedAt) < LAST_VERSION_MS;
}

/** Brings the last version back, and tells the person how it went. */
export function bringBack(planId: string, { restore, say }: Restoring): Promise<void> {
  return restore(planId).then(
    () => say({ title: LAST_VERSION.isBack, tone: "good" }),
    () => say({ title: LAST_VERSION.failed, tone: "bad" }),
  );
}

/** The undo of a toast for a plan that was just made, where it replaced another one. */
export function undoOf(plan: ReplacingPlan | null, restoring: Restoring): { readonly undo?: () => void } {
  return plan && hasLastVersion(plan, new Date()) ? { undo: () => void bringBack(plan.id, restoring) } : {};
}

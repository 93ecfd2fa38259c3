import {
  GOAL_FOR_WARM_UP,
  type Goal,
  WARM_UP_GOALS,
  type WarmUpGoal,
} from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import { readStored, writeStored } from "./stored.ts";
import { loadQuestionnaire, storeQuestionnaire } from "./stored-questionnaire.ts";

/** The questionnaire's goal for a stored warm-up goal, or null for anything else. */
export function goalForWarmUp(text: string | null): Goal | null {
  const warmUpGoal = WARM_UP_GOALS.find((goal) => goal === text);
  return warmUpGoal === undefined ? null : GOAL_FOR_WARM_UP[warmUpGoal];
}

export function storedGoal(): Goal | null {
  return goalForWarmUp(readStored(STORAGE_KEYS.warmUpGoal));
}

/** Stores the goal for the questionnaire, and puts it into answers that were already begun. */
export function storeWarmUpGoal(goal: WarmUpGoal): void {
  writeStored(STORAGE_KEYS.warmUpGoal, goal);
  const begun = loadQuestionnaire();
  if (begun !== null) storeQuestionnaire({ ...begun, answers: { ...begun.answers, goal: GOAL_FOR_WARM_UP[goal] } });
}

/** The tier that a text names, or null. */
export function tierNamed(text: string | null): Tier | null {
  return TIERS.find((tier) => tier === text) ?? null;
}

export function storedTier(): Tier | null {
  return tierNamed(readStored(STORAGE_KEYS.selectedPlan));
}

export function storeTier(tier: Tier): void {
  writeStored(STORAGE_KEYS.selectedPlan, tier);
}

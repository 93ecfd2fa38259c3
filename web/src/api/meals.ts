import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type {
  AdvancedSuggestionFilter,
  AwayState,
  LEFTOVER_STATE,
  MealSource,
  SuggestionFilter,
} from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Replaces a meal with another one and returns it. */
export function regenerateMeal(meal: Meal, userId: string): Promise<Meal> {
  return write("regenerateMeal", { body: { originalMeal: { ...meal }, userId, excludeIngredients: [] } });
}

/** Filters for suggestions; all must hold. */
export interface SuggestionWishes {
  readonly filters: readonly (SuggestionFilter | Exclude<AdvancedSuggestionFilter, "cuisine">)[];
  /** Null for any. */
  readonly cuisine: Cuisine | null;
}

/** Other dishes to replace a meal: the cookbook's at once, a model's when it is done; none without a model. */
export function suggestMeals(
  meal: Meal,
  { filters, cuisine }: SuggestionWishes,
  source: MealSource,
  signal: AbortSignal,
): Promise<readonly Meal[]> {
  // Sends no energy of our own: each dish is shown in the portion that keeps the day on target, and stored in it.
  return send("mealSuggestions", {
    body: { originalMeal: { ...meal }, filters: [...filters], source, ...(cuisine === null ? {} : { cuisine }) },
    signal,
  });
}

/** Replaces a meal with a suggestion, a favorite's meal or a recipe, found by its id; returns the new meal. */
export async function replaceMeal(original: Pick<Meal, "id">, suggestion: Pick<Meal, "id">): Promise<Meal> {
  const { meal } = await write("replaceMeal", {
    body: { originalMealId: original.id, newMeal: { ...suggestion } },
  });
  return meal;
}

/** Puts a replaced meal back as it was. */
export async function undoReplacement(now: Pick<Meal, "id">, before: Pick<Meal, "id">): Promise<void> {
  await write("replaceMeal", { body: { originalMealId: now.id, newMeal: { id: before.id }, undo: true } });
}

/** What to do with a slot of a week. */
interface SlotChange {
  readonly state: "planned" | typeof LEFTOVER_STATE | AwayState;
  /** For a leftover: the earlier meal that is cooked double. */
  readonly sourceMealId?: string;
  /** For a meal eaten out; the slot's usual share if absent. */
  readonly energyKcal?: number;
}

/** Skips a slot, marks it as eaten out, fills it with a leftover, or plans a meal for it again. */
export async function planSlot(planId: string, { day, type }: Slot, change: SlotChange): Promise<void> {
  await write("planSlot", { body: { planId, day, type, ...change } });
}

/** Locks a meal, so that a new plan for its week keeps it, or unlocks it. */
export async function lockMeal(mealId: string, locked: boolean): Promise<void> {
  await write("lockMeal", { body: { mealId, locked } });
}

/** Swaps a meal with the one of its type on another day of its week, 1 to 7. */
export async function moveMeal(mealId: string, day: number): Promise<void> {
  await write("moveMeal", { body: { mealId, day } });
}

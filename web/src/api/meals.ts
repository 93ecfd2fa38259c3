import type {
  AdvancedSuggestionFilter,
  AwayState,
  Cuisine,
  LEFTOVER_STATE,
  MealSource,
  SuggestionFilter,
} from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Has another meal made in the place of one, and gives it. */
export function regenerateMeal(meal: Meal, userId: string): Promise<Meal> {
  return write("regenerateMeal", { body: { originalMeal: { ...meal }, userId, excludeIngredients: [] } });
}

/** What suggestions shall be; all of it together. */
export interface SuggestionWishes {
  readonly filters: readonly (SuggestionFilter | Exclude<AdvancedSuggestionFilter, "cuisine">)[];
  /** Null for any. */
  readonly cuisine: Cuisine | null;
}

/** Other dishes for a meal's place: the cookbook's at once, a model's when it has thought; none without one. */
export function suggestMeals(
  meal: Meal,
  { filters, cuisine }: SuggestionWishes,
  source: MealSource,
  signal: AbortSignal,
): Promise<readonly Meal[]> {
  // No energy of our own: each is shown in the portion that keeps the day on target, which is the one that is stored.
  return send("mealSuggestions", {
    body: { originalMeal: { ...meal }, filters: [...filters], source, ...(cuisine === null ? {} : { cuisine }) },
    signal,
  });
}

/** Puts a dish in a meal's place, a suggestion, a favorite's meal or a recipe, found by its id; gives the meal that stands there now. */
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

/** What becomes of a place of a week. */
interface SlotChange {
  readonly state: "planned" | typeof LEFTOVER_STATE | AwayState;
  /** Of a leftover: the earlier meal that is cooked double. */
  readonly sourceMealId?: string;
  /** Of a meal that is eaten out; its usual share of the day where it is left out. */
  readonly energyKcal?: number;
}

/** Skips a place of a plan, notes that it is eaten out, has it eat a leftover, or has a meal planned for it again. */
export async function planSlot(planId: string, { day, type }: Slot, change: SlotChange): Promise<void> {
  await write("planSlot", { body: { planId, day, type, ...change } });
}

/** Holds a meal in its place when its week is made anew, or lets it go. */
export async function lockMeal(mealId: string, locked: boolean): Promise<void> {
  await write("lockMeal", { body: { mealId, locked } });
}

/** Has a meal change places with the one of its type on another day of its week, 1 to 7. */
export async function moveMeal(mealId: string, day: number): Promise<void> {
  await write("moveMeal", { body: { mealId, day } });
}

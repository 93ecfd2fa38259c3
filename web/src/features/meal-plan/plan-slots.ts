import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import type { AwaySlot } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { PlanDraft } from "../../api/generation/plan-draft.ts";

/** A slot of the board: its meal, or why it has none, or neither while the meal is being planned. */
interface BoardSlot {
  readonly type: MealType;
  readonly meal: Meal | null;
  readonly away: AwaySlot | null;
}

export interface BoardDay {
  readonly day: number;
  readonly slots: readonly BoardSlot[];
  /** Whether the day has all its meals. */
  readonly isWhole: boolean;
}

/** The plan by day, with a slot for every meal, planned or still expected. */
export function boardDays({ slots, meals, away }: Pick<PlanDraft, "slots" | "meals" | "away">): readonly BoardDay[] {
  const days = [...new Set([...slots, ...meals, ...away].map(({ day }) => day))].toSorted((a, b) => a - b);
  return days.map((day) => {
    const places = MEAL_TYPES.flatMap((type): readonly BoardSlot[] => {
      const meal = meals.find((each) => each.day === day && each.type === type);
      if (meal) return [{ type, meal, away: null }];
      const left = away.find((each) => each.day === day && each.type === type);
      if (left) return [{ type, meal: null, away: left }];
      return slots.some((slot) => slot.day === day && slot.type === type) ? [{ type, meal: null, away: null }] : [];
    });
    return { day, slots: places, isWhole: places.every(({ meal, away: left }) => meal !== null || left !== null) };
  });
}

import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { PlanDraft } from "./plan-draft.ts";

/** A place of the board: its meal, or null while it is on its way. */
interface BoardSlot {
  readonly type: MealType;
  readonly meal: Meal | null;
}

export interface BoardDay {
  readonly day: number;
  readonly slots: readonly BoardSlot[];
  /** Whether nothing of the day is missing. */
  readonly isWhole: boolean;
}

/** The plan day by day, with a place for every meal that is there or promised. */
export function boardDays({ slots, meals }: Pick<PlanDraft, "slots" | "meals">): readonly BoardDay[] {
  const days = [...new Set([...slots, ...meals].map(({ day }) => day))].toSorted((a, b) => a - b);
  return days.map((day) => {
    const places = MEAL_TYPES.flatMap((type): readonly BoardSlot[] => {
      const meal = meals.find((each) => each.day === day && each.type === type);
      if (meal) return [{ type, meal }];
      return slots.some((slot) => slot.day === day && slot.type === type) ? [{ type, meal: null }] : [];
    });
    return { day, slots: places, isWhole: places.every(({ meal }) => meal !== null) };
  });
}

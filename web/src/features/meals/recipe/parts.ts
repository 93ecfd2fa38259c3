import type { MealPart } from "@mealwright/schema/contract/meals";

type Steps = Pick<MealPart, "instructions">;

/** How many steps of a meal come before those of its part at an index. */
export function stepsBefore(parts: readonly Steps[], index: number): number {
  return parts.slice(0, index).reduce((sum, { instructions }) => sum + instructions.length, 0);
}

/** The part that a step of the meal belongs to, from 0; undefined beyond the last. */
export function partAtStep<Part extends Steps>(parts: readonly Part[], step: number): Part | undefined {
  return parts.find((part, index) => step < stepsBefore(parts, index) + part.instructions.length);
}

import type { Meal, SideSuggestion } from "@mealwright/schema/contract/meals";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/**
 * Other sides to replace one, each with the meal as it would be. `part` is the index among the meal's parts; 0 is the
 * dish.
 */
export function suggestSides(
  meal: Pick<Meal, "id">,
  part: number,
  signal: AbortSignal,
): Promise<readonly SideSuggestion[]> {
  return send("sideSuggestions", { body: { mealId: meal.id, part }, signal });
}

/** Replaces a side; returns the new meal. */
export async function replaceSide(meal: Pick<Meal, "id">, part: number, sideId: string): Promise<Meal> {
  return (await write("replaceSide", { body: { mealId: meal.id, part, sideId } })).meal;
}

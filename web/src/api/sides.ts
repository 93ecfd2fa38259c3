import type { Meal, SideSuggestion } from "@mealwright/schema/contract/meals";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Other sides for the place of one, each with the meal as it would be. The place is among the meal's parts; the dish is 0. */
export function suggestSides(
  meal: Pick<Meal, "id">,
  part: number,
  signal: AbortSignal,
): Promise<readonly SideSuggestion[]> {
  return send("sideSuggestions", { body: { mealId: meal.id, part }, signal });
}

/** Puts another side in the place of one; gives the meal that stands there now. */
export async function replaceSide(meal: Pick<Meal, "id">, part: number, sideId: string): Promise<Meal> {
  return (await write("replaceSide", { body: { mealId: meal.id, part, sideId } })).meal;
}

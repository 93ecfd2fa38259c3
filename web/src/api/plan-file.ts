import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { send } from "./transport/send.ts";

/** A plan of the user as it stands now, to be taken along. Throws as `send` does. */
export async function readPlan(id: string): Promise<MealPlan> {
  return send("mealPlan", { params: { id } });
}

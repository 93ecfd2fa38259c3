import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { send } from "../transport/send.ts";

/** A file of one of the user's plans as it is now, to download. Throws as `send` does. */
export async function readPlan(id: string): Promise<MealPlan> {
  return send("mealPlan", { params: { id } });
}

import type { DishWish } from "@mealwright/schema/constants/dish-wishes";
import type { NeverAgainDish } from "@mealwright/schema/contract/never-again";
import { write } from "./transport/write.ts";

/** Marks a meal's dish: never again, less often or more often. Returns the dish as it is listed. */
export function addNeverAgain(mealId: string, wish: DishWish): Promise<NeverAgainDish> {
  return write("addNeverAgain", { body: { mealId, wish } });
}

/** Removes the mark of a dish. */
export async function removeNeverAgain(id: string): Promise<void> {
  await write("removeNeverAgain", { params: { id } });
}

import type { DishWish } from "@mealwright/schema/constants/meals";
import type { NeverAgainDish } from "@mealwright/schema/contract/never-again";
import { write } from "./transport/write.ts";

/** Has the dish of a meal never served again, or less or more often. Gives the dish as it is listed. */
export function addNeverAgain(mealId: string, wish: DishWish): Promise<NeverAgainDish> {
  return write("addNeverAgain", { body: { mealId, wish } });
}

/** Takes the mark of a dish back. */
export async function removeNeverAgain(id: string): Promise<void> {
  await write("removeNeverAgain", { params: { id } });
}

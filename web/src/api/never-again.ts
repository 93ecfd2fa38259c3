import type { NeverAgainDish } from "@mealwright/schema/contract/never-again";
import { write } from "./transport/write.ts";

/** Has the dish of a meal never served again. Gives the dish as it is listed. */
export function addNeverAgain(mealId: string): Promise<NeverAgainDish> {
  return write("addNeverAgain", { body: { mealId } });
}

/** Lets a dish be served again. */
export async function removeNeverAgain(id: string): Promise<void> {
  await write("removeNeverAgain", { params: { id } });
}

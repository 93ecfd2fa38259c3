import type { CallInput } from "@mealwright/schema/calls";
import type { Kitchen } from "@mealwright/schema/contract/kitchen";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** What is at home today. */
export function readKitchen(): Promise<Kitchen> {
  return send("kitchen", {});
}

/** Says how much of a food is at home, and until when it is good. Gives the kitchen as it is then. */
export function correctKitchen(body: CallInput<"correctKitchen">): Promise<Kitchen> {
  return write("correctKitchen", { body });
}

/** Says that a food is gone. Gives the kitchen as it is then. */
export function markGone(foodId: string): Promise<Kitchen> {
  return write("useUpKitchen", { params: { foodId } });
}

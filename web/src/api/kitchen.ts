import type { CallInput } from "@mealwright/schema/calls";
import type { Kitchen } from "@mealwright/schema/contract/kitchen";
import { listOutbox } from "./grocery.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** What is at home today, including ticks that are still on their way from here. */
export async function readKitchen(): Promise<Kitchen> {
  await listOutbox.flush();
  return send("kitchen", {});
}

/** Sets how much of a food is at home, and until when it is good. Returns the kitchen afterwards. */
export function correctKitchen(body: CallInput<"correctKitchen">): Promise<Kitchen> {
  return write("correctKitchen", { body });
}

/** Marks a food as used up. Returns the kitchen afterwards. */
export function markGone(foodId: string): Promise<Kitchen> {
  return write("useUpKitchen", { params: { foodId } });
}

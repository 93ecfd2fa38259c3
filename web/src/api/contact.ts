import type { CallInput } from "@mealwright/schema/calls";
import { write } from "./transport/write.ts";

/** Sends a message to support. */
export async function writeToSupport(body: CallInput<"contact">): Promise<void> {
  await write("contact", { body });
}

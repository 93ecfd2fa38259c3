import type { CallInput } from "@mealwright/schema/calls";
import { write } from "./transport/write.ts";

/** Writes to support. */
export async function writeToSupport(body: CallInput<"contact">): Promise<void> {
  await write("contact", { body });
}

import type { Coaching } from "@mealwright/schema/contract/coaching";
import { send } from "./transport/send.ts";

/** Notes on a plan's week as it is now. */
export function readCoaching(planId: string): Promise<Coaching> {
  return send("coaching", { params: { id: planId } });
}

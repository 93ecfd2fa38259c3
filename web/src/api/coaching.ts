import type { Coaching, HealthSwap } from "@mealwright/schema/contract/coaching";
import { send } from "./transport/send.ts";

/** Notes on a plan's week as it is now. */
export function readCoaching(planId: string): Promise<Coaching> {
  return send("coaching", { params: { id: planId } });
}

/** The swap that raises the Healthy Eating Index of a plan's week most. */
export function readHealthSwap(planId: string): Promise<HealthSwap> {
  return send("healthSwap", { params: { id: planId } });
}

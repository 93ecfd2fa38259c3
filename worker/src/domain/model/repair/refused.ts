import type { DishFault } from "@mealwright/schema/constants/model";

/** Ends the repair of a dish: why it cannot be served, and what was found. */
export class Refused extends Error {
  readonly reason: DishFault;
  constructor(reason: DishFault, evidence: string) {
    super(evidence);
    this.reason = reason;
  }
}

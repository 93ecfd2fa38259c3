import type { Slot } from "@mealwright/schema/rules/week";
import type { Candidate } from "./candidates.ts";

/** A choice to make: the slot that is cooked, then the slots that eat the same dish later. */
export interface OpenSlot {
  readonly slots: readonly Slot[];
  readonly pool: readonly Candidate[];
  /** A side of the slot's dish, chosen separately; none at all is among the choices. */
  readonly isSide?: true;
}

import type { SlotState } from "@mealwright/schema/constants/model";
import type { Slot } from "@mealwright/schema/rules/week";
import type { SlotProgress } from "../../../domain/meal-plan-ports.ts";
import { slotKey } from "../../../domain/planner/slots.ts";

/** The state of each slot while a plan is being made. */
export class SlotBoard {
  private readonly slots = new Map<string, SlotProgress>();

  note({ day, type }: Slot, state: SlotState, reason: string | null): void {
    const before = this.slots.get(slotKey({ day, type }))?.replaced ?? null;
    const replaced = state === "replaced" ? (reason ?? before) : before;
    this.slots.set(slotKey({ day, type }), { day, type, state, reason, replaced });
  }

  get progress(): readonly SlotProgress[] {
    return [...this.slots.values()];
  }
}

import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../meal.ts";
import { slotKey } from "./slots.ts";
import type { LeftoverSlot } from "./types.ts";

/** A dish cooked for one main meal is eaten again on the next day at the other one. */
const EATEN_AS = [
  { cooked: "lunch", eaten: "dinner" },
  { cooked: "dinner", eaten: "lunch" },
] as const;

/**
 * The slots that eat leftovers of the day before, for somebody who wants to cook on fewer days: lunch and dinner of
 * every second day. Slots that already have a meal are left alone.
 */
export function layOutLeftovers(slots: readonly Slot[], fixed: readonly Meal[]): readonly LeftoverSlot[] {
  const taken = new Set(fixed.map(slotKey));
  const open = new Map(slots.filter((slot) => !taken.has(slotKey(slot))).map((slot) => [slotKey(slot), slot]));
  const leftovers: LeftoverSlot[] = [];
  const eating = new Set<number>();
  for (const day of [...new Set(slots.map((slot) => slot.day))].toSorted((one, other) => one - other)) {
    if (eating.has(day)) continue;
    for (const { cooked, eaten } of EATEN_AS) {
      const source = open.get(slotKey({ day, type: cooked }));
      const slot = open.get(slotKey({ day: day + 1, type: eaten }));
      if (source === undefined || slot === undefined) continue;
      leftovers.push({ slot, source });
      eating.add(day + 1);
    }
  }
  return leftovers;
}

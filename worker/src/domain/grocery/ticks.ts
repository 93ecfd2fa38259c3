import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { PRESS_AHEAD_MAX_MS, PRESS_KEPT_MAX_MS, PRESS_UNDER_WAY_MAX_MS } from "@mealwright/schema/constants/grocery";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { type GroceryItem, type GroceryList, groceryLines } from "./grocery-list.ts";
import { packsFor, packsGrams } from "./packs.ts";

/**
 * A line as a person left it: ticked or not, with the grams to buy at that time, counted in packs of that unit system.
 */
export interface GroceryTick {
  /** The line's `foodId`. */
  readonly item: string;
  readonly checked: boolean;
  readonly buyGrams: number;
  readonly system: UnitSystem;
}

/** A tick as it is set: for a plan's week, at the time of its press. */
export interface PressedTick extends GroceryTick {
  readonly planId: string;
  readonly pressedAt: Date;
  /** The name that somebody with the link gave; null for the owner. */
  readonly pressedBy: string | null;
}

/**
 * The time by which presses on one line are ordered.
 * @param pressedAt milliseconds since 1970 by the device's clock, which is ignored if it is far off.
 * @param sentAt by the same clock, for a press that waited for the network, whose age then counts.
 * @param now when the press arrived.
 */
export function pressTime(
  { pressedAt, sentAt }: { readonly pressedAt?: number | undefined; readonly sentAt?: number | undefined },
  now: Date,
): Date {
  if (pressedAt === undefined) return now;
  if (sentAt !== undefined) {
    const ageMs = Math.min(Math.max(sentAt - pressedAt, 0), PRESS_KEPT_MAX_MS);
    return new Date(now.getTime() - ageMs);
  }
  const aheadMs = pressedAt - now.getTime();
  return aheadMs <= PRESS_AHEAD_MAX_MS && aheadMs >= -PRESS_UNDER_WAY_MAX_MS ? new Date(pressedAt) : now;
}

/** The state of a line after its tick. */
export interface TickState {
  readonly checked: boolean;
  /** Grams that were bought, and grams more (or less) to buy now; null if exactly the needed amount was bought. */
  readonly bought: { readonly grams: number; readonly moreGrams: number } | null;
}

/** What to remember when a person sets or takes back a tick; null when the list has no such line. */
export function tickOf(list: GroceryList, item: string, checked: boolean): GroceryTick | null {
  const line = groceryLines(list).find(({ foodId }) => foodId === item);
  return line === undefined ? null : { item, checked, buyGrams: line.buyGrams, system: list.system };
}

/**
 * How the ticks show on a list, whatever became of the plan since. A tick means "these grams are bought": it shows
 * while the line needs no more, is hidden (not forgotten) while it needs more, and only the person removes it. The need
 * is counted in the packs that were bought, so that switching units changes no tick.
 */
export function readTicks(list: GroceryList, ticks: readonly GroceryTick[]): ReadonlyMap<string, TickState> {
  const lines = new Map(groceryLines(list).map((line) => [line.foodId, line]));
  const states = new Map<string, TickState>();
  for (const tick of ticks) {
    const line = lines.get(tick.item);
    if (line !== undefined && tick.checked) states.set(tick.item, stateOf(line, tick, list.system));
  }
  return states;
}

function stateOf(line: GroceryItem, tick: GroceryTick, shown: UnitSystem): TickState {
  const toBuy = tick.system === shown ? line.buyGrams : gramsToBuy(line, tick.system);
  const checked = toBuy <= tick.buyGrams;
  const moreGrams = toBuy - tick.buyGrams;
  return { checked, bought: moreGrams === 0 || tick.buyGrams === 0 ? null : { grams: tick.buyGrams, moreGrams } };
}

function gramsToBuy({ foodId, purchases }: GroceryItem, system: UnitSystem): number {
  return purchases.length === 0 ? 0 : packsGrams(packsFor(requireFood(foodId), purchases, system));
}

import type { UnitSystem } from "@mealwright/schema/constants/units";
import { requireFood } from "../foods/catalogue.ts";
import { type GroceryItem, type GroceryList, groceryLines } from "./grocery-list.ts";
import { boughtText, packsFor, packsGrams } from "./packs.ts";

/** What a person said of a line: ticked or not, with the grams that were to buy then, on the shelf of those units. */
export interface GroceryTick {
  /** The line's `foodId`. */
  readonly item: string;
  readonly checked: boolean;
  readonly buyGrams: number;
  readonly system: UnitSystem;
}

/** How a line stands after its tick. */
export interface TickState {
  readonly checked: boolean;
  /** "500 g bought already: 500 g more to buy"; null where what was bought is what is needed. */
  readonly note: string | null;
}

/** What to remember when a person sets or takes back a tick; null when the list has no such line. */
export function tickOf(list: GroceryList, item: string, checked: boolean): GroceryTick | null {
  const line = groceryLines(list).find(({ foodId }) => foodId === item);
  return line === undefined ? null : { item, checked, buyGrams: line.buyGrams, system: list.system };
}

/**
 * How the ticks stand on a list, whatever has become of the plan since. A tick says "these grams are bought": it shows
 * while the line asks for no more, is hidden (not forgotten) while it asks for more, and only the person takes it back.
 * What a line asks for is measured on the shelf that was bought from, so that other units on the screen change no tick.
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
  if (toBuy === tick.buyGrams || tick.buyGrams === 0) return { checked, note: null };
  const amount = (grams: number) => boughtText(requireFood(line.foodId), grams, shown);
  const difference = amount(Math.abs(toBuy - tick.buyGrams));
  const note = checked
    ? `${difference} more bought than this week needs`
    : `${amount(tick.buyGrams)} bought already: ${difference} more to buy`;
  return { checked, note };
}

function gramsToBuy({ foodId, purchases }: GroceryItem, system: UnitSystem): number {
  return purchases.length === 0 ? 0 : packsGrams(packsFor(requireFood(foodId), purchases, system));
}

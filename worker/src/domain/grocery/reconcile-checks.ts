import type { GroceryItem, GroceryList } from "./grocery-list.ts";

/** A tick as it is stored: the line, and the grams that were to buy when it was ticked. */
export interface GroceryCheck {
  readonly foodId: string;
  readonly buyGrams: number;
}

export interface ReconcileNote {
  readonly foodId: string;
  readonly kind: "extra" | "more";
  /** Grams as bought, whole: left over, or still missing. */
  readonly grams: number;
  /** "you have extra: 250 g more than this plan needs". */
  readonly text: string;
}

export interface Reconciled {
  /** The next list, with every manual line of the previous one. */
  readonly list: GroceryList;
  /** Every tick, also of lines that the next list lacks: put back into the plan, they are still bought. */
  readonly checks: readonly GroceryCheck[];
  /** The lines of `list` that show as ticked. */
  readonly ticked: ReadonlySet<string>;
  readonly notes: readonly ReconcileNote[];
}

/** The tick that a person sets on a line of the list; null when the list has no such line. */
export function checkOf(list: GroceryList, foodId: string): GroceryCheck | null {
  const item = linesOf(list).find((line) => line.foodId === foodId);
  return item === undefined ? null : { foodId, buyGrams: item.buyGrams };
}

/**
 * Carries ticks from one list to the list of an edited plan. A tick says "these grams are bought": it shows while the
 * line asks for no more than that, is hidden (not forgotten) while it asks for more, and is removed by the person only.
 */
export function reconcileChecks(previous: GroceryList, next: GroceryList, checks: readonly GroceryCheck[]): Reconciled {
  const kept = new Set(next.manual.map(({ foodId }) => foodId));
  const list = { ...next, manual: [...next.manual, ...previous.manual.filter(({ foodId }) => !kept.has(foodId))] };
  const lines = new Map(linesOf(list).map((item) => [item.foodId, item]));
  const ticked = new Set<string>();
  const notes: ReconcileNote[] = [];
  for (const { foodId, buyGrams } of checks) {
    const item = lines.get(foodId);
    if (item === undefined) continue;
    if (item.buyGrams <= buyGrams) ticked.add(foodId);
    const note = noteOn(item, buyGrams);
    if (note !== null) notes.push(note);
  }
  return { list, checks, ticked, notes };
}

function noteOn(item: GroceryItem, boughtGrams: number): ReconcileNote | null {
  const grams = Math.abs(boughtGrams - item.buyGrams);
  if (grams === 0 || boughtGrams === 0) return null;
  const { foodId } = item;
  return item.buyGrams < boughtGrams
    ? { foodId, kind: "extra", grams, text: `you have extra: ${grams} g more than this plan needs` }
    : { foodId, kind: "more", grams, text: `you have ${boughtGrams} g already: ${grams} g more to buy` };
}

function linesOf(list: GroceryList): readonly GroceryItem[] {
  return [...list.items, ...list.staples, ...list.covered, ...list.manual];
}

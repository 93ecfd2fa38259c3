import type { CupboardEntry } from "./grocery-list.ts";
import type { OwnLine } from "./own-line.ts";
import type { GroceryTick } from "./ticks.ts";

/** What a person has noted on a week's list. */
export interface ListNotes {
  readonly ticks: readonly GroceryTick[];
  readonly cupboard: readonly CupboardEntry[];
  readonly ownLines: readonly OwnLine[];
}

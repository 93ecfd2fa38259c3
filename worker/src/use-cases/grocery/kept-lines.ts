import type { GroceryList } from "../../domain/grocery/grocery-list.ts";

/** A list's lines, and a text that changes whenever their inputs do. */
interface MadeLines {
  readonly source: string;
  readonly list: GroceryList;
}

/** About 60 kB each. */
const KEPT_MOST = 100;

const byLink = new Map<string, MadeLines>();

/**
 * A cache of lists that were opened by a link: whoever shops polls the list while only ticks change, and computing a
 * list takes five times as long as checking whether its inputs have changed.
 */
export const keptLines = {
  has: (link: string): boolean => byLink.has(link),

  /** The lines if they were made from the same inputs; otherwise null. */
  find(link: string, source: string): GroceryList | null {
    const found = byLink.get(link);
    return found?.source === source ? found.list : null;
  },

  /** Stores lines; the oldest ones make room when there are too many. */
  keep(link: string, made: MadeLines): void {
    byLink.delete(link);
    const [oldest] = byLink.keys();
    if (byLink.size >= KEPT_MOST && oldest !== undefined) byLink.delete(oldest);
    byLink.set(link, made);
  },
};

import type { GroceryList } from "../../domain/grocery/grocery-list.ts";

/** A list's lines, and what they were made from. */
interface MadeLines {
  readonly source: string;
  readonly list: GroceryList;
}

/** 60 kB each. */
const KEPT_MOST = 100;

const byLink = new Map<string, MadeLines>();

/**
 * The lines of lists that were opened by a link lately, for those who look at them again and again while ticks alone
 * change: a list takes five times as long to make as to read what it is made from.
 */
export const keptLines = {
  has: (link: string): boolean => byLink.has(link),

  /** Those that were made from the same; null otherwise. */
  find(link: string, source: string): GroceryList | null {
    const found = byLink.get(link);
    return found?.source === source ? found.list : null;
  },

  /** Keeps them in place of the oldest, where there are too many. */
  keep(link: string, made: MadeLines): void {
    byLink.delete(link);
    const [oldest] = byLink.keys();
    if (byLink.size >= KEPT_MOST && oldest !== undefined) byLink.delete(oldest);
    byLink.set(link, made);
  },
};

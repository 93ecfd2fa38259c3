/** The part that one of several threads measures: the items numbered `number`, `number + of`, … */
export interface Share {
  readonly number: number;
  readonly of: number;
}

/** What a section counted, in a form that threads can send and that can be summed. */
export interface Tally {
  readonly counts: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

/** A section of the report: measured in shares by threads, then turned into the report's figures. */
export interface Section {
  readonly measure: (share: Share, size: number) => Tally | Promise<Tally>;
  readonly figures: (tally: Tally) => Readonly<Record<string, unknown>>;
}

/** Collects counts and values while a section measures. */
export class Counter {
  readonly counts: Record<string, number> = {};
  readonly values: Record<string, number[]> = {};

  add(name: string, number = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + number;
  }

  note(name: string, value: number): void {
    const list = this.values[name] ?? [];
    this.values[name] = list;
    list.push(value);
  }
}

/** The tallies of all threads as one. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const all = new Counter();
  for (const { counts, values } of tallies) {
    for (const [name, number] of Object.entries(counts)) all.add(name, number);
    for (const [name, list] of Object.entries(values)) for (const value of list) all.note(name, value);
  }
  return all;
}

/** The count of a name; 0 if nothing was counted under it. */
export const countOf = (tally: Tally, name: string): number => tally.counts[name] ?? 0;

/**
 * The values collected under a name. @throws if there are none, because a figure from nothing could pass for a good
 * one.
 */
export function valuesOf(tally: Tally, name: string): readonly number[] {
  const list = tally.values[name];
  if (list === undefined) throw new Error(`nothing was measured for ${name}`);
  return list;
}

/** Rounds down to a tenth, so that a value just below a mark is not shown as reaching it. */
export const tenths = (value: number): number => Math.floor(value * 10) / 10;

/** A percentage, rounded down to a tenth. */
export const percentOf = (part: number, whole: number): number => tenths((100 * part) / Math.max(1, whole));

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

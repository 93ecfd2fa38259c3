import type { Highs } from "highs";
import type { Program } from "./program.ts";

/** A part of the search: some yes-or-no columns are settled. */
interface Part {
  readonly settled: ReadonlyMap<number, 0 | 1>;
  /** No choice of this part costs less. */
  readonly least: number;
  /** The column to settle next; null where all are whole already. */
  readonly next: number | null;
}

/**
 * What a program costs at least: its relaxation's least, made better by settling yes-or-no columns one by one, always in
 * the part that is lowest, until so many parts were looked at: the same on a busy machine. The lowest part that is left is
 * the bound.
 */
export function leastOf(
  highs: Highs,
  program: Program,
  mostParts: number,
): { readonly least: number; readonly relaxed: number; readonly parts: number } {
  const columns = program.wholes.flatMap((isWhole, column) => (isWhole ? [column] : []));
  return highs.withModel(program.toModel(true), (model) => {
    const { optimal, infeasible } = highs.constants.modelStatus;
    model.options.set({ output_flag: false });
    let current: ReadonlyMap<number, 0 | 1> = new Map();
    const solve = (settled: ReadonlyMap<number, 0 | 1>, floor: number): Part => {
      for (const column of current.keys()) if (!settled.has(column)) model.changeColBounds(column, 0, 1);
      for (const [column, value] of settled)
        if (current.get(column) !== value) model.changeColBounds(column, value, value);
      current = settled;
      model.run();
      const status = model.getModelStatus();
      if (status === infeasible) return { settled, least: Number.POSITIVE_INFINITY, next: null };
      // Where the solver gave up, what holds for the whole holds for the part.
      if (status !== optimal) return { settled, least: floor, next: null };
      const values = model.getSolution().colValue;
      return { settled, least: Math.max(floor, model.getObjectiveValue()), next: dearest(program, columns, values) };
    };
    const root = solve(new Map(), Number.NEGATIVE_INFINITY);
    if (!Number.isFinite(root.least)) throw new Error("a program without a least");
    const parts = [root];
    let count = 1;
    let least = root.least;
    for (;;) {
      parts.sort((one, other) => other.least - one.least);
      const lowest = parts.at(-1);
      if (lowest === undefined) break;
      least = lowest.least;
      if (lowest.next === null || count >= mostParts) break;
      parts.pop();
      for (const value of [0, 1] as const) {
        parts.push(solve(new Map([...lowest.settled, [lowest.next, value]]), lowest.least));
        count++;
      }
    }
    return { least, relaxed: root.least, parts: count };
  });
}

/** Below this a column is taken to be whole. */
const WHOLE = 1e-6;

/** The column of which the missing rest to a whole, either way, costs most. */
function dearest(program: Program, columns: readonly number[], values: Float64Array): number | null {
  let best: number | null = null;
  let most = 0;
  for (const column of columns) {
    const value = values[column] ?? 0;
    const weight = Math.min(value, 1 - value) * (program.costs[column] ?? 0);
    if (Math.min(value, 1 - value) <= WHOLE || weight <= most) continue;
    most = weight;
    best = column;
  }
  return best;
}

import type { Highs } from "highs";
import type { Program } from "./program.ts";

/** A node of the branch and bound: some binary columns are fixed. */
interface Part {
  readonly settled: ReadonlyMap<number, 0 | 1>;
  /** A lower bound for all choices of this node. */
  readonly least: number;
  /** The column to branch on next; null if all are integral. */
  readonly next: number | null;
}

/**
 * A lower bound for a program: branch and bound over its binary columns, lowest node first, until `mostParts` nodes
 * were solved (a count, so that a busy machine gets the same result). The bound is that of the lowest open node.
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
      // If the solver gave up, the parent's bound still holds.
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

/** A column within this of an integer counts as integral. */
const WHOLE = 1e-6;

/** The column whose distance to the nearest integer, times its cost, is largest. */
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

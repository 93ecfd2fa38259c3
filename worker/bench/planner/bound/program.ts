import type { ModelData } from "highs";

/** A term of a row: a column and its coefficient. */
export type Term = readonly [column: number, value: number];

/** A mixed-integer minimization program, built row by row; columns are at least 0. */
export class Program {
  readonly names: string[] = [];
  readonly costs: number[] = [];
  readonly uppers: number[] = [];
  readonly wholes: boolean[] = [];
  readonly rowNames: string[] = [];
  readonly rowLowers: number[] = [];
  readonly rowUppers: number[] = [];
  readonly terms: (readonly Term[])[] = [];
  /** Added to the objective. */
  constant = 0;

  column(name: string, cost: number, upper: number = Number.POSITIVE_INFINITY, isWhole: boolean = false): number {
    this.costs.push(cost);
    this.uppers.push(upper);
    this.wholes.push(isWhole);
    return this.names.push(name) - 1;
  }

  atLeast(name: string, terms: readonly Term[], least: number): void {
    this.row(name, terms, least, Number.POSITIVE_INFINITY);
  }

  equal(name: string, terms: readonly Term[], value: number): void {
    this.row(name, terms, value, value);
  }

  private row(name: string, terms: readonly Term[], lower: number, upper: number): void {
    const summed = new Map<number, number>();
    for (const [column, value] of terms) summed.set(column, (summed.get(column) ?? 0) + value);
    this.rowNames.push(name);
    this.rowLowers.push(lower);
    this.rowUppers.push(upper);
    this.terms.push([...summed].filter(([, value]) => value !== 0));
  }

  /** The program in the solver's form; without integrality if `isRelaxed`. */
  toModel(isRelaxed: boolean = false): ModelData {
    const starts = [0];
    const indices: number[] = [];
    const values: number[] = [];
    for (const row of this.terms) {
      for (const [column, value] of row) {
        indices.push(column);
        values.push(value);
      }
      starts.push(indices.length);
    }
    const numCols = this.names.length;
    const numRows = this.terms.length;
    return {
      numCols,
      numRows,
      offset: this.constant,
      colCost: this.costs,
      colLower: new Float64Array(numCols),
      colUpper: this.uppers,
      rowLower: this.rowLowers,
      rowUpper: this.rowUppers,
      matrix: { format: "csr", numRows, numCols, starts, indices, values },
      colNames: this.names,
      rowNames: this.rowNames,
      ...(isRelaxed ? {} : { integrality: Int32Array.from(this.wholes, (isWhole) => (isWhole ? 1 : 0)) }),
    };
  }
}

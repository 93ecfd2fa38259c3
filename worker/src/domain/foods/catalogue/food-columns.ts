import type { FoodId } from "./food.ts";

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A fingerprint of the foods and their order (FNV-1a). */
export function markOfOrder(ids: Iterable<FoodId>): string {
  let hash = FNV_OFFSET;
  for (const id of ids) {
    for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), FNV_PRIME);
    // Separates two ids.
    hash = Math.imul(hash, FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Facts of foods column by column, in the order of their names, because similar cells side by side compress better. If
 * a name were added or moved, every food would get another's allergens: so the columns carry the fingerprint of the
 * order that they were written for, and a mismatch throws when the module loads.
 */
export class FoodColumns {
  private readonly columns: readonly string[];
  private readonly size: number;
  private readonly cells: (readonly string[] | undefined)[] = [];

  constructor(columns: readonly string[], mark: string, numbers: ReadonlyMap<FoodId, number>) {
    if (mark !== markOfOrder(numbers.keys())) {
      throw new Error("food data: foods.data.ts was written for other names, or for another order of them");
    }
    this.columns = columns;
    this.size = numbers.size;
  }

  /** A food's cell; its column is split when first read. Throws if it has too few or too many cells. */
  at(food: number, column: number): string {
    const cell = (this.cells[column] ?? this.cut(column))[food];
    if (cell === undefined) throw new Error(`food data: there is no food ${food}`);
    return cell;
  }

  private cut(column: number): readonly string[] {
    const cells = this.columns[column]?.split("\n");
    if (cells?.length !== this.size) {
      throw new Error(`food data: column ${column} has ${cells?.length ?? 0} cells for ${this.size} foods`);
    }
    this.cells[column] = cells;
    return cells;
  }
}

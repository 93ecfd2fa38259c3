import type { FoodId } from "./food.ts";

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A mark of foods in their order (FNV-1a): other foods, or the same ones in another order, have another. */
export function markOfOrder(ids: Iterable<FoodId>): string {
  let hash = FNV_OFFSET;
  for (const id of ids) {
    for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), FNV_PRIME);
    // A sign between two ids.
    hash = Math.imul(hash, FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Facts of foods column by column, in the order of the names, where like cells stand together and pack in less. Joined by
 * place, they would give every food another's allergens if a name were added or moved: the mark of the order that they
 * were written for has to agree, or this throws when the module loads.
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

  /** A food's cell; its column is cut when it is first looked at. Throws where it has too few cells or too many. */
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

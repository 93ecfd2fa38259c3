import type { FoodId } from "./food.ts";

const BAR = 124;

/** Numbers the foods in the order of a data file's lines. Throws if one is listed twice. */
export function numberFoods(text: string): ReadonlyMap<FoodId, number> {
  const numbers = new Map<FoodId, number>();
  for (let start = 1; start < text.length; start = text.indexOf("\n", start) + 1) {
    const id = text.slice(start, text.indexOf("|", start));
    if (numbers.has(id)) throw new Error(`food data: "${id}" is listed twice`);
    numbers.set(id, numbers.size);
  }
  return numbers;
}

/**
 * A data file whose lines are joined to the foods by their ids when the module loads. A line that is missing, extra,
 * duplicated or misspelled throws then: joined by position, every food below it would get another's allergens.
 */
export class FoodTable {
  private readonly name: string;
  private readonly text: string;
  private readonly width: number;
  /** Where each food's line starts. */
  private readonly starts: Int32Array;
  private readonly rows: (readonly string[] | undefined)[] = [];

  /** `text` has a line break before and after its lines; every line has `width` cells, the first is the food's id. */
  constructor(name: string, text: string, width: number, numbers: ReadonlyMap<FoodId, number>) {
    this.name = name;
    this.text = text;
    this.width = width;
    this.starts = new Int32Array(numbers.size);
    const ids = [...numbers.keys()];
    let expected = 0;
    for (let start = 1; start < text.length; start = text.indexOf("\n", start) + 1) {
      const id = ids[expected] ?? "";
      // All files have the same order, so the next food's line is found without reading its id.
      const isNext = text.startsWith(id, start) && text.charCodeAt(start + id.length) === BAR;
      const number = isNext ? expected : this.numberAt(start, numbers);
      if (this.starts[number] !== 0) throw new Error(`food data: ${name} lists "${ids[number]}" twice`);
      this.starts[number] = start;
      expected = number + 1;
    }
    for (const [id, number] of numbers) {
      if (this.starts[number] === 0) throw new Error(`food data: ${name} has no line for "${id}"`);
    }
  }

  /** The food of a line that is in another place than in the other files. */
  private numberAt(start: number, numbers: ReadonlyMap<FoodId, number>): number {
    const id = this.text.slice(start, this.text.indexOf("|", start));
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`food data: ${this.name} has a line for "${id}", which is no food`);
    return number;
  }

  /** A cell of a food's line; the line is split when first read. Throws if it has too few or too many cells. */
  at(food: number, column: number): string {
    const cell = (this.rows[food] ?? this.cut(food))[column];
    if (cell === undefined) throw new Error(`food data: ${this.name} has no column ${column}`);
    return cell;
  }

  private cut(food: number): readonly string[] {
    const start = this.starts[food];
    const row = this.text.slice(start, this.text.indexOf("\n", start)).split("|");
    if (row.length !== this.width)
      throw new Error(`food data: "${row[0]}" has ${row.length} cells in ${this.name}, not ${this.width}`);
    this.rows[food] = row;
    return row;
  }
}

/** A seeded random generator, so that a run can be repeated. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) >>> 0;
    this.next();
  }

  /** From 0 up to 1. */
  next(): number {
    // Numerical Recipes' generator.
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 2 ** 32;
  }

  between(least: number, most: number): number {
    return Math.round(least + this.next() * (most - least));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }
}

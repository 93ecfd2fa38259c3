import type { Recipe } from "../../cookbook/recipe.ts";
import { portionTable } from "../model/build/portion-table.ts";
import type { Candidate } from "../model/candidates.ts";
import { FIGURE_COUNT, FIGURES, NET, PORTION_COUNT } from "../model/goals/goal-model.ts";
import { at, floatAt } from "../model/typed-arrays.ts";

export const ENERGY = FIGURES.indexOf("energyKcal");
export const PROTEIN = FIGURES.indexOf("proteinDg");

/**
 * Prices of the needs (Lagrange multipliers), in cents per kcal (negative if dishes have too many), per 0.1 g of
 * protein and per 0.1 g of net carbohydrate.
 */
export interface Prices {
  readonly energy: number;
  readonly protein: number;
  readonly net: number;
}

/** The most options that the search tries, best first. */
const MOST_OPTIONS = { main: 500, other: 60 };
/** Options are indexed by their energy in steps of 2^4 kcal. */
const BUCKET_BITS = 4;

/** All portions of a pool's dishes as flat arrays, one entry per option. */
export class Options {
  readonly pool: readonly Candidate[];
  readonly main: boolean;
  readonly count: number;
  /** Place in the pool, portion step, number of the dish. */
  readonly pick: Int32Array;
  readonly portion: Int32Array;
  readonly dish: Int32Array;
  /** US cents for the household. */
  readonly cost: Int32Array;
  readonly energy: Int32Array;
  readonly protein: Int32Array;
  readonly net: Int32Array;
  /** Reduced cost: the cost less the worth of what the option provides at the prices. */
  readonly reduced: Float64Array;
  /** The best options by reduced cost, and the same ones by energy. */
  order = new Int32Array(0);
  byEnergy = new Int32Array(0);
  leastEnergy = 0;
  mostEnergy = 0;
  mostProtein = 0;
  private starts = new Int32Array(0);

  constructor(
    pool: readonly Candidate[],
    main: boolean,
    household: number,
    mostNetDg: number,
    dishOf: (recipe: Recipe) => number,
  ) {
    const size = pool.length * PORTION_COUNT;
    this.pool = pool;
    this.main = main;
    this.pick = new Int32Array(size);
    this.portion = new Int32Array(size);
    this.dish = new Int32Array(size);
    this.cost = new Int32Array(size);
    this.energy = new Int32Array(size);
    this.protein = new Int32Array(size);
    this.net = new Int32Array(size);
    this.reduced = new Float64Array(size);
    let count = 0;
    pool.forEach(({ recipe }, pick) => {
      const { allowed, figures, cents } = portionTable(recipe);
      const dish = dishOf(recipe);
      for (let step = 0; step < PORTION_COUNT; step++) {
        const row = step * FIGURE_COUNT;
        if (at(allowed, step) === 0 || at(figures, row + NET) > mostNetDg) continue;
        this.pick[count] = pick;
        this.portion[count] = step;
        this.dish[count] = dish;
        this.cost[count] = Math.round(floatAt(cents, step)) * household;
        this.energy[count] = at(figures, row + ENERGY);
        this.protein[count] = at(figures, row + PROTEIN);
        this.net[count] = at(figures, row + NET);
        count++;
      }
    });
    this.count = count;
  }

  price({ energy, protein, net }: Prices): void {
    for (let index = 0; index < this.count; index++) {
      this.reduced[index] =
        at(this.cost, index) -
        energy * at(this.energy, index) -
        protein * at(this.protein, index) +
        net * at(this.net, index);
    }
  }

  /** Sorts the options by their present prices. */
  sort(): void {
    const order = Int32Array.from({ length: this.count }, (_, index) => index);
    order.sort((one, other) => floatAt(this.reduced, one) - floatAt(this.reduced, other));
    this.order = order.slice(0, this.main ? MOST_OPTIONS.main : MOST_OPTIONS.other);
    this.byEnergy = this.order.slice().sort((one, other) => at(this.energy, one) - at(this.energy, other));
    this.leastEnergy = at(this.energy, at(this.byEnergy, 0));
    this.mostEnergy = at(this.energy, at(this.byEnergy, this.byEnergy.length - 1));
    this.mostProtein = 0;
    this.starts = new Int32Array((this.mostEnergy >> BUCKET_BITS) + 2).fill(this.byEnergy.length);
    for (let place = this.byEnergy.length - 1; place >= 0; place--) {
      const index = at(this.byEnergy, place);
      this.mostProtein = Math.max(this.mostProtein, at(this.protein, index));
      this.starts[at(this.energy, index) >> BUCKET_BITS] = place;
    }
    for (let bucket = this.starts.length - 2; bucket >= 0; bucket--) {
      this.starts[bucket] = Math.min(at(this.starts, bucket), at(this.starts, bucket + 1));
    }
  }

  /** The place in `byEnergy` of the first options that may have this much energy (at most `mostEnergy`). */
  startOf(energyKcal: number): number {
    return at(this.starts, Math.max(0, energyKcal) >> BUCKET_BITS);
  }
}

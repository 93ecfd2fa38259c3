import { at, floatAt } from "../model/typed-arrays.ts";
import type { Options, Prices } from "./cheapest-options.ts";
import { type Needs, worthOf } from "./cheapest-prices.ts";

/** A day to fill: its needs, and the options of each of its units; mains last, because they have most options. */
export interface CheapestDay {
  readonly needs: Needs;
  readonly lists: readonly Options[];
}

/** With more units, some that are no mains are held fixed: four free ones are too many to try. */
export const FREE_UNITS = 3;
const MOST_UNITS = 8;
/** The most options tried for a day; more if it has no solution yet. */
const MOST_NODES = { again: 30_000, first: 90_000 };
/** The first search limit above the bound, as a share of it; doubled until something fits. */
const FIRST_ROOM = 0.01;
const MOST_ROOM = 6;
const HELD_CHOICES = 20;
const KEEPS_HELD = 0.6;
const NONE = -1;

/** Finds the cheapest options of a day that meet its needs, by branch and bound on reduced costs. */
export class DaySolver {
  /** How often each main may still be served. */
  private readonly left: Int32Array;
  private readonly times: number;
  /** The option of each unit of the last day solved, in the order of its lists, and its cost. */
  readonly best = new Int32Array(MOST_UNITS);
  bestCost = 0;
  /** The number of options tried so far. */
  nodes = 0;
  private readonly prices: Prices;
  private readonly random: () => number;
  private readonly now = new Int32Array(MOST_UNITS);
  private readonly held = new Int32Array(MOST_UNITS);
  /** By place: bounds for what the units from there on contribute. */
  private readonly restReduced = new Float64Array(MOST_UNITS + 1);
  private readonly restLeastKcal = new Int32Array(MOST_UNITS + 1);
  private readonly restMostKcal = new Int32Array(MOST_UNITS + 1);
  private readonly restMostProtein = new Int32Array(MOST_UNITS + 1);
  private nodesLeft = 0;
  private isFound = false;

  /** @param times how often a main may be served in the week; only once a day. */
  constructor(prices: Prices, dishes: number, times: number, random: () => number) {
    this.times = times;
    this.prices = prices;
    this.random = random;
    this.left = new Int32Array(dishes).fill(times);
  }

  /** Counts a main as served; a negative number gives servings back. */
  use(dish: number, times: number): void {
    this.left[dish] = at(this.left, dish) - times;
  }

  /** A lower bound for the day's cost with the mains that are still available. */
  leastOf(day: CheapestDay): number {
    this.held.fill(NONE);
    this.readRests(day);
    return worthOf(this.prices, day.needs) + floatAt(this.restReduced, 0);
  }

  /** Whether a choice cheaper than `below` cents was found; `last` is what the units had before, -1 for nothing. */
  solve(day: CheapestDay, below: number, last: readonly number[]): boolean {
    this.held.fill(NONE);
    if (day.lists.length > FREE_UNITS) this.hold(day, last);
    this.readRests(day);
    const worth = worthOf(this.prices, day.needs);
    const least = Math.max(1, worth + floatAt(this.restReduced, 0));
    const mostNodes = Number.isFinite(below) ? MOST_NODES.again : MOST_NODES.first;
    this.nodesLeft = mostNodes;
    this.isFound = false;
    // Too low a limit costs little time; too high a one would prune nothing.
    for (let room = FIRST_ROOM; room < MOST_ROOM && !this.isFound && this.nodesLeft > 0; room *= 2) {
      const limit = least * (1 + room);
      this.bestCost = Math.min(below, limit);
      this.branch(day, 0, worth, 0, 0, 0, 0);
      if (limit >= below) break;
    }
    this.nodes += mostNodes - this.nodesLeft;
    return this.isFound;
  }

  /** Holds surplus units fixed: each keeps what it had or takes something cheap. */
  private hold({ lists }: CheapestDay, last: readonly number[]): void {
    const others = lists.flatMap(({ main }, place) => (main ? [] : [place]));
    for (let over = lists.length - FREE_UNITS; over > 0 && others.length > 0; over--) {
      const [place = 0] = others.splice(Math.floor(this.random() * others.length), 1);
      const order = lists[place]?.order ?? new Int32Array(1);
      const kept = last[place] ?? NONE;
      const cheap = at(order, Math.floor(this.random() ** 2 * Math.min(HELD_CHOICES, order.length)));
      this.held[place] = kept >= 0 && this.random() < KEEPS_HELD ? kept : cheap;
    }
  }

  private readRests({ lists }: CheapestDay): void {
    const end = lists.length;
    for (const rest of [this.restReduced, this.restLeastKcal, this.restMostKcal, this.restMostProtein]) rest[end] = 0;
    for (let place = end - 1; place >= 0; place--) {
      const list = lists[place];
      if (list === undefined) continue;
      const held = at(this.held, place);
      let first = 0;
      if (list.main)
        while (first < list.order.length - 1 && at(this.left, at(list.dish, at(list.order, first))) <= 0) first++;
      const best = held >= 0 ? held : at(list.order, first);
      this.restReduced[place] = floatAt(this.restReduced, place + 1) + floatAt(list.reduced, best);
      this.restLeastKcal[place] =
        at(this.restLeastKcal, place + 1) + (held >= 0 ? at(list.energy, held) : list.leastEnergy);
      this.restMostKcal[place] =
        at(this.restMostKcal, place + 1) + (held >= 0 ? at(list.energy, held) : list.mostEnergy);
      this.restMostProtein[place] =
        at(this.restMostProtein, place + 1) + (held >= 0 ? at(list.protein, held) : list.mostProtein);
    }
  }

  private branch(
    day: CheapestDay,
    place: number,
    bound: number,
    cost: number,
    kcal: number,
    protein: number,
    net: number,
  ) {
    const list = day.lists[place];
    if (list === undefined) return;
    if (place === day.lists.length - 1) {
      this.close(day, list, place, bound, cost, kcal, protein, net);
      return;
    }
    const { needs } = day;
    const held = at(this.held, place);
    const next = place + 1;
    const rest = floatAt(this.restReduced, next);
    const end = held >= 0 ? 1 : list.order.length;
    for (let turn = 0; turn < end; turn++) {
      const index = held >= 0 ? held : at(list.order, turn);
      const lower = bound + floatAt(list.reduced, index);
      this.nodesLeft--;
      if (lower + rest >= this.bestCost || this.nodesLeft < 0) return;
      const dish = at(list.dish, index);
      if (list.main && at(this.left, dish) <= 0) continue;
      const energy = kcal + at(list.energy, index);
      if (energy + at(this.restLeastKcal, next) > needs.mostKcal) continue;
      if (energy + at(this.restMostKcal, next) < needs.leastKcal) continue;
      const grams = protein + at(list.protein, index);
      if (grams + at(this.restMostProtein, next) < needs.proteinDg) continue;
      this.now[place] = index;
      if (list.main) this.use(dish, this.times);
      this.branch(day, next, lower, cost + at(list.cost, index), energy, grams, net + at(list.net, index));
      if (list.main) this.use(dish, -this.times);
    }
  }

  /** Fills the last unit of a day, only with options that bring its energy within the promised range. */
  private close(
    { needs }: CheapestDay,
    list: Options,
    place: number,
    bound: number,
    cost: number,
    kcal: number,
    protein: number,
    net: number,
  ) {
    const from = needs.leastKcal - kcal;
    const to = needs.mostKcal - kcal;
    if (to < 0 || from > list.mostEnergy) return;
    for (let turn = list.startOf(from); turn < list.byEnergy.length; turn++) {
      const index = at(list.byEnergy, turn);
      const energy = at(list.energy, index);
      if (energy > to) return;
      this.nodesLeft--;
      if (energy < from || bound + floatAt(list.reduced, index) >= this.bestCost) continue;
      if (protein + at(list.protein, index) < needs.proteinDg || net + at(list.net, index) > needs.mostNetDg) continue;
      const cents = cost + at(list.cost, index);
      if (cents >= this.bestCost || (list.main && at(this.left, at(list.dish, index)) <= 0)) continue;
      this.bestCost = cents;
      this.isFound = true;
      this.now[place] = index;
      this.best.set(this.now);
    }
  }
}

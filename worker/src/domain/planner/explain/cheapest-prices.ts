import { at, floatAt } from "../model/typed-arrays.ts";
import type { Options, Prices } from "./cheapest-options.ts";

/** What the dishes of some days must provide together. */
export interface Needs {
  readonly leastKcal: number;
  readonly mostKcal: number;
  readonly proteinDg: number;
  /** Infinity if the diet sets no limit. */
  readonly mostNetDg: number;
}

const ASCENT_STEPS = 60;
const FIRST_STEP = 0.6;
const STEP_FACTOR = 0.93;
/** The initial prices: this many times the cheapest kilocalorie, shared with protein and net carbohydrate. */
const PRICE_OF_CHEAPEST = 2;

/** What the needs are worth at the prices, in cents. */
export function worthOf(prices: Prices, needs: Needs): number {
  const kcal = prices.energy >= 0 ? needs.leastKcal : needs.mostKcal;
  const net = prices.net > 0 ? prices.net * needs.mostNetDg : 0;
  return prices.energy * kcal + prices.protein * needs.proteinDg - net;
}

/** Prices for the needs, and a lower bound in cents for every choice of these dishes that meets them. */
export interface Bound {
  readonly prices: Prices;
  readonly leastCents: number;
}

/**
 * Lagrangian relaxation: with a price on each need, the cheapest week that ignores the needs is quickly found and is a
 * lower bound for every week that meets them. Subgradient steps look for the prices with the highest bound.
 * @param counts how many units choose from each of the options.
 * @param dishes how many dishes there are.
 * @param times how often a main may be served.
 */
export function priceNeeds(
  options: readonly Options[],
  counts: readonly number[],
  needs: Needs,
  dishes: number,
  times: number,
): Bound {
  const scale = scaleOf(options, needs);
  let now: Prices = { energy: scale.energy, protein: scale.protein / 5, net: 0 };
  let best: Bound = { prices: now, leastCents: Number.NEGATIVE_INFINITY };
  const cheapest = new CheapestMains(dishes);
  const hasNet = Number.isFinite(needs.mostNetDg);
  for (let round = 0, step = FIRST_STEP; round < ASCENT_STEPS; round++, step *= STEP_FACTOR) {
    const sums = cheapestAt(options, counts, now, cheapest, times);
    const leastCents = sums.reduced + worthOf(now, needs);
    if (leastCents > best.leastCents) best = { prices: now, leastCents };
    const kcal = now.energy >= 0 ? needs.leastKcal : needs.mostKcal;
    now = {
      energy: now.energy + step * scale.energy * slope(kcal - sums.energy, kcal),
      protein: Math.max(0, now.protein + step * scale.protein * slope(needs.proteinDg - sums.protein, needs.proteinDg)),
      net: hasNet ? Math.max(0, now.net + step * scale.net * slope(sums.net - needs.mostNetDg, needs.mostNetDg)) : 0,
    };
  }
  return best;
}

/** The subgradient's direction: a shortfall of a third of the need is a full step. */
function slope(lack: number, need: number): number {
  return Math.max(-1, Math.min(1, (3 * lack) / Math.max(1, need)));
}

function scaleOf(options: readonly Options[], needs: Needs): Prices {
  let cents = Number.POSITIVE_INFINITY;
  for (const { count, cost, energy } of options) {
    for (let index = 0; index < count; index++)
      cents = Math.min(cents, at(cost, index) / Math.max(1, at(energy, index)));
  }
  const energy = cents * PRICE_OF_CHEAPEST;
  const worth = (energy * Math.max(1, needs.leastKcal)) / 2;
  return { energy, protein: worth / Math.max(1, needs.proteinDg), net: worth / Math.max(1, needs.mostNetDg) };
}

/** By dish: its cheapest option at the given prices, and the list with it. */
class CheapestMains {
  readonly list: Int32Array;
  readonly option: Int32Array;
  readonly reduced: Float64Array;

  constructor(dishes: number) {
    this.list = new Int32Array(dishes);
    this.option = new Int32Array(dishes);
    this.reduced = new Float64Array(dishes);
  }

  clear(): void {
    this.list.fill(NO_LIST);
    this.reduced.fill(Number.POSITIVE_INFINITY);
  }
}

const NO_LIST = -1;

/** The sums of the cheapest week at the prices, needs ignored. */
function cheapestAt(
  options: readonly Options[],
  counts: readonly number[],
  prices: Prices,
  cheapest: CheapestMains,
  times: number,
) {
  const sums = { reduced: 0, energy: 0, protein: 0, net: 0 };
  const add = (of: Options, index: number, times: number) => {
    sums.reduced += floatAt(of.reduced, index) * times;
    sums.energy += at(of.energy, index) * times;
    sums.protein += at(of.protein, index) * times;
    sums.net += at(of.net, index) * times;
  };
  let mains = 0;
  cheapest.clear();
  options.forEach((list, number) => {
    list.price(prices);
    const units = counts[number] ?? 0;
    if (list.main) mains += units;
    let least = 0;
    for (let index = 0; index < list.count; index++) {
      const reduced = floatAt(list.reduced, index);
      if (reduced < floatAt(list.reduced, least)) least = index;
      const dish = at(list.dish, index);
      if (!list.main || reduced >= floatAt(cheapest.reduced, dish)) continue;
      cheapest.list[dish] = number;
      cheapest.option[dish] = index;
      cheapest.reduced[dish] = reduced;
    }
    if (!list.main && list.count > 0) add(list, least, units);
  });
  const sorted = Array.from(cheapest.list.keys()).filter((dish) => at(cheapest.list, dish) !== NO_LIST);
  sorted.sort((one, other) => floatAt(cheapest.reduced, one) - floatAt(cheapest.reduced, other));
  for (const dish of sorted.slice(0, Math.ceil(mains / times))) {
    const list = options[at(cheapest.list, dish)];
    if (list !== undefined) add(list, at(cheapest.option, dish), Math.min(times, mains));
    mains -= times;
  }
  return sums;
}

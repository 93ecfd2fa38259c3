import { eachUnitSystem, type UnitSystem } from "@mealwright/schema/constants/food/units";
import { AISLE_FACTS, DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { Food, FoodId } from "../../../foods/catalogue/food.ts";
import { HOME_SHORTFALL_G, type HomeShare, takeFromHome } from "../../../grocery/kitchen/home-share.ts";
import { packsCents, packsFor, shelfOf } from "../../../grocery/packs.ts";
import { at } from "../typed-arrays.ts";

/** Needs are looked up in steps of so many grams, rounded up. */
const STEP_G = 4;
/** Longest need that a table knows, in grams; beyond it a need is made of pieces of this length. */
const TABLE_G = 4096;
const UNKNOWN = -1;
/** A food of which all of a week is bought at once. */
const KEEPS_ALL_WEEK = 7;
/** Of its smallest pack; what is needed of less hardly uses it. */
const HARDLY_USED_SHARE = 0.25;

/** What the packs of a food cost by need: the same packs as on the shopping list. */
export class PackPrice {
  /** In the pack where a gram costs least. */
  readonly centsPerGram: number;
  /** Days from the shop to the last meal that one purchase serves; `KEEPS_ALL_WEEK` for what keeps so long. */
  readonly keepsDays: number;
  /** Grams as bought that use at least a quarter of the smallest pack. */
  readonly hardlyGrams: number;
  /** What is at home of it, the soonest date first: that is free. */
  readonly home: readonly HomeShare[];
  /** What of it is there for any day of the week. */
  readonly homeGrams: number;
  /** Whether its price depends on the days on which it is needed. */
  readonly isByDay: boolean;
  /** What of it nobody goes to the shop for. */
  private readonly freeGrams: number;
  private readonly food: Food;
  private readonly system: UnitSystem;
  private readonly cents = new Int32Array(TABLE_G / STEP_G + 1).fill(UNKNOWN);

  constructor(food: Food, system: UnitSystem, home: readonly HomeShare[] = []) {
    this.food = food;
    this.home = home;
    this.system = system;
    const shelf = shelfOf(food, system);
    this.centsPerGram = Math.min(...shelf.map(({ cents, grams }) => cents / grams));
    this.hardlyGrams = Math.floor(Math.min(...shelf.map(({ grams }) => grams)) * HARDLY_USED_SHARE);
    const { perishableDays } = food;
    this.keepsDays = perishableDays === null || AISLE_FACTS[food.aisle].isFrozen ? KEEPS_ALL_WEEK : perishableDays;
    this.isByDay = this.keepsDays < KEEPS_ALL_WEEK || home.some(({ lastDay }) => lastDay < DAYS_PER_WEEK);
    this.homeGrams = this.isByDay ? 0 : home.reduce((sum, { grams }) => sum + grams, 0);
    this.freeGrams = this.homeGrams > 0 ? HOME_SHORTFALL_G : 0;
  }

  /** US cents of the packs that hold so many grams as bought, bought at once, less what is there for any day; 0 for none. */
  centsFor(needed: number): number {
    const grams = needed - this.homeGrams;
    if (grams <= this.freeGrams) return 0;
    if (grams > TABLE_G) return this.tableCents(TABLE_G) + this.centsFor(needed - TABLE_G);
    return this.tableCents(grams);
  }

  private tableCents(grams: number): number {
    const step = Math.ceil(grams / STEP_G);
    const cents = at(this.cents, step);
    return cents === UNKNOWN ? this.centsOfStep(step) : cents;
  }

  private centsOfStep(step: number): number {
    const edibleGrams = Math.min(step * STEP_G, TABLE_G) * this.food.edibleYield;
    const cents = packsCents(packsFor(this.food, [edibleGrams], this.system));
    this.cents[step] = cents;
    return cents;
  }
}

const packPrices = eachUnitSystem(() => new Map<FoodId, PackPrice>());

/**
 * US cents of a food's packs over a week: each run of days that one purchase can serve is bought on its own, as on the
 * shopping list.
 * @param byDay grams as bought of this food by the model's days, from `offset` on, which stand for `dayNumbers`.
 */
export function centsByDay(
  packPrice: PackPrice,
  byDay: Int32Array,
  offset: number,
  dayNumbers: readonly number[],
): number {
  let cents = 0;
  let from = 0;
  let grams = 0;
  const missing =
    packPrice.isByDay && packPrice.home.length > 0 ? missingByDay(packPrice, byDay, offset, dayNumbers) : null;
  for (let day = 0; day < dayNumbers.length; day++) {
    const own = missing === null ? (byDay[offset + day] ?? 0) : (missing[day] ?? 0);
    if (own <= 0) continue;
    const number = dayNumbers[day] ?? 0;
    if (grams > 0 && number - from > packPrice.keepsDays) {
      cents += packPrice.centsFor(grams);
      grams = 0;
    }
    if (grams === 0) from = number;
    grams += own;
  }
  return cents + packPrice.centsFor(grams);
}

/** The needs of each day that what is at home does not meet. */
function missingByDay(
  { home }: PackPrice,
  byDay: Int32Array,
  offset: number,
  dayNumbers: readonly number[],
): readonly number[] {
  return takeFromHome(
    dayNumbers.map((day, index) => ({ day, grams: byDay[offset + index] ?? 0 })),
    home,
    HOME_SHORTFALL_G,
  );
}

/**
 * The food's pack price, kept unless something of it is at home; null for what is not bought: staples, which are taken to
 * be at home, and water.
 */
export function packPriceOf(food: Food, system: UnitSystem, home?: readonly HomeShare[]): PackPrice | null {
  if (food.staple || food.packs.length === 0 || food.packs.every(({ label }) => label.endsWith("tap"))) return null;
  if (home !== undefined) return new PackPrice(food, system, home);
  let packPrice = packPrices[system].get(food.id);
  if (packPrice === undefined) {
    packPrice = new PackPrice(food, system);
    packPrices[system].set(food.id, packPrice);
  }
  return packPrice;
}

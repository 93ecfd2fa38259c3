import { eachUnitSystem, type UnitSystem } from "@mealwright/schema/constants/food/units";
import { AISLE_FACTS, DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { Food, FoodId } from "../../../foods/catalogue/food.ts";
import { HOME_SHORTFALL_G, type HomeShare, takeFromHome } from "../../../grocery/kitchen/home-share.ts";
import { packsCents, packsFor, shelfOf } from "../../../grocery/packs.ts";
import { at } from "../typed-arrays.ts";

/** Needs are looked up in steps of this many grams, rounded up. */
const STEP_G = 4;
/** The largest need in a table, in grams; larger ones are split into pieces of this size. */
const TABLE_G = 4096;
const UNKNOWN = -1;
/** Marks a food that keeps all week, so that everything is bought at once. */
const KEEPS_ALL_WEEK = 7;
/** A need below this share of the smallest pack hardly uses it. */
const HARDLY_USED_SHARE = 0.25;

/** What the packs of a food cost by need, with the same packs as on the shopping list. */
export class PackPrice {
  /** In the pack with the lowest price per gram. */
  readonly centsPerGram: number;
  /** Days from the purchase to the last meal that it serves; `KEEPS_ALL_WEEK` for food that keeps that long. */
  readonly keepsDays: number;
  /** Grams as bought that use at least a quarter of the smallest pack. */
  readonly hardlyGrams: number;
  /** What is at home, which is free, the soonest date first. */
  readonly home: readonly HomeShare[];
  /** The part of it that is good all week. */
  readonly homeGrams: number;
  /** Whether its price depends on the days on which it is needed. */
  readonly isByDay: boolean;
  /** Grams too few to go to the shop for. */
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

  /** US cents for the packs when this many grams are bought at once, beyond what is at home all week; 0 for none. */
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
 * US cents for a food's packs over a week: each run of days that one purchase can serve is bought separately, as on the
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

/** Each day's need beyond what is at home. */
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
 * The food's pack price, cached unless some of it is at home; null for what is not bought: water, and staples, which
 * are assumed to be at home.
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

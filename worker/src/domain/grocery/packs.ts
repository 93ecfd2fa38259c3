import { eachUnitSystem, GRAMS_PER_OUNCE, isCustomary, type UnitSystem } from "@mealwright/schema/constants/food/units";
import type { Amount } from "@mealwright/schema/rules/amounts";
import type { Food, FoodId, Pack } from "../foods/catalogue/food.ts";
import type { CountedUnit, GroceryPack } from "./grocery-list.ts";
import { packCents } from "./pack-price.ts";

/** A pack as the list uses it. */
export interface ShelfPack {
  readonly label: string;
  /** Net grams as bought, whole. */
  readonly grams: number;
  /** Edible grams. */
  readonly edibleGrams: number;
  /** US cents for one pack, not rounded. */
  readonly cents: number;
  /** The size on the label: 500 g, 12 oz; null where the unit says it all. */
  readonly size: Amount | null;
  /** What is counted: "pack", "can", "piece", "bunch", "dozen", "pack of 6". */
  readonly unit: string;
  /** Units in one label: 3 of "3 stalks". */
  readonly perLabel: number;
  /** Pieces in one unit: 12 for "dozen", 1 for food that is not counted in pieces. */
  readonly pieces: number;
  /** Edible grams of one piece, where the shop counts pieces. */
  readonly pieceGrams: number | null;
  /** "can", "bag", or "loose" for single pieces and bunches; a basket never mixes kinds. */
  readonly kind: string;
}

export interface ChosenPack {
  readonly pack: ShelfPack;
  readonly count: number;
}

const SIZED = /^([\d.,]+) (g|kg|ml|l|oz|lb|fl oz)\b ?(.*)$/;
const US_SIZES: readonly string[] = ["oz", "lb", "fl oz"];
const COUNTED = /^(\d+) ([a-z]+?)s?$/;
const PIECES_IN_PACK = /^(?:pack of (\d+)|(dozen))$/;
const DOZEN = 12;
const LOOSE = "loose";
const CAN = "can";
export const PIECE = "piece";
interface OtherSize {
  readonly unit: string;
  readonly each: number;
  readonly larger?: { readonly unit: string; readonly from: number };
}
const IN_OUNCES = { unit: "oz", larger: { unit: "lb", from: 16 } } as const;
const IN_GRAMS = { unit: "g", larger: { unit: "kg", from: 1_000 } } as const;
const IN_ML = { unit: "ml", larger: { unit: "l", from: 1_000 } } as const;
/** A label's measure in the other system. */
const OTHER_SIZES: Readonly<Record<string, OtherSize>> = {
  g: { ...IN_OUNCES, each: 1 / GRAMS_PER_OUNCE },
  kg: { ...IN_OUNCES, each: 1_000 / GRAMS_PER_OUNCE },
  ml: { unit: "fl oz", each: 1 / 29.5735295625 },
  l: { unit: "fl oz", each: 1_000 / 29.5735295625 },
  oz: { ...IN_GRAMS, each: GRAMS_PER_OUNCE },
  lb: { ...IN_GRAMS, each: 453.59237 },
  "fl oz": { ...IN_ML, each: 29.5735295625 },
};
/**
 * How much more mass, as a share, may be bought to carry fewer packs: for food that keeps for weeks, and for other
 * food.
 */
const TOLERANCE_KEEPING = 0.12;
const TOLERANCE_PERISHABLE = 0.05;
const KEEPS_FOR_WEEKS_DAYS = 14;
/** A second size is half the trouble of one more pack: a dozen eggs and six rather than three times six. */
const SECOND_SIZE_EFFORT = 0.5;
/** A shop's head of cabbage and a recipe's are the same thing if their weights agree within this share. */
const SAME_THING = 0.25;
/** Edible grams by which a line may fall short: labels and yields are rounded to whole grams and hundredths. */
export const SHORTFALL_G = 0.4;

const shelves = eachUnitSystem(() => new Map<FoodId, readonly ShelfPack[]>());

/** The packs of a food in shops that use this unit system; all of its packs if none is labelled for that system. */
export function shelfOf(food: Food, system: UnitSystem): readonly ShelfPack[] {
  const known = shelves[system].get(food.id);
  if (known !== undefined) return known;
  const local = food.packs.filter(({ label }) => {
    const unit = SIZED.exec(label)?.[2];
    return unit === undefined || US_SIZES.includes(unit) === isCustomary(system);
  });
  const packs = oneOfALabel(local.length > 0 ? local : food.packs, system).map((pack) => readPack(food, pack, system));
  const shelf = packs.map((pack) => ({ ...pack, cents: packCents(food, pack, packs) }));
  shelves[system].set(food.id, shelf);
  return shelf;
}

/**
 * Packs with the same label ("1 bunch") cannot be told apart in a shop: of two, the lighter is European, the heavier
 * American.
 */
function oneOfALabel(packs: readonly Pack[], system: UnitSystem): readonly Pack[] {
  return packs.filter((pack) =>
    packs.every(
      (other) =>
        other.label !== pack.label || (isCustomary(system) ? other.grams <= pack.grams : other.grams >= pack.grams),
    ),
  );
}

function readPack(food: Food, { label, grams }: Pack, system: UnitSystem): Omit<ShelfPack, "cents"> {
  const common = {
    label,
    edibleGrams: grams * food.edibleYield,
    grams,
    perLabel: 1,
    pieces: 1,
    pieceGrams: null,
    kind: label,
  };
  const sized = SIZED.exec(label);
  if (sized !== null) {
    const [, amount = "", measure = "", kind = ""] = sized;
    return { ...common, size: labelSize(amount, measure, system), unit: kind || "pack", kind: kind || "pack" };
  }
  const piece = food.measures.piece ?? food.measures.medium ?? food.measures.large ?? null;
  const inPack = PIECES_IN_PACK.exec(label);
  if (inPack !== null) {
    const pieces = inPack[2] === undefined ? Number(inPack[1]) : DOZEN;
    return { ...common, ...natural(food, grams, piece, pieces), size: null, unit: label, pieces, kind: "by the piece" };
  }
  const counted = COUNTED.exec(label);
  if (counted === null) return { ...common, size: null, unit: label };
  const [, count = "1", unit = label] = counted;
  const measure = unit === PIECE ? piece : (food.measures[unit] ?? null);
  const own = natural(food, grams, measure, Number(count));
  const pieceGrams = unit === PIECE ? own.pieceGrams : null;
  return { ...common, ...own, pieceGrams, size: null, unit, perLabel: Number(count), kind: LOOSE };
}

/** The size on a label, converted to the list's unit system if need be: 500 g are 1.1 lb. */
function labelSize(amount: string, measure: string, system: UnitSystem): Amount {
  const quantity = Number(amount.replace(",", ""));
  if (US_SIZES.includes(measure) === isCustomary(system)) return { quantity, unit: measure };
  const { unit, each, larger } = OTHER_SIZES[measure] ?? { unit: measure, each: 1 };
  const other = quantity * each;
  if (larger !== undefined && other >= larger.from)
    return { quantity: toTenths(other / larger.from), unit: larger.unit };
  return { quantity: isCustomary(system) ? toTenths(other) : Math.round(other), unit };
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * If kitchen and shop count the same thing (one onion, one head), the kitchen's grams are used, so that a rounded label
 * never makes the list ask for a second one. The grams to buy follow from the yield.
 */
function natural(food: Food, grams: number, measureGrams: number | null, count: number) {
  const labelled = grams * food.edibleYield;
  const measured = (measureGrams ?? 0) * count;
  if (Math.abs(labelled / measured - 1) > SAME_THING) return { edibleGrams: labelled, grams, pieceGrams: null };
  return {
    edibleGrams: measured,
    grams: Math.ceil(measured / food.edibleYield - 1e-6),
    pieceGrams: measureGrams,
  };
}

/**
 * The packs that hold `neededGrams` (edible): of the baskets of one kind and at most two sizes within `tolerance` of the
 * least mass, the one with least to carry and read. Mass stands for cost, because sizes differ in price by a tenth at
 * most. A smaller need never buys more.
 * @param neededGrams more than 0.
 * @param shortfallGrams by how much the packs may fall short.
 * @param tolerance how much more than the least mass may be bought to have fewer packs, as a share.
 */
export function choosePacks(
  shelf: readonly ShelfPack[],
  neededGrams: number,
  shortfallGrams: number = SHORTFALL_G,
  tolerance: number = TOLERANCE_KEEPING,
): readonly ChosenPack[] {
  const baskets = basketsFor(shelf, Math.max(neededGrams - shortfallGrams, 1e-6));
  const least = baskets.reduce((grams, basket) => Math.min(grams, basket.grams), Number.POSITIVE_INFINITY);
  const near = baskets.filter(({ grams }) => grams <= least * (1 + tolerance));
  return (
    near.reduce<Basket | null>((best, basket) => (best && !isBetter(basket, best) ? best : basket), null)?.chosen ?? []
  );
}

interface Basket {
  readonly grams: number;
  readonly chosen: readonly ChosenPack[];
}

/** Every basket of one size, or of two sizes of one kind, without superfluous packs. */
function basketsFor(shelf: readonly ShelfPack[], needed: number): readonly Basket[] {
  const fill = (pack: ShelfPack, grams: number) => ({
    pack,
    count: Math.max(1, Math.ceil(grams / pack.edibleGrams - 1e-9)),
  });
  const baskets: Basket[] = [];
  for (const [at, first] of shelf.entries()) {
    const alone = fill(first, needed);
    baskets.push(basketOf([alone]));
    for (const second of shelf.slice(at + 1)) {
      if (second.kind !== first.kind) continue;
      const [large, small] = first.edibleGrams > second.edibleGrams ? [first, second] : [second, first];
      const most = fill(large, needed).count;
      for (let count = 1; count < most; count++) {
        baskets.push(basketOf([{ pack: large, count }, fill(small, needed - count * large.edibleGrams)]));
      }
    }
  }
  return baskets;
}

function basketOf(chosen: readonly ChosenPack[]): Basket {
  return { grams: packsGrams(chosen), chosen };
}

/** The number of packs to carry, plus `SECOND_SIZE_EFFORT` for a second size to look for. */
function effortOf({ chosen }: Basket): number {
  return chosen.reduce((total, { count }) => total + count, 0) + (chosen.length - 1) * SECOND_SIZE_EFFORT;
}

function isBetter(basket: Basket, than: Basket): boolean {
  const effort = effortOf(basket) - effortOf(than) || basket.chosen.length - than.chosen.length;
  return effort !== 0 ? effort < 0 : basket.grams < than.grams;
}

/** Merges packs that were chosen for several purchases: one entry per label. */
export function mergePacks(groups: readonly (readonly ChosenPack[])[]): readonly ChosenPack[] {
  const counts = new Map<ShelfPack, number>();
  for (const { pack, count } of groups.flat()) counts.set(pack, (counts.get(pack) ?? 0) + count);
  return [...counts].map(([pack, count]) => ({ pack, count })).sort((a, b) => b.pack.grams - a.pack.grams);
}

/**
 * The packs for a line: each purchase is rounded up on its own.
 * @param purchases edible grams, one entry for each time that the food is bought.
 */
export function packsFor(food: Food, purchases: readonly number[], system: UnitSystem): readonly ChosenPack[] {
  const shelf = shelfOf(food, system);
  const isKept = food.perishableDays === null || food.perishableDays >= KEEPS_FOR_WEEKS_DAYS;
  const tolerance = isKept ? TOLERANCE_KEEPING : TOLERANCE_PERISHABLE;
  const buy = (sizes: readonly ShelfPack[]) =>
    mergePacks(purchases.map((grams) => choosePacks(sizes, grams, SHORTFALL_G / purchases.length, tolerance)));
  const chosen = buy(shelf);
  if (chosen.length <= 1 || (chosen.length === 2 && chosen[0]?.pack.kind === chosen[1]?.pack.kind)) return chosen;
  // Purchases on several days would need different packs: take one size for all, the one with the least mass in total.
  return shelf.map((pack) => buy([pack])).reduce((best, one) => (packsGrams(one) < packsGrams(best) ? one : best));
}

/** US cents for the packs, whole. */
export function packsCents(chosen: readonly ChosenPack[]): number {
  return Math.round(chosen.reduce((total, { pack, count }) => total + pack.cents * count, 0));
}

/** Grams as bought. */
export function packsGrams(chosen: readonly ChosenPack[]): number {
  return chosen.reduce((total, { pack, count }) => total + pack.grams * count, 0);
}

/** How the shop counts a food; null if it sells it by weight only. */
export function countedUnit(food: Food, system: UnitSystem): CountedUnit | null {
  const pack = shelfOf(food, system).find(({ size, kind }) => size === null || kind === CAN);
  if (pack === undefined) return null;
  const { unit, pieces, pieceGrams, grams, perLabel, size } = pack;
  return {
    unit: pieces > 1 || pieceGrams !== null ? PIECE : unit,
    gramsEach: pieceGrams === null ? grams / perLabel / pieces : pieceGrams / food.edibleYield,
    size,
  };
}

/** Packs in the form of the list: a label with 3 stalks becomes three of the unit "stalk". */
export function toGroceryPacks(chosen: readonly ChosenPack[]): readonly GroceryPack[] {
  return chosen.map(({ pack: { unit, perLabel, grams, size }, count }) => ({
    count: count * perLabel,
    unit,
    gramsEach: grams / perLabel,
    size,
  }));
}

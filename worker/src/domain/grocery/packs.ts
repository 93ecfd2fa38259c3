import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { Food, FoodId, Pack } from "../foods/food.ts";
import { weightText } from "./amounts.ts";

/** A pack as the list uses it. */
export interface ShelfPack {
  readonly label: string;
  /** Net grams as bought, whole. */
  readonly grams: number;
  /** Grams that can be eaten of it. */
  readonly edibleGrams: number;
  /** "500 g", "12 oz": the size in brackets; null where the unit says it all. */
  readonly size: string | null;
  /** What is counted: "pack", "can", "piece", "bunch", "dozen", "pack of 6". */
  readonly unit: string;
  /** Units in one label: 3 of "3 stalks". */
  readonly perLabel: number;
  /** Edible grams of one piece, where the shop counts pieces. */
  readonly pieceGrams: number | null;
  /** Single pieces and bunches; never mixed with bags of the same food. */
  readonly loose: boolean;
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
/** A shop's head of cabbage and the kitchen's are the same when their weights agree within this share. */
const SAME_THING = 0.25;
/** Of a piece, by which an amount may miss whole pieces and is still said in them. */
const NEARLY_WHOLE = 0.05;
/** Edible grams by which a line may fall short: labels and yields are rounded to whole grams and hundredths. */
export const SHORTFALL_G = 0.4;

const shelves: Record<UnitSystem, Map<FoodId, readonly ShelfPack[]>> = { metric: new Map(), us: new Map() };

/** What the shop of that unit system sells of the food; all of its packs where none is labelled for that system. */
export function shelfOf(food: Food, system: UnitSystem): readonly ShelfPack[] {
  const known = shelves[system].get(food.id);
  if (known !== undefined) return known;
  const local = food.packs.filter(({ label }) => {
    const unit = SIZED.exec(label)?.[2];
    return unit === undefined || US_SIZES.includes(unit) === (system === "us");
  });
  const shelf = oneOfALabel(local.length > 0 ? local : food.packs, system).map((pack) => readPack(food, pack));
  shelves[system].set(food.id, shelf);
  return shelf;
}

/** Two packs of one label ("1 bunch") cannot be told apart in a shop: the lighter is European, the heavier American. */
function oneOfALabel(packs: readonly Pack[], system: UnitSystem): readonly Pack[] {
  return packs.filter((pack) =>
    packs.every(
      (other) =>
        other.label !== pack.label || (system === "us" ? other.grams <= pack.grams : other.grams >= pack.grams),
    ),
  );
}

function readPack(food: Food, { label, grams }: Pack): ShelfPack {
  const common = { label, edibleGrams: grams * food.edibleYield, grams, perLabel: 1, pieceGrams: null, loose: false };
  const sized = SIZED.exec(label);
  if (sized !== null) return { ...common, size: `${sized[1]} ${sized[2]}`, unit: sized[3] || "pack" };
  const piece = food.measures.piece ?? food.measures.medium ?? food.measures.large ?? null;
  const inPack = PIECES_IN_PACK.exec(label);
  if (inPack !== null) {
    const pieces = inPack[2] === undefined ? Number(inPack[1]) : DOZEN;
    return { ...common, ...natural(food, grams, piece, pieces), size: null, unit: label };
  }
  const counted = COUNTED.exec(label);
  if (counted === null) return { ...common, size: null, unit: label };
  const [, count = "1", unit = label] = counted;
  const measure = unit === "piece" ? piece : (food.measures[unit] ?? null);
  const own = natural(food, grams, measure, Number(count));
  const pieceGrams = unit === "piece" ? own.pieceGrams : null;
  return { ...common, ...own, pieceGrams, size: null, unit, perLabel: Number(count), loose: true };
}

/**
 * Where the kitchen and the shop count the same thing (one onion, one head), one is one: the kitchen's grams count, so
 * that a rounded label never asks for a second one. The grams to buy follow through the yield.
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
 * The packs that hold `neededGrams` (edible) at least cost. A food has one price a kilogram, so least cost is least
 * mass and least waste; equal mass goes to the fewest packs. Exact: every combination of pack sizes that can be best
 * is tried; loose pieces and bags are not mixed, since nobody buys a bag and two loose ones of the same food.
 * @param neededGrams more than 0.
 * @param shortfallGrams what it may fall short by.
 */
export function choosePacks(
  shelf: readonly ShelfPack[],
  neededGrams: number,
  shortfallGrams: number = SHORTFALL_G,
): readonly ChosenPack[] {
  const needed = Math.max(neededGrams - shortfallGrams, 1e-6);
  let best: Basket = { grams: Number.POSITIVE_INFINITY, count: 0, chosen: [] };
  for (const loose of [false, true]) {
    const sizes = shelf.filter((pack) => pack.loose === loose).sort((a, b) => b.edibleGrams - a.edibleGrams);
    best = search(sizes, 0, needed, { grams: 0, count: 0, chosen: [] }, best);
  }
  return best.chosen;
}

interface Basket {
  readonly grams: number;
  readonly count: number;
  readonly chosen: readonly ChosenPack[];
}

/** Depth first over the counts of each size, larger sizes first; the smallest size fills up what is missing. */
function search(sizes: readonly ShelfPack[], index: number, missing: number, basket: Basket, best: Basket): Basket {
  if (missing <= 1e-9) {
    const better = basket.grams < best.grams || (basket.grams === best.grams && basket.count < best.count);
    return better ? basket : best;
  }
  const pack = sizes[index];
  if (pack === undefined || basket.grams > best.grams) return best;
  const most = Math.ceil(missing / pack.edibleGrams - 1e-9);
  const least = index === sizes.length - 1 ? most : 0;
  let found = best;
  for (let count = most; count >= least; count--) {
    const filled = {
      grams: basket.grams + count * pack.grams,
      count: basket.count + count,
      chosen: count === 0 ? basket.chosen : [...basket.chosen, { pack, count }],
    };
    found = search(sizes, index + 1, missing - count * pack.edibleGrams, filled, found);
  }
  return found;
}

/** Joins packs chosen in several goes: one entry a label. */
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
  return mergePacks(purchases.map((grams) => choosePacks(shelf, grams, SHORTFALL_G / purchases.length)));
}

/** Grams as bought. */
export function packsGrams(chosen: readonly ChosenPack[]): number {
  return chosen.reduce((total, { pack, count }) => total + pack.grams * count, 0);
}

/** Grams as bought in the words of a shop: "3" where it counts pieces and these are some, "500 g" or "12 oz" otherwise. */
export function boughtText(food: Food, grams: number, system: UnitSystem): string {
  const piece = shelfOf(food, system).find(({ pieceGrams }) => pieceGrams !== null)?.pieceGrams ?? null;
  const pieces = piece === null ? 0 : (grams * food.edibleYield) / piece;
  const isWhole = pieces >= 1 - NEARLY_WHOLE && Math.abs(pieces - Math.round(pieces)) <= NEARLY_WHOLE;
  return isWhole ? String(Math.round(pieces)) : weightText(grams, system);
}

export interface ShopAmount {
  readonly quantity: number;
  readonly unit: string;
  /** "1 pack (500 g) + 2 packs (200 g)". */
  readonly text: string;
}

/** What to ask for in the shop; `quantity` is always whole. */
export function shopAmount(chosen: readonly ChosenPack[]): ShopAmount {
  const [only] = chosen;
  const text = chosen.map((entry) => `${entry.count * entry.pack.perLabel} ${unitText(entry)}`).join(" + ");
  if (only !== undefined && chosen.length === 1) {
    return { quantity: only.count * only.pack.perLabel, unit: unitText(only), text };
  }
  const sizes = chosen.map(({ pack, count }) => `${count > 1 ? `${count} × ` : ""}${pack.size ?? pack.unit}`);
  const quantity = chosen.reduce((total, { count }) => total + count, 0);
  return { quantity, unit: `packs (${sizes.join(" + ")})`, text };
}

function unitText({ pack, count }: ChosenPack): string {
  const unit = pluralUnit(pack.unit, count * pack.perLabel);
  return pack.size === null ? unit : `${unit} (${pack.size})`;
}

function pluralUnit(unit: string, count: number): string {
  if (count === 1 || unit === "dozen" || unit === "tap") return unit;
  if (unit.startsWith("pack of")) return unit.replace("pack", "packs");
  return /(?:s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
}

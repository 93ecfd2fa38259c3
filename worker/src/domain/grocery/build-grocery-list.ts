import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { AISLE_FACTS, AISLES, type Aisle } from "@mealwright/schema/constants/meals";
import { shopAmount } from "@mealwright/schema/rules/text/grocery-line-text";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../foods/catalogue/food.ts";
import { costCents } from "../nutrition/sum.ts";
import { centsForAll, type Portions, portionsOn } from "../portions.ts";
import { neededAmount } from "./amounts.ts";
import type { AtHome, CupboardEntry, GroceryItem, GroceryList, GroceryUse } from "./grocery-list.ts";
import { besidesBought, haveOf, missingUses, withLostFood } from "./kitchen/home-of-line.ts";
import type { HomeShare } from "./kitchen/home-share.ts";
import type { Gone } from "./kitchen/kitchen.ts";
import { type OwnLine, ownItem } from "./own-line.ts";
import { countedUnit, packsCents, packsFor, packsGrams, SHORTFALL_G, shelfOf, toGroceryPacks } from "./packs.ts";

/** The part of a meal that the list reads: one serving's edible grams. */
export interface GroceryMeal {
  readonly id: string;
  readonly name: string;
  /** 1 to 7. */
  readonly day: number;
  readonly ingredients: readonly { readonly foodId: FoodId; readonly grams: number }[];
}

export interface GroceryInput extends Portions {
  readonly meals: readonly GroceryMeal[];
  readonly cupboard: readonly CupboardEntry[];
  readonly system: UnitSystem;
  readonly ownLines?: readonly OwnLine[];
  /** What earlier weeks left over, by food; an amount in the cupboard overrides it. */
  readonly home?: ReadonlyMap<FoodId, readonly HomeShare[]>;
  /** What was bought for the week and lost before it was eaten, by food. */
  readonly gone?: ReadonlyMap<FoodId, Gone>;
  /** The first planned day, 1 to 7, and so that of the first shop: later than 1 for a plan made during its week. */
  readonly firstDay?: number;
}

/** The label of the one food that is not bought: water. */
const FROM_THE_TAP = "tap";

/**
 * The week's shopping list: edible grams by food, divided by the yield, less the cupboard, in the packs with least cost
 * and waste. A line's `grams` is the sum of its `meals`, and its packs hold that less at most `SHORTFALL_G`. Throws
 * `unknown_food`.
 */
export function buildGroceryList({
  meals,
  cupboard,
  system,
  ownLines = [],
  home = new Map(),
  gone = new Map(),
  firstDay = 1,
  ...portions
}: GroceryInput): GroceryList {
  const said = new Map(cupboard.map((entry) => [entry.foodId, entry]));
  const items: GroceryItem[] = [];
  const staples: GroceryItem[] = [];
  const covered: GroceryItem[] = [];
  for (const [foodId, uses] of usesByFood(meals, portions)) {
    const food = requireFood(foodId);
    const shares = said.has(foodId) ? undefined : besidesBought(food, uses, home.get(foodId));
    const lost = said.has(foodId) ? undefined : gone.get(foodId);
    const have = haveOf(said.get(foodId), shares);
    const batches =
      shares === undefined
        ? spendCupboard(batchesOf(food, withLostFood(food, uses, lost)), edibleGramsOf(food, have))
        : batchesOf(food, missingUses(food, uses, shares));
    const line = { food, uses, have, batches, system, firstDay };
    if (batches.length === 0 || isFromTheTap(food)) covered.push(coveredLine(line));
    else if (food.staple) staples.push(stapleLine(line));
    else items.push(boughtLine(line));
  }
  for (const lines of [items, staples, covered]) lines.sort(inShopOrder);
  return {
    system,
    items,
    staples,
    covered,
    own: ownLines.map(ownItem),
    basketCents: items.reduce((total, item) => total + item.costCents, 0),
    recipeCents: centsForAll(
      meals.map(({ day, ingredients }) => ({ day, costCents: costCents(ingredients) })),
      portions,
    ),
  };
}

/** One entry per food with one use per meal, in the order of days. */
function usesByFood(meals: readonly GroceryMeal[], portions: Portions): ReadonlyMap<FoodId, readonly GroceryUse[]> {
  const byFood = new Map<FoodId, GroceryUse[]>();
  for (const { id, name, day, ingredients } of [...meals].sort((a, b) => a.day - b.day)) {
    const cooked = portionsOn(portions, day);
    for (const { foodId, grams } of ingredients) {
      if (!(grams > 0)) continue;
      const uses = byFood.get(foodId) ?? [];
      byFood.set(foodId, uses);
      const last = uses.at(-1);
      const before = last?.mealId === id ? last.grams : 0;
      if (last?.mealId === id) uses.pop();
      uses.push({ mealId: id, name, day, grams: toHundredths(before + grams * cooked) });
    }
  }
  return byFood;
}

/** The part of a food that one purchase covers. */
interface Batch {
  readonly fromDay: number;
  readonly toDay: number;
  /** Edible. */
  readonly grams: number;
}

/**
 * Splits a food that does not keep for all its meals into one batch for each purchase, rounded up to packs separately:
 * what is left of Monday's spinach is no good on Saturday. It stays one line. Food that freezes well is one batch.
 */
function batchesOf(food: Food, uses: readonly GroceryUse[]): readonly Batch[] {
  const keepsDays = keepsDaysOf(food);
  const batches: Batch[] = [];
  for (const { day, grams } of uses) {
    const last = batches.at(-1);
    if (last === undefined || (keepsDays !== null && day - last.fromDay > keepsDays)) {
      batches.push({ fromDay: day, toDay: day, grams });
    } else {
      batches[batches.length - 1] = { fromDay: last.fromDay, toDay: day, grams: last.grams + grams };
    }
  }
  return batches;
}

function edibleGramsOf(food: Food, have: Line["have"]): number {
  return have === null ? 0 : (have.grams ?? Number.POSITIVE_INFINITY) * food.edibleYield;
}

/** How many days a food keeps after its purchase; null if it keeps all week, if need be in the freezer. */
function keepsDaysOf(food: Food): number | null {
  return AISLE_FACTS[food.aisle].isFrozen ? null : food.perishableDays;
}

/** The days for which a batch bought at the first shop would not keep, so that it is better bought on the day. */
function freshDaysOf({ food, batches, firstDay }: Line): readonly number[] {
  const keepsDays = keepsDaysOf(food);
  if (keepsDays === null) return [];
  return batches.filter(({ toDay }) => toDay - firstDay > keepsDays).map(({ fromDay }) => fromDay);
}

/** Takes the cupboard from the earliest batches first; what remains is to be bought. */
function spendCupboard(batches: readonly Batch[], cupboardGrams: number): readonly Batch[] {
  let left = cupboardGrams;
  const missing: Batch[] = [];
  for (const batch of batches) {
    const used = Math.min(left, batch.grams);
    left -= used;
    if (batch.grams - used > (used > 0 ? SHORTFALL_G : 0)) missing.push({ ...batch, grams: batch.grams - used });
  }
  return missing;
}

function isFromTheTap(food: Food): boolean {
  return food.packs.every(({ label }) => label.endsWith(FROM_THE_TAP));
}

/** Everything that a food's line is made from. */
interface Line {
  readonly food: Food;
  readonly uses: readonly GroceryUse[];
  readonly have: AtHome | null;
  readonly batches: readonly Batch[];
  readonly system: UnitSystem;
  readonly firstDay: number;
}

type Facts = Omit<
  GroceryItem,
  "quantity" | "unit" | "needed" | "purchases" | "buyGrams" | "packs" | "costCents" | "freshForDays" | "isPartFresh"
>;

function factsOf({ food, uses, have, system }: Line, boughtGrams: number): Facts {
  return {
    foodId: food.id,
    name: shopName(food, boughtGrams),
    grams: gramsOf(uses),
    have,
    counted: countedUnit(food, system),
    aisle: food.aisle,
    category: food.category,
    meals: uses,
    staple: food.staple,
    perishable: food.perishableDays !== null,
    ownLineId: null,
  };
}

/** The plural for more than one piece: "lemon · 1 piece", "eggs · 1 dozen". */
export function shopName({ name, plural, measures }: Food, edibleGrams: number): string {
  const one = measures.piece ?? measures.medium ?? measures.large ?? measures.head ?? Number.POSITIVE_INFINITY;
  return edibleGrams > one * 1.5 ? plural : name;
}

function gramsOf(uses: readonly GroceryUse[]): number {
  return toHundredths(uses.reduce((total, use) => total + use.grams, 0));
}

const NOTHING_BOUGHT = {
  purchases: [],
  buyGrams: 0,
  packs: [],
  costCents: 0,
  freshForDays: [],
  isPartFresh: false,
} as const;

function coveredLine(line: Line): GroceryItem {
  const { food, uses, system } = line;
  const facts = factsOf(line, gramsOf(uses));
  const { pieceGrams } = shelfOf(food, system).find((pack) => pack.pieceGrams !== null) ?? { pieceGrams: null };
  const needed = neededAmount(food, facts.grams, system, pieceGrams);
  return { ...facts, ...NOTHING_BOUGHT, needed, quantity: 0, unit: "" };
}

function stapleLine(line: Line): GroceryItem {
  const { food, uses, batches, system } = line;
  const packs = toGroceryPacks(packsFor(food, gramsEach(batches), system));
  const facts = factsOf(line, gramsOf(uses));
  const needed = neededAmount(food, facts.grams, system, null);
  return { ...facts, ...NOTHING_BOUGHT, needed, ...shopAmount(packs, system) };
}

function boughtLine(line: Line): GroceryItem {
  const { food, batches, system } = line;
  const purchases = gramsEach(batches);
  const chosen = packsFor(food, purchases, system);
  const packs = toGroceryPacks(chosen);
  const facts = factsOf(
    line,
    chosen.reduce((total, { pack, count }) => total + pack.edibleGrams * count, 0),
  );
  const buyGrams = packsGrams(chosen);
  const freshForDays = freshDaysOf(line);
  return {
    ...facts,
    ...shopAmount(packs, system),
    needed: neededAmount(food, facts.grams, system, chosen[0]?.pack.pieceGrams ?? null),
    purchases,
    buyGrams,
    packs,
    costCents: packsCents(chosen),
    freshForDays,
    isPartFresh: freshForDays.length > 0 && freshForDays.length < batches.length,
  };
}

function gramsEach(batches: readonly Batch[]): readonly number[] {
  return batches.map(({ grams }) => grams);
}

const AISLE_ORDER: ReadonlyMap<Aisle, number> = new Map(AISLES.map((aisle, index) => [aisle, index]));

function inShopOrder(a: GroceryItem, b: GroceryItem): number {
  const aisles = (AISLE_ORDER.get(a.aisle) ?? 0) - (AISLE_ORDER.get(b.aisle) ?? 0);
  return aisles !== 0 ? aisles : a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;
}

/** Rounds to hundredths of a gram, to drop floating-point noise; far below the shortfall that a line may have. */
function toHundredths(grams: number): number {
  return Math.round(grams * 100) / 100;
}

import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { addDays, addWeeks, daysBetween } from "@mealwright/schema/rules/week";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { type PurchasesAround, purchasesAround, standing, sumOf } from "./corrections.ts";
import type { Correction, Eaten, HomeLot, KitchenHistory, Storage, TickedPacks } from "./kitchen.ts";
import { type Flow, Shelf } from "./shelf.ts";

/** What is at home on a day, and everything that came into and left the kitchen before it. */
export interface KitchenCount {
  readonly lots: readonly HomeLot[];
  readonly flows: ReadonlyMap<FoodId, Flow>;
}

type StorageOf = (foodId: FoodId) => Storage;

/**
 * Counts what is at home at the start of a day, YYYY-MM-DD: ticked food was bought, earlier planned meals were eaten,
 * food past its date was thrown away, and a correction overrides all of it. For each food, in whole grams: bought + had
 * = eaten + thrown + left.
 */
export function countKitchen(history: KitchenHistory, until: string, storageOf: StorageOf): KitchenCount {
  const lots: HomeLot[] = [];
  const flows = new Map<FoodId, Flow>();
  for (const [foodId, own] of byFood(history)) {
    const shelf = countFood(own, until, storageOf(foodId));
    lots.push(...shelf.left.map((lot) => ({ foodId, ...lot })));
    flows.set(foodId, shelf.flow);
  }
  return { lots, flows };
}

interface FoodWeek {
  readonly bought: TickedPacks[];
  readonly eaten: Eaten[];
  /** Null grams mean enough; undefined if nothing was said. */
  said: { readonly grams: number | null } | undefined;
}

interface FoodHistory {
  readonly weeks: Map<string, FoodWeek>;
  correction: Correction | undefined;
}

/** Only foods that were bought or reported to be there: whatever else is eaten comes from elsewhere. */
function byFood(history: KitchenHistory): ReadonlyMap<FoodId, FoodHistory> {
  const { weeks } = history;
  const foods = new Map<FoodId, FoodHistory>();
  const open = (foodId: FoodId): FoodHistory => {
    const own = foods.get(foodId) ?? { weeks: new Map<string, FoodWeek>(), correction: undefined };
    foods.set(foodId, own);
    return own;
  };
  const weekOfFood = ({ weeks: own }: FoodHistory, weekOf: string): FoodWeek => {
    const week = own.get(weekOf) ?? { bought: [], eaten: [], said: undefined };
    own.set(weekOf, week);
    return week;
  };
  for (const correction of standing(history)) {
    const own = open(correction.foodId);
    own.correction = correction;
    weekOfFood(own, correction.weekOf);
  }
  for (const { weekOf, bought, said } of weeks) {
    for (const one of bought) weekOfFood(open(one.foodId), weekOf).bought.push(one);
    for (const one of said) weekOfFood(open(one.foodId), weekOf).said = one;
  }
  for (const { weekOf, eaten } of weeks) {
    for (const one of eaten) {
      const own = foods.get(one.foodId);
      if (own !== undefined) weekOfFood(own, weekOf).eaten.push(one);
    }
  }
  return foods;
}

function countFood({ weeks, correction }: FoodHistory, until: string, storage: Storage): Shelf {
  const shelf = new Shelf(storage);
  const counted = [...weeks].sort(([one], [other]) => (one < other ? -1 : 1));
  const around = purchasesAround(
    correction,
    counted.map(([weekOf, { bought }]) => ({ weekOf, bought })),
  );
  for (const [weekOf, week] of counted) {
    const purchases = around.get(weekOf) ?? { before: week.bought, after: [] };
    if (weekOf > until) {
      // Next week's shopping is done already.
      const uncounted = correction === undefined ? week.bought : purchases.after;
      for (const one of uncounted) shelf.buy(one.grams, one.on, weekOf);
      continue;
    }
    countWeek(shelf, { weekOf, week, purchases, correction, until, storage });
  }
  const last = counted.findLast(([weekOf]) => weekOf <= until)?.[0];
  const isInLast = last !== undefined && until < addWeeks(last, 1);
  shelf.throwOut(until, isInLast ? last : "");
  return shelf;
}

interface WeekToCount {
  readonly weekOf: string;
  readonly week: FoodWeek;
  readonly purchases: PurchasesAround;
  readonly correction: Correction | undefined;
  readonly until: string;
  readonly storage: Storage;
}

function countWeek(shelf: Shelf, { weekOf, week, purchases, correction, until, storage }: WeekToCount): void {
  const own = correction?.weekOf === weekOf ? correction : undefined;
  const isCounted = correction !== undefined && correction.weekOf < weekOf;
  const buy = (packs: readonly TickedPacks[]) => {
    for (const { grams, on } of packs) shelf.buy(grams, latest(on, lastFreshShop(week, weekOf, storage)), weekOf);
  };
  shelf.throwOut(weekOf, weekOf);
  if (week.said?.grams === null) shelf.setEnough(sumOf(week.eaten), weekOf);
  else if (week.said !== undefined) shelf.set(week.said.grams, undefined, weekOf);
  buy(isCounted ? purchases.after : purchases.before);
  for (let day = 1; day <= DAYS_PER_WEEK; day++) {
    const date = addDays(weekOf, day - 1);
    if (date > until) return;
    shelf.throwOut(date, weekOf);
    if (own?.day === day) {
      shelf.set(own.grams, own.useBy, date);
      buy(purchases.after);
    }
    if (date < until) shelf.eat(sumOf(week.eaten.filter((one) => one.day === day)), date, weekOf);
  }
}

/** For a food that does not keep all week: the first day that its last purchase serves, which is when it is bought. */
function lastFreshShop({ eaten }: FoodWeek, weekOf: string, { keepsDays }: Storage): string {
  const days = eaten.map(({ day }) => day).sort((one, other) => one - other);
  let from = days[0] ?? 1;
  for (const day of days) if (keepsDays !== null && day - from > keepsDays) from = day;
  return addDays(weekOf, from - 1);
}

function latest(one: string, other: string): string {
  return daysBetween(one, other) > 0 ? other : one;
}

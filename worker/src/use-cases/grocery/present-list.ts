import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { Have, GroceryItem as WireItem, GroceryList as WireList } from "@mealwright/schema/contract/grocery";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { requireFood } from "../../domain/foods/catalogue.ts";
import { buildGroceryList } from "../../domain/grocery/build-grocery-list.ts";
import {
  type GroceryItem,
  type GroceryList,
  groceryCategories,
  type ListMarks,
} from "../../domain/grocery/grocery-list.ts";
import { boughtText } from "../../domain/grocery/packs.ts";
import { type GroceryTick, readTicks, type TickState } from "../../domain/grocery/ticks.ts";
import type { Meal } from "../../domain/meal.ts";
import type { PlanContext } from "../meal-plan/plan-context.ts";

/** The week's list of the given meals. */
export function listGroceries(context: PlanContext, meals: readonly Meal[], marks: ListMarks): GroceryList {
  const { household, account } = context;
  return buildGroceryList({
    meals,
    household,
    system: account.units,
    cupboard: marks.cupboard,
    ownLines: marks.ownLines,
  });
}

/** The list on the wire, under the four categories. */
export function presentGroceries(list: GroceryList, ticks: readonly GroceryTick[]): WireList {
  const states = readTicks(list, ticks);
  const covered = new Set(list.covered);
  return groceryCategories(list).map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      ...presentItem(item, states.get(item.foodId)),
      ...(item.have ? { have: presentHave(item.foodId, item.have.grams, list.system) } : {}),
      ...(covered.has(item) ? { covered: true } : {}),
    })),
  }));
}

/** An amount at home, in the words of the list. */
export function presentHave(foodId: string, grams: number | null, system: UnitSystem): Have {
  return { grams, text: grams === null ? "enough" : boughtText(requireFood(foodId), grams, system) };
}

function presentItem(item: GroceryItem, tick: TickState | undefined): WireItem {
  return {
    foodId: item.foodId,
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    grams: item.grams,
    buyGrams: item.buyGrams,
    packs: item.packs.map((pack) => ({ ...pack })),
    text: item.text,
    aisle: item.aisle,
    staple: item.staple,
    cost: centsToUnits(item.costCents),
    checked: tick?.checked === true,
    ...(tick?.note ? { note: tick.note } : {}),
    ...(item.ownLineId === null ? {} : { ownLineId: item.ownLineId }),
    meals: item.meals.map((use) => ({ ...use })),
  };
}

import type { GroceryItem as WireItem, GroceryList as WireList } from "@mealwright/schema/contract/grocery";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { buildGroceryList } from "../../domain/grocery/build-grocery-list.ts";
import { type GroceryItem, type GroceryList, groceryCategories } from "../../domain/grocery/grocery-list.ts";
import { type GroceryTick, readTicks, type TickState } from "../../domain/grocery/ticks.ts";
import type { Meal } from "../../domain/meal.ts";
import type { PlanContext } from "../meal-plan/plan-context.ts";

/** The week's list of the given meals. */
export function listGroceries(context: PlanContext, meals: readonly Meal[]): GroceryList {
  return buildGroceryList({ meals, household: context.household, pantry: [], system: context.account.units });
}

/** The list on the wire, under the four categories. */
export function presentGroceries(list: GroceryList, ticks: readonly GroceryTick[]): WireList {
  const states = readTicks(list, ticks);
  return groceryCategories(list).map(({ name, items }) => ({
    name,
    items: items.map((item) => presentItem(item, states.get(item.foodId))),
  }));
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
    meals: item.meals.map((use) => ({ ...use })),
  };
}

import type { GroceryItem as WireItem, GroceryList as WireList } from "@mealwright/schema/contract/grocery";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { asCooked } from "../domain/cookbook/leftovers/meal-leftovers.ts";
import { buildGroceryList } from "../domain/grocery/build-grocery-list.ts";
import { type GroceryItem, type GroceryList, groceryCategories } from "../domain/grocery/grocery-list.ts";
import type { ListNotes } from "../domain/grocery/list-notes.ts";
import { type GroceryTick, readTicks, type TickState } from "../domain/grocery/ticks.ts";
import type { Meal } from "../domain/meal.ts";
import type { PlanContext } from "../domain/meal-plan/plan-context.ts";
import { portionsOn } from "../domain/portions.ts";

/** The week's list of the given meals. */
export function listGroceries(context: PlanContext, meals: readonly Meal[], listNotes: ListNotes): GroceryList {
  const { household, portionsByDay, account, home, gone, firstDay } = context;
  return buildGroceryList({
    meals: asCooked(meals, (day) => portionsOn(context, day)),
    household,
    portionsByDay,
    system: account.units,
    cupboard: listNotes.cupboard,
    ownLines: listNotes.ownLines,
    home,
    gone: new Map(gone.map((one) => [one.foodId, one])),
    firstDay,
  });
}

/** The list on the wire, under the four categories. */
export function presentGroceries(list: GroceryList, ticks: readonly GroceryTick[]): WireList {
  const states = readTicks(list, ticks);
  const covered = new Set(list.covered);
  return groceryCategories(list).map(({ name, items }) => ({
    name,
    items: items.map((item) => presentItem(item, states.get(item.foodId), covered.has(item))),
  }));
}

function presentItem(item: GroceryItem, tick: TickState | undefined, covered: boolean): WireItem {
  return {
    foodId: item.foodId,
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    grams: item.grams,
    needed: item.needed,
    packs: [...item.packs],
    counted: item.counted,
    freshForDays: [...item.freshForDays],
    isPartFresh: item.isPartFresh,
    aisle: item.aisle,
    staple: item.staple,
    cost: centsToUnits(item.costCents),
    checked: tick?.checked === true,
    bought: tick?.bought ?? null,
    have: item.have,
    covered,
    ownLineId: item.ownLineId,
    meals: item.meals.map((use) => ({ ...use })),
  };
}

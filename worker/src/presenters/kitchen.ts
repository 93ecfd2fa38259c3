import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { Kitchen } from "@mealwright/schema/contract/kitchen";
import { requireFood } from "../domain/foods/catalogue/catalogue.ts";
import { shopName } from "../domain/grocery/build-grocery-list.ts";
import type { HomeLot } from "../domain/grocery/kitchen/kitchen.ts";
import { countedUnit } from "../domain/grocery/packs.ts";

/** Sorts after every date: food that keeps. */
const KEEPS = "9999-12-31";

/** One entry a food: what has to be eaten soonest first, then what keeps, by name. */
export function presentKitchen(lots: readonly HomeLot[], system: UnitSystem): Kitchen {
  const items = [...Map.groupBy(lots, ({ foodId }) => foodId)].map(([foodId, own]) => {
    const food = requireFood(foodId);
    const grams = own.reduce((sum, lot) => sum + lot.grams, 0);
    return {
      foodId,
      name: shopName(food, grams * food.edibleYield),
      grams,
      lots: own.map(({ foodId: _, ...lot }) => lot),
      counted: countedUnit(food, system),
      aisle: food.aisle,
    };
  });
  const dateOf = (item: Kitchen[number]) => item.lots[0]?.useBy ?? KEEPS;
  return items.sort((one, other) => dateOf(one).localeCompare(dateOf(other)) || one.name.localeCompare(other.name));
}

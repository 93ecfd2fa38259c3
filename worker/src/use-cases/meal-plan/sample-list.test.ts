import { SAMPLE_GROCERY_LIST } from "@mealwright/schema/constants/sample-grocery-list";
import { expect, test } from "vitest";
import { requireFood } from "../../domain/foods/catalogue.ts";
import { groceryCategories } from "../../domain/grocery/grocery-list.ts";
import { isSafeForEveryone, sampleGroceryList } from "../../domain/grocery/sample-list.ts";

test("the sample list on the screens is what the catalogue computes, free of every allergen", () => {
  const computed = groceryCategories(sampleGroceryList("metric"));
  expect(SAMPLE_GROCERY_LIST.map(({ name }) => name)).toEqual(computed.map(({ name }) => name));
  const fields = (item: {
    foodId: string;
    name: string;
    quantity: number;
    unit: string;
    text: string;
    buyGrams: number;
  }) => [item.foodId, item.name, item.quantity, item.unit, item.text, item.buyGrams];
  expect(SAMPLE_GROCERY_LIST.flatMap(({ items }) => items.map(fields))).toEqual(
    computed.flatMap(({ items }) => items.map(fields)),
  );
  for (const { items } of SAMPLE_GROCERY_LIST) {
    for (const { foodId } of items) expect(isSafeForEveryone(requireFood(foodId)), foodId).toBe(true);
  }
});

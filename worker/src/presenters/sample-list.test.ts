import { SAMPLE_GROCERY_LIST } from "@mealwright/schema/constants/samples/sample-grocery-list.data";
import { expect, test } from "vitest";
import { requireFood } from "../domain/foods/catalogue/catalogue.ts";
import { isSafeForEveryone, sampleGroceryList } from "../domain/grocery/sample-list.ts";
import { presentGroceries } from "./grocery.ts";

test("the sample list on the website matches the computed one, without any allergen", () => {
  const computed = presentGroceries(sampleGroceryList("metric"), []).map(({ name, items }) => ({
    name,
    items: items.map((item) => ({ ...item, meals: [] })),
  }));
  expect(SAMPLE_GROCERY_LIST).toEqual(computed);
  for (const { foodId } of SAMPLE_GROCERY_LIST.flatMap(({ items }) => items)) {
    expect(isSafeForEveryone(requireFood(foodId)), foodId).toBe(true);
  }
});

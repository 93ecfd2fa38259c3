import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import { expect, test } from "vitest";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { Food } from "../foods/catalogue/food.ts";
import { groceryCategories } from "./grocery-list.ts";
import { isSafeForEveryone, sampleFoods, sampleGroceryList } from "./sample-list.ts";

test.each(ALLERGENS)("no food of the sample list contains or may contain %s", (allergen) => {
  for (const { id, contains, mayContain } of sampleFoods()) {
    expect([...contains, ...mayContain], id).not.toContain(allergen);
  }
});

test("a food that gains an allergen is no longer safe for everyone", () => {
  const carrot = requireFood("carrot");
  expect(isSafeForEveryone(carrot)).toBe(true);
  const changes: readonly Partial<Food>[] = [{ contains: ["celery"] }, { mayContain: ["soy"] }, { animal: "honey" }];
  for (const change of changes) {
    const changed: Food = Object.create(carrot, Object.getOwnPropertyDescriptors(change));
    expect(isSafeForEveryone(changed)).toBe(false);
  }
});

test.each(["metric", "us"] as const)("the sample list has twelve things to buy in four categories (%s)", (system) => {
  const categories = groceryCategories(sampleGroceryList(system));
  expect(categories.map(({ name }) => name)).toEqual([...GROCERY_CATEGORIES]);
  expect(categories.map(({ items }) => items.length)).toEqual([3, 3, 3, 3]);
  for (const { items } of categories) for (const item of items) expect(item.buyGrams).toBeGreaterThan(0);
});

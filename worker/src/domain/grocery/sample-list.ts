import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { GROCERY_CATEGORIES, type GroceryCategory } from "@mealwright/schema/constants/meals";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../foods/catalogue/food.ts";
import { buildGroceryList } from "./build-grocery-list.ts";
import type { GroceryList } from "./grocery-list.ts";

const FOODS_A_CATEGORY = 3;
/** Edible grams of each, about two servings. */
const GRAMS = 240;

/** Foods of an ordinary basket; one that is not safe for everyone is replaced with the next of its category. */
const FAMILIAR: Readonly<Record<GroceryCategory, readonly FoodId[]>> = {
  Produce: ["broccoli", "carrot", "banana"],
  Proteins: ["chickpeas-canned-drained", "black-beans-canned-drained", "split-peas-dried"],
  Pantry: ["basmati-rice", "quinoa", "tomatoes-canned-diced"],
  "Dairy & Alternatives": ["coconut-yogurt", "rice-milk-unsweetened", "coconut-milk-beverage"],
};

/**
 * Whether the food neither contains nor may contain any known allergen, which is more than the questionnaire asks for.
 * Plant food, so that it suits most diets, and no staple, so that there is something to buy.
 */
export function isSafeForEveryone(food: Food): boolean {
  return food.contains.length === 0 && food.mayContain.length === 0 && food.animal === "none" && !food.staple;
}

/** The foods of the sample list, three a category as far as the catalogue has them. */
export function sampleFoods(): readonly Food[] {
  const safe = [...FOODS.values()].filter(isSafeForEveryone);
  return GROCERY_CATEGORIES.flatMap((category) => {
    const familiar = FAMILIAR[category];
    const rank = ({ id }: Food) => (familiar.includes(id) ? familiar.indexOf(id) : familiar.length);
    return safe
      .filter((food) => food.category === category)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, FOODS_A_CATEGORY);
  });
}

/** The list shown to somebody who has none yet, always labelled as a sample. */
export function sampleGroceryList(system: UnitSystem): GroceryList {
  const ingredients = sampleFoods().map(({ id }) => ({ foodId: id, grams: GRAMS }));
  return buildGroceryList({
    meals: [{ id: "sample", name: "Sample meals", day: 1, ingredients }],
    household: 1,
    cupboard: [],
    system,
  });
}

import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import type { IngredientRole, Recipe } from "../recipe.ts";
import { recipeFacts } from "../variants/facts.ts";

/**
 * Kinds of dishes by how much of them one person is served, with the largest portion that a cook would give a big
 * eater, in base servings. Sources: servings of the Dietary Guidelines for Americans and reference amounts customarily
 * consumed (21 CFR 101.12); a base serving is about one of them.
 */
const MOST_OF_KIND = {
  /** One plate and most of a second helping; the planner counts this largest portion as one for need. */
  main: 1.8,
  /** Meat, fish, eggs or cheese with vegetables: without starch, people eat more of it. */
  lowCarbohydrateMain: 2,
  breakfast: 1.8,
  snack: 2,
  /** A base serving is 50 g of dry rice or one large potato; 90 g of rice fill a plate. */
  starch: 1.8,
  /** Slices and rolls, of which people take a second. */
  bread: 2,
  /** A cup of it, up to a bowl. */
  soup: 1.8,
  pulses: 1.8,
  salad: 1.8,
  vegetable: 1.8,
  /** A piece or one and a half: two bananas beside a dish are too many. */
  fruit: 1.6,
  /** A dessert, which is not filling: a cookie or a date more than the recipe's. */
  dessert: 1.4,
  /** A cup and a half of milk, a pot of yogurt. */
  dairy: 1.8,
  egg: 2,
  /** A handful is an ounce; nobody serves two as a side. */
  nuts: 1.4,
} as const satisfies Readonly<Record<string, number>>;
type DishKind = keyof typeof MOST_OF_KIND;

/** From this many grams of water or broth on, a simmered side is a soup. */
const SOUP_LIQUID_G = 150;
/** Fruit with this much fat is a dessert: nuts and chocolate, not a spoon of oil. */
const RICH_FAT_G = 10;

/** The largest portion of a dish that people are served, in base servings. */
export function mostPortionOf(recipe: Recipe): number {
  return MOST_OF_KIND[dishKindOf(recipe)];
}

/** The kind of a dish, by its slot, its cooking method and its foods. */
function dishKindOf(recipe: Recipe): DishKind {
  if (recipe.side) return kindOfSide(recipe);
  const { mealTypes } = recipe;
  if (mealTypes.includes("lunch") || mealTypes.includes("dinner"))
    return isLowCarbohydrate(recipe) ? "lowCarbohydrateMain" : "main";
  return mealTypes.includes("breakfast") ? "breakfast" : "snack";
}

function isLowCarbohydrate(recipe: Recipe): boolean {
  return recipeFacts(recipe).diets.has("keto");
}

function kindOfSide(recipe: Recipe): DishKind {
  const { ingredients, method } = recipe;
  const ofRole = (wanted: IngredientRole) => ingredients.find(({ role }) => role === wanted);
  const starch = ofRole("starch");
  if (starch !== undefined) {
    if (isBread(starch.foodId)) return "bread";
    return ofRole("fruit") === undefined ? "starch" : "dessert";
  }
  if (isSoup(recipe)) return "soup";
  const protein = ofRole("protein");
  if (protein !== undefined) return protein.foodId === "egg" ? "egg" : "pulses";
  if (ofRole("vegetable") !== undefined) return method === "raw" || method === "assembled" ? "salad" : "vegetable";
  if (ofRole("fruit") !== undefined) return ingredients.some(isRich) ? "dessert" : "fruit";
  return ofRole("dairy") === undefined && ofRole("liquid") === undefined ? "nuts" : "dairy";
}

/** Bread, rolls, tortillas, crispbread, rice cakes. */
export function isBread(foodId: FoodId): boolean {
  return requireFood(foodId).aisle === "Bakery" || /bread$|^rice-cakes$/.test(foodId);
}

/** Milk, nuts and chocolate make fruit a dessert; water and a spoon of sugar do not. */
function isRich({ foodId, role, grams }: Recipe["ingredients"][number]): boolean {
  return role === "dairy" || (role === "liquid" && foodId !== "water") || (role === "fat" && grams >= RICH_FAT_G);
}

function isSoup({ method, ingredients }: Recipe): boolean {
  if (method !== "simmered" && method !== "blended") return false;
  const liquid = ingredients.reduce((sum, { role, grams }) => (role === "liquid" ? sum + grams : sum), 0);
  return liquid >= SOUP_LIQUID_G && ingredients.some(({ role }) => role === "vegetable");
}

import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import type { IngredientRole, Recipe } from "../recipe.ts";
import { recipeFacts } from "../variants/facts.ts";

/**
 * What a dish is, as far as people know how much of it one person is served, with the largest portion that a cook would put on
 * a large eater's plate, in base servings. Sources: servings of the Dietary Guidelines for Americans and reference amounts
 * customarily consumed (21 CFR 101.12); a base serving is about one of them.
 */
const MOST_OF_KIND = {
  /** One plate and most of a second helping; the planner counts this largest portion as one for need. */
  main: 1.8,
  /** Flesh, eggs or cheese with vegetables: it has no starch to fill up on. */
  lowCarbohydrateMain: 2,
  breakfast: 1.8,
  snack: 2,
  /** A base serving is 50 g of dry rice or one large potato: 90 g fills a plate by itself. */
  starch: 1.8,
  /** Slices and rolls, of which people take another. */
  bread: 2,
  /** A cup of it, up to a bowl. */
  soup: 1.8,
  pulses: 1.8,
  salad: 1.8,
  vegetable: 1.8,
  /** A piece or one and a half: two bananas beside a dish are too many. */
  fruit: 1.6,
  /** It ends a meal and fills nobody: a cookie or a date more than the recipe's. */
  dessert: 1.4,
  /** A cup and a half of milk, a pot of yogurt. */
  dairy: 1.8,
  egg: 2,
  /** A handful is an ounce; two are no side. */
  nuts: 1.4,
} as const satisfies Readonly<Record<string, number>>;
type DishKind = keyof typeof MOST_OF_KIND;

/** Grams of water or broth from which a simmered side is a soup. */
const SOUP_LIQUID_G = 150;
/** Of fat on fruit from which it is a dessert: nuts and chocolate, not a spoon of oil. */
const RICH_FAT_G = 10;

/** The largest portion of a dish that people are served, in base servings. */
export function mostPortionOf(recipe: Recipe): number {
  return MOST_OF_KIND[dishKindOf(recipe)];
}

/** What a dish is, by where it stands, how it is made and what it is of. */
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

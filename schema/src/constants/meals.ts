/** Words and numbers of meals, plans and lists (specification §2, §3, §9; design, the table of open questions). */

export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const DAYS_PER_WEEK = 7;
export const FREE_TIER_MEALS = 3;

/** How often a day changed answers may empty places of a free plan and have them filled again. */
export const FREE_REFILLS_PER_DAY = 5;
export const FREE_REFILLS_USED_UP = `Your plan has been fitted to new answers ${FREE_REFILLS_PER_DAY} times today. What suits you now stays; the empty places can be filled again tomorrow, or today with a paid plan.`;

export const MEAL_LOCKED = "This meal is locked. Unlock it first.";

/** 2 = lunch, dinner; 3 = breakfast, lunch, dinner; 4 (shown as "4+") = and a snack. */
export const MEAL_TYPES_BY_MEALS_PER_DAY: Readonly<Record<2 | 3 | 4, readonly MealType[]>> = {
  2: ["lunch", "dinner"],
  3: ["breakfast", "lunch", "dinner"],
  4: ["breakfast", "lunch", "dinner", "snack"],
};

export const GROCERY_CATEGORIES = ["Produce", "Proteins", "Pantry", "Dairy & Alternatives"] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];

/** Aisles in the order a shop is walked. */
export const AISLES = [
  "Produce",
  "Bakery",
  "Meat",
  "Fish & seafood",
  "Dairy & eggs",
  "Chilled & plant-based",
  "Frozen",
  "Grains, pasta & rice",
  "Canned & jars",
  "Baking",
  "Spices & herbs",
  "Oils & condiments",
  "Nuts, seeds & snacks",
  "Drinks",
  "Other",
] as const;
export type Aisle = (typeof AISLES)[number];

export const SUGGESTION_FILTERS = ["quick", "vegetarian", "budget", "allergenFree"] as const;
export type SuggestionFilter = (typeof SUGGESTION_FILTERS)[number];
export const ADVANCED_SUGGESTION_FILTERS = ["highProtein", "lowCarb", "lowSodium", "cuisine"] as const;
export type AdvancedSuggestionFilter = (typeof ADVANCED_SUGGESTION_FILTERS)[number];

/** Keto: net carbohydrate a day, in grams (design, "Diets"). */
export const KETO_MAX_NET_CARBS_G_PER_DAY = 50;

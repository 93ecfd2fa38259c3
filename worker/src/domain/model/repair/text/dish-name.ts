import { titleCase, upperFirst } from "../../../cookbook/text/menu-text.ts";
import type { DishWords } from "./dish-words.ts";
import { stemsOfFoods, unknownWords } from "./known-words.ts";
import { namesMissingFood } from "./missing-foods.ts";
import { applySwaps } from "./swapped-words.ts";
import { isUnfit } from "./unfit-text.ts";

const CLAIMS =
  /\b(?:(?:gluten|dairy|lactose|nut|egg|soy|grain|sugar|fat|guilt|allergen)[- ]free|vegan|vegetarian|plant-based|keto(?:genic)?|paleo|low[- ](?:carb|fat|calorie|sodium)|high[- ]protein|diabetic[- ]friendly|healthy)\b[\s,-]*/gi;
/** "Savory" as a taste before the name of a dish, not the herb. */
const SAVORY = /^savou?ry /i;
/** Words for how a food is sold, which do not belong in the name of a dish. */
const SHOP_STATE =
  /^(?:(?:canned|gluten-free(?= (?:polenta|grits|lentils|red lentils|buckwheat|millet|masarepa|tortilla chips|(?:chicken|beef|vegetable) broth))|unsweetened|dried|fresh|frozen|skinless|deli|cooked|rotisserie|plain|firm) )+/i;
const NAME_LETTERS = /^[\p{L}\p{M}\d ,&'’()\-–/]+$/u;
const FIGURES_IN_NAME = /\(?\b\d+\s*(?:kcal|cal|calories?|g|min|minutes?|mins)\b[^)]*\)?/gi;
const MAX_NAME_LENGTH = 80;

/** A food as a menu calls it: "canned black beans" -> "black beans", "lean ground beef (90 %)" -> "lean ground beef". */
export function menuName(name: string): string {
  return (name.split(",")[0] ?? name).replace(/ \([^)]*\)/g, "").replace(SHOP_STATE, "");
}

/** The model's name for the dish, or null if it says something untrue. */
export function cleanName(text: string, dish: DishWords): string | null {
  const swaps = dish.swaps.map((swap) => ({ ...swap, to: { ...swap.to, name: menuName(swap.to.name) } }));
  const named = text.replace(FIGURES_IN_NAME, "").replace(CLAIMS, "");
  const taste = SAVORY.exec(named)?.[0] ?? "";
  const bare = named.slice(taste.length);
  const plain = titleCase(applySwaps(bare, swaps, dish, true))
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length < 3 || plain.length > MAX_NAME_LENGTH || !NAME_LETTERS.test(plain) || isUnfit(plain)) return null;
  if (namesMissingFood(plain, dish, true)) return null;
  if (dish.isStrict && unknownWords(plain, stemsOfFoods(dish.foods)).length > 0) return null;
  return upperFirst(taste + plain);
}

import { ANIMALS, type Food } from "../../../foods/catalogue/food.ts";
import { foodsNamed, readText } from "../../../safety/lexicon/find-terms.ts";

const FLESH: ReadonlySet<Food["animal"]> = new Set(["meat", "poultry", "fish", "crustacean", "mollusc"]);
const HEAT =
  /\b(?:bak|boil|brais|broil|brown|cook|fried|fries|fry|grill|heat|melt|microwav|poach|roast|saut|scrambl|sear|simmer|soften|steam|toast|warm|wilt)/i;
const NO_COOKING =
  /^(?:add|arrange|assemble|blend|combine|cut|divide|fill|layer|mix|pair|peel|pour|puree|serve|shake|slice|spoon|spread|stir|toss|top|whirl|whisk)\b/i;

/** Whether the steps that are left no longer cook, or no longer name, the flesh or the grain that the model's own did. */
export function losesCooking(written: readonly string[], kept: readonly string[], foods: readonly Food[]): boolean {
  if (written.length === kept.length) return false;
  const [before, after] = [written.join(" "), kept.join(" ")];
  if (HEAT.test(before) && !HEAT.test(after)) return true;
  if (foods.some(isGrain) && namesGrain(before) && !namesGrain(after)) return true;
  const animals = foods.reduce((mask, { animal }) => (FLESH.has(animal) ? mask | bitOf(animal) : mask), 0);
  return (animals & animalsSaid(before) & ~animalsSaid(after)) !== 0;
}

/** "Blend everything until smooth": one step makes all that is left of the dish, and nothing in it is eaten cooked. */
export function isMadeAtOnce(written: readonly string[], kept: readonly string[], foods: readonly Food[]): boolean {
  const isRaw = foods.every(({ animal }) => animal !== "egg" && !FLESH.has(animal));
  return isRaw && NO_COOKING.test(kept[0] ?? "") && !written.some((step) => HEAT.test(step));
}

function isGrain({ aisle }: Food): boolean {
  return aisle === "Grains, pasta & rice";
}

function namesGrain(text: string): boolean {
  return readText(text).found.some((term) => foodsNamed(term).some(isGrain));
}

function bitOf(animal: Food["animal"]): number {
  return animal === "none" ? 0 : 1 << ANIMALS.indexOf(animal);
}

function animalsSaid(text: string): number {
  return readText(text).found.reduce((mask, { facts, isAbsent }) => (isAbsent ? mask : mask | facts.animals), 0);
}

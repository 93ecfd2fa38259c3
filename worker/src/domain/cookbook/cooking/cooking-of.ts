import type { FoodId } from "../../foods/catalogue/food.ts";
import { COOKINGS, type Cooking, hardestOn, isNeverRaw, retentionGroupOf } from "../../foods/catalogue/retention.ts";
import { COOKING } from "./cooking.data.ts";

/** How a dish cooks a food; null = not at all, or USDA's table lacks it. */
export type CookingOf = (foodId: FoodId) => Cooking | null;

let lines: ReadonlyMap<string, string> | undefined;
const known = new Map<string, CookingOf>();

/** How the dishes of a template cook their foods; undefined for a template that the cookbook lacks. */
export function cookingOfTemplate(templateId: string): CookingOf | undefined {
  lines ??= new Map(
    COOKING.trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("|")), line]),
  );
  const line = lines.get(templateId);
  if (line === undefined) return undefined;
  let cookingOf = known.get(templateId);
  if (cookingOf === undefined) {
    cookingOf = readLine(line);
    known.set(templateId, cookingOf);
  }
  return cookingOf;
}

function readLine(line: string): CookingOf {
  const cookings = new Map<FoodId, Cooking | null>();
  const byGroup = new Map<string, Cooking | null>();
  for (const entry of line.split("|").slice(1)) {
    const [way, foods = ""] = entry.split("=");
    const cooking = COOKINGS.find((one) => one === way) ?? null;
    for (const foodId of foods === "" ? [] : foods.split(" ")) {
      cookings.set(foodId, cooking);
      byGroup.set(retentionGroupOf(foodId) ?? "", cooking);
    }
  }
  return (foodId) => {
    const own = cookings.get(foodId);
    if (own !== undefined) return own;
    // A food that replaces one of the template's is cooked like others of its kind.
    const group = retentionGroupOf(foodId);
    if (group === null) return null;
    return byGroup.get(group) ?? (isNeverRaw(foodId) ? hardestOn(foodId, COOKINGS) : null);
  };
}

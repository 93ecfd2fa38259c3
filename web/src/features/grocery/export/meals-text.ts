import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { shortDayName } from "../../../product/week-days.ts";

const DISHES_NAMED = 2;

/** The dishes that need it: "Lentil soup (Mon, Thu), Chili (Tue) and 3 more". */
export function mealsText({ meals }: Pick<GroceryItem, "meals">): string {
  const days = new Map<string, number[]>();
  for (const { name, day } of meals) days.set(name, [...(days.get(name) ?? []), day]);
  const dishes = [...days].map(
    ([name, on]) =>
      `${name} (${[...new Set(on)]
        .toSorted((a, b) => a - b)
        .map(shortDayName)
        .join(", ")})`,
  );
  const more = dishes.length - DISHES_NAMED;
  return dishes.slice(0, DISHES_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

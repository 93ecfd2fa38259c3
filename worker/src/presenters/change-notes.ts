import type { Meal } from "../domain/meal.ts";

const DISHES_NAMED = 3;

/** The changes that were made to the model's dishes; each change is listed once, with the dishes it concerns. */
export function changeNotes(meals: readonly Meal[]): readonly string[] {
  const dishesByChange = new Map<string, string[]>();
  for (const { name, changes } of meals) {
    for (const change of changes ?? []) dishesByChange.set(change, [...(dishesByChange.get(change) ?? []), name]);
  }
  return [...dishesByChange].map(([change, dishes]) => `In ${listDishes(dishes)}, ${change}`);
}

/** “A”, “B” and 2 more dishes; one that is planned twice is named once. */
export function listDishes(names: readonly string[]): string {
  const dishes = [...new Set(names)];
  const quoted = dishes.slice(0, DISHES_NAMED).map((name) => `“${name}”`);
  const more = dishes.length - quoted.length;
  const parts = more > 0 ? [...quoted, more === 1 ? "one more dish" : `${more} more dishes`] : quoted;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

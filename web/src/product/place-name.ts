import type { MealType } from "@mealwright/schema/constants/meals";

interface PlaceOfWeek {
  readonly day: number;
  readonly type: MealType;
}

/** The name of a slot of the week in `data-place`. */
export function placeName({ day, type }: PlaceOfWeek): string {
  return `${day}-${type}`;
}

/** Finds a slot of the week on the page. */
export function placeSelector(place: PlaceOfWeek): string {
  return `[data-place="${placeName(place)}"]`;
}

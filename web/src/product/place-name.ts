import type { MealType } from "@mealwright/schema/constants/meals";

interface PlaceOfWeek {
  readonly day: number;
  readonly type: MealType;
}

/** A place of the week as `data-place` names it. */
export function placeName({ day, type }: PlaceOfWeek): string {
  return `${day}-${type}`;
}

/** Finds a place of the week on the page. */
export function placeSelector(place: PlaceOfWeek): string {
  return `[data-place="${placeName(place)}"]`;
}

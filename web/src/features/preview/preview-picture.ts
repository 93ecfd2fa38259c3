import type { MealType } from "@mealwright/schema/constants/meals";

/** Where the build writes the picture of a preview's meal. */
export function previewPicturePath(type: MealType): string {
  return `/week/preview-${type}.svg`;
}

import type { Meal } from "@mealwright/schema/contract/meals";
import { classNames } from "../lib/class-names.ts";

interface MealDetailProps {
  readonly meal: Pick<Meal, "detail">;
  readonly className?: string;
}

/** The variation under a dish's name: "with Avocado and Slaw"; nothing if the name says everything. */
export function MealDetail({ meal: { detail }, className }: MealDetailProps) {
  return detail === undefined ? null : <p className={classNames("leading-snug text-ink-soft", className)}>{detail}</p>;
}

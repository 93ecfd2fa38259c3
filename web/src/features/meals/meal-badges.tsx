import type { Meal } from "@mealwright/schema/contract/meals";
import { Chip } from "../../components/chip.tsx";

interface Badge {
  readonly text: string;
  readonly isOf: (meal: Meal) => boolean;
}

const BADGES: readonly Badge[] = [{ text: "Premium", isOf: ({ premium }) => premium === true }];

/** One-word badges on a meal's card and sheet. */
export function MealBadges({ meal, className }: { readonly meal: Meal; readonly className?: string }) {
  return BADGES.filter(({ isOf }) => isOf(meal)).map(({ text }) => (
    <Chip key={text} tone="butter" className={className}>
      {text}
    </Chip>
  ));
}

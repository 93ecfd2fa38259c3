import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";

/** For the free tier: how much of the week is shown. */
export function ShownMealsBanner() {
  return (
    <p className="rounded-card bg-sage px-4 py-2 max-sm:text-small sm:px-5 sm:py-3">
      <strong className="font-semibold">{FREE_TIER_MEALS} meals are shown.</strong> They are yours to cook, with recipes
      and basic nutrition.
    </p>
  );
}

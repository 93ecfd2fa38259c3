import type { MealType } from "@mealwright/schema/constants/meals";
import { Plate } from "../../components/plate/plate.tsx";
import { SAMPLE_DISHES, type SampleDish } from "../../components/sample-dishes.ts";

interface PreviewMeal {
  readonly type: MealType;
  readonly energyKcal: number;
  readonly dish: SampleDish;
}

/** The three sample meals and their energy (specification §2). */
const PREVIEW_MEALS: readonly PreviewMeal[] = [
  { type: "breakfast", energyKcal: 420, dish: SAMPLE_DISHES.porridge },
  { type: "lunch", energyKcal: 380, dish: SAMPLE_DISHES.chickpeas },
  { type: "dinner", energyKcal: 310, dish: SAMPLE_DISHES.salad },
];

/** A blurred look at three meals; what is not blurred is true. */
export function PreviewMeals() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:gap-4">
      {PREVIEW_MEALS.map(({ type, energyKcal, dish }) => (
        <li key={type} className="rounded-card border border-line bg-card p-3 text-center shadow-lift sm:p-5">
          <div aria-hidden="true" className="blur-[7px]">
            <Plate ingredients={dish.ingredients} label="" className="w-full" />
          </div>
          <p className="mt-3 text-[0.94rem] text-ink-soft capitalize">{type}</p>
          <p className="tabular font-display text-xl font-semibold sm:text-2xl">{energyKcal} kcal</p>
        </li>
      ))}
    </ul>
  );
}

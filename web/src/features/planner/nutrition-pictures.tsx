import { DAY_NUTRIENTS, type DayNutrientKey, NUTRIENT_FACTS } from "@mealwright/schema/constants/food/nutrients";
import type { Targets } from "@mealwright/schema/contract/meal-plan";
import { shortDayName } from "../../product/week-days.ts";
import { DayColumns } from "./late-charts.tsx";
import { figureText, type NutritionSums, targetText } from "./nutrition-sums.ts";

interface NutritionPicturesProps {
  readonly days: readonly (NutritionSums & { readonly day: number })[];
  readonly meanDay: NutritionSums;
  readonly targets: Targets;
}

/** What a day should hold: from, to, or both. */
interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** The week's nutrition to look at: a column a day beside the day's target; the table below has all of it in figures. */
export function NutritionPictures({ days, meanDay, targets }: NutritionPicturesProps) {
  const ranges = rangesOf(targets);
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-3">
      {DAY_NUTRIENTS.map((key) => (
        <figure
          key={key}
          className="flex flex-col justify-between rounded-card border border-line bg-card p-3 shadow-lift sm:p-4"
        >
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{NUTRIENT_FACTS[key].dayHeading}</span>
            <span className="tabular text-note">{figureText(key, meanDay[key])} a day</span>
            <span className="tabular basis-full text-tiny text-ink-soft">Target: {targetText(key, targets)}</span>
          </figcaption>
          <DayColumns
            days={days.map((sums) => ({ name: shortDayName(sums.day), value: sums[key] }))}
            range={ranges[key]}
          />
        </figure>
      ))}
    </div>
  );
}

function rangesOf(targets: Targets): Readonly<Record<DayNutrientKey, Range>> {
  return {
    calories: { min: targets.energyKcal, max: targets.energyKcal },
    protein: { min: targets.proteinG },
    carbs: targets.carbohydrateG,
    fats: targets.fatG,
    fibre: { min: targets.fibreG },
    sodium: { max: targets.sodiumMaxMg },
  };
}

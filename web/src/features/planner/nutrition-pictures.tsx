import { DAY_NUTRIENTS, NUTRIENT_FACTS } from "@mealwright/schema/constants/food/nutrients";
import type { Targets } from "@mealwright/schema/contract/meal-plan";
import { shortDayName } from "../../product/week-days.ts";
import { DayColumns } from "./late-charts.tsx";
import { figureText, type NutritionSums, targetRange, targetText } from "./nutrition-sums.ts";

interface NutritionPicturesProps {
  readonly days: readonly (NutritionSums & { readonly day: number })[];
  readonly meanDay: NutritionSums;
  readonly targets: Targets;
}

/** The week's nutrition as charts: a column per day beside the target; the table below has all the figures. */
export function NutritionPictures({ days, meanDay, targets }: NutritionPicturesProps) {
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-3">
      {DAY_NUTRIENTS.map((key) => (
        <figure
          key={key}
          className="flex flex-col justify-between rounded-card border border-line bg-card p-3 shadow-lift sm:p-4"
        >
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{NUTRIENT_FACTS[key].day.heading}</span>
            <span className="tabular text-note">{figureText(key, meanDay[key])} a day</span>
            <span className="tabular basis-full text-tiny text-ink-soft">Target: {targetText(key, targets)}</span>
          </figcaption>
          <DayColumns
            days={days.map((sums) => ({ name: shortDayName(sums.day), value: sums[key] }))}
            range={targetRange(key, targets)}
          />
        </figure>
      ))}
    </div>
  );
}

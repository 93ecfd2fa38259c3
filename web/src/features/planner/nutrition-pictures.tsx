import { DAY_NUTRIENTS, type DayNutrientKey, NUTRIENT_FACTS } from "@mealwright/schema/constants/food/nutrients";
import type { Targets } from "@mealwright/schema/contract/meal-plan";
import { shortDayName } from "../../product/week-days.ts";
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

/** Free space above what is highest. */
const HEADROOM = 1.12;

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
          <Columns days={days.map((sums) => ({ day: sums.day, value: sums[key] }))} range={ranges[key]} />
        </figure>
      ))}
    </div>
  );
}

interface ColumnsProps {
  readonly days: readonly { readonly day: number; readonly value: number }[];
  readonly range: Range;
}

function Columns({ days, range: { min, max } }: ColumnsProps) {
  const top = HEADROOM * Math.max(min ?? 0, max ?? 0, ...days.map(({ value }) => value));
  const height = (value: number) => `${(100 * value) / top}%`;
  return (
    <div aria-hidden="true" className="mt-3">
      <div className="relative flex h-20 items-end gap-1 border-b border-edge">
        {min === undefined || max === undefined || min === max ? null : (
          <div
            className="absolute inset-x-0 bg-sage"
            style={{ bottom: height(min), height: `${(100 * (max - min)) / top}%` }}
          />
        )}
        {days.map(({ day, value }) => (
          <div
            key={day}
            className="relative grow basis-0 rounded-t-md bg-herb/80 forced-colors:bg-[CanvasText]"
            style={{ height: height(value) }}
          />
        ))}
        {[...new Set([min, max])].map((bound) =>
          bound === undefined ? null : (
            <div
              key={bound}
              className="absolute -inset-x-1 border-t-2 border-dashed border-ink"
              style={{ bottom: height(bound) }}
            />
          ),
        )}
      </div>
      <div className="mt-1 flex gap-1 text-tiny text-ink-soft">
        {days.map(({ day }) => (
          <span key={day} className="min-w-0 grow basis-0 text-center">
            {shortDayName(day).slice(0, 1)}
          </span>
        ))}
      </div>
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

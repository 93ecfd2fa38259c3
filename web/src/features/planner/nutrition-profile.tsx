import type { MealPlan, Targets } from "@mealwright/schema/contract/meal-plan";
import { formatDollars, formatFigure, formatTenths } from "../../lib/amount.ts";
import { dayName } from "../../lib/week-days.ts";
import { moneyText, NUTRITION_KEYS, type NutritionSums, weekSums } from "./nutrition-sums.ts";

type Key = (typeof NUTRITION_KEYS)[number];

const HEADINGS: Readonly<Record<Key, string>> = {
  calories: "Energy",
  protein: "Protein",
  carbs: "Carbs",
  fats: "Fat",
  fibre: "Fibre",
  sodium: "Sodium",
  cost: "Cost",
};
/** As each is summed, so that a column adds up. */
const FORMATS = { kcal: formatFigure, g: formatTenths, mg: formatFigure } as const;
const UNITS: Readonly<Record<Exclude<Key, "cost">, keyof typeof FORMATS>> = {
  calories: "kcal",
  protein: "g",
  carbs: "g",
  fats: "g",
  fibre: "g",
  sodium: "mg",
};

/** What the week holds, day by day and in all, beside what a day should hold. */
export function NutritionProfile({ plan }: { readonly plan: MealPlan }) {
  const sums = weekSums(plan);
  if (sums === null) {
    return (
      <section>
        <h2 className="text-2xl">No figures for this week yet</h2>
        <p className="mt-2 max-w-xl text-ink-soft">They appear as soon as the week’s plan is complete.</p>
      </section>
    );
  }
  return (
    <section>
      <h2 className="text-2xl">What this week holds</h2>
      <p className="mt-2 max-w-2xl text-ink-soft">
        One serving of every meal, summed from its ingredients, its cost by the gram. {moneyText(plan, sums.week)}
      </p>
      <section
        aria-label="Nutrition table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
        tabIndex={0}
        className="mt-5 overflow-x-auto rounded-card border border-line bg-card shadow-lift"
      >
        <table className="tabular w-full min-w-[44rem] border-collapse text-right">
          <caption className="sr-only">Nutrition of the week by day</caption>
          <thead>
            <tr className="border-b border-line">
              <td />
              {NUTRITION_KEYS.map((key) => (
                <th key={key} scope="col" className="px-4 py-3 font-semibold">
                  {HEADINGS[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sums.days.map((day) => (
              <Row key={day.day} heading={dayName(day.day)} sums={day} />
            ))}
          </tbody>
          <tbody className="divide-y divide-line border-t border-edge font-semibold">
            <Row heading="Average day" sums={sums.meanDay} />
            <TargetRow targets={plan.targets} />
            <Row heading="Whole week" sums={sums.week} />
          </tbody>
        </table>
      </section>
    </section>
  );
}

function RowHeading({ children }: { readonly children: string }) {
  return (
    <th scope="row" className="px-4 py-2.5 text-left font-medium whitespace-nowrap">
      {children}
    </th>
  );
}

function Row({ heading, sums }: { readonly heading: string; readonly sums: NutritionSums }) {
  return (
    <tr>
      <RowHeading>{heading}</RowHeading>
      {NUTRITION_KEYS.map((key) => (
        <td key={key} className="px-4 py-2.5 whitespace-nowrap">
          {key === "cost" ? formatDollars(sums.cost) : `${FORMATS[UNITS[key]](sums[key])} ${UNITS[key]}`}
        </td>
      ))}
    </tr>
  );
}

function TargetRow({ targets }: { readonly targets: Targets }) {
  const range = ({ min, max }: Targets["fatG"]) => `${formatFigure(min)} to ${formatFigure(max)} g`;
  const texts: Readonly<Record<Key, string>> = {
    calories: `${formatFigure(targets.energyKcal)} kcal`,
    protein: `${formatFigure(targets.proteinG)} g`,
    carbs: range(targets.carbohydrateG),
    fats: range(targets.fatG),
    fibre: `${formatFigure(targets.fibreG)} g`,
    sodium: `at most ${formatFigure(targets.sodiumMaxMg)} mg`,
    cost: "",
  };
  return (
    <tr className="bg-sage/60">
      <RowHeading>Target for a day</RowHeading>
      {NUTRITION_KEYS.map((key) => (
        <td key={key} className="px-4 py-2.5 whitespace-nowrap">
          {texts[key]}
        </td>
      ))}
    </tr>
  );
}

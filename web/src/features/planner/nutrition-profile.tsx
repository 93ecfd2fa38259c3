import { DAY_NUTRIENTS, NUTRIENT_FACTS } from "@mealwright/schema/constants/food/nutrients";
import type { MealPlan, Targets } from "@mealwright/schema/contract/meal-plan";
import { formatDollars } from "@mealwright/schema/rules/money";
import { targetsOfDays } from "../../product/day-totals.ts";
import { dayName } from "../../product/week-days.ts";
import { HealthPicture } from "./health-picture.tsx";
import { NutritionPictures } from "./nutrition-pictures.tsx";
import { awayText, figureText, moneyText, type NutritionSums, targetText, weekSums } from "./nutrition-sums.ts";

/** Wide enough for every column: the days' names, then one for each nutrient and one for the cost. */
const TABLE_MIN_REM = 9 + 5 * (DAY_NUTRIENTS.length + 1);

/** Nutrition day by day and for the week, beside the daily targets. */
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
  const targets = targetsOfDays(
    plan.targets,
    sums.days.map(({ day }) => day),
    plan.away,
  );
  return (
    <section>
      <h2 className="text-2xl">What is in this week</h2>
      <p className="mt-2 max-w-2xl text-ink-soft">
        One serving of every meal, added up from its ingredients. {awayText(plan.away)}
      </p>
      <NutritionPictures days={sums.days} meanDay={sums.meanDay} targets={targets} />
      <section
        aria-label="Nutrition table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="mt-5 overflow-x-auto rounded-card border border-line bg-card shadow-lift"
      >
        <table className="tabular w-full border-collapse text-right" style={{ minWidth: `${TABLE_MIN_REM}rem` }}>
          <caption className="sr-only">Nutrition of the week by day</caption>
          <thead>
            <tr className="border-b border-line">
              <td />
              {[...DAY_NUTRIENTS.map((key) => NUTRIENT_FACTS[key].day.heading), "Cost"].map((heading) => (
                <th key={heading} scope="col" className="px-4 py-3 font-semibold">
                  {heading}
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
            <TargetRow targets={targets} />
            <Row heading="Whole week" sums={sums.week} />
          </tbody>
        </table>
      </section>
      {plan.totals === null ? null : (
        <details className="mt-4 max-w-2xl">
          <summary className="min-h-11 content-center">
            Basket: <span className="tabular font-semibold">{formatDollars(plan.totals.basketCost)}</span>{" "}
            <span className="text-link">What is in it</span>
          </summary>
          <p className="text-ink-soft">{moneyText(plan, sums.week)}</p>
        </details>
      )}
      {plan.totals?.health ? <HealthPicture plan={plan} health={plan.totals.health} /> : null}
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
      {DAY_NUTRIENTS.map((key) => (
        <Figure key={key}>{figureText(key, sums[key])}</Figure>
      ))}
      <Figure>{formatDollars(sums.cost)}</Figure>
    </tr>
  );
}

function Figure({ children }: { readonly children?: string }) {
  return <td className="px-4 py-2.5 whitespace-nowrap">{children}</td>;
}

function TargetRow({ targets }: { readonly targets: Targets }) {
  return (
    <tr className="bg-sage/60">
      <RowHeading>Target for a day</RowHeading>
      {DAY_NUTRIENTS.map((key) => (
        <Figure key={key}>{targetText(key, targets)}</Figure>
      ))}
      <Figure />
    </tr>
  );
}

import { DAY_NAMES } from "@mealwright/schema/constants/meals";
import { formatMoney } from "@mealwright/schema/rules/money";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { picturePath, SAMPLE_WEEK, type SampleDay, type SampleWeek } from "./sample-week.ts";

/** A real week, made by the planner when the site was built: nothing blurred, every figure computed. */
export function WeekStrip() {
  if (SAMPLE_WEEK === null) return null;
  const { days, budgetCents, ageYears, prepMinutes } = SAMPLE_WEEK;
  const mealCount = days.reduce((count, { meals }) => count + meals.length, 0);
  return (
    <section aria-labelledby="week-heading" className="mx-auto max-w-6xl px-4 pb-2 sm:px-6">
      <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[1fr_18rem] lg:items-end">
        <div>
          <h2 id="week-heading" className="text-xl">
            A real week from our planner
          </h2>
          <p className="mt-1 text-small text-ink-soft">
            For a {ageYears}-year-old woman who wants to eat healthier, with {prepMinutes} minutes a meal and{" "}
            {formatMoney(budgetCents)} a week.
          </p>
        </div>
        <Money week={SAMPLE_WEEK} />
      </div>
      <section
        aria-label={`${days.length} days, ${mealCount} meals`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="-mx-4 mt-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:px-0"
      >
        <ol className="grid w-max auto-cols-[9.75rem] grid-flow-col gap-x-3 xl:w-full xl:auto-cols-fr">
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
      </section>
    </section>
  );
}

/** The price of the week's whole packs beside the budget. */
function Money({ week: { basketCents, budgetCents } }: { readonly week: SampleWeek }) {
  return (
    <div className="max-w-72 text-small sm:max-w-none">
      <p className="tabular flex justify-between gap-3 sm:whitespace-nowrap">
        <span className="text-ink-soft">The week’s shopping</span>
        <span className="font-semibold">
          {formatMoney(basketCents)} of {formatMoney(budgetCents)}
        </span>
      </p>
      <Bar value={basketCents} target={budgetCents} />
    </div>
  );
}

interface BarProps {
  readonly value: number;
  readonly target: number;
}

function Bar({ value, target }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 h-1.5 w-full rounded-full bg-sage"
    >
      <rect width={Math.min(100, Math.round((100 * value) / target))} height="1" className="fill-herb" />
    </svg>
  );
}

function Day({ day: { day, energyKcal, targetKcal, meals } }: { readonly day: SampleDay }) {
  return (
    // A row for the day's figures and one for each of its three meals, shared by all days.
    <li className="row-span-4 grid min-w-0 grid-rows-subgrid rounded-card border border-line bg-card p-3 shadow-lift">
      <div>
        <h3 className="text-lg">{DAY_NAMES[day - 1]}</h3>
        <p className="tabular text-tiny text-ink-soft">
          {formatFigure(energyKcal)} of {formatFigure(targetKcal)} kcal
        </p>
        <Bar value={energyKcal} target={targetKcal} />
      </div>
      <ul className="row-span-3 grid grid-rows-subgrid">
        {meals.map(({ type, name, detail, energyKcal: mealKcal, prepMinutes }) => (
          <li key={type} className="mt-3 border-t border-line pt-2.5">
            <p className="text-tiny text-ink-soft capitalize">{type}</p>
            <img
              src={picturePath(day, type)}
              alt=""
              width="104"
              height="104"
              loading="lazy"
              className="mx-auto mt-1.5 size-26"
            />
            <p className="mt-2 text-note leading-snug font-semibold">{name}</p>
            {detail === undefined ? null : <p className="text-tiny text-ink-soft">{detail}</p>}
            <p className="tabular mt-0.5 text-tiny text-ink-soft">
              {formatFigure(mealKcal)} kcal · {prepMinutes} min
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

import { QUESTIONNAIRE_CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import { formatMoney } from "@mealwright/schema/rules/money";
import { formatNumber } from "../../lib/numbers.ts";
import { picturePath, SAMPLE_WEEK, type SampleDay, type SampleWeek } from "./sample-week.ts";

const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A real week, made by the planner when the site was built: nothing blurred, every figure computed. */
export function WeekStrip() {
  if (SAMPLE_WEEK === null) return null;
  const { days, budgetCents, ageYears, prepMinutes } = SAMPLE_WEEK;
  const mealCount = days.reduce((count, { meals }) => count + meals.length, 0);
  return (
    <section aria-labelledby="week-heading" className="mx-auto max-w-6xl px-4 pb-2 sm:px-6">
      <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[1fr_16rem] lg:items-end">
        <div>
          <h2 id="week-heading" className="text-xl">
            A real week from our planner
          </h2>
          <p className="mt-1 text-small text-ink-soft">
            For a woman of {ageYears} who wants to eat healthier, with {prepMinutes} minutes a meal and{" "}
            {dollars(budgetCents)} a week. Yours follows your answers.
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
        <ol className="flex w-max gap-3 xl:w-full">
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
      </section>
    </section>
  );
}

function dollars(cents: number): string {
  return formatMoney(cents, QUESTIONNAIRE_CURRENCY_SIGN);
}

/** What the week's meals cost, beside what they may cost, and what the shop asks for whole packs. */
function Money({ week: { mealsCents, basketCents, budgetCents } }: { readonly week: SampleWeek }) {
  return (
    <div className="max-w-72 text-small">
      <p className="tabular flex justify-between gap-3">
        <span className="text-ink-soft">The week’s meals</span>
        <span className="font-semibold">
          {dollars(mealsCents)} of {dollars(budgetCents)}
        </span>
      </p>
      <Bar value={mealsCents} target={budgetCents} />
      <p className="tabular mt-1.5 text-note text-ink-soft">In whole packs, about {dollars(basketCents)}</p>
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
      viewBox={`0 0 ${Math.max(target, value)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 h-1.5 w-full rounded-full bg-sage"
    >
      <rect width={value} height="1" className="fill-herb" />
    </svg>
  );
}

function Day({ day: { day, energyKcal, targetKcal, meals } }: { readonly day: SampleDay }) {
  return (
    // Days out of sight are laid out when they come near. Their height is known before, so that nothing moves then.
    <li className="w-39 rounded-card border border-line bg-card p-3 shadow-lift [contain-intrinsic-height:auto_53.26rem] [content-visibility:auto] xl:w-auto xl:flex-1">
      <h3 className="text-lg">{DAY_NAMES[day - 1]}</h3>
      <p className="tabular text-tiny text-ink-soft">
        {formatNumber(energyKcal)} of {formatNumber(targetKcal)} kcal
      </p>
      <Bar value={energyKcal} target={targetKcal} />
      <ul>
        {meals.map(({ type, name, energyKcal: mealKcal, prepMinutes }) => (
          // As high as a name of four lines makes it, so that the meals of all days stand in rows.
          <li key={type} className="mt-3 min-h-63 border-t border-line pt-2.5">
            <p className="text-tiny text-ink-soft capitalize">{type}</p>
            <img
              src={picturePath(day, type)}
              alt=""
              width="104"
              height="104"
              loading="lazy"
              decoding="async"
              className="mx-auto mt-1.5 size-26"
            />
            <p className="mt-2 text-note leading-snug font-semibold">{name}</p>
            <p className="tabular mt-0.5 text-tiny text-ink-soft">
              {formatNumber(mealKcal)} kcal · {prepMinutes} min
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

import { picturePath, SAMPLE_WEEK, type SampleDay } from "./sample-week.ts";

const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A real week, made by the planner when the site was built: nothing blurred, every figure computed. */
export function WeekStrip() {
  if (SAMPLE_WEEK === null) return null;
  return (
    <section aria-labelledby="week-heading" className="mx-auto max-w-6xl px-4 pb-12 sm:px-6">
      <h2 id="week-heading" className="text-xl">
        A real week from our planner
      </h2>
      <p className="mt-1 text-[0.94rem] text-ink-soft">
        For a woman of 34 who wants to eat healthier, with 45 minutes a meal and $130 a week. Yours follows your
        answers.
      </p>
      <section
        aria-label="Seven days, 21 meals"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="-mx-4 mt-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:px-0"
      >
        <ol className="flex w-max gap-3 xl:w-full">
          {SAMPLE_WEEK.days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
      </section>
    </section>
  );
}

function Day({ day: { day, energyKcal, targetKcal, meals } }: { readonly day: SampleDay }) {
  return (
    // Days out of sight are laid out when they come near; the row gives them its height.
    <li className="w-39 rounded-card lg:w-34 xl:w-auto xl:flex-1 border border-line bg-card p-3 shadow-lift [content-visibility:auto]">
      <h3 className="text-lg">{DAY_NAMES[day - 1]}</h3>
      <p className="tabular text-[0.82rem] text-ink-soft">
        {energyKcal} of {targetKcal} kcal
      </p>
      <svg
        viewBox={`0 0 ${Math.max(targetKcal, energyKcal)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 h-1.5 w-full rounded-full bg-sage"
      >
        <rect width={energyKcal} height="1" className="fill-herb" />
      </svg>
      <ul>
        {meals.map(({ type, name, energyKcal: mealKcal, prepMinutes }) => (
          <li key={type} className="mt-3 border-t border-line pt-3">
            <img
              src={picturePath(day, type)}
              alt=""
              width="104"
              height="104"
              loading="lazy"
              decoding="async"
              className="mx-auto size-26"
            />
            <p className="mt-2 text-[0.88rem] leading-snug font-semibold">{name}</p>
            <p className="tabular mt-0.5 text-[0.82rem] text-ink-soft">
              {mealKcal} kcal · {prepMinutes} min
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

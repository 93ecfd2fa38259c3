import type { MealPlan, Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { basketText } from "@mealwright/schema/rules/basket-text";
import { ChevronDown, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDollars, formatFigure } from "../../lib/amount.ts";
import { PATHS } from "../../lib/paths.ts";
import { averageDay } from "./day-totals.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { TargetBar } from "./target-bar.tsx";

/** The week in figures, each beside what it should be; nothing for a single day, whose own heading says it. */
export function PlanSummary({ draft }: { readonly draft: PlanDraft }) {
  const { targets, totals, meals } = draft;
  const average = averageDay(meals);
  const isWeek = new Set(meals.map(({ day }) => day)).size > 1;
  if (!targets || !average || !draft.complete || !isWeek) return null;
  return (
    <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Figure
        label="Energy, average day"
        value={average.calories}
        target={targets.energyKcal}
        text={`${formatFigure(average.calories)} of ${formatFigure(targets.energyKcal)} kcal`}
      />
      <Figure
        label="Protein, average day"
        value={average.protein}
        target={targets.proteinG}
        text={`${formatFigure(average.protein)} g, goal ${formatFigure(targets.proteinG)} g`}
      />
      {totals ? <Budget totals={totals} /> : null}
    </div>
  );
}

/** What the planner keeps to the budget is what the meals use; the whole packs stand beside it. */
function Budget({ totals }: { readonly totals: NonNullable<MealPlan["totals"]> }) {
  const { budget, recipeCost } = totals;
  return (
    <Figure
      label="Meals, whole week"
      value={recipeCost}
      target={budget}
      limit
      text={`${formatDollars(recipeCost)} of ${formatDollars(budget)}`}
    >
      {basketText(totals)}
    </Figure>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly target: number;
  readonly text: string;
  readonly limit?: boolean;
  readonly children?: ReactNode;
}

function Figure({ label, value, target, text, limit = false, children }: FigureProps) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-small text-ink-soft">{label}</span>
        <span className="tabular font-semibold">{text}</span>
      </p>
      <TargetBar value={value} target={target} limit={limit} />
      {children === undefined ? null : <p className="text-note text-ink-soft">{children}</p>}
    </div>
  );
}

/** What had to give, in the plan's own words. */
export function PlanNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section
      aria-label="Notes on this plan"
      className="rounded-card border border-line border-l-4 border-l-butter bg-card px-5 py-4"
    >
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note} className="flex gap-3">
            <Info aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-ink-soft" />
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why the targets are what they are. */
export function TargetsExplained({ targets }: { readonly targets: Targets | null }) {
  if (!targets || targets.explanation.length === 0) return null;
  return (
    <details className="group rounded-card border border-line bg-card px-5">
      <summary className="flex min-h-13 items-center justify-between gap-3 font-semibold">
        Why {formatFigure(targets.energyKcal)} kcal a day
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-3 pb-5">
        {targets.explanation.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Who made these dishes and who checked them, honestly. */
export function PlanSource({ meals }: { readonly meals: readonly Meal[] }) {
  const fromModel = meals.filter(({ source }) => source === "model").length;
  return (
    <p className="max-w-3xl text-small text-ink-soft">
      {fromModel === 0
        ? "Every dish comes from our own cookbook and was chosen by calculation; no AI model took part. "
        : `${fromModel} of ${meals.length} dishes were suggested by an AI model, the others come from our own cookbook. `}
      Each one was checked against your answers before it was shown, and every figure is computed from its ingredients.{" "}
      <Link to={PATHS.howWeCheck} className="text-link whitespace-nowrap">
        How we check
      </Link>
    </p>
  );
}

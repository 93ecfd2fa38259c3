import { HEI_MOST_POINTS } from "@mealwright/schema/constants/food/healthy-eating-index";
import { TAB_PARAM } from "@mealwright/schema/constants/page-paths";
import type { MealPlan, Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { formatDollars } from "@mealwright/schema/rules/money";
import { basketText } from "@mealwright/schema/rules/text/basket-text";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { AVERAGE_TEXT, scoreText } from "@mealwright/schema/rules/text/healthy-eating-index-text";
import { budgetOfDaysText } from "@mealwright/schema/rules/text/week-text";
import { ChevronDown, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { PlanDraft } from "../../api/generation/plan-draft.ts";
import { useHousehold } from "../../api/hooks/use-household.ts";
import { Link } from "../../components/link.tsx";
import { PATHS } from "../../pages/paths.ts";
import { NUTRITION_TAB, WEEK_FIGURES } from "../../pages/tab-params.ts";
import { tableText } from "../../product/answers/household-text.ts";
import { averageDay, daysWithMeals, targetsOfDays } from "../../product/day-totals.ts";
import { TargetBar } from "./target-bar.tsx";

/** The week's figures beside their targets; nothing for a single day, whose heading shows them. */
export function PlanSummary({ draft }: { readonly draft: PlanDraft }) {
  const { targets, totals, meals, away, firstDay } = draft;
  const average = averageDay(meals, away);
  const days = daysWithMeals(meals);
  if (!targets || !average || !draft.complete || days.length === 1) return null;
  const { energyKcal, proteinG } = targetsOfDays(targets, days, away);
  return (
    <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        label="Energy, average day"
        value={average.calories}
        target={energyKcal}
        text={`${formatFigure(average.calories)} of ${formatFigure(energyKcal)} kcal`}
      />
      <Figure
        label="Protein, average day"
        value={average.protein}
        target={proteinG}
        text={`${formatFigure(average.protein)} g, goal ${formatFigure(proteinG)} g`}
      />
      {totals ? <Money totals={totals} firstDay={firstDay} /> : null}
      {totals?.health ? <HealthScore score={totals.health.score} /> : null}
    </div>
  );
}

interface MoneyProps {
  readonly totals: NonNullable<MealPlan["totals"]>;
  readonly firstDay: number;
}

/** The price of the basket; the other costs open on a press. */
function Money({ totals, firstDay }: MoneyProps) {
  const { budget, budgetOfDays = budget, recipeCost, basketCost } = totals;
  const isWholeWeek = totals.budgetOfDays === undefined;
  return (
    <Figure
      label={isWholeWeek ? "Basket for the week" : "Basket for these days"}
      value={basketCost}
      target={budgetOfDays}
      limit
      text={`${formatDollars(basketCost)} of ${formatDollars(budgetOfDays)}`}
    >
      {isWholeWeek ? null : <p>{budgetOfDaysText(firstDay, formatDollars(budgetOfDays), formatDollars(budget))}</p>}
      <details>
        <summary className="text-link inline-flex min-h-9 items-center">What is in it</summary>
        <p>The meals use {formatDollars(recipeCost)}.</p>
        <p>{basketText(totals)}</p>
      </details>
    </Figure>
  );
}

/** How healthy the week is as a whole; the planner shows the details. */
function HealthScore({ score }: { readonly score: number }) {
  return (
    <Figure label="Healthy Eating Index" value={score} target={HEI_MOST_POINTS} text={scoreText(score)}>
      <p>{AVERAGE_TEXT}</p>
      <Link
        to={{ pathname: PATHS.planner, search: `?${TAB_PARAM}=${NUTRITION_TAB}`, hash: `#${WEEK_FIGURES}` }}
        className="text-link inline-flex min-h-9 items-center print:hidden"
      >
        What it is made of
      </Link>
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
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-col lg:items-start">
        <span className="text-small text-ink-soft">{label}</span>
        <span className="tabular font-semibold">{text}</span>
      </p>
      <TargetBar value={value} target={target} limit={limit} />
      {children === undefined ? null : <div className="text-note text-ink-soft">{children}</div>}
    </div>
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

/** Who else eats, under the week's figures, which are for one person. */
export function PlanTable() {
  const table = useTable();
  if (table === null) return null;
  return (
    <p className="text-small">
      <Users aria-hidden="true" className="mr-2 inline size-4.5 text-herb" />
      {table}{" "}
      <Link to={{ pathname: PATHS.settings, hash: "#household" }} className="text-link whitespace-nowrap print:hidden">
        Change
      </Link>
    </p>
  );
}

function useTable(): string | null {
  const household = useHousehold();
  return household === null ? null : tableText(household, null);
}

/** Says who suggested these dishes and how they were checked. */
export function PlanSource({ meals }: { readonly meals: readonly Meal[] }) {
  const table = useTable();
  const fromModel = meals.filter(({ source }) => source === "model").length;
  return (
    <p className="max-w-3xl text-small text-ink-soft">
      {fromModel === 0
        ? "Every dish comes from our own cookbook and was chosen by calculation; no AI model took part. "
        : `${fromModel} of ${meals.length} by the AI model, ${meals.length - fromModel} from the cookbook. `}
      Each one was checked against {table === null ? "your answers" : "the answers of all of you"} before it was shown,
      and every figure is computed from its ingredients{table === null ? "" : ", for your own plate"}.{" "}
      <Link to={PATHS.howWeCheck} className="text-link whitespace-nowrap print:hidden">
        How we check
      </Link>
    </p>
  );
}

import { LABELS } from "@mealwright/schema/constants/messages";
import type { Targets } from "@mealwright/schema/contract/meal-plan";
import { formatFigure, formatTenths } from "@mealwright/schema/rules/text/figure-text";
import { formatDayDate } from "@mealwright/schema/rules/text/week-text";
import { classNames } from "../../lib/class-names.ts";
import type { DayTotals } from "../../product/day-totals.ts";
import { dayName } from "../../product/week-days.ts";
import { TargetBar } from "./target-bar.tsx";

interface DayHeaderProps {
  readonly day: number;
  readonly weekOf: string | null;
  readonly isToday: boolean;
  /** A day of this week that has passed. */
  readonly isOver: boolean;
  readonly totals: DayTotals;
  readonly targets: Targets | null;
  /** Whether all meals of the day are there; an incomplete sum would mislead. */
  readonly isWhole: boolean;
  readonly compact?: boolean;
}

/** A day's name and date, and its energy and protein beside their targets. */
export function DayHeader({ day, weekOf, isToday, isOver, totals, targets, isWhole, compact = false }: DayHeaderProps) {
  return (
    <header className={classNames("grid content-start gap-2", compact ? "" : "mb-3 sm:mb-4")}>
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 className={compact ? "text-xl" : "text-xl sm:text-2xl"}>{dayName(day)}</h2>
        {weekOf === null ? null : (
          <p className="text-note text-ink-soft">
            {formatDayDate(weekOf, day)}
            {isOver ? `, ${LABELS.dayOver}` : ""}
          </p>
        )}
        {isToday ? <p className="rounded-full bg-butter px-2.5 text-tiny font-semibold text-on-butter">Today</p> : null}
      </div>
      {targets === null || !isWhole ? null : (
        <>
          <TargetBar value={totals.calories} target={targets.energyKcal} />
          <p
            className={classNames(
              "tabular flex flex-wrap justify-between gap-x-4",
              compact ? "text-tiny" : "text-small",
            )}
          >
            <span>
              <span className="font-semibold">{formatFigure(totals.calories)}</span> of{" "}
              {formatFigure(targets.energyKcal)} kcal
            </span>
            <span className="text-ink-soft">
              {formatTenths(totals.protein)} g protein, goal {formatFigure(targets.proteinG)} g
            </span>
          </p>
        </>
      )}
    </header>
  );
}

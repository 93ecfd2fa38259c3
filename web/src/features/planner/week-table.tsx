import { DAYS_PER_WEEK, MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import type { AwaySlot, MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { leftoverText } from "@mealwright/schema/rules/text/leftover-text";
import { beginText, formatDayDate } from "@mealwright/schema/rules/text/week-text";
import { type ReactNode, useEffect, useRef } from "react";
import { MacroRing } from "../../components/macro-ring.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { classNames } from "../../lib/class-names.ts";
import { useMediaQuery } from "../../lib/hooks/use-media-query.ts";
import { usePaper } from "../../lib/hooks/use-paper.ts";
import { placeName } from "../../product/place-name.ts";

import { dayName, shortDayName, todayIn } from "../../product/week-days.ts";

interface WeekTableProps {
  readonly plan: MealPlan;
  /** The meals that are being replaced. */
  readonly busyIds: ReadonlySet<string>;
  readonly onOpen: (meal: Meal) => void;
  /** Renders a slot that is skipped or eaten out. */
  readonly renderAway: (away: AwaySlot) => ReactNode;
}

const DAYS: readonly number[] = Array.from({ length: DAYS_PER_WEEK }, (_, index) => index + 1);

/** "November 17", "November 17, over". */
function dayDateText({ weekOf }: MealPlan, day: number, today: number | null): string {
  return `${formatDayDate(weekOf, day)}${today !== null && day < today ? `, ${LABELS.dayOver}` : ""}`;
}

/** From this width on, several days can be read side by side. */
const TABLE_QUERY = "(min-width: 48rem)";

/** The week as a table, also in print; on a phone, a day at a time. */
export function WeekTable(props: WeekTableProps) {
  const { firstDay = 1 } = props.plan;
  const isWide = useMediaQuery(TABLE_QUERY);
  const isPaper = usePaper();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {firstDay > 1 ? <p className="text-ink-soft">{beginText(firstDay)}</p> : null}
      {isWide || isPaper ? <Table {...props} /> : <DayByDay {...props} />}
    </div>
  );
}

function DayByDay({ plan, busyIds, onOpen, renderAway }: WeekTableProps) {
  const { firstDay = 1 } = plan;
  const today = todayIn(plan.weekOf, new Date());
  return (
    <section aria-label="The week, meal by meal">
      <Tabs
        label="Days of the week"
        look="boxes"
        param="day"
        {...(today === null ? {} : { initial: String(today) })}
        tabs={DAYS.filter((day) => day >= firstDay).map((day) => ({
          value: String(day),
          label: (
            <>
              <span aria-hidden="true">{shortDayName(day)}</span>
              <span className="sr-only">
                {dayName(day)}
                {day === today ? ", today" : ""}
              </span>
            </>
          ),
          content: (
            <>
              <h2 className="text-xl">
                {dayName(day)}{" "}
                <span className="font-sans text-note font-normal text-ink-soft">{dayDateText(plan, day, today)}</span>
              </h2>
              <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-card shadow-lift">
                {MEAL_TYPES.map((type) => (
                  <li key={type} data-place={placeName({ day, type })} className="p-2">
                    <p className="px-2 text-note font-semibold text-ink-soft capitalize">{type}</p>
                    {awayAt(plan, day, type, renderAway) ?? (
                      <Cell meal={mealAt(plan, day, type)} isWide busyIds={busyIds} onOpen={onOpen} />
                    )}
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </section>
  );
}

/**
 * Columns are Monday to Sunday (empty before the plan's first day), rows are breakfast to snack. A narrow screen
 * scrolls sideways, starting at today.
 */
function Table({ plan, busyIds, onOpen, renderAway }: WeekTableProps) {
  const { firstDay = 1 } = plan;
  const today = todayIn(plan.weekOf, new Date());
  const todayHeader = useRef<HTMLTableCellElement>(null);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (scroller.current === null || todayHeader.current === null) return;
    scroller.current.scrollLeft = todayHeader.current.offsetLeft - TYPE_COLUMN_PX;
  }, []);
  return (
    <section
      ref={scroller}
      aria-label="The week, meal by meal"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-card shadow-lift"
    >
      <table data-week className="w-full min-w-[68rem] table-fixed border-separate border-spacing-0">
        <caption className="sr-only">Meals of the week</caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-10 w-22 bg-card" />
            {DAYS.map((day) => (
              <th
                key={day}
                ref={day === today ? todayHeader : null}
                scope="col"
                className={classNames(
                  "px-2 py-3 text-center leading-tight",
                  day === today && "bg-sage",
                  day < firstDay && "text-ink-soft",
                )}
              >
                <span className="block font-display font-semibold">{dayName(day)}</span>
                <span className="text-tiny font-normal text-ink-soft">
                  {dayDateText(plan, day, today)}
                  {day === today ? <span className="sr-only">, today</span> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEAL_TYPES.map((type) => (
            <tr key={type}>
              <th
                scope="row"
                className="sticky left-0 z-10 border-t border-line bg-card px-3 text-left text-note font-semibold text-ink-soft capitalize"
              >
                {type}
              </th>
              {DAYS.map((day) => (
                <td
                  key={day}
                  data-place={placeName({ day, type })}
                  className={classNames("h-px border-t border-line p-1 align-top", day === today && "bg-sage/60")}
                >
                  {awayAt(plan, day, type, renderAway) ?? (
                    <Cell meal={mealAt(plan, day, type)} busyIds={busyIds} onOpen={onOpen} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Width of the column with the meal types, which stays in view. */
const TYPE_COLUMN_PX = 94;

function mealAt({ meals }: MealPlan, day: number, type: MealType): Meal | undefined {
  return meals.find((meal) => meal.day === day && meal.type === type);
}

/** The label of a slot that is skipped or eaten out; null for any other. */
function awayAt({ away = [] }: MealPlan, day: number, type: MealType, render: WeekTableProps["renderAway"]): ReactNode {
  const slot = away.find((each) => each.day === day && each.type === type);
  return slot === undefined ? null : render(slot);
}

interface CellProps extends Omit<WeekTableProps, "plan" | "renderAway"> {
  readonly meal: Meal | undefined;
  /** Whether the picture is beside the text instead of above it. */
  readonly isWide?: boolean;
}

function Cell({ meal, isWide = false, busyIds, onOpen }: CellProps) {
  if (meal === undefined) {
    return (
      <p className={classNames("text-ink-soft", isWide ? "px-2 pb-1" : "py-4 text-center")}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">None planned</span>
      </p>
    );
  }
  const isBusy = busyIds.has(meal.id);
  return (
    <button
      type="button"
      aria-busy={isBusy}
      className={classNames(
        "flex h-full w-full items-center rounded-xl p-2 hover:bg-sage",
        isWide ? "gap-4 text-left" : "flex-col gap-1.5 text-center",
      )}
      onClick={() => onOpen(meal)}
    >
      <MacroRing
        dish={meal}
        macros={meal.nutrition}
        label=""
        className={classNames(
          isWide ? "w-18 shrink-0" : "w-full max-w-24 print:max-w-14",
          isBusy && "animate-breathe opacity-60",
        )}
      />
      <span className={isWide ? "grid gap-0.5" : "contents"}>
        <span className="text-note leading-snug font-semibold">{meal.name}</span>
        {meal.leftoverOf === undefined ? null : (
          <span className="text-tiny leading-snug font-semibold text-herb">{leftoverText(meal.leftoverOf)}</span>
        )}
        {meal.detail === undefined ? null : <span className="text-tiny leading-snug text-ink-soft">{meal.detail}</span>}
        <span className="tabular mt-auto text-tiny text-ink-soft">
          {formatFigure(meal.nutrition.calories)} kcal · {meal.prepTime} min
        </span>
      </span>
    </button>
  );
}

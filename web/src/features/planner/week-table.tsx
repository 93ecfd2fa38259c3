import { DAYS_PER_WEEK, MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { useEffect, useRef } from "react";
import { MacroRing } from "../../components/macro-ring.tsx";
import { formatFigure } from "../../lib/amount.ts";
import { classNames } from "../../lib/class-names.ts";
import { dayName, formatDayDate, todayIn } from "../../lib/week-days.ts";

interface WeekTableProps {
  readonly plan: MealPlan;
  /** The meals whose places new ones are being made for. */
  readonly busyIds: ReadonlySet<string>;
  readonly onOpen: (meal: Meal) => void;
}

const DAYS = Array.from({ length: DAYS_PER_WEEK }, (_, index) => index + 1);

/** Monday to Sunday across, breakfast to snack down; on a phone it scrolls sideways and begins at today. */
export function WeekTable({ plan, busyIds, onOpen }: WeekTableProps) {
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-card shadow-lift"
    >
      <table className="w-full min-w-[68rem] table-fixed border-separate border-spacing-0">
        <caption className="sr-only">Meals of the week</caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-10 w-22 bg-card" />
            {DAYS.map((day) => (
              <th
                key={day}
                ref={day === today ? todayHeader : null}
                scope="col"
                className={classNames("px-2 py-3 text-center leading-tight", day === today && "bg-sage")}
              >
                <span className="block font-display font-semibold">{dayName(day)}</span>
                <span className="text-tiny font-normal text-ink-soft">
                  {formatDayDate(plan.weekOf, day)}
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
                  className={classNames("h-px border-t border-line p-1 align-top", day === today && "bg-sage/60")}
                >
                  <Cell meal={mealAt(plan, day, type)} busyIds={busyIds} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Width of the column with the meals' kinds, which stays in sight. */
const TYPE_COLUMN_PX = 94;

function mealAt({ meals }: MealPlan, day: number, type: MealType): Meal | undefined {
  return meals.find((meal) => meal.day === day && meal.type === type);
}

interface CellProps extends Omit<WeekTableProps, "plan"> {
  readonly meal: Meal | undefined;
}

function Cell({ meal, busyIds, onOpen }: CellProps) {
  if (meal === undefined) {
    return (
      <p className="py-4 text-center text-ink-soft">
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
      className="flex h-full w-full flex-col items-center gap-1.5 rounded-xl p-2 text-center hover:bg-sage"
      onClick={() => onOpen(meal)}
    >
      <MacroRing
        ingredients={meal.ingredients}
        macros={meal.nutrition}
        label=""
        className={classNames("w-full max-w-24", isBusy && "animate-breathe")}
      />
      <span className="text-note leading-snug font-semibold">{meal.name}</span>
      <span className="tabular mt-auto text-tiny text-ink-soft">
        {formatFigure(meal.nutrition.calories)} kcal · {meal.prepTime} min
      </span>
    </button>
  );
}

import type { AwaySlot } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import type { ReactNode } from "react";
import { type PlanDraft, placeText } from "../../api/generation/plan-draft.ts";
import { Tabs } from "../../components/tabs.tsx";
import { classNames } from "../../lib/class-names.ts";
import { useMediaQuery } from "../../lib/hooks/use-media-query.ts";
import { usePaper } from "../../lib/hooks/use-paper.ts";
import { targetsOfDays, totalsOfDay } from "../../product/day-totals.ts";
import { placeName } from "../../product/place-name.ts";
import { useDay } from "../../product/use-day.ts";
import { dayName, shortDayName, todayIn } from "../../product/week-days.ts";
import { DayHeader } from "./day-header.tsx";
import { MealSkeleton } from "./generation/meal-skeleton.tsx";
import { type BoardDay, boardDays } from "./plan-slots.ts";
import { TargetBar } from "./target-bar.tsx";

export type BoardLayout = "board" | "row" | "page";

interface WeekBoardProps {
  readonly draft: PlanDraft;
  readonly renderMeal: (meal: Meal, layout: BoardLayout) => ReactNode;
  /** Renders a slot that is skipped or eaten out. */
  readonly renderAway: (away: AwaySlot) => ReactNode;
}

/** From this width on, seven columns can be read. */
const BOARD_QUERY = "(min-width: 72rem)";
const FEW_DAYS = 2;

/**
 * The plan as a picture: seven columns on a desktop, a day at a time on a phone, one under the other on paper, whole
 * recipes when there are few.
 */
export function WeekBoard({ draft, renderMeal, renderAway }: WeekBoardProps) {
  const isWide = useMediaQuery(BOARD_QUERY);
  const isPaper = usePaper();
  const days = boardDays(draft);
  useDay();
  const today = draft.weekOf === null ? null : todayIn(draft.weekOf, new Date());
  const shared = { draft, days, today, renderMeal, renderAway };
  if (days.length <= FEW_DAYS) return <FewDays {...shared} />;
  if (isPaper) return <PaperDays {...shared} />;
  return isWide ? <Columns {...shared} /> : <DayTabs {...shared} />;
}

interface DaysProps extends WeekBoardProps {
  readonly days: readonly BoardDay[];
  readonly today: number | null;
}

function headerProps({ draft, today }: DaysProps, { day, isWhole }: BoardDay) {
  const { weekOf, meals, away } = draft;
  const isOver = today !== null && day < today;
  const targets = draft.targets && targetsOfDays(draft.targets, [day], away);
  return { day, weekOf, targets, isWhole, isToday: today === day, isOver, totals: totalsOfDay(meals, day, away) };
}

interface PlaceProps extends Pick<DaysProps, "draft" | "renderMeal" | "renderAway"> {
  readonly day: number;
  readonly slot: BoardDay["slots"][number];
  readonly layout: BoardLayout;
}

function Place({ draft, renderMeal, renderAway, day, slot: { type, meal, away }, layout }: PlaceProps) {
  if (meal !== null) return renderMeal(meal, layout);
  if (away !== null) return renderAway(away);
  return <MealSkeleton type={type} layout={layout} state={placeText(draft, { day, type })} />;
}

/** A plan of few meals shows their recipes at once. */
function FewDays(props: DaysProps) {
  return props.days.map((day) => (
    <section key={day.day} aria-label={dayName(day.day)} className="mb-8">
      <div className="max-w-xl">
        {/* Free meals are for any day: somebody who comes on a Wednesday has missed nothing. */}
        <DayHeader {...headerProps(props, day)} isOver={false} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {day.slots.map((slot) => (
          <div key={slot.type}>
            <Place {...props} day={day.day} slot={slot} layout="page" />
          </div>
        ))}
      </div>
    </section>
  ));
}

/** The whole week for print, with everything open. */
function PaperDays(props: DaysProps) {
  return props.days.map((day) => (
    <section key={day.day} aria-label={dayName(day.day)} className="mb-4 break-inside-avoid">
      <DayHeader {...headerProps(props, day)} />
      <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(${day.slots.length}, minmax(0, 1fr))` }}>
        {day.slots.map((slot) => (
          <div key={slot.type} className="grid grid-cols-[minmax(0,1fr)]">
            <Place {...props} day={day.day} slot={slot} layout="board" />
          </div>
        ))}
      </div>
    </section>
  ));
}

/** Rows line up across the days: each column takes its rows from the board. */
function Columns(props: DaysProps) {
  const rows = Math.max(...props.days.map(({ slots }) => slots.length));
  return (
    <div
      className="relative left-1/2 grid w-[min(96rem,calc(100vw-3rem))] -translate-x-1/2 gap-x-3 gap-y-3"
      style={{
        gridTemplateColumns: `repeat(${props.days.length}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows + 1}, auto)`,
      }}
    >
      {props.days.map((day) => (
        <section
          key={day.day}
          aria-label={dayName(day.day)}
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid rounded-card p-1.5",
            props.today === day.day && "bg-sage/60 ring-1 ring-line",
          )}
          style={{ gridRow: `span ${rows + 1}` }}
        >
          <div className="px-1.5 pt-1.5">
            <DayHeader {...headerProps(props, day)} compact />
          </div>
          {day.slots.map((slot) => (
            <div
              key={slot.type}
              data-place={placeName({ day: day.day, type: slot.type })}
              className="grid grid-cols-[minmax(0,1fr)]"
            >
              <Place {...props} day={day.day} slot={slot} layout="board" />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function DayTabs(props: DaysProps) {
  const { days, today, draft } = props;
  return (
    <Tabs
      label="Days of the plan"
      look="boxes"
      param="day"
      {...(today === null ? {} : { initial: String(today) })}
      tabs={days.map((day) => ({
        value: String(day.day),
        label: <DayLabel day={day.day} isToday={today === day.day} isWhole={day.isWhole} draft={draft} />,
        content: (
          <>
            <DayHeader {...headerProps(props, day)} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
              {day.slots.map((slot) => (
                <div
                  key={slot.type}
                  data-place={placeName({ day: day.day, type: slot.type })}
                  className="grid grid-cols-[minmax(0,1fr)]"
                >
                  <Place {...props} day={day.day} slot={slot} layout="row" />
                </div>
              ))}
            </div>
          </>
        ),
      }))}
    />
  );
}

interface DayLabelProps {
  readonly day: number;
  readonly isToday: boolean;
  readonly isWhole: boolean;
  readonly draft: PlanDraft;
}

function DayLabel({ day, isToday, isWhole, draft }: DayLabelProps) {
  const { calories } = totalsOfDay(draft.meals, day, draft.away);
  const targets = draft.targets && targetsOfDays(draft.targets, [day], draft.away);
  return (
    <>
      <span>
        <span aria-hidden="true">{shortDayName(day)}</span>
        <span className="sr-only">
          {dayName(day)}
          {isToday ? ", today" : ""}
          {isWhole ? `, ${formatFigure(calories)} kcal` : ", not complete yet"}
        </span>
        {isToday ? (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-card bg-tomato"
          />
        ) : null}
      </span>
      <TargetBar value={calories} target={targets?.energyKcal ?? 0} className="h-1.5!" />
    </>
  );
}

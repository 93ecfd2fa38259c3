import { type ComponentProps, Suspense } from "react";
import { late } from "../../components/late.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import type * as Charts from "./charts.tsx";

const DayColumnsNow = late(async () => (await import("./charts.tsx")).DayColumns);
const ShareBarsNow = late(async () => (await import("./charts.tsx")).ShareBars);

/** The chart library weighs as much as the rest of a page, so it is loaded when there is a chart to draw. */
export function DayColumns(props: ComponentProps<typeof Charts.DayColumns>) {
  return (
    <div aria-hidden="true" className="mt-3">
      <div className="h-20 border-b border-edge">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <DayColumnsNow {...props} />
        </Suspense>
      </div>
      {/* Beside the drawing, because text in it would not grow with the reader's. */}
      <div className="mt-1 flex text-tiny text-ink-soft">
        {props.days.map(({ name }) => (
          <span key={name} className="min-w-0 grow basis-0 text-center">
            {name.slice(0, 1)}
          </span>
        ))}
      </div>
    </div>
  );
}

const BAR_REM = 1.6;

/** The same for bars below each other. */
export function ShareBars(props: ComponentProps<typeof Charts.ShareBars>) {
  return (
    <div aria-hidden="true" className="mt-3" style={{ height: `${props.bars.length * BAR_REM}rem` }}>
      <Suspense fallback={<Skeleton className="h-full" />}>
        <ShareBarsNow {...props} />
      </Suspense>
    </div>
  );
}

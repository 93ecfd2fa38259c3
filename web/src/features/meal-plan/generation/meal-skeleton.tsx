import type { MealType } from "@mealwright/schema/constants/meals";
import { Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";

interface MealSkeletonProps {
  readonly type: MealType;
  readonly layout: "board" | "row" | "page";
  /** The slot's current state in plain words; null when unknown. */
  readonly state: string | null;
}

/** The placeholder of a meal that is being planned: an empty plate and its state. */
export function MealSkeleton({ type, layout, state }: MealSkeletonProps) {
  const isRow = layout === "row";
  return (
    <div
      className={classNames(
        "flex rounded-card border border-dashed border-line bg-card p-3",
        isRow ? "gap-4" : "flex-col items-center gap-3",
      )}
    >
      <svg
        viewBox="-104 -104 208 208"
        aria-hidden="true"
        className={classNames("animate-breathe", isRow ? "size-27 shrink-0" : "w-full max-w-32")}
      >
        <circle r="98" className="fill-sage" />
        <circle r="76" className="fill-card" />
      </svg>
      <div className="grid w-full content-center gap-2">
        <p className="text-tiny font-semibold text-ink-soft capitalize">{type}</p>
        {state === null ? <Skeleton className="h-4 w-5/6" /> : <p className="text-small">{state}</p>}
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}

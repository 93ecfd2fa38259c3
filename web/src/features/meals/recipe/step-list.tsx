import type { Meal } from "@mealwright/schema/contract/meals";
import { Timer } from "lucide-react";
import { formatMinutes } from "../../../product/minutes.ts";

interface StepListProps {
  readonly meal: Pick<Meal, "instructions" | "stepMinutes">;
  /** The number of the first step. */
  readonly first?: number;
}

/** Numbered steps, with the minutes of those that involve waiting. */
export function StepList({ meal, first = 1 }: StepListProps) {
  return (
    <ol start={first} className="grid gap-3">
      {meal.instructions.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order, and two may read the same
        <li key={index} className="flex gap-x-3 max-[16rem]:flex-wrap">
          <span aria-hidden="true" className="tabular w-6 shrink-0 font-display text-xl leading-snug text-herb">
            {first + index}
          </span>
          <span className="min-w-0 grow max-[16rem]:basis-24">{step}</span>
          <Wait minutes={meal.stepMinutes?.[index] ?? null} />
        </li>
      ))}
    </ol>
  );
}

function Wait({ minutes }: { readonly minutes: number | null }) {
  return minutes === null ? null : (
    <span className="tabular inline-flex shrink-0 items-center gap-1 self-start pt-0.5 text-small whitespace-nowrap text-ink-soft">
      <Timer aria-hidden="true" className="size-4" />
      {formatMinutes(minutes)}
    </span>
  );
}

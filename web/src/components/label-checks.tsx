import { LABEL_CHECKS, labelWord } from "@mealwright/schema/constants/food/labels";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { ChevronDown } from "lucide-react";

/** More lines than this are folded away until they are asked for. */
const MOST_OPEN_LINES = 3;

export type Labels = NonNullable<MealPlan["labels"]>;

/** What to look for and on which foods' packages; foods with the same words share a line. */
function linesOf(labels: Labels): readonly (readonly [words: string, foods: readonly string[]])[] {
  const lines = new Map<string, string[]>();
  for (const { food, lookFor } of labels) {
    const words = lookFor.map(labelWord).join(", ");
    lines.set(words, [...(lines.get(words) ?? []), food]);
  }
  return [...lines];
}

/** The week's packages that this person should check before buying; renders nothing if there are none. */
export function LabelChecks({
  labels,
  isFolded = false,
}: {
  readonly labels: Labels;
  /** Folds even a few lines, where the page's main content is below. */
  readonly isFolded?: boolean;
}) {
  if (labels.length === 0) return null;
  const lines = linesOf(labels);
  return (
    <details
      data-paper
      className="group rounded-card border border-line bg-card px-5"
      open={!isFolded && lines.length <= MOST_OPEN_LINES}
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 font-semibold">
        <span>
          {LABEL_CHECKS.heading}
          {isFolded ? <span className="font-normal text-ink-soft"> · {labels.length}</span> : null}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <p className="text-ink-soft">{LABEL_CHECKS.lead}</p>
      <dl className="grid gap-3 pt-3 pb-5">
        {lines.map(([words, foods]) => (
          <div key={words}>
            <dt className="font-semibold">{foods.join(", ")}</dt>
            <dd className="text-ink-soft">
              {LABEL_CHECKS.lookFor} {words}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { SUGGESTION_FILTERS, type SuggestionFilter } from "@mealwright/schema/constants/meals";
import { CALL_ERRORS, MESSAGES } from "@mealwright/schema/constants/messages";
import type { Meal } from "@mealwright/schema/contract/meals";
import { useEffect, useState } from "react";
import { isAbort, isNotBuilt, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { MacroRing } from "../../components/macro-ring.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { formatDollars, formatFigure } from "../../lib/amount.ts";
import { sourceText } from "./meal-texts.ts";
import { allergensText } from "./nutrition-rows.ts";

const FILTER_NAMES: Readonly<Record<SuggestionFilter, string>> = {
  quick: "Quick",
  vegetarian: "Vegetarian",
  budget: "Budget",
  allergenFree: "Free of allergens",
};

/** What the call takes (contract, `mealSuggestionsBody`). */

interface SwapDialogProps {
  /** The meal to replace; null closes the dialog. */
  readonly meal: Meal | null;
  readonly onClose: () => void;
  /** Whether the replacement was stored. */
  readonly onReplace: (original: Meal, suggestion: Meal) => Promise<boolean>;
}

/** Other dishes for a meal's place, by filter. */
export function SwapDialog({ meal, onClose, onReplace }: SwapDialogProps) {
  return (
    <Dialog open={meal !== null} onClose={onClose} title={meal ? `Instead of ${meal.name}` : ""} kind="sheet">
      {meal === null ? null : <Suggestions key={meal.id} meal={meal} onClose={onClose} onReplace={onReplace} />}
    </Dialog>
  );
}

type Answer =
  | { readonly kind: "loading" }
  | { readonly kind: "meals"; readonly meals: readonly Meal[] }
  | { readonly kind: "failed"; readonly title: string; readonly text: string | undefined };

function Suggestions({ meal, onClose, onReplace }: SwapDialogProps & { readonly meal: Meal }) {
  const [filters, setFilters] = useState<readonly SuggestionFilter[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const answer = useSuggestions(meal, filters);
  const choose = async (suggestion: Meal) => {
    setChosenId(suggestion.id);
    if (await onReplace(meal, suggestion)) onClose();
    else setChosenId(null);
  };
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 font-semibold">Show dishes that are</legend>
        <div className="flex flex-wrap gap-2">
          {SUGGESTION_FILTERS.map((filter) => (
            <Button
              key={filter}
              size="small"
              variant={filters.includes(filter) ? "primary" : "secondary"}
              aria-pressed={filters.includes(filter)}
              onClick={() =>
                setFilters((current) =>
                  current.includes(filter) ? current.filter((other) => other !== filter) : [...current, filter],
                )
              }
            >
              {FILTER_NAMES[filter]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite" aria-busy={answer.kind === "loading"} className="grid gap-3">
        {answer.kind === "loading" ? <LoadingSuggestions /> : null}
        {answer.kind === "failed" ? (
          <Notice tone="bad">
            <p className="font-semibold">{answer.title}</p>
            {answer.text === undefined ? null : <p>{answer.text}</p>}
          </Notice>
        ) : null}
        {answer.kind === "meals" && answer.meals.length === 0 ? (
          <Notice>No dish of ours fits all of these at once. Take a filter away.</Notice>
        ) : null}
        {answer.kind === "meals"
          ? answer.meals.map((suggestion) => (
              <Suggestion
                key={suggestion.id}
                meal={suggestion}
                isBusy={chosenId === suggestion.id}
                isDisabled={chosenId !== null}
                onChoose={() => void choose(suggestion)}
              />
            ))
          : null}
      </div>
    </div>
  );
}

/** Asks again whenever the filters change; an answer to an older question is dropped. */
function useSuggestions(meal: Meal, filters: readonly SuggestionFilter[]): Answer {
  const [answer, setAnswer] = useState<Answer>({ kind: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    setAnswer({ kind: "loading" });
    // No energy of our own: each is shown in the portion that keeps the day on target, which is the one that is stored.
    const body = { originalMeal: { ...meal }, filters: [...filters] };
    send("mealSuggestions", { body, signal: controller.signal }).then(
      (meals) => setAnswer({ kind: "meals", meals }),
      (error: unknown) => {
        if (isAbort(error) || controller.signal.aborted) return;
        if (isNotBuilt(error)) setAnswer({ kind: "failed", title: CALL_ERRORS.notBuilt, text: undefined });
        else setAnswer({ kind: "failed", title: MESSAGES.loadSuggestionsFailed, text: serverText(error) });
      },
    );
    return () => controller.abort();
  }, [meal, filters]);
  return answer;
}

function LoadingSuggestions() {
  return (
    <>
      <p className="text-ink-soft">Looking for dishes that suit you…</p>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </>
  );
}

interface SuggestionProps {
  readonly meal: Meal;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function Suggestion({ meal, isBusy, isDisabled, onChoose }: SuggestionProps) {
  const { nutrition, ingredients, prepTime, cost, allergens } = meal;
  return (
    <article className="flex animate-land items-start gap-4 rounded-card border border-line p-3 sm:items-center">
      <MacroRing
        ingredients={ingredients}
        macros={nutrition}
        label=""
        className="size-16 shrink-0 min-[24rem]:size-24"
      />
      <div className="min-w-0 grow">
        <h3 className="text-lead leading-snug">{meal.name}</h3>
        <p className="tabular text-small text-ink-soft">
          {formatFigure(nutrition.calories)} kcal · {prepTime} min{cost > 0 ? ` · ${formatDollars(cost)}` : ""}
        </p>
        <p className="text-small text-ink-soft">{allergensText(allergens)}</p>
        <p className="text-small text-ink-soft">{sourceText(meal)}</p>
        <Button size="small" className="mt-2" disabled={isDisabled} onClick={onChoose}>
          {isBusy ? "Putting it in…" : "Take this one"}
          <span className="sr-only">: {meal.name}</span>
        </Button>
      </div>
    </article>
  );
}

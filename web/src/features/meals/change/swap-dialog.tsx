import type { Meal } from "@mealwright/schema/contract/meals";
import { formatDollars } from "@mealwright/schema/rules/money";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { useState } from "react";
import type { SuggestionWishes } from "../../../api/meals.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FailedNotice } from "../../../components/failed-notice.tsx";
import { MacroRing } from "../../../components/macro-ring.tsx";
import { MealDetail } from "../../../components/meal-detail.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { allergensText } from "../nutrition-rows.ts";
import { IngredientList } from "../recipe/ingredient-list.tsx";
import { differenceText } from "./meal-difference.ts";
import { SwapFilters } from "./swap-filters.tsx";
import { type Suggestions as SuggestionsFound, useSuggestions } from "./use-suggestions.ts";

interface SwapDialogProps {
  /** The meal to replace; null closes the dialog. */
  readonly meal: Meal | null;
  readonly onClose: () => void;
  /** Whether the replacement was stored. */
  readonly onReplace: (original: Meal, suggestion: Meal) => Promise<boolean>;
  /** Whether the tier has the advanced filters; offers the upgrade in this dialog's place when it has not. */
  readonly allowsAdvanced: () => boolean;
}

/** Other dishes for a meal's place, by filter. */
export function SwapDialog({ meal, ...rest }: SwapDialogProps) {
  return (
    <Dialog
      open={meal !== null}
      onClose={rest.onClose}
      title={meal ? `Instead of ${meal.name}` : ""}
      subtitle={meal?.detail}
      kind="sheet"
      hasAddress
    >
      {meal === null ? null : <Suggestions key={meal.id} meal={meal} {...rest} />}
    </Dialog>
  );
}

function Suggestions({ meal, onClose, onReplace, allowsAdvanced }: SwapDialogProps & { readonly meal: Meal }) {
  const [wishes, setWishes] = useState<SuggestionWishes>({ filters: [], cuisine: null });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { own, ofModel } = useSuggestions(meal, wishes);
  const choose = async (suggestion: Meal) => {
    setChosenId(suggestion.id);
    if (await onReplace(meal, suggestion)) onClose();
    else setChosenId(null);
  };
  const suggestionsOf = (meals: readonly Meal[]) =>
    meals.map((suggestion) => (
      <Suggestion
        key={suggestion.id}
        meal={suggestion}
        instead={meal}
        isBusy={chosenId === suggestion.id}
        isDisabled={chosenId !== null}
        onChoose={() => void choose(suggestion)}
      />
    ));
  return (
    <div className="grid gap-6">
      <SwapFilters wishes={wishes} onChange={setWishes} allowsAdvanced={allowsAdvanced} />
      <div aria-live="polite" aria-busy={own.kind === "loading"} className="grid gap-3">
        {own.kind === "loading" ? <LoadingSuggestions /> : null}
        {own.kind === "failed" ? (
          // A new object with the same wishes makes the request run again.
          <FailedNotice onRetry={() => setWishes((asked) => ({ ...asked }))}>
            <span className="block font-semibold">{own.title}</span>
            {own.text}
          </FailedNotice>
        ) : null}
        {own.kind === "meals" ? (
          <>
            <ModelLine ofModel={ofModel} />
            {own.meals.length > 0 ? <SourceLine source="cookbook" /> : null}
            {own.meals.some(({ cost }) => cost > 0) ? <PriceLine /> : null}
            {suggestionsOf(own.meals)}
            {own.meals.length === 0 && ofModel?.length === 0 ? <NoSuggestions wishes={wishes} /> : null}
            {ofModel === null ? <Skeleton className="h-28" /> : null}
            {ofModel !== null && ofModel.length > 0 ? <SourceLine source="model" /> : null}
            {ofModel === null ? null : suggestionsOf(ofModel)}
          </>
        ) : null}
      </div>
    </div>
  );
}

/** The model's progress, above the cookbook's dishes, which therefore do not move when the model's arrive. */
function ModelLine({ ofModel }: Pick<SuggestionsFound, "ofModel">) {
  if (ofModel?.length === 0) return null;
  return (
    <p className="text-small text-ink-soft">
      {ofModel === null
        ? "An AI model is thinking of more dishes: they will appear below."
        : "An AI model has thought of more dishes: see below."}
    </p>
  );
}

const SOURCES: Readonly<Record<Meal["source"], string>> = {
  cookbook: "From our own cookbook, without an AI model.",
  model: "Suggested by an AI model, then checked and computed by us like every other dish.",
};

/** Who thought of the dishes below, honestly. */
function SourceLine({ source }: Pick<Meal, "source">) {
  return <p className="text-small text-ink-soft">{SOURCES[source]}</p>;
}

/** A dish that costs less by the gram may cost more at the register, if it needs a new pack. */
function PriceLine() {
  return (
    <p className="text-small text-ink-soft">Prices are per serving, by the gram. The basket counts whole packs.</p>
  );
}

function NoSuggestions({ wishes }: { readonly wishes: SuggestionWishes }) {
  return (
    <Notice>
      {wishes.filters.length > 0 || wishes.cuisine !== null
        ? "None of our dishes fits all of these at once. Remove one."
        : "We have no other dish that fits your answers here."}
    </Notice>
  );
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
  /** The meal that it would replace. */
  readonly instead: Meal;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function Suggestion({ meal, instead, isBusy, isDisabled, onChoose }: SuggestionProps) {
  const { nutrition, prepTime, cost, allergens } = meal;
  return (
    <article className="animate-land rounded-card border border-line p-3">
      <div className="flex items-start gap-4">
        <MacroRing dish={meal} macros={nutrition} label="" className="size-16 shrink-0 min-[24rem]:size-24" />
        <div className="min-w-0 grow">
          <h3 className="text-lead leading-snug">{meal.name}</h3>
          <MealDetail meal={meal} className="text-small" />
          <p className="tabular text-small text-ink-soft">
            {formatFigure(nutrition.calories)} kcal · {prepTime} min{cost > 0 ? ` · ${formatDollars(cost)}` : ""}
          </p>
          <p className="tabular text-small font-medium">{differenceText(instead, meal)}</p>
          <p className="text-small text-ink-soft">{allergensText(allergens)}</p>
          <Button size="small" className="mt-2" inactive={isDisabled} onClick={onChoose}>
            {isBusy ? "Adding it…" : "Choose this one"}
            <span className="sr-only">: {meal.name}</span>
          </Button>
        </div>
      </div>
      <details className="mt-1 text-small">
        <summary className="text-link min-h-9 py-1.5">
          Ingredients<span className="sr-only"> of {meal.name}</span>
        </summary>
        <IngredientList dish={meal} />
      </details>
    </article>
  );
}

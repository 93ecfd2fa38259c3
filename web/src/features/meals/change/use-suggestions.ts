import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Meal } from "@mealwright/schema/contract/meals";
import { useEffect, useState } from "react";
import { type SuggestionWishes, suggestMeals } from "../../../api/meals.ts";
import { isAbort, serverText } from "../../../api/transport/http-error.ts";

export type SuggestionsAnswer =
  | { readonly kind: "loading" }
  | { readonly kind: "meals"; readonly meals: readonly Meal[] }
  | { readonly kind: "failed"; readonly title: string; readonly text: string | undefined };

export interface Suggestions {
  /** The cookbook's. */
  readonly own: SuggestionsAnswer;
  /** A model's, which come later, or never; null while it thinks. */
  readonly ofModel: readonly Meal[] | null;
}

const ASKED: Suggestions = { own: { kind: "loading" }, ofModel: null };

/** Asks again whenever the filters change; what an older question is answered with is dropped, and its model is left. */
export function useSuggestions(meal: Meal, wishes: SuggestionWishes): Suggestions {
  const [suggestions, setSuggestions] = useState(ASKED);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (news: Partial<Suggestions>) => {
      if (!signal.aborted) setSuggestions((known) => ({ ...known, ...news }));
    };
    setSuggestions(ASKED);
    suggestMeals(meal, wishes, "cookbook", signal).then(
      (meals) => tell({ own: { kind: "meals", meals } }),
      (error: unknown) => {
        if (!isAbort(error)) tell({ own: describe(error) });
      },
    );
    // A model that fails takes nothing from the cookbook's dishes, which stand there already.
    suggestMeals(meal, wishes, "model", signal).then(
      (meals) => tell({ ofModel: meals }),
      () => tell({ ofModel: [] }),
    );
    return () => controller.abort();
  }, [meal, wishes]);
  return withoutTwins(suggestions);
}

/** A dish of the model's that the cookbook has already offered by name is not offered twice. */
function withoutTwins({ own, ofModel }: Suggestions): Suggestions {
  if (own.kind !== "meals" || ofModel === null) return { own, ofModel };
  const names = new Set(own.meals.map(({ name }) => name.toLowerCase()));
  return { own, ofModel: ofModel.filter(({ name }) => !names.has(name.toLowerCase())) };
}

function describe(error: unknown): SuggestionsAnswer {
  return { kind: "failed", title: MESSAGES.loadSuggestionsFailed, text: serverText(error) };
}

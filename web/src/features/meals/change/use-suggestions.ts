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
  /** The model's suggestions, which arrive later or not at all; null while waiting. */
  readonly ofModel: readonly Meal[] | null;
}

const ASKED: Suggestions = { own: { kind: "loading" }, ofModel: null };

/** Asks again whenever the filters change; answers to an earlier request are dropped and its stream is closed. */
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
    // A failing model does not affect the cookbook's dishes, which are already shown.
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

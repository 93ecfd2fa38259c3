import { useMemo } from "react";
import { addOwnLine, removeOwnLine, setCupboard } from "../../api/grocery.ts";

/** What a person can change of the list besides its ticks. Each resolves once the change is stored in this browser. */
export interface ListEdits {
  /** Grams at home; null for enough, 0 to take the food out of the cupboard again. */
  readonly setHave: (foodId: string, grams: number | null) => Promise<void>;
  readonly addOwn: (text: string) => Promise<void>;
  readonly removeOwn: (lineId: string) => Promise<void>;
}

/** The changes of a plan's list. */
export function useListEdits(planId: string | null): ListEdits {
  return useMemo(
    () => ({
      setHave: (foodId, grams) => setCupboard(planId ?? "", foodId, grams),
      addOwn: (text) => addOwnLine(planId ?? "", text),
      removeOwn: (lineId) => removeOwnLine(planId ?? "", lineId),
    }),
    [planId],
  );
}

import type { ChangedList } from "@mealwright/schema/contract/meal-plan";
import { useCallback, useMemo } from "react";
import { serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { useToast } from "../../components/toast.tsx";

/** What a person can change of the list besides its ticks. Each says whether it was saved. */
export interface ListEdits {
  /** Grams at home, null for enough, 0 to take the food out of the cupboard again. */
  readonly setHave: (foodId: string, grams: number | null) => Promise<boolean>;
  readonly addOwn: (text: string) => Promise<boolean>;
  readonly removeOwn: (lineId: string) => Promise<boolean>;
}

/** The calls that change a plan's list; `takeOver` gets the list as the server then has it. */
export function useListEdits(planId: string | null, takeOver: (answer: ChangedList) => void): ListEdits {
  const toast = useToast();
  const run = useCallback(
    async (change: (params: { readonly id: string }) => Promise<ChangedList>): Promise<boolean> => {
      try {
        takeOver(await change({ id: planId ?? "" }));
        return true;
      } catch (error) {
        const description = serverText(error) ?? "The list is as it was before.";
        toast.show({ title: "That could not be saved", description, tone: "bad" });
        return false;
      }
    },
    [planId, takeOver, toast],
  );
  return useMemo(
    () => ({
      setHave: (foodId, grams) => run((params) => send("setCupboard", { params, body: { foodId, grams } })),
      addOwn: (text) => run((params) => send("addOwnLine", { params, body: { text } })),
      removeOwn: (lineId) => run((params) => send("removeOwnLine", { params: { ...params, lineId } })),
    }),
    [run],
  );
}

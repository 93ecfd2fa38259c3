import { LABELS } from "@mealwright/schema/constants/messages";
import { SAMPLE_GROCERY_LIST } from "@mealwright/schema/constants/sample-grocery-list";
import type { GroceryList } from "@mealwright/schema/contract/grocery";
import type { ChangedList } from "@mealwright/schema/contract/meal-plan";
import { groceryText } from "@mealwright/schema/rules/grocery-text";
import { useCallback, useMemo, useRef, useState } from "react";
import { isUpgradeRequired, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { useToast } from "../../components/toast.tsx";
import { mailtoAddress } from "../../lib/mailto.ts";
import { saveFile } from "../../lib/save-file.ts";
import { formatWeek } from "../../lib/week-days.ts";
import { type GroceryListInput, type GroceryOrder, setTicked, withDefaults } from "./grocery-sections.ts";
import { type ListEdits, useListEdits } from "./use-list-edits.ts";

export interface GroceryOptions {
  readonly planId: string | null;
  readonly weekOf: string | null;
  /** The server's list; a sample takes the place of an empty one. */
  readonly list: GroceryListInput;
  /** Sets the list of the stored plan, and what follows from it, as this tab sees it. */
  readonly onChange: (update: (plan: ChangedList) => ChangedList) => void;
}

export interface GroceryHandle {
  readonly list: GroceryList;
  readonly isSample: boolean;
  readonly isMailing: boolean;
  /** Null for a sample, which is nobody's. */
  readonly edits: ListEdits | null;
  readonly toggle: (foodId: string, checked: boolean) => void;
  readonly download: (order: GroceryOrder) => void;
  readonly email: (order: GroceryOrder) => void;
}

/** The shopping list with its ticks, its file and its mail. */
export function useGroceryList({ planId, weekOf, list: stored, onChange }: GroceryOptions): GroceryHandle {
  const toast = useToast();
  const isSample = stored.every(({ items }) => items.length === 0);
  const [sample, setSample] = useState(() => withDefaults(SAMPLE_GROCERY_LIST));
  const [isMailing, setIsMailing] = useState(false);
  const list = useMemo(() => (isSample ? sample : withDefaults(stored)), [isSample, sample, stored]);

  /** Ticks on their way: an answer that was made before them must not take them back. */
  const pending = useRef(new Map<string, boolean>());
  const changeList = useCallback(
    (update: (list: GroceryList) => GroceryList) =>
      onChange((plan) => ({ ...plan, groceryList: update(plan.groceryList ?? []) })),
    [onChange],
  );
  const takeOver = useCallback(
    (answer: ChangedList) =>
      onChange((plan) => {
        let next = answer.groceryList;
        for (const [foodId, checked] of pending.current) next = setTicked(next, foodId, checked);
        return { ...plan, ...answer, groceryList: next };
      }),
    [onChange],
  );
  const edits = useListEdits(planId, takeOver);

  const toggle = useCallback(
    async (foodId: string, checked: boolean) => {
      if (isSample) return setSample((current) => setTicked(current, foodId, checked));
      changeList((current) => setTicked(withDefaults(current), foodId, checked));
      pending.current.set(foodId, checked);
      try {
        await send("groceryCheck", { body: { planId: planId ?? "", item: foodId, checked } });
      } catch (error) {
        pending.current.delete(foodId);
        changeList((current) => setTicked(current, foodId, !checked));
        const description = serverText(error) ?? "The line is as it was before.";
        toast.show({ title: "That tick could not be saved", description, tone: "bad" });
      } finally {
        if (pending.current.get(foodId) === checked) pending.current.delete(foodId);
      }
    },
    [isSample, changeList, planId, toast],
  );

  const textOf = useCallback(
    (order: GroceryOrder) =>
      groceryText(list, {
        by: order,
        ...(isSample ? { title: LABELS.sampleList } : weekOf === null ? {} : { weekOf }),
      }),
    [isSample, list, weekOf],
  );

  const email = useCallback(
    async (order: GroceryOrder) => {
      setIsMailing(true);
      try {
        await send("sendGroceryEmail", { body: { groceryList: list, ...(weekOf === null ? {} : { weekOf }) } });
        toast.show({
          title: "Your list is on its way",
          description: "Look into your inbox in a minute.",
          tone: "good",
        });
      } catch (error) {
        const reason = isUpgradeRequired(error)
          ? "Emailed lists are part of a bigger plan."
          : (serverText(error) ?? "We could not send it.");
        toast.show({
          title: "Opening your own mail program",
          description: `${reason} The list is in the new message.`,
        });
        const subject = weekOf === null ? "Shopping list" : `Shopping list, ${formatWeek(weekOf)}`;
        window.location.href = mailtoAddress({ subject, body: textOf(order) });
      } finally {
        setIsMailing(false);
      }
    },
    [list, textOf, toast, weekOf],
  );

  return {
    list,
    isSample,
    isMailing,
    edits: isSample ? null : edits,
    toggle: useCallback((foodId, checked) => void toggle(foodId, checked), [toggle]),
    download: useCallback(
      (order) =>
        saveFile(`${LABELS.groceryFileName}.txt`, new Blob([textOf(order)], { type: "text/plain;charset=utf-8" })),
      [textOf],
    ),
    email: useCallback((order) => void email(order), [email]),
  };
}

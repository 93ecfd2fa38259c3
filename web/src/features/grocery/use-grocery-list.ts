import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { listOutbox, onListRefusal, tickLine } from "../../api/grocery.ts";
import { applyOperations } from "../../api/outbox/operation.ts";
import { useToast } from "../../components/toast/toast.tsx";
import { setTicked } from "./grocery-sections.ts";
import { type ListEdits, useListEdits } from "./use-list-edits.ts";

export interface GroceryOptions {
  readonly planId: string | null;
  readonly weekOf: string | null;
  /** The server's list; a sample takes the place of an empty one. */
  readonly list: GroceryList;
}

interface ListListener {
  /** Called when a line is ticked. */
  readonly onTick: (item: GroceryItem) => void;
}

export interface GroceryHandle {
  readonly list: GroceryList;
  readonly isSample: boolean;
  /** Whether a line has been ticked since the list was opened. */
  readonly isShopping: boolean;
  /** Changes that wait for the network. */
  readonly waiting: number;
  /** Null for a sample, which cannot be edited. */
  readonly edits: ListEdits | null;
  readonly toggle: (line: GroceryItem, checked: boolean) => void;
}

const loadSample = () => import("@mealwright/schema/constants/samples/sample-grocery-list.data");

/** The shopping list with its ticks. */
export function useGroceryList({ planId, list: stored, onTick }: GroceryOptions & ListListener): GroceryHandle {
  const toast = useToast();
  const isSample = stored.every(({ items }) => items.length === 0);
  const [sample, setSample] = useState<GroceryList>([]);
  useEffect(() => {
    if (!isSample) return;
    // If the sample cannot be loaded, only the note is shown.
    loadSample().then(
      ({ SAMPLE_GROCERY_LIST }) => setSample(SAMPLE_GROCERY_LIST),
      () => {},
    );
  }, [isSample]);
  const [isShopping, setIsShopping] = useState(false);
  const { operations, isWaiting } = useSyncExternalStore(listOutbox.subscribe, listOutbox.state);
  const unsent = useMemo(() => operations.filter((operation) => operation.planId === planId), [operations, planId]);
  const list = useMemo(() => (isSample ? sample : applyOperations(stored, unsent)), [isSample, sample, stored, unsent]);
  useEffect(
    () =>
      onListRefusal((text) => {
        const description = text ?? "The list is as it was before.";
        toast.show({ title: "That could not be saved", description, tone: "bad" });
      }),
    [toast],
  );

  const edits = useListEdits(planId);

  const toggle = useCallback(
    (line: GroceryItem, checked: boolean) => {
      if (isSample || planId === null) return setSample((current) => setTicked(current, line.foodId, checked));
      setIsShopping(true);
      if (checked) onTick(line);
      void tickLine(planId, line, checked);
    },
    [isSample, onTick, planId],
  );

  return {
    list,
    isSample,
    isShopping,
    edits: isSample ? null : edits,
    toggle,
    waiting: isWaiting ? unsent.length : 0,
  };
}

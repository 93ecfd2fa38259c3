import type { Meal } from "@mealwright/schema/contract/meals";
import { Suspense } from "react";
import { useGone } from "../../api/hooks/use-gone.ts";
import { late } from "../../components/late.tsx";
import { Opening } from "../../components/opening.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { MealSheet } from "./meal-sheet.tsx";
import { MEAL_GONE } from "./meal-texts.ts";
import { TouchDrag } from "./touch-drag.tsx";
import type { MealActions } from "./use-meal-actions.ts";
import { useMealDrag } from "./use-meal-drag.ts";

const SwapDialog = late(async () => (await import("./change/swap-dialog.tsx")).SwapDialog);

interface LateDialogsProps {
  readonly actions: MealActions;
  readonly meals: readonly Meal[];
  /** False while meals are still being added. */
  readonly isComplete: boolean;
  /** The meal that the address names, for its sheet or to be swapped. */
  readonly named: string | null;
  /** The plan whose slots can be skipped and whose meals can be dragged; null where that is not possible. */
  readonly planId: string | null;
  readonly opened: Meal | null;
  readonly swapping: Meal | null;
  readonly onCloseAll: () => boolean;
  readonly onClose: () => void;
  readonly onCloseSwap: () => void;
  readonly onSwap: (meal: Meal) => void;
  readonly allowsAdvanced: () => boolean;
}

/** What is only needed once somebody touches the page, moves a mouse or opens a meal. */
export function LateDialogs({
  actions,
  meals,
  isComplete,
  named,
  planId,
  opened,
  swapping,
  onCloseAll,
  onClose,
  onCloseSwap,
  onSwap,
  allowsAdvanced,
}: LateDialogsProps) {
  const toast = useToast();
  const asked = meals.find(({ id }) => id === named);
  const isGone = asked === undefined ? isComplete : opened === null && swapping === null;
  useGone(named !== null && isGone, () => {
    if (!onCloseAll()) return;
    if (asked === undefined) toast.show({ title: MEAL_GONE });
    else if (actions.allows("replacement")) toast.show({ title: "This meal is locked. Unlock it to swap it." });
  });
  const movable = planId === null ? null : meals;
  useMealDrag(movable, actions.move);
  const hasSwapped = useEver(swapping !== null);
  return (
    <>
      <TouchDrag meals={movable} onMove={actions.move} />
      <MealSheet
        meal={opened}
        week={meals}
        isFavorite={opened !== null && actions.favoriteMealIds.has(opened.id)}
        isBusy={opened !== null && actions.busyIds.has(opened.id)}
        planId={planId}
        onClose={onClose}
        onToggleFavorite={actions.toggleFavorite}
        onRegenerate={(meal) => {
          onClose();
          actions.regenerate(meal);
        }}
        onSwap={onSwap}
        onMove={(meal, other) => {
          onClose();
          actions.move(meal, other);
        }}
        onToggleLock={actions.toggleLock}
        allowsReplacement={() => actions.allows("replacement")}
      />
      <Suspense fallback={swapping === null ? null : <Opening />}>
        {hasSwapped ? (
          <SwapDialog
            asked={swapping?.id ?? null}
            onMissing={onCloseSwap}
            onAgain={() => swapping !== null && onSwap(swapping)}
            meal={swapping}
            onClose={onCloseSwap}
            onReplace={actions.replace}
            allowsAdvanced={allowsAdvanced}
          />
        ) : null}
      </Suspense>
    </>
  );
}

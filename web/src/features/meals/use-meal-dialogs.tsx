import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import type { Capability } from "@mealwright/schema/rules/entitlements";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { type MealActions, useMealActions } from "./use-meal-actions.ts";

// Loaded when they are asked for: the meals themselves come first.
const MealSheet = lazy(async () => ({ default: (await import("./meal-sheet.tsx")).MealSheet }));
const SwapDialog = lazy(async () => ({ default: (await import("./swap-dialog.tsx")).SwapDialog }));

interface MealDialogsOptions {
  readonly user: User;
  /** The meals on the page; the sheet follows the one that is open. */
  readonly meals: readonly Meal[];
  /** A locked action was pressed. */
  readonly onUpgrade: (capability: Capability) => void;
  /** A meal was stored in the place of the one with `originalId`. */
  readonly onReplaced: (originalId: string, meal: Meal) => void;
}

interface MealDialogs {
  readonly actions: MealActions;
  /** Opens a meal's sheet. */
  readonly open: (meal: Meal) => void;
  readonly dialogs: ReactNode;
}

/** A meal's sheet and the choice of another in its place, for any page that shows meals. */
export function useMealDialogs({ user, meals, onUpgrade, onReplaced }: MealDialogsOptions): MealDialogs {
  const [openId, setOpenId] = useState<string | null>(null);
  const [swapping, setSwapping] = useState<Meal | null>(null);
  const closeSheet = useCallback(() => setOpenId(null), []);
  const closeSwap = useCallback(() => setSwapping(null), []);
  // Toasts lie under a dialog, so a dialog closes before one is shown.
  const closeAll = useCallback(() => {
    closeSheet();
    closeSwap();
  }, [closeSheet, closeSwap]);
  const actions = useMealActions({ user, onUpgrade, onRefused: closeAll, onReplaced });
  const regenerateFromSheet = useCallback(
    (meal: Meal) => {
      closeSheet();
      actions.regenerate(meal);
    },
    [actions.regenerate, closeSheet],
  );
  const swap = useCallback(
    (meal: Meal) => {
      closeSheet();
      if (actions.allows("replacement")) setSwapping(meal);
    },
    [actions.allows, closeSheet],
  );
  const hasOpened = useEver(openId !== null);
  const hasSwapped = useEver(swapping !== null);
  const openMeal = meals.find(({ id }) => id === openId) ?? null;
  return {
    actions,
    open: useCallback((meal: Meal) => setOpenId(meal.id), []),
    dialogs: (
      <Suspense fallback={null}>
        {hasOpened ? (
          <MealSheet
            meal={openMeal}
            isFavorite={openMeal !== null && actions.favoriteMealIds.has(openMeal.id)}
            isRegenerating={openMeal !== null && actions.regeneratingIds.has(openMeal.id)}
            onClose={closeSheet}
            onToggleFavorite={actions.toggleFavorite}
            onRegenerate={regenerateFromSheet}
            onSwap={swap}
            onToggleLock={actions.toggleLock}
          />
        ) : null}
        {hasSwapped ? <SwapDialog meal={swapping} onClose={closeSwap} onReplace={actions.replace} /> : null}
      </Suspense>
    ),
  };
}

/** Whether something has been true since the page was opened: what was shown once stays mounted, to close in its own way. */
function useEver(isTrue: boolean): boolean {
  const [ever, setEver] = useState(isTrue);
  if (isTrue && !ever) setEver(true);
  return ever || isTrue;
}

import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useEver } from "../../lib/use-ever.ts";
import { type MealActions, useMealActions } from "./use-meal-actions.ts";
import { useOpenMeal } from "./use-open-meal.ts";

// Loaded when they are asked for: the meals themselves come first.
const MealSheet = lazy(async () => ({ default: (await import("./meal-sheet.tsx")).MealSheet }));
const SwapDialog = lazy(async () => ({ default: (await import("./swap-dialog.tsx")).SwapDialog }));

interface MealDialogsOptions {
  readonly user: User;
  /** The meals on the page; the sheet follows the one that is open. */
  readonly meals: readonly Meal[];
  /** The plan whose places can be left; left out where none can. */
  readonly planId?: string | null;
  /** A locked action was pressed. */
  readonly onUpgrade: (capability: Capability) => void;
}

interface MealDialogs {
  readonly actions: MealActions;
  /** Opens a meal's sheet. */
  readonly open: (meal: Meal) => void;
  readonly dialogs: ReactNode;
}

/** A meal's sheet and the choice of another in its place, for any page that shows meals. */
export function useMealDialogs({ user, meals, planId = null, onUpgrade }: MealDialogsOptions): MealDialogs {
  const { id: openId, open, close: closeSheet } = useOpenMeal();
  const [swapping, setSwapping] = useState<Meal | null>(null);
  const closeSwap = useCallback(() => setSwapping(null), []);
  // Toasts lie under a dialog, so a dialog closes before one is shown.
  const closeAll = useCallback(() => {
    closeSheet();
    closeSwap();
  }, [closeSheet, closeSwap]);
  const actions = useMealActions({ user, onUpgrade, onRefused: closeAll });
  const regenerateFromSheet = useCallback(
    (meal: Meal) => {
      closeSheet();
      actions.regenerate(meal);
    },
    [actions.regenerate, closeSheet],
  );
  const moveFromSheet = useCallback(
    (meal: Meal, other: Meal) => {
      closeSheet();
      actions.move(meal, other);
    },
    [actions.move, closeSheet],
  );
  const swap = useCallback(
    (meal: Meal) => {
      closeSheet();
      if (actions.allows("replacement")) setSwapping(meal);
    },
    [actions.allows, closeSheet],
  );
  const allowsAdvanced = useCallback(() => {
    // The offer would lie under this dialog.
    if (!can(user.tier, "advanced_filters")) closeSwap();
    return actions.allows("advanced_filters");
  }, [actions.allows, closeSwap, user.tier]);
  const hasOpened = useEver(openId !== null);
  const hasSwapped = useEver(swapping !== null);
  const openMeal = meals.find(({ id }) => id === openId) ?? null;
  return {
    actions,
    open: useCallback((meal: Meal) => open(meal.id), [open]),
    dialogs: (
      <Suspense fallback={null}>
        {hasOpened ? (
          <MealSheet
            meal={openMeal}
            week={meals}
            isFavorite={openMeal !== null && actions.favoriteMealIds.has(openMeal.id)}
            isRegenerating={openMeal !== null && actions.regeneratingIds.has(openMeal.id)}
            planId={planId}
            onClose={closeSheet}
            onToggleFavorite={actions.toggleFavorite}
            onRegenerate={regenerateFromSheet}
            onSwap={swap}
            onMove={moveFromSheet}
            onToggleLock={actions.toggleLock}
          />
        ) : null}
        {hasSwapped ? (
          <SwapDialog meal={swapping} onClose={closeSwap} onReplace={actions.replace} allowsAdvanced={allowsAdvanced} />
        ) : null}
      </Suspense>
    ),
  };
}

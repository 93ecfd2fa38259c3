import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { late } from "../../components/late.tsx";
import { Opening } from "../../components/opening.tsx";
import { useOpenInAddress } from "../../components/use-open-in-address.ts";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { MEAL_PARAM, SWAP_PARAM } from "../../pages/paths.ts";
import { type MealActions, useMealActions } from "./use-meal-actions.ts";

// Loaded once the page is touched, or when they are asked for: the meals themselves come first.
const LateDialogs = late(async () => (await import("./late-dialogs.tsx")).LateDialogs);

interface MealDialogsOptions {
  readonly user: User;
  /** The meals on the page; the sheet follows the one that is open. */
  readonly meals: readonly Meal[];
  /** False while meals are still being added. */
  readonly isComplete?: boolean;
  /** The plan whose slots can be skipped or eaten out; omitted where that is not possible. */
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

/** A meal's sheet and the dialog for swapping it, for any page that shows meals. */
export function useMealDialogs({
  user,
  meals,
  planId = null,
  isComplete = true,
  onUpgrade,
}: MealDialogsOptions): MealDialogs {
  const { id: openId, open, close: closeSheet } = useOpenInAddress(MEAL_PARAM);
  const { id: swapId, open: reopenSwap, openInstead: openSwap, close: closeSwap } = useOpenInAddress(SWAP_PARAM);
  const { key } = useLocation();
  // Toasts lie under a dialog, so a dialog closes before one is shown.
  const closeAll = useCallback(() => {
    const wasSheet = closeSheet();
    return closeSwap() || wasSheet;
  }, [closeSheet, closeSwap]);
  const actions = useMealActions({ user, onUpgrade, onRefused: closeAll });
  const swap = useCallback(
    (meal: Meal) => {
      if (can(user.tier, "replacement")) openSwap(MEAL_PARAM, meal.id);
      else {
        closeSheet();
        actions.allows("replacement");
      }
    },
    [actions.allows, closeSheet, openSwap, user.tier],
  );
  const allowsAdvanced = useCallback(() => {
    // The upgrade dialog would open underneath this one.
    if (!can(user.tier, "advanced_filters")) closeSwap();
    return actions.allows("advanced_filters");
  }, [actions.allows, closeSwap, user.tier]);
  const [hasTouched, setHasTouched] = useState(false);
  // Loaded with the first touch, because that may begin a long press. A failure shows again when a meal is opened.
  useEffect(
    () =>
      onNextInteraction(
        () =>
          void LateDialogs.preload().then(
            () => startTransition(() => setHasTouched(true)),
            () => undefined,
          ),
      ),
    [],
  );
  const [hasMouse, setHasMouse] = useState(false);
  // Loaded before the first press, because a drag starts with it. A failure is ignored once the page is gone.
  useEffect(
    () =>
      addEventListener("pointermove", ({ pointerType }) => setHasMouse(pointerType === "mouse"), {
        once: true,
      }),
    [],
  );
  const opened = meals.find(({ id }) => id === openId) ?? null;
  // An address may name any meal; what it may not do is as in its sheet.
  const isSwappable = ({ id, locked }: Meal) => id === swapId && locked !== true && can(user.tier, "replacement");
  const swapping = meals.find(isSwappable) ?? null;
  const isAsked = (opened ?? swapping) !== null;
  const isWanted = useEver(hasTouched || hasMouse || openId !== null || swapId !== null);
  return {
    actions,
    open: useCallback((meal: Meal) => open(meal.id), [open]),
    dialogs: isWanted ? (
      <Suspense fallback={isAsked ? <Opening /> : null}>
        <LateDialogs
          asked={isAsked ? key : null}
          onMissing={closeAll}
          onAgain={() => {
            if (opened !== null) open(opened.id);
            else if (swapping !== null) reopenSwap(swapping.id);
          }}
          actions={actions}
          meals={meals}
          isComplete={isComplete}
          named={openId ?? swapId}
          planId={planId}
          opened={opened}
          swapping={swapping}
          onCloseAll={closeAll}
          onClose={closeSheet}
          onCloseSwap={closeSwap}
          onSwap={swap}
          allowsAdvanced={allowsAdvanced}
        />
      </Suspense>
    ) : null,
  };
}

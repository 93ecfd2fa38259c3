import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { late } from "../../components/late.tsx";
import { Opening } from "../../components/opening.tsx";
import { useToast } from "../../components/toast/toast.tsx";
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

/** An address may name a meal that was replaced or deleted, or is another person's: said once, unless its sheet was open. */
function useGoneMeal(id: string | null, isThere: boolean, isComplete: boolean, close: () => void): void {
  const toast = useToast();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    if (isThere) seen.current = id;
    else if (isComplete && seen.current !== id) {
      seen.current = id;
      close();
      toast.show({ title: "This meal is no longer in your plan." });
    }
  }, [id, isThere, isComplete, close, toast]);
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
    closeSheet();
    closeSwap();
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
  useGoneMeal(openId, opened !== null, isComplete, closeSheet);
  const isWanted = useEver(hasTouched || hasMouse || isAsked);
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
          planId={planId}
          opened={opened}
          swapping={swapping}
          onClose={closeSheet}
          onCloseSwap={closeSwap}
          onSwap={swap}
          allowsAdvanced={allowsAdvanced}
        />
      </Suspense>
    ) : null,
  };
}

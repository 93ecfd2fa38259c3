import type { CallName } from "@mealwright/schema/calls";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Favorite } from "@mealwright/schema/contract/favorites";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { useCallback, useMemo, useRef, useState } from "react";
import { addFavorite, removeFavorite } from "../../api/favorites.ts";
import { useCall } from "../../api/hooks/use-call.ts";
import { lockMeal, moveMeal, regenerateMeal, replaceMeal, undoReplacement } from "../../api/meals.ts";
import { isGone, isUpgradeRequired, serverText } from "../../api/transport/http-error.ts";
import { useToast } from "../../components/toast/toast.tsx";
import type { ToastContent } from "../../components/toast/toast-state.ts";
import { replacedToast } from "../../product/replaced-toast.ts";
import { dayName } from "../../product/week-days.ts";
import { MEAL_GONE } from "./meal-texts.ts";

interface MealActionsOptions {
  readonly user: User;
  /** A locked action was pressed. */
  readonly onUpgrade: (capability: Capability) => void;
  /** A call was refused and a toast says why: dialogs that would cover it must close. */
  readonly onRefused: () => void;
}

export interface MealActions {
  readonly favoriteMealIds: ReadonlySet<string>;
  /** Meals that a press is changing, until the answer is there. */
  readonly busyIds: ReadonlySet<string>;
  readonly toggleFavorite: (meal: Meal) => void;
  readonly regenerate: (meal: Meal) => void;
  /** Locks a meal so that a new plan keeps it, or unlocks it. */
  readonly toggleLock: (meal: Meal) => void;
  /** Swaps two meals of the week. */
  readonly move: (meal: Meal, other: Meal) => void;
  /** Puts a suggestion in a meal's place; whether it worked. */
  readonly replace: (original: Meal, suggestion: Meal) => Promise<boolean>;
  /** Whether the tier allows it; opens the upgrade when it does not. */
  readonly allows: (capability: Capability) => boolean;
}

const NOTHING: readonly Favorite[] = [];
const NONE: ReadonlySet<string> = new Set();

/** The actions on a meal, each a call to the server; a refused one shows why and changes nothing. */
export function useMealActions({ user, onUpgrade, onRefused }: MealActionsOptions): MealActions {
  const toast = useToast();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(NONE);
  // Ids of meals with a call in flight: presses on them are ignored until it is answered.
  const busy = useRef(new Set<string>());
  const favorites = useCall("favorites", { enabled: can(user.tier, "favorites") }).data ?? NOTHING;

  const allows = useCallback(
    (capability: Capability) => {
      if (can(user.tier, capability)) return true;
      onUpgrade(capability);
      return false;
    },
    [onUpgrade, user.tier],
  );

  const explain = useCallback(
    (error: unknown, failed: CallName, title: string, capability: Capability) => {
      onRefused();
      if (isUpgradeRequired(error)) onUpgrade(capability);
      else toast.show(describe(error, failed, title));
    },
    [onRefused, onUpgrade, toast],
  );

  /** Shows on these meals that a change is under way, until it has ended. */
  const whileBusy = useCallback(async <Result>(ids: readonly string[], change: () => Promise<Result>) => {
    const isFree = (id: string) => !ids.includes(id);
    for (const id of ids) busy.current.add(id);
    setBusyIds((others) => new Set([...others, ...ids]));
    try {
      return await change();
    } finally {
      for (const id of ids) busy.current.delete(id);
      setBusyIds((others) => new Set([...others].filter(isFree)));
    }
  }, []);

  /** Shows a toast that a meal was replaced, with an undo. */
  const announce = useCallback(
    (now: Meal, before: Meal) => {
      const putBack = () => whileBusy([now.id], () => undoReplacement(now, before));
      const onRefused = (error: unknown) => explain(error, "replaceMeal", MESSAGES.replaceMealFailed, "replacement");
      toast.show(replacedToast({ name: before.name, putBack, say: toast.show, onRefused }));
    },
    [explain, toast, whileBusy],
  );

  const toggleFavorite = useCallback(
    async (meal: Meal) => {
      if (!allows("favorites") || busy.current.has(meal.id)) return;
      busy.current.add(meal.id);
      const existing = favorites.find(({ mealId }) => mealId === meal.id);
      const call = existing ? "removeFavorite" : "addFavorite";
      toast.forget(call);
      try {
        await (existing ? removeFavorite(existing) : addFavorite(meal));
      } catch (error) {
        explain(error, call, MESSAGES.somethingWentWrong, "favorites");
      } finally {
        busy.current.delete(meal.id);
      }
    },
    [allows, explain, favorites, toast],
  );

  const regenerate = useCallback(
    async (meal: Meal) => {
      if (!allows("regeneration") || busy.current.has(meal.id)) return;
      toast.forget("regenerateMeal");
      try {
        announce(await whileBusy([meal.id], () => regenerateMeal(meal, user.id)), meal);
      } catch (error) {
        explain(error, "regenerateMeal", MESSAGES.regenerateMealFailed, "regeneration");
      }
    },
    [allows, announce, explain, toast, user.id, whileBusy],
  );

  const toggleLock = useCallback(
    async (meal: Meal) => {
      if (busy.current.has(meal.id)) return;
      toast.forget("lockMeal");
      try {
        await whileBusy([meal.id], () => lockMeal(meal.id, meal.locked !== true));
      } catch (error) {
        onRefused();
        toast.show(describe(error, "lockMeal", MESSAGES.somethingWentWrong));
      }
    },
    [onRefused, toast, whileBusy],
  );

  const move = useCallback(
    async (meal: Meal, other: Meal) => {
      const both = [meal.id, other.id];
      if (!allows("full_week") || both.some((id) => busy.current.has(id))) return;
      const refused = (error: unknown) => explain(error, "moveMeal", MESSAGES.somethingWentWrong, "full_week");
      const moveTo = (day: number) => whileBusy(both, () => moveMeal(meal.id, day));
      toast.forget("moveMeal");
      try {
        await moveTo(other.day);
        const putBack = () => moveTo(meal.day);
        const { tone, undo } = replacedToast({ name: meal.name, putBack, say: toast.show, onRefused: refused });
        toast.show({ title: `${meal.name} is on ${dayName(other.day)} now.`, tone, undo });
      } catch (error) {
        refused(error);
      }
    },
    [allows, explain, toast, whileBusy],
  );

  const replace = useCallback(
    async (original: Meal, suggestion: Meal) => {
      toast.forget("replaceMeal");
      try {
        announce(await replaceMeal(original, suggestion), original);
        return true;
      } catch (error) {
        explain(error, "replaceMeal", MESSAGES.replaceMealFailed, "replacement");
        return false;
      }
    },
    [announce, explain, toast],
  );

  return {
    favoriteMealIds: useMemo(() => new Set(favorites.map(({ mealId }) => mealId)), [favorites]),
    busyIds,
    toggleFavorite: useCallback((meal) => void toggleFavorite(meal), [toggleFavorite]),
    regenerate: useCallback((meal) => void regenerate(meal), [regenerate]),
    toggleLock: useCallback((meal) => void toggleLock(meal), [toggleLock]),
    move: useCallback((meal, other) => void move(meal, other), [move]),
    replace,
    allows,
  };
}

function describe(error: unknown, failed: CallName, title: string): ToastContent {
  // These two may also miss the suggestion, or the favorite.
  if (isGone(error) && failed !== "replaceMeal" && failed !== "removeFavorite") return { title: MEAL_GONE };
  const description = serverText(error);
  return { title, ...(description === undefined ? {} : { description }), tone: "bad", failed };
}

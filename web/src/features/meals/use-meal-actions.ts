import { CALL_ERRORS, MESSAGES } from "@mealwright/schema/constants/messages";
import type { Favorite } from "@mealwright/schema/contract/favorites";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { useCallback, useMemo, useRef, useState } from "react";
import { isNotBuilt, isUpgradeRequired, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { keyOf, useCache, useCall } from "../../api/use-call.ts";
import { useToast } from "../../components/toast.tsx";

interface MealActionsOptions {
  readonly user: User;
  /** A locked action was pressed. */
  readonly onUpgrade: (capability: Capability) => void;
  /** A call was refused and a toast says why: whatever covers the page has to go. */
  readonly onRefused: () => void;
  /** A meal was stored in the place of the one with `originalId`. */
  readonly onReplaced: (originalId: string, meal: Meal) => void;
}

export interface MealActions {
  readonly favoriteMealIds: ReadonlySet<string>;
  readonly regeneratingIds: ReadonlySet<string>;
  readonly toggleFavorite: (meal: Meal) => void;
  readonly regenerate: (meal: Meal) => void;
  /** Holds a meal in its place when its week is made anew, or lets it go. */
  readonly toggleLock: (meal: Meal) => void;
  /** Puts a suggestion in a meal's place; whether it worked. */
  readonly replace: (original: Meal, suggestion: Meal) => Promise<boolean>;
  /** Whether the tier may; opens the upgrade when it may not. */
  readonly allows: (capability: Capability) => boolean;
}

const NOTHING: readonly Favorite[] = [];
const NONE: ReadonlySet<string> = new Set();
const FAVORITES_KEY = keyOf("favorites");

/** What can be done with a meal, each asked of the server; a refusal says why and changes nothing. */
export function useMealActions({ user, onUpgrade, onRefused, onReplaced }: MealActionsOptions): MealActions {
  const toast = useToast();
  const { replace: setCached } = useCache();
  const [regeneratingIds, setRegeneratingIds] = useState<ReadonlySet<string>>(NONE);
  // What a call is under way for: a second press waits for its answer.
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
    (error: unknown, title: string, capability: Capability) => {
      onRefused();
      if (isUpgradeRequired(error)) onUpgrade(capability);
      else if (isNotBuilt(error)) toast.show({ title: CALL_ERRORS.notBuilt });
      else toast.show({ title, ...describe(error), tone: "bad" });
    },
    [onRefused, onUpgrade, toast],
  );

  const toggleFavorite = useCallback(
    async (meal: Meal) => {
      if (!allows("favorites") || busy.current.has(meal.id)) return;
      busy.current.add(meal.id);
      const existing = favorites.find(({ mealId }) => mealId === meal.id);
      const provisional: Favorite = {
        id: meal.id,
        name: meal.name,
        type: meal.type,
        prepTime: meal.prepTime,
        rating: "",
        mealId: meal.id,
      };
      const others = favorites.filter((favorite) => favorite !== existing);
      await setCached<"favorites">(FAVORITES_KEY, existing ? others : [...favorites, provisional]);
      try {
        if (existing) await send("removeFavorite", { params: { id: existing.id } });
        else {
          const stored = await send("addFavorite", { body: { mealId: meal.id } });
          await setCached<"favorites">(FAVORITES_KEY, [...others, stored]);
        }
      } catch (error) {
        await setCached<"favorites">(FAVORITES_KEY, [...favorites]);
        explain(error, MESSAGES.somethingWentWrong, "favorites");
      } finally {
        busy.current.delete(meal.id);
      }
    },
    [allows, explain, favorites, setCached],
  );

  const regenerate = useCallback(
    async (meal: Meal) => {
      if (!allows("regeneration") || busy.current.has(meal.id)) return;
      busy.current.add(meal.id);
      setRegeneratingIds((ids) => new Set(ids).add(meal.id));
      try {
        const body = { originalMeal: { ...meal }, userId: user.id, excludeIngredients: [] };
        onReplaced(meal.id, await send("regenerateMeal", { body }));
        toast.show({ title: MESSAGES.mealUpdated, tone: "good" });
      } catch (error) {
        explain(error, MESSAGES.regenerateMealFailed, "regeneration");
      } finally {
        busy.current.delete(meal.id);
        setRegeneratingIds((ids) => new Set([...ids].filter((id) => id !== meal.id)));
      }
    },
    [allows, explain, onReplaced, toast, user.id],
  );

  const toggleLock = useCallback(
    async (meal: Meal) => {
      if (busy.current.has(meal.id)) return;
      busy.current.add(meal.id);
      try {
        onReplaced(meal.id, await send("lockMeal", { body: { mealId: meal.id, locked: meal.locked !== true } }));
      } catch (error) {
        onRefused();
        toast.show({ title: MESSAGES.somethingWentWrong, ...describe(error), tone: "bad" });
      } finally {
        busy.current.delete(meal.id);
      }
    },
    [onRefused, onReplaced, toast],
  );

  const replace = useCallback(
    async (original: Meal, suggestion: Meal) => {
      try {
        const { meal } = await send("replaceMeal", {
          body: { originalMealId: original.id, newMeal: { ...suggestion } },
        });
        onReplaced(original.id, meal);
        toast.show({ title: MESSAGES.mealUpdated, tone: "good" });
        return true;
      } catch (error) {
        explain(error, MESSAGES.replaceMealFailed, "replacement");
        return false;
      }
    },
    [explain, onReplaced, toast],
  );

  return {
    favoriteMealIds: useMemo(() => new Set(favorites.map(({ mealId }) => mealId)), [favorites]),
    regeneratingIds,
    toggleFavorite: useCallback((meal) => void toggleFavorite(meal), [toggleFavorite]),
    regenerate: useCallback((meal) => void regenerate(meal), [regenerate]),
    toggleLock: useCallback((meal) => void toggleLock(meal), [toggleLock]),
    replace,
    allows,
  };
}

function describe(error: unknown): { readonly description: string } | Record<never, never> {
  const description = serverText(error);
  return description === undefined ? {} : { description };
}

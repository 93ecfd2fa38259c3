import type { Meal } from "../../domain/meal.ts";
import { replaceSide, suggestSides } from "../../domain/planner/one-meal/one-side.ts";
import type { Account } from "../../domain/ports.ts";
import { type ChangeDeps, openChange, requireUnlocked, storeInPlace } from "./meal-change.ts";
import type { SuggestionDeps } from "./replace-meal.ts";

/** A side of one of the user's meals. */
interface SidePlace {
  readonly mealId: string;
  /** Index among the meal's parts; 0 is the dish. */
  readonly part: number;
}

interface OfferedSide {
  readonly side: { readonly id: string; readonly name: string };
  /** The meal as it would be. */
  readonly meal: Meal;
}

/** Verified sides to replace one, each with the meal that `replaceStoredSide` would store. Throws `not_found`. */
export async function suggestForSide(
  deps: ChangeDeps,
  account: Account,
  { mealId, part }: SidePlace,
): Promise<readonly OfferedSide[]> {
  const { change } = await openChange(deps, account, mealId, null);
  return suggestSides({ ...change, place: part }).map(({ side: { id }, meal }) => ({
    side: { id, name: meal.sides?.[part - 1]?.name ?? "" },
    meal,
  }));
}

/**
 * Replaces a side, verified together with its meal and portioned for the day; `undoReplacement` restores the meal.
 * Throws `not_found`, `no_safe_meal`, `conflict`.
 */
export async function replaceStoredSide(
  deps: SuggestionDeps,
  account: Account,
  { mealId, part, sideId }: SidePlace & { readonly sideId: string },
): Promise<Meal> {
  const open = await openChange(deps, account, mealId, null);
  requireUnlocked(open);
  return storeInPlace(deps, open, replaceSide({ ...open.change, place: part }, sideId));
}

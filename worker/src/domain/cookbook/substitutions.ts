import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { FoodId } from "../foods/catalogue/food.ts";
import { foodConflict } from "../safety/gate/avoidance.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { SUBSTITUTION_FAMILIES } from "./substitutions.data.ts";

/** One substitution in one role. */
export interface Substitution {
  readonly from: FoodId;
  readonly to: FoodId;
  /** Grams of `to` for one gram of `from`. */
  readonly ratio: number;
  /** The food's role in the dish: "milk", "egg as a binder", "nuts for crunch". */
  readonly role: string;
  /** What the cook should know. */
  readonly note: string;
}

/** The reviewed table, one row for each food, substitute and role; best substitutes first. */
export function listSubstitutions(): readonly Substitution[] {
  return SUBSTITUTION_FAMILIES.flatMap(({ role, from, to: substitutes }) =>
    from
      .split(" ")
      .flatMap((fromId) =>
        substitutes
          .filter(([to]) => to !== fromId)
          .map(([to, ratio, note]) => ({ from: fromId, to, ratio, role, note })),
      ),
  );
}

let byFood: ReadonlyMap<FoodId, readonly Substitution[]> | undefined;

/** Substitutes for the food that the eater may have, best first in each role; empty if the table has none. */
export function substitutesFor(foodId: FoodId, eater: Eater): readonly Substitution[] {
  byFood ??= Map.groupBy(listSubstitutions(), ({ from }) => from);
  const known = byFood.get(foodId);
  return known === undefined ? [] : known.filter(({ to }) => foodConflict(requireFood(to), eater) === null);
}

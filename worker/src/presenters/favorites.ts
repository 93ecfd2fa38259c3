import { MEAL_RATING } from "@mealwright/schema/constants/limits";
import type { Favorite } from "@mealwright/schema/contract/favorites";
import type { StoredFavorite } from "../domain/dish-ports.ts";

/** A favorite as its owner sees it. */
export function presentFavorite({ id, meal }: StoredFavorite): Favorite {
  return {
    id,
    name: meal.name,
    ...(meal.detail === undefined ? {} : { detail: meal.detail }),
    type: meal.type,
    prepTime: meal.prepTime,
    rating: MEAL_RATING,
    mealId: meal.id,
  };
}

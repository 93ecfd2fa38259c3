import type { DishWish } from "@mealwright/schema/constants/dish-wishes";
import type { Meal } from "./meal.ts";

/** Identifies a dish: by its recipe, or a model's dish by its name. */
export interface KnownDish {
  readonly recipeId: string | null;
  readonly name: string;
}

/** A model's dishes that were suggested and not chosen yet. */
export interface SuggestionStore {
  /** Stores suggestions, and deletes expired ones and, beyond the newest `keep`, the user's older ones. */
  add(userId: string, meals: readonly Meal[], keep: number, now: Date, expiresAt: Date): Promise<void>;
  /** The user's own suggestion; null when it does not exist, is somebody else's or has expired. */
  find(userId: string, suggestionId: string, now: Date): Promise<Meal | null>;
}

export interface StoredFavorite {
  readonly id: string;
  readonly meal: Meal;
}

export interface FavoriteStore {
  list(userId: string): Promise<readonly StoredFavorite[]>;
  /** Adds a meal once; an existing favorite is returned unchanged. */
  add(userId: string, favorite: StoredFavorite, now: Date): Promise<StoredFavorite>;
  /** False when the user has no such favorite. */
  remove(userId: string, favoriteId: string): Promise<boolean>;
}

/** A dish that its owner marked: never again, less often or more often. */
export interface NeverDish {
  readonly id: string;
  /** The cookbook's template with all its variations; null for a model's dish, which is known by its name. */
  readonly templateId: string | null;
  readonly name: string;
  readonly wish: DishWish;
  readonly createdAt: Date;
}

export interface NeverAgainStore {
  /** Newest first. */
  list(userId: string): Promise<readonly NeverDish[]>;
  /**
   * Marks a dish once; an existing mark gets the new wish. If it is no longer "never", slots without a dish are
   * reopened, from `fromWeek` on. Null when the user has `most` others.
   */
  add(
    userId: string,
    dish: NeverDish & { readonly key: string },
    most: number,
    fromWeek: string,
  ): Promise<NeverDish | null>;
  /** Removes a mark and reopens slots without a dish, from `fromWeek` on; false when the user has no such mark. */
  remove(userId: string, dishId: string, fromWeek: string): Promise<boolean>;
}

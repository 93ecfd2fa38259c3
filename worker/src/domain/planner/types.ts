import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { MealsPerDay, WeekFilter } from "@mealwright/schema/constants/meals";
import type { CookingLevel, Gender } from "@mealwright/schema/constants/questionnaire";
import type { Slot } from "@mealwright/schema/rules/week";
import type { FoodId } from "../foods/catalogue/food.ts";
import type { HomeShare } from "../grocery/kitchen/home-share.ts";
import type { Meal, Nutrition } from "../meal.ts";
import type { Targets } from "../nutrition/target-types.ts";
import type { Eater } from "../safety/gate/eater.ts";

/** A slot for which nothing is cooked. */
export interface SkippedSlot extends Slot {
  /** Estimated energy of what is eaten there instead; null or absent means the slot's share of the day. */
  readonly energyKcal?: number | null;
}

export interface LeftoverSlot {
  readonly slot: Slot;
  /** The earlier slot of the same plan where it is cooked. */
  readonly source: Slot;
}

/** A person's wishes for the whole week, granted as far as safety, energy and budget allow. */
export interface WeekWishes {
  /** Included in the targets already. */
  readonly filters: readonly WeekFilter[];
  readonly cuisine: Cuisine | null;
  /** At least a quarter of the mains from the premium collection. */
  readonly premiumDishes: boolean;
}

/** Everything that determines a week; the same request gives the same week. */
export interface PlanRequest {
  readonly eater: Eater;
  /** The targets of one person's day. */
  readonly targets: Targets;
  /** Whose reference intakes the week aims at; an adult's if unknown. */
  readonly body?: { readonly age: number | null; readonly gender: Gender | null } | undefined;
  /** The targets with only some of the wishes, for a week that cannot keep all of them. */
  readonly targetsWith?: ((filters: readonly WeekFilter[]) => Targets) | undefined;
  readonly wishes?: WeekWishes | undefined;
  readonly mealsPerDay: MealsPerDay;
  /** Days to plan, 1 to 7. */
  readonly days: readonly number[];
  /** Only these slots of the days; all of `mealsPerDay` when absent. */
  readonly slots?: readonly Slot[];
  /** The household's food budget, US cents; null = none given. */
  readonly budgetCents: number | null;
  /** The number of days that the budget is for; a whole week when absent. */
  readonly budgetDays?: number;
  /** The unit system whose packs the shop sells. */
  readonly system: UnitSystem;
  /** What earlier weeks left over, by food, the soonest date first: free at the checkout, and used up first. */
  readonly home?: ReadonlyMap<FoodId, readonly HomeShare[]> | undefined;
  /** Portions cooked of each meal; on an average day if days differ. */
  readonly household: number;
  /** Portions by day, if days differ; used for what is bought and paid. */
  readonly portionsByDay?: readonly number[] | undefined;
  /** How many people eat, if it is not the number of portions. */
  readonly people?: number | undefined;
  readonly level: CookingLevel;
  readonly seed: number;
  /** Whether premium recipes may be served. */
  readonly premium: boolean;
  /** What earlier weeks served; avoided if possible. */
  readonly recentRecipeIds: readonly string[];
  readonly recentTemplateIds: readonly string[];
  readonly favoriteTemplateIds: readonly string[];
  /** Marked "less of this" and "more of this": clearly rarer, and clearly more often, but not within two weeks. */
  readonly lessTemplateIds?: readonly string[];
  readonly moreTemplateIds?: readonly string[];
  /** Marked "never again": not served at all. */
  readonly neverTemplateIds: readonly string[];
  readonly excludedFoodIds?: readonly FoodId[];
  /**
   * Meals that stay (locked, already stored, or a model's): counted in all goals, returned unchanged, replaced only if
   * unsafe.
   */
  readonly fixed: readonly Meal[];
  /** Skipped or eaten out: no meal is planned, and the day's goals shrink by what is eaten there. */
  readonly skippedSlots: readonly SkippedSlot[];
  readonly leftovers: readonly LeftoverSlot[];
  readonly newId: (slot: Slot) => string;
}

export type PlanNoteKind =
  | "budget"
  | "energy"
  | "protein"
  | "macros"
  | "sodium"
  | "repeats"
  | "recent"
  | "level"
  | "no-safe-meal"
  | "meal-replaced"
  | "few-meals"
  | "fish"
  | "wish"
  | "unmatched-allergy";

/** A compromise of the plan, with the figures that its text mentions. */
export interface PlanNote {
  readonly kind: PlanNoteKind;
  readonly text: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Events during planning that cannot be derived from the meals later. */
export interface PlanEvents {
  /** Names of fixed meals that did not pass the gate. */
  readonly replaced: readonly string[];
  /** What earlier weeks served, if too much of it is repeated; empty otherwise. */
  readonly recentRecipeIds: readonly string[];
  /** The cheapest basket found if the basket exceeds the budget, US cents; null otherwise. */
  readonly cheapestBasketCents: number | null;
  /** The cheapest basket found with fish, if the week has too little fish for lack of money; US cents. */
  readonly fishBasketCents?: number | null | undefined;
}

export interface DayTotal {
  readonly day: number;
  readonly nutrition: Nutrition;
  /** For one person, US cents. */
  readonly costCents: number;
  /** Targets for the day's planned meals: the day's target less what is eaten out or not planned. */
  readonly targetKcal: number;
  readonly proteinGoalG: number;
}

export interface PlanTotals {
  readonly days: readonly DayTotal[];
  readonly nutrition: Nutrition;
  /** For one person and for the household, US cents. */
  readonly costCents: number;
  readonly householdCostCents: number;
  /** The part of the weekly budget that these slots may use; null without a budget. */
  readonly budgetCents: number | null;
}

export interface PlanResult {
  /** Ordered by day and meal; fixed ones included. */
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  /** Cost of the whole packs that the meals need, US cents. */
  readonly basketCents: number;
  readonly notes: readonly PlanNote[];
  readonly events: PlanEvents;
  /** Value of the goal function, for benchmarks. */
  readonly points: number;
}

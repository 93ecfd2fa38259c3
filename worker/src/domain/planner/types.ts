import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { Cuisine, WeekFilter } from "@mealwright/schema/constants/meals";
import type { CookingLevel, Gender, MealsPerDay } from "@mealwright/schema/constants/questionnaire";
import type { Slot } from "@mealwright/schema/rules/week";
import type { FoodId } from "../foods/catalogue/food.ts";
import type { HomeShare } from "../grocery/kitchen/home-share.ts";
import type { Meal, Nutrition } from "../meal.ts";
import type { Targets } from "../nutrition/target-types.ts";
import type { Eater } from "../safety/gate/eater.ts";

/** A slot that nothing is cooked for. */
export interface SkippedSlot extends Slot {
  /** What is eaten there instead, as the person estimates it; the slot's share of the day where it is null or absent. */
  readonly energyKcal?: number | null;
}

export interface LeftoverSlot {
  readonly slot: Slot;
  /** Where it was cooked: an earlier slot of the same plan. */
  readonly source: Slot;
}

/** What a person wishes of the whole week, as far as safety, energy and budget allow. */
export interface WeekWishes {
  /** The targets follow from these. */
  readonly filters: readonly WeekFilter[];
  readonly cuisine: Cuisine | null;
  /** At least a quarter of the mains from the premium collection. */
  readonly premiumDishes: boolean;
}

/** Everything that a week follows from; the same request gives the same week. */
export interface PlanRequest {
  readonly eater: Eater;
  /** One person's day. */
  readonly targets: Targets;
  /** Whose reference intakes the week aims at; an adult's where it is not known. */
  readonly body?: { readonly age: number | null; readonly gender: Gender | null } | undefined;
  /** Where the targets follow from wishes: those for some of them, for a week that cannot keep all. */
  readonly targetsWith?: ((filters: readonly WeekFilter[]) => Targets) | undefined;
  readonly wishes?: WeekWishes | undefined;
  readonly mealsPerDay: MealsPerDay;
  /** Days to plan, 1 to 7. */
  readonly days: readonly number[];
  /** Only these slots of the days; all of `mealsPerDay` when absent. */
  readonly slots?: readonly Slot[];
  /** The household's food money, US cents; null = none named. */
  readonly budgetCents: number | null;
  /** Days that the budget is for: a whole week's where it is absent. */
  readonly budgetDays?: number;
  /** Whose packs the shop sells. */
  readonly system: UnitSystem;
  /** What earlier weeks left over, by food, the soonest date first: free at the checkout, and used up first. */
  readonly home?: ReadonlyMap<FoodId, readonly HomeShare[]> | undefined;
  /** Portions of each meal that are cooked: of people who eat the same, or, where they do not, on an average day. */
  readonly household: number;
  /** In the order of a week, where days differ: what is bought and paid follows from these. */
  readonly portionsByDay?: readonly number[] | undefined;
  /** How many people eat, where it is not as many as portions. */
  readonly people?: number | undefined;
  readonly level: CookingLevel;
  readonly seed: number;
  /** Premium recipes may be served. */
  readonly premium: boolean;
  /** What earlier weeks served: avoided where others can be had. */
  readonly recentRecipeIds: readonly string[];
  readonly recentTemplateIds: readonly string[];
  readonly favoriteTemplateIds: readonly string[];
  /** "Less of this" and "more of this": clearly rarer, and clearly more often, though not within two weeks. */
  readonly lessTemplateIds?: readonly string[];
  readonly moreTemplateIds?: readonly string[];
  /** "Never again": not served at all. */
  readonly neverTemplateIds: readonly string[];
  readonly excludedFoodIds?: readonly FoodId[];
  /** Meals that stay (locked, already stored, or a model's): counted, returned as they are, replaced only if unsafe. */
  readonly fixed: readonly Meal[];
  /** Skipped or eaten out: no meal, and the day's goals shrink by what is eaten there. */
  readonly skippedSlots: readonly SkippedSlot[];
  readonly leftovers: readonly LeftoverSlot[];
  /** The free tier's number of meals, the first slots of the week; null = no limit. */
  readonly mealLimit: number | null;
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

/** What had to give, with the figures that the text names. */
export interface PlanNote {
  readonly kind: PlanNoteKind;
  readonly text: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** What happened while a week was planned: it cannot be read off its meals later. */
export interface PlanEvents {
  /** Names of the fixed meals that did not pass the gate. */
  readonly replaced: readonly string[];
  /** What earlier weeks served, where too much of it came again; empty otherwise. */
  readonly recentRecipeIds: readonly string[];
  /** Where the basket is over the budget: the cheapest basket found, in US cents; null otherwise. */
  readonly cheapestBasketCents: number | null;
  /** Where the week went without its fish for want of money: the cheapest basket found with it. */
  readonly fishBasketCents?: number | null | undefined;
}

export interface DayTotal {
  readonly day: number;
  readonly nutrition: Nutrition;
  /** For one person, US cents. */
  readonly costCents: number;
  /** What the planned meals of the day should reach: the day's target less what is eaten out or not planned. */
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
  /** By day, then by the meals of a day; fixed ones included. */
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  /** Of the whole packs that the meals need, US cents. */
  readonly basketCents: number;
  readonly notes: readonly PlanNote[];
  readonly events: PlanEvents;
  /** Value of the goal function, for benchmarks. */
  readonly points: number;
}

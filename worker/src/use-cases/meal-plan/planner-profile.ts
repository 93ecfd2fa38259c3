import { DISH_WISHES, type DishWish } from "@mealwright/schema/constants/dish-wishes";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Deps } from "../../deps.ts";
import { findRecipe } from "../../domain/cookbook/cookbook.ts";
import type { KnownDish, NeverDish } from "../../domain/dish-ports.ts";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { WeekMaterial } from "../../domain/meal-plan-ports.ts";
import { identifyDish, nameKey, neverTemplates } from "../../domain/never-again.ts";
import type { PlannerProfile } from "../../domain/planner/one-meal/one-meal.ts";
import type { Account } from "../../domain/ports.ts";

/** Eight weeks of three meals a day: older dishes count as new. */
export const RECENT_MEALS = 168;

/** What a person has eaten, likes and does not want again. */
export interface Tastes {
  /** Newest first. */
  readonly recentDishes: readonly KnownDish[];
  readonly favoriteDishes: readonly KnownDish[];
  /** Newest first. */
  readonly neverDishes: readonly NeverDish[];
  /** Marked "less of this" or "more of this". */
  readonly weighedDishes?: readonly NeverDish[];
}

export interface ProfileOptions extends Tastes {
  readonly seed: number;
  readonly newId: () => string;
}

/** Dishes of other weeks, dishes never wanted again, and the favorites where the tier plans with them. */
export async function readTastes(
  deps: Pick<Deps, "mealPlans" | "favorites">,
  context: PlanContext,
  weekOf: string,
): Promise<Tastes> {
  const { account } = context;
  const [history, favorites] = await Promise.all([
    deps.mealPlans.readHistory(account.id, weekOf, RECENT_MEALS),
    can(account.tier, "favorites_library") ? deps.favorites.list(account.id) : [],
  ]);
  return tastesOf(account, { history, favorites });
}

/** The same, from rows that were already read. */
export function tastesOf(
  { tier }: Account,
  { history: { recentDishes, markedDishes }, favorites }: Pick<WeekMaterial, "history" | "favorites">,
): Tastes {
  const neverDishes = markedDishes.filter(({ wish }) => wish === "never");
  const weighedDishes = markedDishes.filter(({ wish }) => wish !== "never");
  const never = new Set(neverDishes.map(({ templateId, name }) => templateId ?? nameKey(name)));
  const liked = can(tier, "favorites_library") ? favorites : [];
  const favoriteDishes = liked.map(({ meal: { recipeId, name } }) => ({ recipeId, name }));
  const isWanted = (dish: KnownDish) => !never.has(identifyDish(dish).templateId ?? nameKey(dish.name));
  return { recentDishes, favoriteDishes: favoriteDishes.filter(isWanted), neverDishes, weighedDishes };
}

function recipesOf(dishes: readonly KnownDish[]): readonly string[] {
  return dishes.flatMap(({ recipeId }) => recipeId ?? []);
}

function templatesOf(recipeIds: readonly string[]): readonly string[] {
  return [...new Set(recipeIds.flatMap((id) => findRecipe(id)?.templateId ?? []))];
}

/** The profile's field with the templates of the dishes marked with a wish. */
type FieldOfWish = `${DishWish}TemplateIds`;

/** Guarantee: every wish has its field. */
function templatesMarked({ neverDishes, weighedDishes = [] }: Tastes): Record<FieldOfWish, readonly string[]> {
  const marked = [...neverDishes, ...weighedDishes];
  const templatesOfWish = (mark: DishWish) => neverTemplates(marked.filter(({ wish }) => wish === mark));
  const entries = DISH_WISHES.map((mark) => [`${mark}TemplateIds`, templatesOfWish(mark)]);
  return Object.fromEntries(entries) as Record<FieldOfWish, readonly string[]>;
}

/** The person as the planner sees them, for a week or for one meal. */
export function createPlannerProfile(context: PlanContext, options: ProfileOptions): PlannerProfile {
  const recentRecipeIds = recipesOf(options.recentDishes);
  return {
    eater: context.eater,
    targets: context.targets,
    body: { age: context.answers.age, gender: context.answers.gender },
    targetsWith: context.targetsWith,
    wishes: context.wishes,
    skippedSlots: context.away,
    mealsPerDay: context.answers.mealsPerDay,
    budgetCents: context.budgetCents,
    budgetDays: context.budgetDays,
    household: context.household,
    portionsByDay: context.portionsByDay,
    people: context.people,
    system: context.account.units,
    home: context.home.size === 0 ? undefined : context.home,
    level: context.answers.cookingLevel,
    seed: options.seed,
    premium: can(context.account.tier, "premium_collection"),
    recentRecipeIds,
    recentTemplateIds: templatesOf(recentRecipeIds),
    favoriteTemplateIds: templatesOf(recipesOf(options.favoriteDishes)),
    ...templatesMarked(options),
    newId: options.newId,
  };
}

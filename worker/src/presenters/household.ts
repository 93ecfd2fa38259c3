import {
  DAYS_PER_WEEK,
  eachMealType,
  MEAL_TYPE_FACTS,
  MEAL_TYPES,
  type MealType,
} from "@mealwright/schema/constants/meals";
import type { Household } from "@mealwright/schema/contract/household";
import { can } from "@mealwright/schema/rules/entitlements";
import { safeRecipes } from "../domain/cookbook/safe.ts";
import { type Diner, portionsOf, sharedEater, unnamedOf } from "../domain/meal-plan/household.ts";
import type { PlanContext } from "../domain/meal-plan/plan-context.ts";
import { portionsOn } from "../domain/portions.ts";
import type { Eater } from "../domain/safety/gate/eater.ts";

type DishCounts = Readonly<Record<MealType, number>>;

/** Who eats along, how much is cooked on which day, and how many dishes suit all of them. */
export function presentHousehold(context: PlanContext): Household {
  const { account, answers, diners, eater, ownEater, ownEnergyKcal } = context;
  const dishes = countDishes(eater);
  return {
    people: answers.people.map((person) => ({ ...person, portions: portionsOf(person, ownEnergyKcal) })),
    unnamed: can(account.tier, "family_portions") ? unnamedOf(answers) : 0,
    portionsByDay: Array.from({ length: DAYS_PER_WEEK }, (_, index) => portionsOn(context, index + 1)),
    dishes,
    narrowedBy: isFew(dishes) ? narrowestOf(ownEater, diners, sumOf(dishes)) : null,
  };
}

function countDishes(eater: Eater): DishCounts {
  const recipes = safeRecipes(eater);
  return eachMealType((type) => recipes.filter(({ mealTypes }) => mealTypes.includes(type)).length);
}

function isFew(dishes: DishCounts): boolean {
  return MEAL_TYPES.some((type) => dishes[type] < MEAL_TYPE_FACTS[type].fewDishes);
}

function sumOf(dishes: DishCounts): number {
  return MEAL_TYPES.reduce((sum, type) => sum + dishes[type], 0);
}

/** The person without whom most dishes would become possible; null if the limit is the owner's own answers. */
function narrowestOf(own: Eater, diners: readonly Diner[], all: number): string | null {
  let narrowest: string | null = null;
  let most = all;
  for (const diner of diners) {
    const others = diners.filter((other) => other !== diner);
    const count = sumOf(countDishes(sharedEater(own, others)));
    if (count <= most) continue;
    most = count;
    narrowest = diner.name;
  }
  return narrowest;
}

import { QUESTIONNAIRE_CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import type { GroceryItem as WireItem, GroceryList as WireList } from "@mealwright/schema/contract/grocery";
import type { MealPlan, Totals, Targets as WireTargets } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits, formatMoney } from "@mealwright/schema/rules/money";
import { buildGroceryList } from "../../domain/grocery/build-grocery-list.ts";
import { type GroceryItem, type GroceryList, groceryCategories } from "../../domain/grocery/grocery-list.ts";
import type { Meal } from "../../domain/meal.ts";
import { costCents, sumNutrition } from "../../domain/nutrition/sum.ts";
import type { Targets } from "../../domain/nutrition/target-types.ts";
import { noteUnmatched } from "../../domain/planner/notes.ts";
import type { GroceryTick, StoredPlan } from "../../domain/ports.ts";
import { changeNotes } from "./change-notes.ts";
import { isComplete, type PlanContext, showableMeals } from "./plan-context.ts";
import { presentMeal } from "./present-meal.ts";

export function presentTargets(targets: Targets): WireTargets {
  return {
    energyKcal: targets.energyKcal,
    proteinG: targets.proteinG,
    carbohydrateG: { ...targets.carbohydrateRangeG },
    fatG: { ...targets.fatRangeG },
    fibreG: targets.fibreG,
    sodiumMaxMg: targets.sodiumMaxMg,
    basis: targets.basis,
    explanation: targets.explanation.map(({ label, text }) => ({ label, text })),
  };
}

function presentItem(item: GroceryItem, ticks: ReadonlyMap<string, GroceryTick>): WireItem {
  const tick = ticks.get(item.foodId);
  return {
    foodId: item.foodId,
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    grams: item.grams,
    buyGrams: item.buyGrams,
    packs: item.packs.map((pack) => ({ ...pack })),
    text: item.text,
    aisle: item.aisle,
    staple: item.staple,
    cost: centsToUnits(item.costCents),
    // A tick stands for what was bought: it falls when more is needed now.
    checked: tick?.checked === true && tick.buyGrams >= item.buyGrams,
    meals: item.meals.map((use) => ({ ...use })),
  };
}

/** The week's list of the given meals. */
export function listGroceries(context: PlanContext, meals: readonly Meal[]): GroceryList {
  return buildGroceryList({ meals, household: context.household, pantry: [], system: context.account.units });
}

/** The list on the wire, under the four categories. */
export function presentGroceries(list: GroceryList, ticks: readonly GroceryTick[]): WireList {
  const byItem = new Map(ticks.map((tick) => [tick.item, tick]));
  return groceryCategories(list).map(({ name, items }) => ({
    name,
    items: items.map((item) => presentItem(item, byItem)),
  }));
}

function presentTotals(context: PlanContext, meals: readonly Meal[], list: GroceryList): Totals {
  const days = [...new Set(meals.map((meal) => meal.day))].sort((one, other) => one - other);
  return {
    days: days.map((day) => {
      const ingredients = meals.filter((meal) => meal.day === day).flatMap((meal) => meal.ingredients);
      const { calories, protein, carbs, fats, fibre, sodium } = sumNutrition(ingredients);
      return { day, calories, protein, carbs, fats, fibre, sodium, cost: centsToUnits(costCents(ingredients)) };
    }),
    recipeCost: centsToUnits(list.recipeCents),
    basketCost: centsToUnits(list.basketCents),
    budget: context.answers.budget,
  };
}

/** Everything of a plan that its owner's tier may see, and no more. */
export function presentPlan(context: PlanContext, plan: StoredPlan, ticks: readonly GroceryTick[]): MealPlan {
  const meals = showableMeals(context, plan);
  const { tier } = context.account;
  const list = listGroceries(context, meals);
  const complete = isComplete(context, plan, meals);
  return {
    id: plan.id,
    weekOf: plan.weekOf,
    createdAt: plan.createdAt.toISOString(),
    complete,
    ...(complete ? {} : { stopped: plan.stoppedAt !== null, slotCount: context.slots.length }),
    meals: meals.map((meal) => presentMeal(meal, tier)),
    groceryList: can(tier, "grocery_list") ? presentGroceries(list, ticks) : [],
    targets: presentTargets(context.targets),
    totals: can(tier, "complete_nutrition") ? presentTotals(context, meals, list) : null,
    notes: [
      ...noteUnmatched(context).map(({ text }) => text),
      ...changeNotes(meals),
      ...plan.notes,
      ...(can(tier, "grocery_list") ? noteBasket(context, list) : []),
    ],
  };
}

/** Whole packs can cost more than the week uses of them: said when the basket goes over the budget. */
function noteBasket({ budgetCents }: PlanContext, { basketCents, recipeCents }: GroceryList): readonly string[] {
  if (basketCents <= budgetCents) return [];
  const basket = formatMoney(basketCents, QUESTIONNAIRE_CURRENCY_SIGN);
  const meals = formatMoney(recipeCents, QUESTIONNAIRE_CURRENCY_SIGN);
  const budget = formatMoney(budgetCents, QUESTIONNAIRE_CURRENCY_SIGN);
  return [
    `In whole packs the basket comes to about ${basket}, over your ${budget} a week. The meals use ${meals} of it; what is left keeps for the next weeks.`,
  ];
}

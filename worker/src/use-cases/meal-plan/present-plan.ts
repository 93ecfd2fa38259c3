import { QUESTIONNAIRE_CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import type { MealPlan, Totals, Targets as WireTargets } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits, formatMoney } from "@mealwright/schema/rules/money";
import type { GroceryList, ListMarks } from "../../domain/grocery/grocery-list.ts";
import type { Meal } from "../../domain/meal.ts";
import { costCents, sumNutrition } from "../../domain/nutrition/sum.ts";
import type { Targets } from "../../domain/nutrition/target-types.ts";
import { noteUnmatched } from "../../domain/planner/notes.ts";
import type { StoredPlan } from "../../domain/ports.ts";
import { listGroceries, presentGroceries } from "../grocery/present-list.ts";
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
export function presentPlan(context: PlanContext, plan: StoredPlan, marks: ListMarks): MealPlan {
  const meals = showableMeals(context, plan);
  const { tier } = context.account;
  const list = listGroceries(context, meals, marks);
  const complete = isComplete(context, plan, meals);
  return {
    id: plan.id,
    weekOf: plan.weekOf,
    createdAt: plan.createdAt.toISOString(),
    complete,
    ...(complete ? {} : { stopped: plan.stoppedAt !== null, slotCount: context.slots.length }),
    meals: meals.map((meal) => presentMeal(meal, tier)),
    groceryList: can(tier, "grocery_list") ? presentGroceries(list, marks.ticks) : [],
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

import { QUESTIONNAIRE_CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import type { MealPlan, Totals, Targets as WireTargets } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits, formatMoney } from "@mealwright/schema/rules/money";
import type { GroceryList, ListMarks } from "../../domain/grocery/grocery-list.ts";
import type { Meal } from "../../domain/meal.ts";
import type { Targets } from "../../domain/nutrition/target-types.ts";
import { budgetShare } from "../../domain/planner/slots.ts";
import { planTotals } from "../../domain/planner/totals.ts";
import type { PlanTotals } from "../../domain/planner/types.ts";
import type { StoredPlan } from "../../domain/ports.ts";
import { listGroceries, presentGroceries } from "../grocery/present-list.ts";
import { isComplete, type PlanContext, showableMeals } from "./plan-context.ts";
import { countAnew, presentCounted } from "./present-meal.ts";
import { presentNotes } from "./present-notes.ts";

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

/** The meals' sums beside the week's budget, or that part of it that is for the slots of the tier. */
function totalsOf(
  { targets, answers, household, budgetCents, slots }: PlanContext,
  meals: readonly Meal[],
): PlanTotals {
  const { mealsPerDay } = answers;
  const share = budgetShare({ mealsPerDay, skippedSlots: [] }, slots);
  return planTotals(meals, { targets, mealsPerDay, household }, Math.floor(budgetCents * share));
}

function presentTotals({ answers }: PlanContext, totals: PlanTotals, list: GroceryList): Totals {
  return {
    days: totals.days.map(({ day, nutrition, costCents }) => {
      const { calories, protein, carbs, fats, fibre, sodium } = nutrition;
      return { day, calories, protein, carbs, fats, fibre, sodium, cost: centsToUnits(costCents) };
    }),
    recipeCost: centsToUnits(totals.householdCostCents),
    basketCost: centsToUnits(list.basketCents),
    budget: answers.budget,
  };
}

/** Everything of a plan that its owner's tier may see, and no more. */
export function presentPlan(context: PlanContext, plan: StoredPlan, marks: ListMarks): MealPlan {
  const meals = showableMeals(context, plan).map(countAnew);
  const { tier } = context.account;
  const list = listGroceries(context, meals, marks);
  const complete = isComplete(context, plan, meals);
  const totals = totalsOf(context, meals);
  return {
    id: plan.id,
    weekOf: plan.weekOf,
    createdAt: plan.createdAt.toISOString(),
    complete,
    ...(complete ? {} : { stopped: plan.stoppedAt !== null, slotCount: context.slots.length }),
    meals: meals.map((meal) => presentCounted(meal, tier)),
    groceryList: can(tier, "grocery_list") ? presentGroceries(list, marks.ticks) : [],
    targets: presentTargets(context.targets),
    totals: can(tier, "complete_nutrition") ? presentTotals(context, totals, list) : null,
    notes: [
      ...presentNotes(context, plan, { meals, totals, complete }),
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

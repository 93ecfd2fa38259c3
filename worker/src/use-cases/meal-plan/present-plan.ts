import { QUESTIONNAIRE_CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import type { MealPlan, Totals, Targets as WireTargets } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits, formatMoney } from "@mealwright/schema/rules/money";
import type { GroceryList, ListMarks } from "../../domain/grocery/grocery-list.ts";
import { leftOverOf } from "../../domain/grocery/left-over.ts";
import type { Meal } from "../../domain/meal.ts";
import type { Targets } from "../../domain/nutrition/target-types.ts";
import { budgetShare } from "../../domain/planner/slots.ts";
import { planTotals } from "../../domain/planner/totals.ts";
import type { PlanTotals } from "../../domain/planner/types.ts";
import type { StoredPlan } from "../../domain/ports.ts";
import { listGroceries, presentGroceries } from "../grocery/present-list.ts";
import { isComplete, type PlanContext, showableMeals } from "./plan-context.ts";
import { countAnew, markLocked, presentCounted } from "./present-meal.ts";
import { presentNotes } from "./present-notes.ts";

const CENTS_PER_DOLLAR = 100;

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
    ...presentMoney(totals, list),
    budget: answers.budget,
  };
}

/** The basket less what it leaves over, and what comes from home, make what the meals use. */
function presentMoney({ householdCostCents }: PlanTotals, list: GroceryList) {
  const { keepsCents, perishesCents } = leftOverOf(list);
  const eatenCents = list.basketCents - keepsCents - perishesCents;
  return {
    recipeCost: centsToUnits(householdCostCents),
    basketCost: centsToUnits(list.basketCents),
    leftOver: { keeps: centsToUnits(keepsCents), perishes: centsToUnits(perishesCents) },
    fromHome: centsToUnits(Math.max(0, householdCostCents - eatenCents)),
  };
}

/** Everything of a plan that its owner's tier may see, and no more. */
export function presentPlan(context: PlanContext, plan: StoredPlan, marks: ListMarks): MealPlan {
  const meals = showableMeals(context, plan).map(countAnew);
  const { tier } = context.account;
  const list = listGroceries(context, meals, marks);
  const complete = isComplete(context, plan, meals);
  const totals = totalsOf(context, meals);
  const shownTotals = can(tier, "complete_nutrition") ? presentTotals(context, totals, list) : null;
  return {
    id: plan.id,
    weekOf: plan.weekOf,
    createdAt: plan.createdAt.toISOString(),
    complete,
    ...(complete ? {} : { stopped: plan.stoppedAt !== null, slotCount: context.slots.length }),
    meals: meals.map((meal) => markLocked(presentCounted(meal, tier), plan.lockedIds)),
    groceryList: can(tier, "grocery_list") ? presentGroceries(list, marks.ticks) : [],
    targets: presentTargets(context.targets),
    totals: shownTotals,
    notes: [
      ...presentNotes(context, plan, { meals, totals, complete }),
      ...(complete && shownTotals !== null ? noteBasket(shownTotals) : []),
    ],
  };
}

/** Whole packs can cost more than the week uses of them: said when they go over the budget, which the meals may keep. */
function noteBasket(totals: Totals): readonly string[] {
  const { basketCost, recipeCost, budget } = totals;
  if (basketCost <= budget) return [];
  const [basket, meals, week] = [basketCost, recipeCost, budget].map((dollars) =>
    formatMoney(Math.round(dollars * CENTS_PER_DOLLAR), QUESTIONNAIRE_CURRENCY_SIGN),
  );
  return recipeCost <= budget
    ? [`The meals use ${meals} of your ${week} a week; in whole packs the shopping is about ${basket}.`]
    : [`In whole packs the shopping is about ${basket}, over your ${week} a week as well.`];
}

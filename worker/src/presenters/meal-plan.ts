import { REFERENCE_FACTS } from "@mealwright/schema/constants/food/health";
import { DAY_NUTRIENTS, mapNutrients } from "@mealwright/schema/constants/food/nutrients";
import { AWAY_FACTS, DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { Health, MealPlan, Totals, Targets as WireTargets } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { leftoverLinks } from "../domain/cookbook/leftovers/meal-leftovers.ts";
import { requireFood } from "../domain/foods/catalogue/catalogue.ts";
import type { GroceryList } from "../domain/grocery/grocery-list.ts";
import { fromHomeCents, leftOverOf } from "../domain/grocery/left-over.ts";
import type { ListNotes } from "../domain/grocery/list-notes.ts";
import type { Meal } from "../domain/meal.ts";
import { isComplete, type PlanContext, showableMeals } from "../domain/meal-plan/plan-context.ts";
import { roundShown } from "../domain/nutrition/sum.ts";
import type { Targets } from "../domain/nutrition/target-types.ts";
import { type WeekHealth, weekHealth } from "../domain/nutrition/week-health.ts";
import { planTotals } from "../domain/planner/explain/totals.ts";
import { budgetShare, slotShare } from "../domain/planner/slots.ts";
import type { PlanTotals } from "../domain/planner/types.ts";
import type { StoredPlan } from "../domain/ports.ts";
import { labelChecks } from "../domain/safety/gate/label-checks.ts";
import { listGroceries, presentGroceries } from "./grocery.ts";
import { markLocked, presentMade, recomputeMeal } from "./meals.ts";
import { presentNotes } from "./notes.ts";
import { refusedDishes, refusedNotes } from "./refused-dishes.ts";

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

/** The totals of the meals next to the budget, or to the part of it that the tier's slots stand for. */
function totalsOf(
  { targets, answers, household, portionsByDay, budgetCents, budgetDays, slots, away }: PlanContext,
  meals: readonly Meal[],
): PlanTotals {
  const { mealsPerDay } = answers;
  const share = budgetShare({ mealsPerDay, skippedSlots: away, budgetDays }, slots);
  const request = { targets, mealsPerDay, household, portionsByDay, skippedSlots: away };
  return planTotals(meals, request, Math.floor(budgetCents * share));
}

/** Fiber is left out: the plan has its own target for it, and a second reference would contradict that. */
function roundHealth({ score, parts, intakes }: WeekHealth, { fibreG }: Targets): Health {
  return {
    score: roundShown(score, 0),
    parts: parts.map(({ part, points }) => ({ part, points: roundShown(points, 1) })),
    intakes: intakes.map((intake) => ({
      ...intake,
      reference: intake.nutrient === "fibreG" ? fibreG : intake.reference,
      perDay: roundShown(intake.perDay, REFERENCE_FACTS[intake.nutrient].decimals),
      // Rounded down, so that 100 % is shown only if every food's figure is known.
      knownShare: Math.floor(intake.knownShare * 100) / 100,
    })),
  };
}

/** A partly planned day counts as the planned part of it. */
function presentHealth({ answers, targets }: PlanContext, { days }: PlanTotals, meals: readonly Meal[]): Health | null {
  const planned = days.reduce((sum, { targetKcal }) => sum + targetKcal, 0) / targets.energyKcal;
  const { age = null, gender = null } = answers;
  const health = weekHealth(meals, planned, { age, gender });
  return health && roundHealth(health, targets);
}

function presentTotals(context: PlanContext, totals: PlanTotals, list: GroceryList, meals: readonly Meal[]): Totals {
  const { answers, budgetCents, budgetDays } = context;
  return {
    days: totals.days.map(({ day, nutrition, costCents }) => ({
      day,
      ...mapNutrients(DAY_NUTRIENTS, (key) => nutrition[key]),
      cost: centsToUnits(costCents),
    })),
    ...presentMoney(totals, list),
    budget: answers.budget,
    ...(budgetDays < DAYS_PER_WEEK ? { budgetOfDays: centsToUnits(budgetCents) } : {}),
    health: presentHealth(context, totals, meals),
  };
}

/**
 * The basket, minus its leftovers, plus what comes from home, equals what the meals use. Only the basket includes the
 * higher price per kilogram of small packs and the lower one of large packs.
 */
function presentMoney({ householdCostCents }: PlanTotals, list: GroceryList) {
  const { keepsCents, perishesCents } = leftOverOf(list);
  return {
    recipeCost: centsToUnits(householdCostCents),
    basketCost: centsToUnits(list.basketCents),
    leftOver: { keeps: centsToUnits(keepsCents), perishes: centsToUnits(perishesCents) },
    fromHome: centsToUnits(fromHomeCents(list)),
  };
}

/** Everything of a plan that its owner's tier may see, and nothing else. */
export function presentPlan(context: PlanContext, plan: StoredPlan, listNotes: ListNotes): MealPlan {
  const shown = showableMeals(context, plan);
  const refused = refusedDishes(
    plan.meals.filter((meal) => !shown.includes(meal)),
    context,
  );
  const meals = shown.map(recomputeMeal);
  const links = leftoverLinks(meals);
  const { tier } = context.account;
  const list = listGroceries(context, meals, listNotes);
  const complete = isComplete(context, plan, meals);
  const totals = totalsOf(context, meals);
  const shownTotals = can(tier, "complete_nutrition") ? presentTotals(context, totals, list, meals) : null;
  return {
    id: plan.id,
    weekOf: plan.weekOf,
    createdAt: plan.createdAt.toISOString(),
    ...(plan.replacedAt && can(tier, "regeneration") ? { replacedAt: plan.replacedAt.toISOString() } : {}),
    answersDigest: context.digest,
    complete,
    ...(context.budgetDays < DAYS_PER_WEEK ? { firstDay: context.firstDay } : {}),
    ...(complete ? {} : { stopped: plan.stoppedAt !== null, slotCount: context.slots.length }),
    meals: meals.map((meal) => markLocked(presentMade(meal, context, links), plan.lockedIds)),
    ...presentAway(context),
    groceryList: can(tier, "grocery_list") ? presentGroceries(list, listNotes.ticks) : [],
    targets: presentTargets(context.targets),
    totals: shownTotals,
    notes: [
      ...refusedNotes(refused, "Not shown"),
      ...presentNotes(context, plan, { meals, totals, basketCents: list.basketCents, complete }),
    ],
    ...(refused.length > 0 ? { refused: [...refused] } : {}),
    ...presentLabels(context, meals),
  };
}

/** Slots for which nothing is cooked, and what is eaten there; absent when there are none. */
export function presentAway({ away, targets, answers }: PlanContext): Pick<MealPlan, "away"> {
  if (away.length === 0) return {};
  return {
    away: away.map(({ day, type, state, energyKcal }) => {
      const share = slotShare(answers.mealsPerDay, type);
      return AWAY_FACTS[state].isEaten
        ? { day, type, state, energyKcal: energyKcal ?? Math.round(targets.energyKcal * share), lessOfDay: 0 }
        : { day, type, state, energyKcal: 0, lessOfDay: share };
    }),
  };
}

/** The labels to read, in the order of the week; absent when there are none. */
function presentLabels({ eater }: PlanContext, meals: readonly Meal[]): Pick<MealPlan, "labels"> {
  const foods = meals.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => requireFood(foodId)));
  const labels = labelChecks(foods, eater).map(({ food, lookFor }) => ({ food, lookFor: [...lookFor] }));
  return labels.length === 0 ? {} : { labels };
}

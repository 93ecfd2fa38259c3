import type { Diet } from "@mealwright/schema/constants/questionnaire";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../../meal.ts";
import { DIET_TERMS } from "../../../nutrition/diet-terms.ts";
import { plannedShare } from "../../slots.ts";
import type { PlanRequest } from "../../types.ts";
import type { OpenSlot } from "../open-slot.ts";
import {
  dairyCenticups,
  fruitGrams,
  refinedGrainCentiounces,
  wholeGrainCentiounces,
} from "../plate/figures-of-food.ts";
import {
  CALCIUM_LEAST_MG,
  CALCIUM_MIN_MG,
  DAIRY_CENTICUPS,
  FIBRE_G,
  FRUIT_LEAST_G,
  FRUIT_MIN_G,
  REFINED_GRAIN_CENTIOUNCES,
  WHOLE_GRAIN_CENTIOUNCES,
} from "../weights.ts";
import { DAIRY, type DayGoal, FIGURE_COUNT, REFINED_GRAIN, WHOLE_GRAIN } from "./goal-model.ts";
import { bandKcal } from "./points.ts";

/** The days of the week that have meals, in order; day indexes refer to this list. */
export function daysOf(open: readonly OpenSlot[], fixed: readonly Meal[]): readonly number[] {
  return [...new Set([...open.flatMap(({ slots }) => slots), ...fixed].map(({ day }) => day))].sort((a, b) => a - b);
}

/** The goals of those days, with the fixed meals in their base sums. */
export function buildDayGoals(
  request: PlanRequest,
  open: readonly OpenSlot[],
  fixed: readonly Meal[],
): readonly DayGoal[] {
  const dishes = open.filter(({ isSide }) => isSide !== true);
  const slots: readonly Slot[] = [...dishes.flatMap((one) => one.slots), ...fixed];
  return daysOf(open, fixed).map((day) => {
    const isOfDay = (slot: Slot) => slot.day === day;
    return buildDayGoal(
      request,
      plannedShare(request, slots.filter(isOfDay), request.skippedSlots.filter(isOfDay)),
      fixed.filter((meal) => meal.day === day),
    );
  });
}

/** Net carbohydrate is kept this far below its limit, because shown figures are rounded meal by meal. */
const NET_ROUNDING_DG = 6;

/** A day's goals in the model's units, scaled to the share of the day that is planned. */
function buildDayGoal(request: PlanRequest, share: number, fixed: readonly Meal[]): DayGoal {
  const { eater, targets } = request;
  const { isWithoutGrain, aimsForDairy } = DIET_TERMS[eater.diet];
  const eatsLittleGrain = isWithoutGrain || request.wishes?.filters.includes("lowCarb") === true;
  const decigrams = (grams: number) => Math.round(grams * 10 * share);
  const base = new Int32Array(FIGURE_COUNT);
  for (const { ingredients, nutrition } of fixed) {
    const figures = [
      nutrition.calories,
      nutrition.protein * 10,
      nutrition.carbs * 10,
      nutrition.fats * 10,
      nutrition.fibre * 10,
      nutrition.sodium / 10,
      (nutrition.carbs - nutrition.fibre) * 10,
      nutrition.saturatedFat * 10,
      ingredients.reduce((sum, { foodId, grams }) => sum + fruitGrams(foodId, grams), 0),
      nutrition.calcium,
    ];
    for (const { foodId, grams } of ingredients) {
      base[DAIRY] = (base[DAIRY] ?? 0) + Math.round(dairyCenticups(foodId, grams));
      base[WHOLE_GRAIN] = (base[WHOLE_GRAIN] ?? 0) + Math.round(wholeGrainCentiounces(foodId, grams));
      base[REFINED_GRAIN] = (base[REFINED_GRAIN] ?? 0) + Math.round(refinedGrainCentiounces(foodId, grams));
    }
    figures.forEach((figure, index) => {
      base[index] = (base[index] ?? 0) + Math.round(figure);
    });
  }
  const energyKcal = Math.round(targets.energyKcal * share);
  return {
    energyKcal,
    bandKcal: bandKcal(energyKcal),
    proteinGoalDg: Math.ceil(Math.max(targets.proteinG, targets.proteinRangeG.min) * 10 * share),
    proteinMaxDg: decigrams(targets.proteinRangeG.max),
    carbohydrateMinDg: decigrams(targets.carbohydrateRangeG.min),
    carbohydrateMaxDg: decigrams(targets.carbohydrateRangeG.max),
    fatMinDg: decigrams(targets.fatRangeG.min),
    fatMaxDg: decigrams(targets.fatRangeG.max),
    fibreMinDg: decigrams(Math.max(FIBRE_G.goalAtLeast, Math.min(FIBRE_G.goalAtMost, targets.fibreG))),
    fibreLeastDg: isWithoutGrain ? 0 : decigrams(FIBRE_G.least),
    fibreMaxDg: decigrams(FIBRE_G.most),
    sodiumMaxCg: Math.round((targets.sodiumMaxMg / 10) * share),
    netMaxDg:
      targets.netCarbohydrateMaxG === null ? 1_000_000 : decigrams(targets.netCarbohydrateMaxG) - NET_ROUNDING_DG,
    saturatedMaxDg: decigrams(targets.saturatedFatMaxG),
    fruitMinG: Math.round(fruitMinG(eater.diet, targets.energyKcal) * share),
    fruitLeastG: Math.round(FRUIT_LEAST_G * share),
    calciumMinMg: Math.round(CALCIUM_MIN_MG * share),
    calciumLeastMg: Math.round(CALCIUM_LEAST_MG * share),
    dairyMinCc: aimsForDairy
      ? Math.round(Math.min(DAIRY_CENTICUPS.most * share, (DAIRY_CENTICUPS.per1000Kcal * energyKcal) / 1000))
      : 0,
    wholeGrainMinCo: eatsLittleGrain ? 0 : Math.round((WHOLE_GRAIN_CENTIOUNCES * energyKcal) / 1000),
    refinedGrainMaxCo: Math.round((REFINED_GRAIN_CENTIOUNCES * energyKcal) / 1000),
    factor: 1,
    base,
  };
}

function fruitMinG(diet: Diet, energyKcal: number): number {
  const { least, most, per1000Kcal } = FRUIT_MIN_G;
  if (!DIET_TERMS[diet].aimsForFruit) return least;
  return Math.min(most, Math.max(least, (per1000Kcal * energyKcal) / 1000));
}

import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import type { Share } from "../../domain/model/portions.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import { exclusionOf } from "../../domain/planner/exclusions.ts";
import type { Eater } from "../../domain/safety/eater.ts";
import { askModel, shareOf } from "./ask-model.ts";
import type { Tastes } from "./kitchen.ts";
import { type PlanContext, slotKey } from "./plan-context.ts";

/** What a slot's meal may be larger or smaller than its usual share, to bring its day to target. */
const SHARE_RANGE = { min: 0.75, max: 1.25 } as const;

export interface Wish {
  readonly week: readonly Meal[];
  readonly original: Meal;
  readonly tastes: Tastes;
  readonly seed: number;
  /** Names as a person writes them. */
  readonly excludeIngredients: readonly string[];
}

/** A model's dish for the place of another, mended and verified; null when it has none in time. Never throws for what it does. */
export async function proposeMeal(
  deps: Pick<Deps, "clock" | "chance">,
  model: MealModel,
  context: PlanContext,
  { week, original, tastes, seed, excludeIngredients }: Wish,
): Promise<Meal | null> {
  const slot = { day: original.day, type: original.type };
  const others = week.filter((meal) => slotKey(meal) !== slotKey(slot));
  const asking = {
    slots: [slot],
    meals: others,
    avoidNames: [original.name],
    share: shareOfDay(context, others, original),
    tastes,
    seed,
    signal: new AbortController().signal,
  };
  const choosy = { ...context, eater: withoutIngredients(context.eater, excludeIngredients) };
  for await (const meal of askModel(deps, model, choosy, asking)) if (meal !== null) return meal;
  return null;
}

/** What is left of the day's targets, where its other meals are known. */
export function shareOfDay(context: PlanContext, others: readonly Meal[], original: Meal): Share {
  const usual = shareOf(context, original);
  const day = others.filter((meal) => meal.day === original.day);
  const planned = context.slots.filter((slot) => slot.day === original.day).length;
  if (day.length + 1 < planned) return usual;
  const left = (target: number, eaten: number, share: number) =>
    Math.min(share * SHARE_RANGE.max, Math.max(share * SHARE_RANGE.min, target - eaten));
  const sum = (key: "calories" | "protein") => day.reduce((total, meal) => total + meal.nutrition[key], 0);
  return {
    ...usual,
    energyKcal: left(context.targets.energyKcal, sum("calories"), usual.energyKcal),
    proteinG: left(context.targets.proteinG, sum("protein"), usual.proteinG),
  };
}

/** What somebody does not want today is kept away like what they never eat. */
function withoutIngredients(eater: Eater, texts: readonly string[]): Eater {
  const { foodIds, allergens } = exclusionOf(texts);
  const { avoids } = eater;
  return {
    ...eater,
    avoids: {
      ...avoids,
      allergens: [...avoids.allergens, ...allergens],
      foodIds: [...avoids.foodIds, ...foodIds],
      terms: [...avoids.terms, ...texts],
    },
  };
}

import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import { exclusionOf } from "../../domain/planner/exclusions.ts";
import type { Eater } from "../../domain/safety/eater.ts";
import { askModel } from "./ask-model.ts";
import type { Tastes } from "./kitchen.ts";
import { shareOfDay } from "./meal-share.ts";
import { type PlanContext, slotKey } from "./plan-context.ts";

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

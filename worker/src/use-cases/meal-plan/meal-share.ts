import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../domain/meal.ts";
import type { Share } from "../../domain/model/portions.ts";
import { slotShare } from "../../domain/planner/slots.ts";
import type { PlanContext } from "./plan-context.ts";

/** How far a slot's meal may be from its usual share, to bring its day to target. */
const SHARE_RANGE = { min: 0.75, max: 1.25 } as const;
/** A day's net carbohydrate is not eaten up by its meals' shares. */
const KETO_NET_SHARE = 1.2;

/** The slot's usual share of the day. */
function shareOf({ targets, answers }: PlanContext, { type }: Pick<Slot, "type">): Share {
  const share = slotShare(answers.mealsPerDay, type);
  const { energyKcal, proteinG, netCarbohydrateMaxG } = targets;
  return {
    energyKcal: energyKcal * share,
    proteinG: proteinG * share,
    netCarbohydrateMaxG: netCarbohydrateMaxG === null ? null : (netCarbohydrateMaxG * share) / KETO_NET_SHARE,
  };
}

/** What is left of the day's targets, where its other meals are known. */
export function shareOfDay(context: PlanContext, others: readonly Meal[], slot: Slot): Share {
  const usual = shareOf(context, slot);
  const day = others.filter((meal) => meal.day === slot.day);
  const planned = context.slots.filter((other) => other.day === slot.day).length;
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

import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../domain/meal.ts";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { Share } from "../../domain/model/repair/portions.ts";
import { netCarbohydrateG } from "../../domain/nutrition/day.ts";
import { addNutrition } from "../../domain/nutrition/sum.ts";
import { slotKey, slotShare } from "../../domain/planner/slots.ts";

/** How far a slot's meal may deviate from its usual share, to bring its day to target. */
const SHARE_RANGE = { min: 0.75, max: 1.25 } as const;
/** Each meal's share of the day's net carbohydrate is divided by this, so that the shares stay below the day's limit. */
const KETO_NET_SHARE = 1.2;

/** The slot's usual share of the day. */
function shareOf(
  { targets, answers }: PlanContext,
  { type }: Pick<Slot, "type">,
): Omit<Share, "netCarbohydrateLimitG"> {
  const share = slotShare(answers.mealsPerDay, type);
  const { energyKcal, proteinG, netCarbohydrateMaxG } = targets;
  return {
    energyKcal: energyKcal * share,
    proteinG: proteinG * share,
    netCarbohydrateMaxG: netCarbohydrateMaxG === null ? null : (netCarbohydrateMaxG * share) / KETO_NET_SHARE,
  };
}

/**
 * What is left of the day's targets after its other meals; never more net carbohydrate than the day allows. A meal that
 * is being replaced may have been larger or smaller than a new one may be.
 */
export function shareOfDay(context: PlanContext, others: readonly Meal[], slot: Slot, replaced?: Meal): Share {
  const usual = { ...shareOf(context, slot), netCarbohydrateLimitG: netLeft(context, others, slot) };
  const day = others.filter((meal) => meal.day === slot.day);
  const planned = context.slots.filter((other) => other.day === slot.day).length;
  if (day.length + 1 < planned) return usual;
  const left = (target: number, eaten: number, share: number, before = share) => {
    const most = Math.max(share * SHARE_RANGE.max, before);
    const least = Math.min(share * SHARE_RANGE.min, before);
    return Math.min(most, Math.max(least, target - eaten));
  };
  const sum = (key: "calories" | "protein") => day.reduce((total, meal) => total + meal.nutrition[key], 0);
  return {
    ...usual,
    energyKcal: left(context.targets.energyKcal, sum("calories"), usual.energyKcal, replaced?.nutrition.calories),
    proteinG: left(context.targets.proteinG, sum("protein"), usual.proteinG, replaced?.nutrition.protein),
  };
}

/**
 * The share of a meal that replaces another: whatever keeps the day on target, however large or small the old one was.
 * On a day that is already over its net carbohydrate, at most what the old meal had.
 */
export function shareInPlaceOf(context: PlanContext, others: readonly Meal[], original: Meal): Share {
  const share = shareOfDay(context, others, original, original);
  const { netCarbohydrateLimitG } = share;
  if (netCarbohydrateLimitG === null) return share;
  return { ...share, netCarbohydrateLimitG: Math.max(netCarbohydrateLimitG, netCarbohydrateG(original.nutrition)) };
}

/** The day's net carbohydrate, less that of its other meals and the usual share of the slots still open. */
function netLeft(context: PlanContext, others: readonly Meal[], slot: Slot): number | null {
  const most = context.targets.netCarbohydrateMaxG;
  if (most === null) return null;
  const day = others.filter((meal) => meal.day === slot.day);
  const taken = new Set([...day, slot].map(slotKey));
  const toCome = context.slots.filter((other) => other.day === slot.day && !taken.has(slotKey(other)));
  const kept = toCome.reduce((sum, other) => sum + (shareOf(context, other).netCarbohydrateMaxG ?? 0), 0);
  return most - netCarbohydrateG(addNutrition(day.map(({ nutrition }) => nutrition))) - kept;
}

import type { MealsPerDay } from "@mealwright/schema/constants/meals";
import {
  DAY_NAMES,
  DAYS_PER_WEEK,
  MEAL_TYPES,
  MEAL_TYPES_BY_MEALS_PER_DAY,
  type MealType,
} from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import type { PlanRequest, SkippedSlot } from "./types.ts";

/**
 * Each meal's share of the day's energy, in hundredths, by meals a day; usual Western patterns, with most at lunch and
 * dinner.
 */
const SHARE_PERCENT: Readonly<Record<MealsPerDay, Readonly<Record<MealType, number>>>> = {
  2: { breakfast: 0, lunch: 45, dinner: 55, snack: 0 },
  3: { breakfast: 25, lunch: 35, dinner: 40, snack: 0 },
  4: { breakfast: 25, lunch: 30, dinner: 34, snack: 11 },
};

const WHOLE_PERCENT = 100;

const WEEKEND: ReadonlySet<string | undefined> = new Set(["Saturday", "Sunday"]);

/** Whether most people have time to cook on that day of the week, 1 to 7. */
export function isWeekend(day: number): boolean {
  return WEEKEND.has(DAY_NAMES[day - 1]);
}

/** The slot's share of a day, 0 to 1; a meal that the pattern does not have counts as a snack with a tenth. */
export function slotShare(mealsPerDay: MealsPerDay, type: MealType): number {
  return slotPercent(mealsPerDay, type) / WHOLE_PERCENT;
}

function slotPercent(mealsPerDay: MealsPerDay, type: MealType): number {
  return SHARE_PERCENT[mealsPerDay][type] || 10;
}

/** A key that is unique among the slots of a week. */
export function slotKey(slot: Slot): string {
  return `${slot.day}:${slot.type}`;
}

/** Orders slots by day, then by the meals of a day. */
export function compareSlots(one: Slot, other: Slot): number {
  return one.day - other.day || MEAL_TYPES.indexOf(one.type) - MEAL_TYPES.indexOf(other.type);
}

/** The slots that a request asks for, in order, eaten-out ones left out. */
export function requestedSlots(request: PlanRequest): readonly Slot[] {
  const days = [...new Set(request.days)].filter((day) => day >= 1 && day <= DAYS_PER_WEEK).sort((a, b) => a - b);
  const all =
    request.slots ??
    days.flatMap((day) => MEAL_TYPES_BY_MEALS_PER_DAY[request.mealsPerDay].map((type) => ({ day, type })));
  const skipped = new Set(request.skippedSlots.map(slotKey));
  const kept = new Map<string, Slot>();
  for (const slot of [...all].sort(compareSlots)) {
    if (days.includes(slot.day) && !skipped.has(slotKey(slot))) kept.set(slotKey(slot), slot);
  }
  return [...kept.values()];
}

/** How much a meal eaten out may take from a day's planned meals or leave to them, as a share of them. */
const MOST_SHIFT = 0.25;

/**
 * The share of a day's goals, 0 to 1, for its planned meals: their own shares, adjusted by how far the estimated energy
 * of a meal eaten out is from its share.
 */
export function plannedShare(
  { mealsPerDay, targets }: Pick<PlanRequest, "mealsPerDay" | "targets">,
  planned: readonly Slot[],
  skipped: readonly SkippedSlot[],
): number {
  const own = Math.min(
    1,
    planned.reduce((sum, { type }) => sum + slotShare(mealsPerDay, type), 0),
  );
  const left = skipped.reduce((sum, { type, energyKcal }) => {
    if (energyKcal === undefined || energyKcal === null) return sum;
    return sum + slotShare(mealsPerDay, type) - energyKcal / targets.energyKcal;
  }, 0);
  return own + Math.min(own * MOST_SHIFT, Math.max(-own * MOST_SHIFT, left));
}

/** The share of the food budget for the given slots, which excludes slots that the request does not ask for. */
export function budgetShare(
  request: Pick<PlanRequest, "mealsPerDay" | "skippedSlots" | "budgetDays">,
  slots: readonly Slot[],
): number {
  // In whole hundredths, so that a full week's share is exactly 1; slightly less would cost the budget a cent.
  const percent = (some: readonly Slot[]) =>
    some.reduce((sum, { type }) => sum + slotPercent(request.mealsPerDay, type), 0);
  const planned = percent(slots);
  const asked = new Set(slots.map(slotKey));
  const skipped = percent(request.skippedSlots.filter((slot) => !asked.has(slotKey(slot))));
  return planned / Math.max(planned, (request.budgetDays ?? DAYS_PER_WEEK) * WHOLE_PERCENT - skipped);
}

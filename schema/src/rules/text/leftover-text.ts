/** What is said of a dish that is cooked once and eaten twice: the same words everywhere. */

import { DAY_NAMES } from "../../constants/meals.ts";
import { formatQuantity } from "../amounts.ts";
import type { Slot } from "../week.ts";

/** The later meal that a dish is cooked for, too. */
export interface FedMeal extends Slot {
  /** Portions for the meal itself and for the later one, where other people eat on the two days. */
  readonly portions?: { readonly now: number; readonly later: number } | undefined;
}

/** "Tuesday’s dinner". */
export function slotText({ day, type }: Slot): string {
  return `${DAY_NAMES[day - 1]}’s ${type}`;
}

/** On cards, of the meal that eats it. */
export function leftoverText(source: Slot): string {
  return `Leftover of ${slotText(source)}`;
}

/** With the dish that is cooked. */
export function cookDoubleText({ portions, ...eater }: FedMeal): string {
  if (portions === undefined) return `Cook double: twice the amounts here. Half is for ${slotText(eater)}.`;
  const [now, later, all] = [portions.now, portions.later, portions.now + portions.later].map(formatQuantity);
  return `Cook ${all} portions: ${now} for this meal and ${later} for ${slotText(eater)}.`;
}

/** The first step of the meal that eats it. */
export function takeOutText(source: Slot): string {
  return `It was cooked on ${DAY_NAMES[source.day - 1]}, and put in the fridge, covered, within 2 hours: take out what is kept for this meal.`;
}

/** Of a meal that lost the dish whose leftover it was. */
export function lostLeftoverText(meal: Slot & { readonly name: string }): string {
  return `${slotText(meal)}, ${meal.name}, was to be a leftover. What it was left from has changed, so it is cooked on its own now.`;
}

export const LEFTOVER_REFUSALS = {
  unnamed: "Please say whose leftover it is.",
  notMain: "Leftovers are planned for lunch and dinner.",
  notEarlier: "A leftover is eaten on a later day than it is cooked.",
  isLeftover: "That dish is a leftover itself: it is warmed up only once.",
  isTaken: "The other half of that dish is planned for another meal.",
} as const;

export function eatenAtOnceText(dish: string): string {
  return `${dish} is best eaten at once: we do not plan leftovers of it.`;
}

export function keepsTooShortText(dish: string, keepsDays: number): string {
  return `${dish} keeps ${keepsDays === 1 ? "until the next day" : `${keepsDays} days`} in the fridge: that is too late.`;
}

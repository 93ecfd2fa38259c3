/** Texts about a dish that is cooked once and eaten twice: the same words everywhere. */

import { DAY_NAMES } from "../../constants/meals.ts";
import { formatQuantity } from "../amounts.ts";
import type { Slot } from "../week.ts";

/** The later meal that a dish is cooked for as well. */
export interface FedMeal extends Slot {
  /** Portions for the meal itself and for the later one, where other people eat on the two days. */
  readonly portions?: { readonly now: number; readonly later: number } | undefined;
}

/** "Tuesday’s dinner". */
export function slotText({ day, type }: Slot): string {
  return `${DAY_NAMES[day - 1]}’s ${type}`;
}

/** On the card of the meal that eats the leftovers. */
export function leftoverText(source: Slot): string {
  return `Leftovers from ${slotText(source)}`;
}

/** Shown with the dish when it is cooked. */
export function cookDoubleText({ portions, ...eater }: FedMeal): string {
  if (portions === undefined) return `Cook double: twice the amounts here. Half is for ${slotText(eater)}.`;
  const [now, later, all] = [portions.now, portions.later, portions.now + portions.later].map(formatQuantity);
  return `Cook ${all} portions: ${now} for this meal and ${later} for ${slotText(eater)}.`;
}

/** The first step of the meal that eats the leftovers. */
export function takeOutText(source: Slot): string {
  return `This was cooked on ${DAY_NAMES[source.day - 1]} and put in the fridge, covered, within 2 hours: take out the part kept for this meal.`;
}

/** For a meal whose leftovers are gone because the dish they came from has changed. */
export function lostLeftoverText(meal: Slot & { readonly name: string }): string {
  return `${slotText(meal)}, ${meal.name}, was planned as leftovers. The meal they came from has changed, so it is now cooked fresh.`;
}

export const LEFTOVER_REFUSALS = {
  unnamed: "Please say which meal the leftovers come from.",
  notMain: "Leftovers are planned for lunch and dinner.",
  notEarlier: "Leftovers can only be eaten on a later day.",
  isLeftover: "That meal is leftovers already, and those are reheated only once.",
  isTaken: "The other half of that dish is planned for another meal.",
} as const;

export function eatenAtOnceText(dish: string): string {
  return `${dish} is best eaten right away: we do not plan leftovers of it.`;
}

export function keepsTooShortText(dish: string, keepsDays: number): string {
  return `${dish} keeps ${keepsDays === 1 ? "until the next day" : `${keepsDays} days`} in the fridge, so that day is too late.`;
}

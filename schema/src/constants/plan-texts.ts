import { WHOLE_WEEK } from "./meals.ts";

/** Texts about a plan that screens load late, separate from the ones that every page loads. */

/** Shown when a week is nearly over, to ask which week to plan. */
export const WEEK_CHOICE = {
  title: "This week is nearly over",
  lead: `Plan next week, ${WHOLE_WEEK}, or just the rest of this one.`,
  next: "Plan next week",
  seeNext: "See next week",
  rest: "Plan the rest of this week",
} as const;

/** The way back to the plan that a new one has replaced. */
export const LAST_VERSION = {
  bringBack: "Bring back the last version",
  isBack: "The last version of this week is back.",
  failed: "The last version could not be brought back",
} as const;

/** What stays when a plan is regenerated. */
export const KEPT_MEALS_TEXT = "Locked meals, past days and your favorites stay.";

/** The first meal of a new account, above the prices. */
export const FIRST_MEAL = {
  making: "Your first meal is on its way",
  makingText: "You will see it as soon as it has been checked against your answers.",
  ready: "Your first meal is ready",
  checked: "Checked against your allergies, your diet and your time.",
  open: "See the recipe",
  failed: "Your first meal is not ready yet",
  failedText: "Your answers are saved. Open your meal plan to try again.",
} as const;

/** Replacing a side of a dish. */
export const SIDE_TEXTS = {
  another: "Another side",
  looking: "Looking for sides that suit you…",
  none: "We have no other side that fits your answers and this day.",
  take: "Choose this one",
  taking: "Adding it…",
  keep: "Keep it as it is",
  choices: "Other sides instead of",
} as const;

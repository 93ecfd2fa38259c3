import type { MealType } from "./meals.ts";

/** When meals are eaten unless the person says otherwise, HH:MM in local time. */
export const MEAL_HOURS: Readonly<Record<MealType, string>> = {
  breakfast: "07:30",
  lunch: "12:30",
  dinner: "19:00",
  snack: "16:00",
};

/** How long each meal lasts in the calendar. */
export const MEAL_MINUTES: Readonly<Record<MealType, number>> = { breakfast: 20, lunch: 30, dinner: 45, snack: 10 };

/** Categories by which calendars may color and filter meals. */
export const MEAL_CATEGORIES: Readonly<Record<MealType, string>> = {
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  snack: "Snack",
};

/** The reminder time for what has to be started the evening before. */
export const EVENING_BEFORE = "20:00";

/** Weeks in a feed: the ones the planner shows (`WEEK_OFFSET`), so at most so many plans. */
export const CALENDAR_PLANS_MAX = 12;

/** How often a calendar app is asked to look again (RFC 7986, 5.7). */
export const CALENDAR_REFRESH = "PT1H";

export const CALENDAR_NAME = "Mealwright meals";
export const CALENDAR_FILE = "mealwright-meals.ics";
export const CALENDAR_PRODUCT = "-//Mealwright//Meals//EN";

export const MEAL_HOURS_INVALID = "Please enter a time of day, such as 07:30.";

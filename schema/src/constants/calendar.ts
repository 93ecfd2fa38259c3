import { eachMealType, MEAL_TYPE_FACTS } from "./meals.ts";

/** When meals are eaten unless the person says otherwise, HH:MM in local time. */
export const MEAL_HOURS = eachMealType((type) => MEAL_TYPE_FACTS[type].hour);

/** The reminder time for what has to be started the evening before. */
export const EVENING_BEFORE = "20:00";

/** Most plans in a feed, which holds the weeks that the planner shows (`WEEK_OFFSET`). */
export const CALENDAR_PLANS_MAX = 12;

/** How often a calendar app is asked to look again (RFC 7986, 5.7). */
export const CALENDAR_REFRESH = "PT1H";

export const CALENDAR_NAME = "Mealwright meals";
export const CALENDAR_FILE = "mealwright-meals.ics";
export const CALENDAR_PRODUCT = "-//Mealwright//Meals//EN";

export const MEAL_HOURS_INVALID = "Please enter a time of day, such as 07:30.";

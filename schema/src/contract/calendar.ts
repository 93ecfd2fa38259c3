import * as z from "zod";
import { MEAL_HOURS_INVALID } from "../constants/calendar.ts";
import { eachMealType } from "../constants/meals.ts";
import { isoDateField } from "./shared/fields.ts";

const timeOfDay = z.string(MEAL_HOURS_INVALID).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, MEAL_HOURS_INVALID);

/** When each kind of meal is eaten, HH:MM in the person's local time. */
export const mealHours = z.object(eachMealType(() => timeOfDay));
export type MealHours = z.infer<typeof mealHours>;

/** Since when there is a private address of the meals; null while there is none. The address itself is not kept. */
export const calendarFeed = z.object({ since: isoDateField.nullable(), hours: mealHours });
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** The only answer that holds the address. */
export const newCalendarFeed = calendarFeed.extend({ url: z.url() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

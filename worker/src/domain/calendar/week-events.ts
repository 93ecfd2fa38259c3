import { EVENING_BEFORE } from "@mealwright/schema/constants/calendar";
import { MEAL_TYPE_FACTS } from "@mealwright/schema/constants/meals";
import type { MealHours } from "@mealwright/schema/contract/calendar";
import type { Meal } from "../meal.ts";
import { partsOf } from "../planner/meal-parts.ts";
import { aheadOf } from "./ahead.ts";
import type { CalendarAlarm, CalendarEvent } from "./calendar-event.ts";

const MINUTES_PER_DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** What is needed to put the meals of one plan into a calendar. */
export interface WeekFrame {
  readonly weekOf: string;
  readonly hours: MealHours;
  /** Identifies the person in UIDs without revealing who it is. */
  readonly owner: string;
  /** The host name at the end of the UIDs. */
  readonly host: string;
  /** When a meal was last put in its place. */
  readonly revisedAt: (meal: Meal) => Date;
}

/** Minutes after midnight of "19:00". */
function minutesOf(time: string): number {
  const [hours = "", minutes = ""] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

function describe(meal: Meal, ahead: readonly string[]): string {
  const blocks = [
    ...(meal.detail === undefined ? [] : [meal.detail]),
    `Ready in ${meal.prepTime} minutes.`,
    ...ahead,
    ...recipeOf(meal),
  ];
  return blocks.join("\n\n");
}

/** Ingredients and steps; with several dishes, each under its name, and the steps numbered consecutively. */
function recipeOf(meal: Meal): readonly string[] {
  const parts = partsOf(meal);
  let step = 0;
  const blocksOf = ({ ingredients, instructions }: Pick<Meal, "ingredients" | "instructions">) => [
    ["For one serving:", ...ingredients.map((line) => `- ${line.name}, ${Math.round(line.grams)} g`)].join("\n"),
    instructions.map((text) => `${++step}. ${text}`).join("\n"),
  ];
  if (parts.length === 0) return blocksOf(meal);
  return parts.flatMap((part) => [part.name, ...blocksOf(part)]);
}

function alarmOf(ahead: readonly string[], startMinutes: number): readonly CalendarAlarm[] {
  if (ahead.length === 0) return [];
  const minutesBefore = startMinutes + MINUTES_PER_DAY - minutesOf(EVENING_BEFORE);
  return [{ minutesBefore, text: ahead.join("\n") }];
}

/** The meals of a plan as events, in the order of the meals. */
export function weekEvents(
  meals: readonly Meal[],
  { weekOf, hours, owner, host, revisedAt }: WeekFrame,
): CalendarEvent[] {
  const monday = Date.parse(`${weekOf}T00:00:00Z`);
  return meals.map((meal) => {
    const startMinutes = minutesOf(hours[meal.type]);
    const ahead = aheadOf(meal);
    return {
      uid: `${weekOf}-${meal.day}-${meal.type}-${owner}@${host}`,
      title: meal.name,
      description: describe(meal, ahead),
      category: MEAL_TYPE_FACTS[meal.type].name,
      start: new Date(monday + ((meal.day - 1) * MINUTES_PER_DAY + startMinutes) * MINUTE_MS),
      minutes: MEAL_TYPE_FACTS[meal.type].minutes,
      revisedAt: revisedAt(meal),
      alarms: alarmOf(ahead, startMinutes),
    };
  });
}

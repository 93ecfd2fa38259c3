import type { MealHours } from "@mealwright/schema/contract/calendar";
import { put } from "./transport/cache.ts";
import { write } from "./transport/write.ts";

/** Creates a private calendar address and replaces any other. Returns it: the server reveals it only this once. */
export async function makeCalendarFeed(): Promise<string> {
  const { url } = await write(
    "makeCalendarFeed",
    {},
    { calendarFeed: ({ since, hours }) => put("calendarFeed", {}, { since, hours }) },
  );
  return url;
}

/** Revokes the private address. */
export async function removeCalendarFeed(): Promise<void> {
  await write("removeCalendarFeed", {}, { calendarFeed: (feed) => put("calendarFeed", {}, feed) });
}

/** Sets when each kind of meal is eaten. */
export async function saveMealHours(hours: MealHours): Promise<void> {
  await write("saveMealHours", { body: hours }, { calendarFeed: (feed) => put("calendarFeed", {}, feed) });
}

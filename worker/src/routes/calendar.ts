import { CALLS } from "@mealwright/schema/calls";
import { CALENDAR_FILE } from "@mealwright/schema/constants/calendar";
import { TIME_ZONE_HEADER } from "@mealwright/schema/constants/timings";
import { knownTimeZone } from "@mealwright/schema/rules/week";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/caller/guards.ts";
import { refuseComputingFlood, shielded } from "../http/caller/limits.ts";
import { claimMember, readBeside, readFor, requireMember } from "../http/caller/session.ts";
import type { AppContext } from "../http/context.ts";
import type { Handlers } from "../http/handler.ts";
import { makeFeed, openFeed, readFeed, removeFeed, setMealHours } from "../use-cases/calendar/manage-feed.ts";
import { feedCalendar, planCalendar } from "../use-cases/calendar/write-calendar.ts";

const timeZoneOf = (c: AppContext) => knownTimeZone(c.req.header(TIME_ZONE_HEADER));

function calendarReply(c: AppContext, text: string, disposition: "attachment" | "inline"): Response {
  // A download is private and never cached; a calendar that polls its feed may cache it.
  c.header("Cache-Control", disposition === "attachment" ? "no-store" : "private, no-cache");
  c.header("X-Robots-Tag", "noindex");
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", `${disposition}; filename="${CALENDAR_FILE}"`);
  return c.body(text);
}

export const calendarHandlers = {
  mealPlanCalendar: async (c) => {
    const user = await claimMember(c);
    await refuseComputingFlood(c, user);
    const id = await readFor(user, () => pathId(c, "id"));
    return calendarReply(c, await planCalendar(c.get("deps"), user, id, timeZoneOf(c)), "attachment");
  },

  calendarFeed: async (c) => {
    const { data } = await readBeside(c, (id) => readFeed(c.get("deps"), { id }));
    return reply(c, "calendarFeed", data);
  },

  makeCalendarFeed: async (c) => {
    const { account } = await requireMember(c);
    return reply(c, "makeCalendarFeed", await makeFeed(c.get("deps"), account, timeZoneOf(c)));
  },

  removeCalendarFeed: async (c) => {
    const { account } = await requireMember(c);
    return reply(c, "removeCalendarFeed", await removeFeed(c.get("deps"), account));
  },

  saveMealHours: async (c) => {
    const { account } = await requireMember(c);
    const hours = await readBody(c, CALLS.saveMealHours.body);
    return reply(c, "saveMealHours", await setMealHours(c.get("deps"), account, hours));
  },

  readCalendarFeed: shielded("readCalendarFeed", async (c) => {
    const feed = await openFeed(c.get("deps"), pathId(c, "token"));
    // Counted separately, so that whoever polls the address cannot use up the member's limit for planning.
    await refuseComputingFlood(c, { id: `calendar:${feed.account.id}` });
    return calendarReply(c, feedCalendar(c.get("deps"), feed), "inline");
  }),
} satisfies Handlers;

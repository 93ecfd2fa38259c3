import { CALLS } from "@mealwright/schema/calls";
import { CALENDAR_PLANS_MAX, MEAL_HOURS } from "@mealwright/schema/constants/calendar";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { CalendarFeed, MealHours, NewCalendarFeed } from "@mealwright/schema/contract/calendar";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { noteEvent } from "../note-event.ts";

type FeedDeps = Pick<Deps, "calendars">;

/** Whether there is a private address, and the hours of meals. */
export async function readFeed({ calendars }: FeedDeps, { id }: Pick<Account, "id">): Promise<CalendarFeed> {
  const { since, hours } = await calendars.find(id);
  return { since: since?.toISOString() ?? null, hours: hours ?? { ...MEAL_HOURS } };
}

/**
 * Creates a private address and replaces any other. It is returned only this once: we keep only the digest of its
 * token.
 * @param timeZone IANA name of the person's time zone; null if unknown.
 */
export async function makeFeed(
  deps: FeedDeps &
    Pick<Deps, "auditLog" | "chance" | "clock" | "counters" | "digestKey" | "limitScale" | "linkTokens" | "site">,
  account: Account,
  timeZone: string | null,
): Promise<NewCalendarFeed> {
  await countOrRefuse(deps, { linksPerUser: account.id });
  const { token, tokenHash } = deps.linkTokens.create();
  await deps.calendars.setToken(account.id, { hash: tokenHash, timeZone }, deps.clock.now());
  await noteEvent(deps, "calendar-shared", account.id);
  const url = new URL(CALLS.readCalendarFeed.path.replace("{token}", token), deps.site.origin).href;
  return { ...(await readFeed(deps, account)), url };
}

/** Revokes the address. */
export async function removeFeed(deps: FeedDeps, account: Account): Promise<CalendarFeed> {
  await deps.calendars.removeToken(account.id);
  return readFeed(deps, account);
}

/** Sets when meals are eaten. */
export async function setMealHours(
  deps: FeedDeps & Pick<Deps, "clock">,
  account: Account,
  hours: MealHours,
): Promise<CalendarFeed> {
  await deps.calendars.setHours(account.id, hours, deps.clock.now());
  return readFeed(deps, account);
}

/** All that a private address shows. Throws `not_found` for one that does not exist or was revoked. */
export async function openFeed(
  { calendars, clock, linkTokens }: FeedDeps & Pick<Deps, "clock" | "linkTokens">,
  token: string,
) {
  const feed = await calendars.openFeed(linkTokens.hash(token), clock.now(), CALENDAR_PLANS_MAX);
  if (!feed) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return feed;
}

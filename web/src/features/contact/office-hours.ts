import { nextTask } from "../../lib/next-task.ts";

const MINUTE_MS = 60_000;

export interface OfficeHours {
  /** Whole hours of the day in `timeZone`. */
  readonly fromHour: number;
  readonly toHour: number;
  readonly timeZone: string;
}

export interface LocalHours {
  /** "3:00 AM – 12:00 PM" on the reader's clock. */
  readonly text: string;
  readonly isOpen: boolean;
}

/**
 * Today's office hours in the time of `localZone`, whatever daylight saving time does on either side. Each formatter
 * is made in a task of its own, as a phone takes tens of milliseconds for one. Throws a `RangeError` for an unknown
 * zone.
 */
export async function localHours(office: OfficeHours, localZone: string, now: Date): Promise<LocalHours> {
  const there = clockOf(office.timeZone);
  const from = atHour(there, office.fromHour, now);
  const to = atHour(there, office.toHour, now);
  await nextTask();
  const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: localZone });
  // Browsers differ in the space before AM and PM.
  const read = (instant: Date) => clock.format(instant).replace("\u202f", " ");
  return { text: `${read(from)} – ${read(to)}`, isOpen: now >= from && now < to };
}

/** A formatter for the zone, made once and reused. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
}

/** The instant at which it is `hour` o'clock on the current day of the clock's zone. */
function atHour(clock: Intl.DateTimeFormat, hour: number, now: Date): Date {
  const here = readClock(clock, now);
  const wanted = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate(), hour);
  // On the day the clocks change, the offset at the first guess may differ from the one at the hour itself.
  const guess = new Date(wanted - offsetMs(clock, now));
  return new Date(wanted - offsetMs(clock, guess));
}

/** What a clock shows at an instant, as if it were UTC. */
function readClock(clock: Intl.DateTimeFormat, instant: Date): Date {
  const parts = clock.formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")));
}

function offsetMs(clock: Intl.DateTimeFormat, instant: Date): number {
  const minutes = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  return readClock(clock, new Date(minutes)).getTime() - minutes;
}

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
 * Office hours of the office's present day on the clock of `localZone`, whatever summer time does on either side. A
 * phone takes tens of milliseconds for a clock: each is made in a task of its own. Throws a `RangeError` for no zone.
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

/** Made once for all that is asked of it. */
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

/** The instant at which it is `hour` o'clock on the clock's present day. */
function atHour(clock: Intl.DateTimeFormat, hour: number, now: Date): Date {
  const here = readClock(clock, now);
  const wanted = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate(), hour);
  // The offset at a first guess may be another one than at the hour itself, on the day the clocks change.
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

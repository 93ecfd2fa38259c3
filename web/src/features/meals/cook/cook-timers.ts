import { formatMinutes } from "../../../product/minutes.ts";

/** The timers of one dish: by step number (from 1), the instant at which it rings, in milliseconds since 1970. */
export type CookTimers = ReadonlyMap<number, number>;

/** What a timer shows: "4:05", "1:00:00"; rounded up to whole seconds, so that "0:00" means it rings. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours === 0 ? minutes : `${hours}:${twoDigits(minutes)}`}:${twoDigits(seconds % 60)}`;
}

/** The steps whose timers ring now, in the order of the recipe. */
export function ringingSteps(timers: CookTimers, now: number): number[] {
  return [...timers].flatMap(([step, endsAt]) => (endsAt <= now ? [step] : [])).toSorted((a, b) => a - b);
}

/** "Time is up for steps 2 and 4", for the page's title and for a screen reader. */
export function ringingText(steps: readonly number[]): string {
  return `Time is up for ${steps.length === 1 ? "step" : "steps"} ${LIST.format(steps.map(String))}`;
}

/** "Start a timer: 8 h". */
export function startLabel(minutes: number): string {
  return `Start a timer: ${formatMinutes(minutes)}`;
}

const LIST = new Intl.ListFormat("en-US");

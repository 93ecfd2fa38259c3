import { COUNTDOWN_START_MINUTES } from "@mealwright/schema/constants/timings";

/** The next minute of the offer's countdown; after the last it starts again (specification §2, §9). */
export function nextCountdownMinutes(minutes: number): number {
  return minutes <= 0 ? COUNTDOWN_START_MINUTES : minutes - 1;
}

/** 1439 minutes as "23h 59m". */
export function formatCountdown(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, "0")}m`;
}

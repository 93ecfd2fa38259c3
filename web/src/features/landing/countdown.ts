import { COUNTDOWN_START_MINUTES, COUNTDOWN_TICK_MS } from "@mealwright/schema/constants/timings";

/** Timers may fire this much early by the system clock. */
const EARLY_MS = 500;

/**
 * What the offer's countdown shows after some time on the page: one minute less every 60 seconds, and after the last one
 * it starts again (specification §2, §9). From the time passed, because timers sleep in a tab that nobody sees.
 */
export function countdownMinutes(passedMs: number): number {
  const ticks = Math.floor(Math.max(0, passedMs + EARLY_MS) / COUNTDOWN_TICK_MS);
  return COUNTDOWN_START_MINUTES - (ticks % (COUNTDOWN_START_MINUTES + 1));
}

/** 1439 minutes as "23h 59m". */
export function formatCountdown(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, "0")}m`;
}

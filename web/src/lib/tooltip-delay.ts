import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "@mealwright/schema/constants/timings";

/**
 * How long a pointer rests before a tooltip opens: `TOOLTIP_DELAY_MS`, or not at all when the last one closed no
 * longer than `TOOLTIP_SKIP_DELAY_MS` ago. Times in ms; `closedAt` is null before the first.
 */
export function tooltipDelayMs(closedAt: number | null, now: number): number {
  return closedAt !== null && now - closedAt <= TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}

import { SWEEP_BATCH_ROWS, SWEEP_MOST_ROUNDS } from "@mealwright/schema/constants/retention";
import type { Deps } from "../../deps.ts";

/**
 * Deletes what is older than its retention (`RETENTION_DAYS`), in rounds of a limited number of rows; returns the
 * number of rounds.
 */
export async function sweep({ clock, housekeeping }: Pick<Deps, "clock" | "housekeeping">): Promise<number> {
  for (let round = 1; ; round++) {
    const most = await housekeeping.dropOutdated(clock.now());
    if (most < SWEEP_BATCH_ROWS || round === SWEEP_MOST_ROUNDS) return round;
  }
}

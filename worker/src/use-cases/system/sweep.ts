import { SWEEP_BATCH_ROWS, SWEEP_MOST_ROUNDS } from "@mealwright/schema/constants/retention";
import type { Deps } from "../../deps.ts";

/** Drops what is older than it is kept for (`RETENTION_DAYS`), some rows at a time; gives the number of rounds. */
export async function sweep({ clock, housekeeping }: Pick<Deps, "clock" | "housekeeping">): Promise<number> {
  for (let round = 1; ; round++) {
    const most = await housekeeping.dropOutdated(clock.now());
    if (most < SWEEP_BATCH_ROWS || round === SWEEP_MOST_ROUNDS) return round;
  }
}

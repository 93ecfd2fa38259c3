import { COUNT_LIMITS, type CountLimitName } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";

const LIMIT_NAMES = Object.keys(COUNT_LIMITS).filter((name): name is CountLimitName => name in COUNT_LIMITS);

/** One in so many counts drops the old ones. */
const SWEEP_ONE_IN = 200;

/** Counts once for each subject of a limit (an address, a network). Throws `too_many_requests` beyond one of them. */
export async function countOrRefuse(
  {
    clock,
    chance,
    counters,
    digestKey,
    limitScale,
  }: Pick<Deps, "clock" | "chance" | "counters" | "digestKey" | "limitScale">,
  subjects: Readonly<Partial<Record<CountLimitName, string>>>,
): Promise<void> {
  const now = clock.now();
  const entries = LIMIT_NAMES.flatMap((name) => {
    const subject = subjects[name];
    if (subject === undefined) return [];
    const { count, windowSeconds } = COUNT_LIMITS[name];
    const windowMs = windowSeconds * 1000;
    const endsAt = new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs);
    return [{ key: `${name}:${digestKey(subject)}`, endsAt, limit: count * limitScale }];
  });
  const counts = await counters.count(entries);
  if (chance.newSeed() % SWEEP_ONE_IN === 0) await counters.sweep(now);
  for (const [index, { endsAt, limit }] of entries.entries()) {
    if ((counts[index] ?? 0) > limit) throw tooManyRequests(now, endsAt);
  }
}

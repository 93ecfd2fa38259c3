import { COUNT_LIMITS, type CountLimit, type CountLimitName } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import type { Quota } from "../../domain/account-ports.ts";
import { wideNetworkOf } from "../../domain/network.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";

const LIMIT_NAMES = Object.keys(COUNT_LIMITS).filter((name): name is CountLimitName => name in COUNT_LIMITS);

/** One call in this many also deletes expired counts. */
const SWEEP_ONE_IN = 200;

type QuotaDeps = Pick<Deps, "clock" | "digestKey" | "limitScale">;

/**
 * The quotas of a limit for one subject: an address, a user, or a network together with the wider network around it.
 */
export function quotasOf({ clock, digestKey, limitScale }: QuotaDeps, name: CountLimitName, subject: string): Quota[] {
  const { count, windowSeconds, wideCount }: CountLimit = COUNT_LIMITS[name];
  const windowMs = windowSeconds * 1000;
  const endsAt = new Date((Math.floor(clock.now().getTime() / windowMs) + 1) * windowMs);
  const quota = { key: `${name}:${digestKey(subject)}`, endsAt, most: count * limitScale };
  const wide = wideCount === undefined ? null : wideNetworkOf(subject);
  if (wide === null || wideCount === undefined) return [quota];
  return [quota, { key: `${name}:${digestKey(wide)}`, endsAt, most: wideCount * limitScale }];
}

type Subjects = Readonly<Partial<Record<CountLimitName, string>>>;

function allQuotasOf(deps: QuotaDeps, subjects: Subjects): Quota[] {
  return LIMIT_NAMES.flatMap((name) => {
    const subject = subjects[name];
    return subject === undefined ? [] : quotasOf(deps, name, subject);
  });
}

/** Throws `too_many_requests` if a subject has used up its limit; counts nothing. */
export async function refuseUsedUp(deps: QuotaDeps & Pick<Deps, "counters">, subjects: Subjects): Promise<void> {
  const quotas = allQuotasOf(deps, subjects).map((quota) => ({ ...quota, amount: 0, most: quota.most - 1 }));
  const { usedUpUntil } = await deps.counters.spend(quotas);
  if (usedUpUntil) throw tooManyRequests(deps.clock.now(), usedUpUntil);
}

/**
 * Counts once for every subject. If one of them has used up its limit, throws `too_many_requests` and counts for none.
 */
export async function countOrRefuse(
  deps: QuotaDeps & Pick<Deps, "chance" | "counters">,
  subjects: Subjects,
): Promise<void> {
  const now = deps.clock.now();
  const quotas = allQuotasOf(deps, subjects);
  const { usedUpUntil } = await deps.counters.spend(quotas);
  if (deps.chance.newSeed() % SWEEP_ONE_IN === 0) await deps.counters.sweep(now);
  if (usedUpUntil) throw tooManyRequests(now, usedUpUntil);
}

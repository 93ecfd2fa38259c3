import { FREE_REFILLS_PER_DAY, FREE_REFILLS_USED_UP } from "@mealwright/schema/constants/meals";
import type { Deps } from "../../../deps.ts";
import type { Quota } from "../../../domain/account-ports.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Account } from "../../../domain/ports.ts";
import { nextMidnight } from "../next-midnight.ts";

/**
 * How often a day changed answers may empty and refill slots of a plan whose tier may not regenerate: enough to correct
 * answers, too few to fish for new meals.
 */
export function refillQuota({ clock, limitScale }: Pick<Deps, "clock" | "limitScale">, { id }: Account): Quota {
  return { key: `refills:${id}`, endsAt: nextMidnight(clock.now()), most: FREE_REFILLS_PER_DAY * limitScale };
}

/** The error for going beyond the day's quota. */
export function refillsUsedUp(now: Date): DomainError {
  const retryAfterSeconds = Math.ceil((nextMidnight(now).getTime() - now.getTime()) / 1000);
  return new DomainError("too_many_requests", FREE_REFILLS_USED_UP, { retryAfterSeconds });
}

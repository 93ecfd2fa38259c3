import { FREE_REFILLS_PER_DAY, FREE_REFILLS_USED_UP } from "@mealwright/schema/constants/meals";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { nextMidnight } from "./next-midnight.ts";

/**
 * Counts once more that new answers have emptied places of a plan of a tier that may not regenerate: changed answers
 * fill them again, but are no way to new meals without end. Throws `too_many_requests` beyond the day's number.
 */
export async function countRefill(
  { clock, counters, limitScale }: Pick<Deps, "clock" | "counters" | "limitScale">,
  { id }: Account,
): Promise<void> {
  const now = clock.now();
  const endsAt = nextMidnight(now);
  const [count = 0] = await counters.count([{ key: `refills:${id}`, endsAt }]);
  if (count <= FREE_REFILLS_PER_DAY * limitScale) return;
  const retryAfterSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  throw new DomainError("too_many_requests", FREE_REFILLS_USED_UP, { retryAfterSeconds });
}

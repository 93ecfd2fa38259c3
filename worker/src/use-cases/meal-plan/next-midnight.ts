/** The next midnight, UTC, when daily counts start again. */
export function nextMidnight(now: Date): Date {
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  return midnight;
}

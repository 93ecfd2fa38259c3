/** When the day ends, UTC: what is counted by the day starts anew then. */
export function nextMidnight(now: Date): Date {
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  return midnight;
}

const MINUTES_PER_HOUR = 60;

/** "12 min", "8 h", "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return [hours === 0 ? "" : `${hours} h`, rest === 0 && hours > 0 ? "" : `${rest} min`].filter(Boolean).join(" ");
}

/** How full a bar is, in percent of its length; the target's mark is at `TARGET_MARK_PERCENT`. */
export const TARGET_MARK_PERCENT = 80;
export function barPercent(value: number, target: number): number {
  if (target <= 0) return 0;
  return Math.min(100, Math.max(0, (value / target) * TARGET_MARK_PERCENT));
}

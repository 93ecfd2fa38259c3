const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** "1,985". */
export function formatFigure(value: number): string {
  return WHOLE.format(value);
}

/** "1,985" from ten on, "3.4" below. */
export function formatSmallFigure(value: number): string {
  return value >= 10 ? formatFigure(value) : formatTenths(value);
}

/** "82.6", "1,985": a sum with all its digits, so that a precise figure does not look like a rounded one. */
export function formatTenths(value: number): string {
  return TENTHS.format(value);
}

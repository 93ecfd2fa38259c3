/** Whole cents as a number of currency units for the wire: 1800 gives 18, 1250 gives 12.5. */
export function centsToUnits(cents: number): number {
  return Math.round(cents) / 100;
}

/** A price as people read it: "$5", "$12.50". */
export function formatMoney(cents: number, sign: string): string {
  const units = centsToUnits(cents);
  return `${sign}${Number.isInteger(units) ? units : units.toFixed(2)}`;
}

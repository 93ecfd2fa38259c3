import { CURRENCY_SIGN } from "../constants/tiers.ts";
import { formatFigure } from "./text/figure-text.ts";

const CENTS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Whole cents as a number of currency units for the wire: 1800 gives 18, 1250 gives 12.5. */
export function centsToUnits(cents: number): number {
  return Math.round(cents) / 100;
}

/** A sum as people read it: "$5", "$12.50", "$1,234". */
export function formatMoney(cents: number, sign: string = CURRENCY_SIGN): string {
  const units = centsToUnits(cents);
  return `${sign}${Number.isInteger(units) ? formatFigure(units) : CENTS.format(units)}`;
}

/** The same of dollars, as the calls carry them. */
export function formatDollars(dollars: number): string {
  return formatMoney(dollars * 100);
}

import { METRIC_UNITS } from "@mealwright/schema/constants/food/units";
import { formatQuantity, pluralUnit } from "@mealwright/schema/rules/amounts";

/** Kitchen amounts, money and figures as people read them. */

/** Units that add nothing to a count: "2 eggs", not "2 pieces of eggs". */
const COUNT_UNITS: ReadonlySet<string> = new Set(["", "piece", "pieces", "each", "whole"]);

/** "120 g", "1½ cups", "2" for two pieces. */
export function formatAmount(quantity: number, unit: string): string {
  if (COUNT_UNITS.has(unit)) return formatQuantity(quantity);
  if (METRIC_UNITS.includes(unit)) return `${formatMetric(quantity)} ${unit}`;
  return `${formatQuantity(quantity)} ${unit.endsWith("s") ? unit : pluralUnit(unit, quantity)}`;
}

/** Whole grams; under ten, one decimal where there is one. */
function formatMetric(quantity: number): string {
  return quantity >= 10 ? formatFigure(quantity) : String(Number(quantity.toFixed(1)));
}

const FIGURE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const CENTS_FIGURE = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DECIMAL_FIGURE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** "1,985". */
export function formatFigure(value: number): string {
  return FIGURE.format(value);
}

/** "1,985" from ten on, "3.4" below. */
export function formatSmallFigure(value: number): string {
  return value >= 10 ? FIGURE.format(value) : DECIMAL_FIGURE.format(value);
}

/** "82.6", "1,985": a sum to its last shown digit, so that a finer figure does not look like another one. */
export function formatTenths(value: number): string {
  return DECIMAL_FIGURE.format(value);
}

/** "$3.10", "$75": dollars as the calls carry them. */
export function formatDollars(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return cents % 100 === 0 ? `$${FIGURE.format(cents / 100)}` : `$${CENTS_FIGURE.format(cents / 100)}`;
}

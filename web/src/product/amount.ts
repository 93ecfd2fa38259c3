import { METRIC_UNITS } from "@mealwright/schema/constants/food/units";
import { formatQuantity, pluralUnit } from "@mealwright/schema/rules/amounts";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";

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

/** The least that a spoon measures. */
const LEAST = 1 / 8;

/**
 * A recipe's amount for all who eat, as spoons and hands measure it: nobody takes 4⅛ cloves of garlic, or 0.22 tsp of salt. At
 * most an eighth off but for the least pinches; weights, which stand beside it, stay exact.
 */
export function scaledQuantity(quantity: number, unit: string): number {
  if (/^[km]?[gl]$/.test(unit) || quantity < LEAST) return quantity;
  const parts = quantity < 1 / 4 ? 8 : quantity < 2 ? 4 : quantity < 6 ? 2 : 1;
  return Math.round(quantity * parts) / parts;
}

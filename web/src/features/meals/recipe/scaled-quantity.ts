/**
 * A recipe's amount for all who eat, as spoons and hands measure it: nobody takes 4⅛ cloves of garlic. At most an eighth
 * off; weights, which stand beside it, stay exact.
 */
export function scaledQuantity(quantity: number, unit: string): number {
  if (/^[km]?[gl]$/.test(unit) || quantity < 1 / 4) return quantity;
  const parts = quantity < 2 ? 4 : quantity < 6 ? 2 : 1;
  return Math.round(quantity * parts) / parts;
}

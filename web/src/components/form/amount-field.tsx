import { CUPBOARD_GRAMS_MAX } from "@mealwright/schema/constants/grocery";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { TextField } from "./text-field.tsx";

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** How much of a food there is, typed with a point or a comma. */
export function AmountField({ label, value, error, onChange }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      className="w-44"
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The typed amount in whole grams; null if no kitchen holds such an amount. */
export function typedGrams(text: string, gramsEach: number): number | null {
  const grams = Math.round(Number(text.replace(",", ".")) * gramsEach);
  return grams >= 1 && grams <= CUPBOARD_GRAMS_MAX ? grams : null;
}

/** The error for such an amount: "Please enter a number above 0, at most 100,000 g." */
export function amountError(unit: string, gramsEach: number): string {
  return `Please enter a number above 0, at most ${formatFigure(Math.floor(CUPBOARD_GRAMS_MAX / gramsEach))} ${unit}.`;
}

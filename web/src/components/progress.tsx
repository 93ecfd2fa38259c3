import { PROGRESS_DEFAULT_MAX } from "@mealwright/schema/constants/timings";
import { Progress as RadixProgress } from "radix-ui";

interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** What a screen reader says for a value: "Step 3 of 9". */
  readonly valueText?: string;
}

export function Progress({ value, max = PROGRESS_DEFAULT_MAX, label, valueText }: ProgressProps) {
  return (
    <RadixProgress.Root
      value={value}
      max={max}
      aria-label={label}
      {...(valueText === undefined ? {} : { getValueLabel: () => valueText })}
      className="h-2 overflow-hidden rounded-full bg-sage"
    >
      <RadixProgress.Indicator
        className="h-full rounded-full bg-herb transition-[width] duration-240 ease-calm"
        style={{ width: `${(100 * value) / max}%` }}
      />
    </RadixProgress.Root>
  );
}

import { PROGRESS_DEFAULT_MAX } from "@mealwright/schema/constants/timings";
import { Progress as Primitive } from "radix-ui";

interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** What a screen reader says for a value, "Step 3 of 9"; otherwise the percentage. */
  readonly valueText?: string;
}

export function Progress({ value, max = PROGRESS_DEFAULT_MAX, label, valueText }: ProgressProps) {
  return (
    <Primitive.Root
      value={value}
      max={max}
      aria-label={label}
      {...(valueText === undefined ? {} : { getValueLabel: () => valueText })}
      className="h-2 overflow-hidden rounded-full bg-sage"
    >
      {/* A drawing, because the pages that the build writes may hold no style of their own. */}
      <Primitive.Indicator asChild>
        <svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true" className="block size-full">
          <rect width={value} height="1" className="fill-herb transition-[width] duration-240 ease-calm" />
        </svg>
      </Primitive.Indicator>
    </Primitive.Root>
  );
}

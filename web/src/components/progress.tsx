import { PROGRESS_DEFAULT_MAX } from "@mealwright/schema/constants/timings";

interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** What a screen reader says for a value, "Step 3 of 9"; otherwise the percentage. */
  readonly valueText?: string;
}

export function Progress({ value, max = PROGRESS_DEFAULT_MAX, label, valueText }: ProgressProps) {
  return (
    // Not `<progress>`, which cannot be styled alike in all browsers.
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText ?? `${Math.round((100 * value) / max)}%`}
      className="h-2 overflow-hidden rounded-full bg-sage"
    >
      {/* An SVG, because pages written by the build may not have inline styles. */}
      <svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true" className="block size-full">
        <rect width={value} height="1" className="fill-herb transition-[width] duration-240 ease-calm" />
      </svg>
    </div>
  );
}

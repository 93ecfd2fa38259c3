import { SLIDER_DEFAULTS } from "@mealwright/schema/constants/timings";
import { Slider as RadixSlider } from "radix-ui";

interface SliderProps {
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly label: string;
  /** What a screen reader says for the value: "30 minutes". */
  readonly valueText?: string;
}

export function Slider({
  value,
  onValueChange,
  min = SLIDER_DEFAULTS.min,
  max = SLIDER_DEFAULTS.max,
  step = SLIDER_DEFAULTS.step,
  label,
  valueText,
}: SliderProps) {
  return (
    <RadixSlider.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      className="relative flex h-11 w-full touch-none items-center select-none"
    >
      <RadixSlider.Track className="relative h-2.5 grow rounded-full border border-edge bg-sage">
        <RadixSlider.Range className="absolute h-full rounded-full bg-herb" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-8 cursor-grab rounded-full border-3 border-herb bg-card shadow-lift active:cursor-grabbing"
      />
    </RadixSlider.Root>
  );
}

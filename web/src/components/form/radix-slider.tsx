import { Slider as Primitive } from "radix-ui";

export interface RadixSliderProps {
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly label: string;
  /** What a screen reader says for the value: "30 minutes". */
  readonly valueText?: string;
}

export function RadixSlider({ value, onValueChange, min, max, step, label, valueText }: RadixSliderProps) {
  return (
    <Primitive.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      className="relative flex h-11 w-full touch-none items-center select-none"
    >
      <Primitive.Track className="relative h-2.5 grow rounded-full border border-edge bg-sage">
        <Primitive.Range className="absolute h-full rounded-full bg-herb" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-8 cursor-grab rounded-full border-3 border-herb bg-card shadow-lift active:cursor-grabbing"
      />
    </Primitive.Root>
  );
}

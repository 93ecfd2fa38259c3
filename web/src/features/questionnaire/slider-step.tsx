import { Slider } from "../../components/form/slider.tsx";

interface SliderStepProps {
  readonly label: string;
  readonly scale: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  /** The value as it is shown and read out: "$75", "30 minutes". */
  readonly format: (value: number) => string;
  /** What the value means, in a few words. */
  readonly meaning?: string;
  readonly onChange: (value: number) => void;
}

export function SliderStep({ label, scale, value, format, meaning, onChange }: SliderStepProps) {
  return (
    <div>
      <output className="tabular block text-center font-display text-6xl font-semibold text-herb">
        {format(value)}
      </output>
      {meaning === undefined ? null : (
        <p className="tabular mt-2 text-center text-small text-balance text-ink-soft">{meaning}</p>
      )}
      <div className="mt-8 px-4">
        <Slider
          label={label}
          value={value}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          valueText={format(value)}
          onValueChange={onChange}
        />
        <div aria-hidden="true" className="tabular mt-1 flex justify-between text-small text-ink-soft">
          <span>{format(scale.min)}</span>
          <span>{format(scale.max)}</span>
        </div>
      </div>
    </div>
  );
}

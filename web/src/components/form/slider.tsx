import { SLIDER_DEFAULTS } from "@mealwright/schema/constants/timings";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import type { RadixSliderProps } from "./radix-slider.tsx";

type SliderProps = Omit<RadixSliderProps, "min" | "max" | "step"> &
  Partial<Pick<RadixSliderProps, "min" | "max" | "step">>;

let loaded: ComponentType<RadixSliderProps> | null = null;

/** Fetches the slider's code at the next interaction, for a page that will come to a slider. */
export function preloadSlider(): () => void {
  return onNextInteraction(() => void loadSlider());
}

/** If the code cannot be loaded, the native slider stays. Offline we do not try: a failed import is never retried. */
async function loadSlider(): Promise<void> {
  if (!navigator.onLine) return;
  loaded ??= await import("./radix-slider.tsx").then(
    ({ RadixSlider }) => RadixSlider,
    () => null,
  );
}

/** Radix's slider, loaded when it is needed (9 kB); until then the browser's own slider does the same. */
export function Slider({
  min = SLIDER_DEFAULTS.min,
  max = SLIDER_DEFAULTS.max,
  step = SLIDER_DEFAULTS.step,
  ...rest
}: SliderProps) {
  const [Control, setControl] = useState(() => loaded);
  const native = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (Control !== null) return;
    void loadSlider().then(() => {
      // Do not replace a slider that somebody is using.
      if (native.current !== document.activeElement) setControl(() => loaded);
    });
  }, [Control]);

  if (Control !== null) return <Control {...rest} min={min} max={max} step={step} />;
  return (
    <input
      ref={native}
      type="range"
      aria-label={rest.label}
      aria-valuetext={rest.valueText}
      value={rest.value}
      min={min}
      max={max}
      step={step}
      onChange={(event) => rest.onValueChange(event.target.valueAsNumber)}
      className="block h-11 w-full accent-herb"
    />
  );
}

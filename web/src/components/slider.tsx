import { SLIDER_DEFAULTS } from "@mealwright/schema/constants/timings";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { onNextInteraction } from "../lib/next-interaction.ts";
import type { RadixSliderProps } from "./radix-slider.tsx";

type SliderProps = Omit<RadixSliderProps, "min" | "max" | "step"> &
  Partial<Pick<RadixSliderProps, "min" | "max" | "step">>;

let loaded: ComponentType<RadixSliderProps> | null = null;

/** Fetches the slider's code at the next interaction, for a page that will come to a slider. */
export function preloadSlider(): () => void {
  return onNextInteraction(() => void loadSlider());
}

/** When the code does not arrive, the browser's own slider stays. Asked for without a network, it would never come. */
async function loadSlider(): Promise<void> {
  if (!navigator.onLine) return;
  loaded ??= await import("./radix-slider.tsx").then(
    ({ RadixSlider }) => RadixSlider,
    () => null,
  );
}

/** Radix's slider. Its 9 kB come when they are needed; until then, and without them, the browser's own does the same. */
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
      // Not out of the hands of somebody who is moving it.
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

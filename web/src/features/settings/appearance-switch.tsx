import { useState } from "react";
import { APPEARANCES, type Appearance, chooseAppearance, storedAppearance } from "../../lib/appearance.ts";

const LABELS: Readonly<Record<Appearance, string>> = {
  system: "As the system",
  light: "Light",
  dark: "Dark",
};

/** Light, dark, or as the system says; at once, and kept on this device. */
export function AppearanceSwitch() {
  const [appearance, setAppearance] = useState(storedAppearance);
  return (
    <fieldset>
      <legend className="font-display text-2xl font-semibold">Appearance</legend>
      <div className="mt-4 flex flex-wrap gap-2">
        {APPEARANCES.map((option) => (
          <label
            key={option}
            className="flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-card px-4 has-checked:border-herb has-checked:bg-sage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
          >
            <input
              type="radio"
              name="appearance"
              value={option}
              checked={appearance === option}
              onChange={() => {
                chooseAppearance(option, document.documentElement);
                setAppearance(option);
              }}
              className="size-4.5 accent-herb outline-none"
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

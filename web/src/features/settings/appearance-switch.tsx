import { useState } from "react";
import { APPEARANCES, type Appearance, chooseAppearance, storedAppearance } from "../../storage/appearance.ts";
import { ChoiceChips } from "./choice-chips.tsx";

const LABELS: Readonly<Record<Appearance, string>> = {
  system: "Match system",
  light: "Light",
  dark: "Dark",
};
const OPTIONS = APPEARANCES.map((value) => ({ value, label: LABELS[value] }));

/** Light, dark, or the system's choice; applied at once and kept on this device. */
export function AppearanceSwitch() {
  const [appearance, setAppearance] = useState(storedAppearance);
  return (
    <ChoiceChips
      legend="Appearance"
      options={OPTIONS}
      chosen={[appearance]}
      onChoose={(option) => {
        chooseAppearance(option, document.documentElement);
        setAppearance(option);
      }}
    />
  );
}

/** Grams of a dish or a day. */
export interface MacroGrams {
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
}

/** kcal per gram: Atwater's general factors (FAO Food and Nutrition Paper 77, 2003). */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fats: 9 } as const;

export interface MacroShare {
  readonly name: keyof MacroGrams;
  /** Share of the energy of all three, 0 to 1. */
  readonly share: number;
}

/** How energy divides between the three; all 0 when there is none. */
export function macroShares(macros: MacroGrams): readonly MacroShare[] {
  const energy = (["protein", "carbs", "fats"] as const).map((name) => ({
    name,
    kcal: Math.max(0, macros[name]) * KCAL_PER_GRAM[name],
  }));
  const total = energy.reduce((sum, { kcal }) => sum + kcal, 0);
  return energy.map(({ name, kcal }) => ({ name, share: total === 0 ? 0 : kcal / total }));
}

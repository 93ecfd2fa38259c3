/**
 * How amounts are shown: grams and milliliters, or ounces, pounds and cups. Stored figures are always metric. The packs
 * that shops sell differ too.
 */
export const UNIT_SYSTEMS = ["metric", "us"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
export const DEFAULT_UNIT_SYSTEM: UnitSystem = "metric";
interface UnitSystemFacts {
  readonly label: string;
  /** US customary: ounces, cups, and packs as American shops sell them; else grams and milliliters. */
  readonly isCustomary: boolean;
}
const UNIT_SYSTEM_FACTS: Readonly<Record<UnitSystem, UnitSystemFacts>> = {
  metric: { label: "Metric (g, ml)", isCustomary: false },
  us: { label: "US (oz, lb, cups)", isCustomary: true },
};
export const UNIT_SYSTEM_CHOICES = UNIT_SYSTEMS.map((value) => ({ value, label: UNIT_SYSTEM_FACTS[value].label }));
export const isCustomary = (system: UnitSystem): boolean => UNIT_SYSTEM_FACTS[system].isCustomary;

/** One value for each system. */
export function eachUnitSystem<Value>(toValue: (system: UnitSystem) => Value): Readonly<Record<UnitSystem, Value>> {
  // Safe cast: the entries come from every system.
  return Object.fromEntries(UNIT_SYSTEMS.map((system) => [system, toValue(system)])) as Record<UnitSystem, Value>;
}

interface ShownUnit {
  /** `metric`: read off a scale or a measuring jug, as a plain decimal. `piece`: can be halved without measuring. */
  readonly kind: "metric" | "spoon" | "cup" | "piece" | "other";
  /** False for abbreviations, and for words that are the same for one and for many. */
  readonly hasPlural: boolean;
}

/** Units that do not just take an "s" in the plural, or whose kind decides the steps of a portion. */
const SHOWN_UNITS: Readonly<Record<string, ShownUnit>> = {
  mg: { kind: "metric", hasPlural: false },
  g: { kind: "metric", hasPlural: false },
  kg: { kind: "metric", hasPlural: false },
  ml: { kind: "metric", hasPlural: false },
  l: { kind: "metric", hasPlural: false },
  tsp: { kind: "spoon", hasPlural: false },
  tbsp: { kind: "spoon", hasPlural: false },
  cup: { kind: "cup", hasPlural: true },
  piece: { kind: "piece", hasPlural: true },
  small: { kind: "piece", hasPlural: false },
  medium: { kind: "piece", hasPlural: false },
  large: { kind: "piece", hasPlural: false },
  oz: { kind: "other", hasPlural: false },
  lb: { kind: "other", hasPlural: false },
  "fl oz": { kind: "other", hasPlural: false },
  dozen: { kind: "other", hasPlural: false },
  tap: { kind: "other", hasPlural: false },
};

function unitsWhere(isWanted: (unit: ShownUnit) => boolean): readonly string[] {
  return Object.entries(SHOWN_UNITS).flatMap(([name, unit]) => (isWanted(unit) ? [name] : []));
}

export const METRIC_UNITS = unitsWhere(({ kind }) => kind === "metric");
export const SPOON_UNITS = unitsWhere(({ kind }) => kind === "spoon");
/** Measures of volume in a kitchen. */
export const VOLUME_UNITS = unitsWhere(({ kind }) => kind === "spoon" || kind === "cup");
export const PIECE_UNITS = unitsWhere(({ kind }) => kind === "piece");
export const UNITS_WITHOUT_PLURAL = unitsWhere(({ hasPlural }) => !hasPlural);

export const GRAMS_PER_OUNCE = 28.349523125;
export const OUNCES_PER_POUND = 16;
/** Milliliters in a US customary measure. */
export const ML_PER_UNIT = { tsp: 4.92892, tbsp: 14.7868, cup: 236.588, quart: 946.353 } as const;
/** Teaspoons in the larger US customary measures. */
export const TEASPOONS_PER_UNIT = { tbsp: 3, cup: 48, quart: 192 } as const;

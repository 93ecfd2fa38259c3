interface NutrientFacts {
  /** Its key in a food's composition, per 100 g. */
  readonly column: string;
  readonly unit: "kcal" | "g" | "mg";
  /** Decimals with which a sum is shown. */
  readonly decimals: 0 | 1;
  readonly label: string;
  /** The nutrient that this one is part of; it is listed below that one. */
  readonly partOf: string | null;
  /** Sent to everybody; the others need the capability for complete nutrition. */
  readonly isBasic: boolean;
  /** Its column in the sums by day; null if it has none. */
  readonly day: DayColumn | null;
}

interface DayColumn {
  readonly heading: string;
  /** What a day should hold, and its key in the targets that are sent; a range has two figures. */
  readonly target: { readonly kind: "exact" | "least" | "most" | "range"; readonly key: string };
}

/**
 * Every nutrient that is summed, sent and shown, in the order of the figures in a line of the food compositions. To add
 * one, add a row here and a figure to each of those lines.
 */
export const NUTRIENT_FACTS = {
  calories: {
    column: "energyKcal",
    unit: "kcal",
    decimals: 0,
    label: "Energy",
    partOf: null,
    isBasic: true,
    day: { heading: "Energy", target: { kind: "exact", key: "energyKcal" } },
  },
  protein: {
    column: "proteinG",
    unit: "g",
    decimals: 1,
    label: "Protein",
    partOf: null,
    isBasic: true,
    day: { heading: "Protein", target: { kind: "least", key: "proteinG" } },
  },
  carbs: {
    column: "carbohydrateG",
    unit: "g",
    decimals: 1,
    label: "Carbohydrate",
    partOf: null,
    isBasic: true,
    day: { heading: "Carbs", target: { kind: "range", key: "carbohydrateG" } },
  },
  fats: {
    column: "fatG",
    unit: "g",
    decimals: 1,
    label: "Fat",
    partOf: null,
    isBasic: true,
    day: { heading: "Fat", target: { kind: "range", key: "fatG" } },
  },
  fibre: {
    column: "fibreG",
    unit: "g",
    decimals: 1,
    label: "of which fiber",
    partOf: "carbs",
    isBasic: false,
    day: { heading: "Fiber", target: { kind: "least", key: "fibreG" } },
  },
  sugars: {
    column: "sugarsG",
    unit: "g",
    decimals: 1,
    label: "of which sugars",
    partOf: "carbs",
    isBasic: false,
    day: null,
  },
  saturatedFat: {
    column: "saturatedFatG",
    unit: "g",
    decimals: 1,
    label: "of which saturated",
    partOf: "fats",
    isBasic: false,
    day: null,
  },
  sodium: {
    column: "sodiumMg",
    unit: "mg",
    decimals: 0,
    label: "Sodium",
    partOf: null,
    isBasic: false,
    day: { heading: "Sodium", target: { kind: "most", key: "sodiumMaxMg" } },
  },
  calcium: {
    column: "calciumMg",
    unit: "mg",
    decimals: 0,
    label: "Calcium",
    partOf: null,
    isBasic: false,
    day: null,
  },
  iron: { column: "ironMg", unit: "mg", decimals: 1, label: "Iron", partOf: null, isBasic: false, day: null },
  potassium: {
    column: "potassiumMg",
    unit: "mg",
    decimals: 0,
    label: "Potassium",
    partOf: null,
    isBasic: false,
    day: null,
  },
  vitaminC: {
    column: "vitaminCMg",
    unit: "mg",
    decimals: 1,
    label: "Vitamin C",
    partOf: null,
    isBasic: false,
    day: null,
  },
} as const satisfies Readonly<Record<string, NutrientFacts>>;

type Table = typeof NUTRIENT_FACTS;
export type NutrientKey = keyof Table;
/** Its key in a food's composition. */
export type NutrientColumn = Table[NutrientKey]["column"];
export type BasicNutrientKey = { [Key in NutrientKey]: Table[Key]["isBasic"] extends true ? Key : never }[NutrientKey];
export type DayNutrientKey = {
  [Key in NutrientKey]: Table[Key]["day"] extends null ? never : Key;
}[NutrientKey];
/** The targets that are sent, by their keys: one figure, or two. */
export type DayTargetKinds = {
  [Key in DayNutrientKey as Table[Key]["day"]["target"]["key"]]: Table[Key]["day"]["target"]["kind"];
};

function isNutrient(key: string): key is NutrientKey {
  return Object.hasOwn(NUTRIENT_FACTS, key);
}

export function isBasicNutrient(key: NutrientKey): key is BasicNutrientKey {
  return NUTRIENT_FACTS[key].isBasic;
}

function isDayNutrient(key: NutrientKey): key is DayNutrientKey {
  return NUTRIENT_FACTS[key].day !== null;
}

export const NUTRIENT_KEYS: readonly NutrientKey[] = Object.keys(NUTRIENT_FACTS).filter(isNutrient);
export const BASIC_NUTRIENTS: readonly BasicNutrientKey[] = NUTRIENT_KEYS.filter(isBasicNutrient);
export const DAY_NUTRIENTS: readonly DayNutrientKey[] = NUTRIENT_KEYS.filter(isDayNutrient);

/** One value for each of the keys. */
export function mapNutrients<Key extends NutrientKey, Value>(
  keys: readonly Key[],
  valueAt: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueAt(key)])) as Record<Key, Value>;
}

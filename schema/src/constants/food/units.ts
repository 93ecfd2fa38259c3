/**
 * How amounts are shown: grams and milliliters, or ounces, pounds and cups. Stored figures are always metric. The packs
 * that shops sell differ too.
 */
export const UNIT_SYSTEMS = ["metric", "us"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
export const DEFAULT_UNIT_SYSTEM: UnitSystem = "metric";

/** Units of a scale or a measuring jug, read as plain decimals. */
export const METRIC_UNITS = ["g", "kg", "ml", "l"] as const;
export const SPOON_UNITS = ["tsp", "tbsp"] as const;
/** Measures of volume in a kitchen. */
export const VOLUME_UNITS = [...SPOON_UNITS, "cup"] as const;
/** Less than a spoon, or poured by eye. */
export const PINCH_UNITS = ["pinch", "dash"] as const;
/** Foods counted in pieces, which a cook halves without a thought. */
export const PIECE_UNITS = ["piece", "small", "medium", "large"] as const;
/** Abbreviations, and words that are the same for one and for many. */
export const UNITS_WITHOUT_PLURAL = [...METRIC_UNITS, ...SPOON_UNITS, "oz", "lb", "fl oz", "dozen", "tap"] as const;

export const GRAMS_PER_OUNCE = 28.349523125;
export const OUNCES_PER_POUND = 16;
/** Milliliters in a US customary measure. */
export const ML_PER_UNIT = { tsp: 4.92892, tbsp: 14.7868, cup: 236.588, quart: 946.353 } as const;
/** Teaspoons in the larger US customary measures. */
export const TEASPOONS_PER_UNIT = { tbsp: 3, cup: 48, quart: 192 } as const;

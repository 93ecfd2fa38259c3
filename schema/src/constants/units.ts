/** How amounts are shown: grams and milliliters, or ounces, pounds and cups. Stored figures are metric always; a shop's packs differ too. */
export const UNIT_SYSTEMS = ["metric", "us"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
export const DEFAULT_UNIT_SYSTEM: UnitSystem = "metric";

import type { RiskyFood } from "../risky-food.ts";

/** What somebody at risk is served only safely, as a part of a sentence; null if they eat everything as it comes. */
export function riskyFoodText({ raw, chilled }: RiskyFood): string | null {
  const kept = [
    ...(raw ? [] : ["no raw fish, rare meat or raw sprouts"]),
    ...(chilled ? [] : ["deli meat, smoked fish and soft cheese only heated"]),
  ];
  return kept.length === 0 ? null : kept.join("; ");
}

/** The same as a sentence, for the help below a field; undefined shows none. */
export function riskyFoodHelp(risky: RiskyFood): string | undefined {
  const text = riskyFoodText(risky);
  return text === null ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

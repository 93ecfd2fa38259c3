import { OLDEST_AGE_FOR_RAW_FOOD, YOUNGEST_AGE_FOR_RAW_FOOD } from "@mealwright/schema/constants/questionnaire";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";

/** "Pregnant" in the languages that the lexicon reads. */
const PREGNANT =
  /pregnan|expecting a (?:baby|child)|schwanger|enceinte|grossesse|embara[zs]ad|incinta|gr[aá]vid|zwanger|gravid|ci[aą][zż]y|hamile|беременн|妊娠|怀孕|懷孕|임신|حامل|בהריון|έγκυος|गर्भवती|ตั้งครรภ์|mang thai/iu;

/** Words for raw flesh, in a dish that contains any. */
const RAW =
  /\b(?:eaten raw|raw (?:fish|salmon|tuna|beef|meat|scallops?|shrimp|oysters?|shellfish)|sashimi|ceviche|tartare?|carpaccio|crudo|sushi[- ]grade|poke bowl|lime[- ]cured|(?:medium[- ])?rare)\b/iu;
const RAW_ANIMALS: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "crustacean", "mollusc"]);

/** Whether somebody's own words say that they are pregnant. */
export function saysPregnant(text: string | null): boolean {
  return text !== null && PREGNANT.test(text);
}

/**
 * Whether raw fish and shellfish may be served: not under 18, not over 65, not to the pregnant (FDA's groups at risk).
 * Somebody whose age is unknown is taken to be an adult.
 */
export function mayEatRaw(age: number | null, otherAllergies: string | null): boolean {
  const isOfAge = age === null || (age >= YOUNGEST_AGE_FOR_RAW_FOOD && age <= OLDEST_AGE_FOR_RAW_FOOD);
  return isOfAge && !saysPregnant(otherAllergies);
}

/** The words which say that a dish's meat or fish is eaten raw; null without such words, meat or fish. */
export function rawWords(texts: readonly string[], foodIds: readonly FoodId[]): string | null {
  if (!foodIds.some((id) => RAW_ANIMALS.has(FOODS.get(id)?.animal ?? "none"))) return null;
  for (const text of texts) {
    const found = RAW.exec(text);
    if (found !== null) return found[0];
  }
  return null;
}

import type { OtherAllergiesReading } from "@mealwright/schema/contract/preferences";
import { requireFood } from "../domain/foods/catalogue/catalogue.ts";
import { allergenName, avoidanceFor } from "../domain/safety/gate/avoidance.ts";
import type { Avoidance } from "../domain/safety/gate/eater.ts";
import { saysPregnant } from "../domain/safety/gate/raw-food.ts";

/** This many names are enough to see that the right food is meant. */
const NAMED_FOODS = 3;

/**
 * How the gate understands the text typed under "Other", part by part, and which words it does not know. Throws
 * `UnknownValueError`.
 */
export function presentOtherAllergies(text: string): OtherAllergiesReading {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return {
    parts: parts.filter((part) => part !== "").map(presentPart),
    unknown: [...avoidanceFor({ allergies: [], otherAllergies: text }).unresolved],
  };
}

function presentPart(text: string): OtherAllergiesReading["parts"][number] {
  const avoided = avoidanceFor({ allergies: [], otherAllergies: text });
  const foods = foodNames(avoided);
  return {
    text,
    avoids: [...avoided.allergens.map(allergenName), ...foods.slice(0, NAMED_FOODS)],
    moreFoods: Math.max(0, foods.length - NAMED_FOODS),
    servesNothingRaw: saysPregnant(text),
  };
}

/** Foods whose names contain what was typed come first; the rest in the catalogue's order, common foods first. */
function foodNames({ foodIds, terms }: Avoidance): readonly string[] {
  const isNamed = (name: string, term: string) => name.includes(term) || name.includes(term.replace(/y$/, "ies"));
  const isCalledSo = (name: string) => terms.some((term) => isNamed(name.toLowerCase(), term));
  return foodIds
    .map((id) => requireFood(id).name)
    .sort((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)));
}

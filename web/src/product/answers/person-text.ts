import { AGE_BAND_TEXTS } from "@mealwright/schema/constants/household";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { DIET_FACTS, OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import type { Household, HouseholdPerson } from "@mealwright/schema/contract/household";
import { formatQuantity } from "@mealwright/schema/rules/amounts";
import { shortDayName } from "../week-days.ts";

/** A person's answers in one line: "4 to 8 years, vegetarian, no dairy, ¾ of your portion, Mon, Tue". */
export function personText(person: Household["people"][number]): string {
  const { ageBand, diet, portions, days } = person;
  const avoided = avoidedOf(person);
  return [
    AGE_BAND_TEXTS[ageBand],
    diet === "omnivore" ? "" : DIET_FACTS[diet].label.toLowerCase(),
    avoided.length === 0 ? "" : `no ${avoided.join(", ")}`,
    portions === 1 ? "a portion like yours" : `${formatQuantity(portions)} of your portion`,
    daysText(days),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function avoidedOf({ allergies, otherAllergies }: HouseholdPerson): readonly string[] {
  const named = allergies.flatMap((option) => (option === OTHER_ALLERGY ? [] : [option.toLowerCase()]));
  return otherAllergies === null ? named : [...named, otherAllergies];
}

function daysText(days: readonly number[]): string {
  if (days.length === DAYS_PER_WEEK) return "every day";
  return days.length === 0 ? "on no days, so left out of the plan" : days.map(shortDayName).join(", ");
}

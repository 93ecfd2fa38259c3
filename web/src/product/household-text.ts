import { AGE_BAND_TEXTS } from "@mealwright/schema/constants/household";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import type { Household, HouseholdPerson } from "@mealwright/schema/contract/household";
import { formatQuantity } from "@mealwright/schema/rules/amounts";
import { DIET_TEXTS } from "./answer-texts.ts";
import { shortDayName } from "./week-days.ts";

type Eater = Household["people"][number];

/** Who sits at the table on a day; without one, everybody who eats along at all. */
function seatedOn({ people }: Household, day: number | null): readonly Eater[] {
  return people.filter(({ days }) => (day === null ? days.length > 0 : days.includes(day)));
}

/** Portions cooked of a day's meals. */
export function portionsOn({ portionsByDay }: Household, day: number): number {
  return portionsByDay[day - 1] ?? 1;
}

/** "For 3: you, Mia ¾ and Tom 1¼: 3 portions in all."; of a week: "For 2: you and Mia ¾ (Sat, Sun)." Null where only one person, or nobody by name, is cooked for. */
export function tableText(household: Household, day: number | null): string | null {
  const others = seatedOn(household, day);
  if (others.length === 0) return null;
  const shares = others.map((one) => shareText(one, day));
  const together = day === null ? "" : `: ${formatQuantity(portionsOn(household, day))} portions in all`;
  return `For ${others.length + 1}: ${listed(["you", ...shares])}${together}.`;
}

/** "Mia ¾", with the days where a week is spoken of and the person does not eat on all of them. */
function shareText({ name, portions, days }: Eater, day: number | null): string {
  const share = portions === 1 ? name : `${name} ${formatQuantity(portions)}`;
  return day === null && days.length < DAYS_PER_WEEK ? `${share} (${daysText(days)})` : share;
}

/** The line over a recipe's amounts; null where they are one person's. */
export function amountsText(household: Household, day: number): string | null {
  const portions = portionsOn(household, day);
  const table = tableText(household, day);
  if (table !== null) return `${table} Amounts as on your shopping list.`;
  return portions === 1 ? null : `Amounts for ${formatQuantity(portions)} people, as on your shopping list.`;
}

/** What a person's answers are, in one line: "4 to 8 years, vegetarian, no dairy, ¾ of your portion, Mon, Tue". */
export function personText(person: Eater): string {
  const { ageBand, diet, portions, days } = person;
  const avoided = avoidedOf(person);
  return [
    AGE_BAND_TEXTS[ageBand],
    diet === "omnivore" ? "" : DIET_TEXTS[diet].label.toLowerCase(),
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
  return days.length === 0 ? "on no day: left out of the plan" : days.map(shortDayName).join(", ");
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

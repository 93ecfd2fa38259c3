import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { Household } from "@mealwright/schema/contract/household";
import { formatQuantity } from "@mealwright/schema/rules/amounts";
import { shortDayName } from "../week-days.ts";

type Eater = Household["people"][number];

/** Who eats on a day; without a day, everybody who eats along on any day. */
function seatedOn({ people }: Household, day: number | null): readonly Eater[] {
  return people.filter(({ days }) => (day === null ? days.length > 0 : days.includes(day)));
}

/** Portions that are cooked for a day's meals. */
export function portionsOn({ portionsByDay }: Household, day: number): number {
  return portionsByDay[day - 1] ?? 1;
}

/**
 * "For 3: you, Mia ¾ and Tom 1¼: 3 portions in all."; of a week: "For 4: you, Mia ¾ (Sat, Sun) and 2 more." Null where
 * only one person, or nobody by name, is cooked for.
 */
export function tableText(household: Household, day: number | null): string | null {
  const others = seatedOn(household, day);
  const { people, unnamed } = household;
  const count = others.length + unnamed;
  if (people.length === 0 || count === 0) return null;
  const shares = [...others.map((one) => shareText(one, day)), ...(unnamed > 0 ? [`${unnamed} more`] : [])];
  const together = day === null ? "" : `: ${formatQuantity(portionsOn(household, day))} portions in all`;
  return `For ${count + 1}: ${listed(["you", ...shares])}${together}.`;
}

/** "Mia ¾", with the days if the text is about a week and the person does not eat on all of them. */
function shareText({ name, portions, days }: Eater, day: number | null): string {
  const share = portions === 1 ? name : `${apart(name)} ${formatQuantity(portions)}`;
  return day === null && days.length < DAYS_PER_WEEK ? `${share} (${days.map(shortDayName).join(", ")})` : share;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const ISOLATE = "\u2068";
const END_OF_ISOLATE = "\u2069";

/** Isolates a name: one written from right to left would move the figures after it to its other side. */
function apart(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END_OF_ISOLATE}` : name;
}

/** The line above a recipe's amounts; null if they are for one person. */
export function amountsText(household: Household, day: number): string | null {
  const portions = portionsOn(household, day);
  const table = tableText(household, day);
  if (table !== null) return `${table} Amounts match your shopping list.`;
  return portions === 1 ? null : `Amounts for ${formatQuantity(portions)} people, matching your shopping list.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

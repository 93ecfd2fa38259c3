import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { formatQuantity } from "../../lib/amount.ts";
import { shortDayName } from "../../lib/week-days.ts";

const GRAMS_PER_OUNCE = 28.349523125;

/** "1 bag (500 g)", "3 pieces". */
export function buyText({ quantity, unit }: Pick<GroceryItem, "quantity" | "unit">): string {
  return quantity > 0 ? `${formatQuantity(quantity)} ${unit}`.trim() : unit;
}

/** The need behind what is bought: "about 240 g needed" of "about 240 g needed · 1 bag (500 g)"; null without one. */
export function neededText({ text }: Pick<GroceryItem, "text">): string | null {
  const need = text.split(" · ")[0]?.trim() ?? "";
  return need.includes("needed") ? withSigns(need) : null;
}

/** "1 1/2 tsp" is "1½ tsp". */
function withSigns(text: string): string {
  return text.replace(/(\d+ )?(\d)\/(\d)/, (_, whole: string | undefined, top: string, bottom: string) =>
    formatQuantity(Number(whole ?? 0) + Number(top) / Number(bottom)),
  );
}

/** "fresh for Sunday", "part of it fresh for Sunday": what will not keep until it is needed; null when all of it does. */
export function freshText({ text }: Pick<GroceryItem, "text">): string | null {
  return /(?:part of it )?fresh for [^,·]+/.exec(text)?.[0].trim() ?? null;
}

/** The amount of a staple that the week takes: "about 5 g" of "check you have about 5 g". */
export function stapleText({ text }: Pick<GroceryItem, "text">): string {
  return withSigns(text.replace(/^check you have /, ""));
}

/** How the amount of a line at home is asked for: by the piece where it is bought so, otherwise by weight. */
export function homeUnit(
  { packs, unit }: Pick<GroceryItem, "packs" | "unit">,
  system: UnitSystem,
): { readonly unit: string; readonly gramsEach: number } {
  const [pack] = packs;
  if (pack !== undefined && /^pieces?$/.test(unit)) return { unit: "pieces", gramsEach: pack.grams };
  return system === "us" ? { unit: "oz", gramsEach: GRAMS_PER_OUNCE } : { unit: "g", gramsEach: 1 };
}

const DISHES_NAMED = 2;

/** Which dishes need it: "Lentil soup (Mon, Thu), Chili (Tue) and 3 more". */
export function mealsText({ meals }: Pick<GroceryItem, "meals">): string {
  const days = new Map<string, number[]>();
  for (const { name, day } of meals) days.set(name, [...(days.get(name) ?? []), day]);
  const dishes = [...days].map(
    ([name, on]) =>
      `${name} (${[...new Set(on)]
        .toSorted((a, b) => a - b)
        .map(shortDayName)
        .join(", ")})`,
  );
  const more = dishes.length - DISHES_NAMED;
  return dishes.slice(0, DISHES_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

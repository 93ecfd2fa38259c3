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

const IN_A_PACK = /^(?:pack of (\d+)|dozen)$/;
const COUNTED = /^(\d+) ([a-z]{3,}?)s?$/;
const CAN = /\bcan$/;
const DOZEN = 12;

/** How the amount of a line at home is asked for: as the shop counts it, otherwise by weight. */
export function homeUnit(
  { packs, unit }: Pick<GroceryItem, "packs" | "unit">,
  system: UnitSystem,
): { readonly unit: string; readonly gramsEach: number } {
  const { label = "", grams = 0 } = packs[0] ?? {};
  const inPack = IN_A_PACK.exec(label);
  if (inPack !== null) return { unit: "pieces", gramsEach: grams / Number(inPack[1] ?? DOZEN) };
  const [, count, name = ""] = COUNTED.exec(label) ?? [];
  if (count !== undefined) {
    return { unit: /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`, gramsEach: grams / Number(count) };
  }
  // What a can says on its label is not what is left of it drained.
  const size = /\(([^)+]+)\)/.exec(unit)?.[1];
  if (CAN.test(label) && size !== undefined) return { unit: `cans of ${size}`, gramsEach: grams };
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

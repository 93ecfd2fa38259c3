import { GRAMS_PER_OUNCE, isCustomary, OUNCES_PER_POUND, type UnitSystem } from "../../constants/food/units.ts";
import { DAY_NAMES } from "../../constants/meals.ts";
import type { GroceryItem, GroceryPack } from "../../contract/grocery.ts";
import { type Amount, amountText, metricAmount, pluralUnit, weightAmount } from "../amounts.ts";

/** More pieces than this are weighed in a shop. */
const MOST_PIECES_COUNTED = 12;
/** Share of a piece by which grams may differ from whole pieces and still be given in pieces. */
const NEARLY_WHOLE = 0.05;
const VOLUMES: ReadonlySet<string> = new Set(["ml", "l", "fl oz"]);

/** Grams of packs as bought. */
export function packsGrams(packs: readonly Pick<GroceryPack, "count" | "gramsEach">[]): number {
  return Math.round(packs.reduce((total, { count, gramsEach }) => total + count * gramsEach, 0));
}

/** What to ask for in the shop, in the specification's two fields; `quantity` is whole: 1 of "bag (500 g)". */
export function shopAmount(packs: readonly GroceryPack[], system: UnitSystem): Amount {
  const quantity = packs.reduce((total, { count }) => total + count, 0);
  const [first] = packs;
  if (first === undefined) return { quantity: 0, unit: "" };
  if (packs.length === 1) {
    const isWeighed = first.unit === "piece" && quantity > MOST_PIECES_COUNTED;
    const weight = isWeighed ? ` (about ${amountText(weightAmount(packsGrams(packs), system))})` : "";
    return { quantity, unit: `${unitText(first)}${weight}` };
  }
  const sizes = packs.map(
    ({ count, unit, size }) => `${count > 1 ? `${count} × ` : ""}${size ? sizeText(size) : unit}`,
  );
  const unit = first.size === null ? "packs" : pluralUnit(first.unit, quantity);
  return { quantity, unit: `${unit} (${sizes.join(" + ")})` };
}

function unitText({ unit, count, size }: Pick<GroceryPack, "unit" | "count" | "size">): string {
  const text = pluralUnit(unit, count);
  return size === null ? text : `${text} (${sizeText(size)})`;
}

/** A label says "14.5 oz", not a fraction. */
function sizeText({ quantity, unit }: Amount): string {
  return `${quantity} ${unit}`;
}

/** "1 bag (500 g)", "3 pieces". */
export function buyText({ quantity, unit }: Pick<GroceryItem, "quantity" | "unit">): string {
  return quantity > 0 ? `${quantity} ${unit}`.trim() : unit;
}

function needText(needed: Amount): string {
  return needed.unit === "pinch" ? "a pinch" : `about ${amountText(needed)}`;
}

/** The need behind what is bought: "about 240 g needed, minus what you have"; null where the packs say it already. */
export function neededText(
  item: Pick<GroceryItem, "needed" | "have" | "covered" | "packs" | "quantity">,
): string | null {
  const { needed, have, covered, packs, quantity } = item;
  if (needed === null) return null;
  const isLess = have !== null && !covered;
  // "about 6 needed" of 6 pieces says one thing twice.
  const isSaid = packs.length === 1 && packs[0]?.unit === "piece" && needed.unit === "" && needed.quantity === quantity;
  if (isSaid && !isLess) return null;
  return `${needText(needed)} needed${isLess ? ", minus what you have" : ""}`;
}

/** "fresh for Sunday", "part of it fresh for Sunday": what would not keep from the first shop; null when all of it does. */
export function freshText({
  freshForDays,
  isPartFresh,
}: Pick<GroceryItem, "freshForDays" | "isPartFresh">): string | null {
  if (freshForDays.length === 0) return null;
  const days = freshForDays.map((day) => DAY_NAMES[day - 1] ?? `day ${day}`);
  return `${isPartFresh ? "part of it " : ""}fresh for ${days.join(" and ")}`;
}

/** The amount of a staple that the week takes: "about 5 g". */
export function stapleText({ needed }: Pick<GroceryItem, "needed">): string {
  return needed === null ? "" : needText(needed);
}

type LineTextItem = Pick<
  GroceryItem,
  | "needed"
  | "have"
  | "covered"
  | "packs"
  | "quantity"
  | "unit"
  | "freshForDays"
  | "isPartFresh"
  | "staple"
  | "ownLineId"
>;

/** Everything that is shown of a line beside its name: "about 340 g needed · 1 pack (500 g), fresh for Sunday". */
export function lineText(item: LineTextItem): string {
  if (item.ownLineId !== null) return "";
  const needed = neededText(item);
  const short = shortLineText(item);
  if (item.covered) return `${needed ?? ""} · ${short}`;
  return needed === null || item.staple ? short : `${needed} · ${short}`;
}

/** What to take off the shelf: "1 pack (500 g), fresh for Sunday". */
export function shortLineText(item: LineTextItem): string {
  if (item.ownLineId !== null) return "";
  if (item.covered) return item.have === null ? "from the tap" : "you have enough";
  if (item.staple) return stapleText(item);
  return [buyText(item), freshText(item)].filter((part) => part !== null).join(", ");
}

/**
 * By volume for a food that is sold by volume: 525 g of a 1 l carton that holds 1,050 g is 500 ml. Otherwise by
 * weight.
 */
function measured(grams: number, counted: GroceryItem["counted"], system: UnitSystem): Amount {
  const size = counted?.size;
  if (!size || !VOLUMES.has(size.unit)) return scaleAmount(grams, system);
  const quantity = (size.quantity * grams) / counted.gramsEach;
  if (size.unit === "fl oz") return { quantity: Math.ceil(quantity - 1e-6), unit: size.unit };
  return metricAmount(size.unit === "l" ? quantity * 1_000 : quantity, "ml", "l");
}

/**
 * Grams as bought, in the store's units if they make whole ones: "3" pieces, "2 bunches", "1 can (400 g)". Otherwise as
 * the label measures them.
 */
function boughtText(grams: number, counted: GroceryItem["counted"], system: UnitSystem): string {
  const count = counted === null ? 0 : Math.round(grams / counted.gramsEach);
  if (counted === null || count < 1 || Math.abs(grams / counted.gramsEach - count) > NEARLY_WHOLE) {
    return amountText(measured(grams, counted, system));
  }
  return counted.unit === "piece" ? String(count) : `${count} ${unitText({ ...counted, count })}`;
}

/** What is at home: "3", "500 g", "enough". Empty where that is nothing. */
export function haveText(
  { have, counted }: { readonly have: { readonly grams: number | null } | null } & Pick<GroceryItem, "counted">,
  system: UnitSystem,
): string {
  if (have === null) return "";
  return have.grams === null ? "enough" : boughtText(have.grams, counted, system);
}

/**
 * The same in the words of a line. What earlier weeks left over is the amount at the start of the week, whatever day
 * it is now.
 */
export function homeText(item: Pick<GroceryItem, "have" | "counted">, system: UnitSystem): string {
  if (item.have === null) return "";
  return `${haveText(item, system)} at home${item.have.fromEarlier ? " at the start of the week" : ""}`;
}

/** For a line that has changed since it was ticked: "500 g already bought: 500 g more to buy"; null if it has not. */
export function boughtNote(
  { bought, counted }: Pick<GroceryItem, "bought" | "counted">,
  system: UnitSystem,
): string | null {
  if (bought === null) return null;
  const { grams, moreGrams } = bought;
  const difference = boughtText(Math.abs(moreGrams), counted, system);
  return moreGrams <= 0
    ? `${difference} more bought than this week needs`
    : `${boughtText(grams, counted, system)} already bought: ${difference} more to buy`;
}

/** The unit in which an amount at home is entered: as the store counts it, otherwise by weight. */
export function homeUnit(
  { counted }: Pick<GroceryItem, "counted">,
  system: UnitSystem,
): { readonly unit: string; readonly gramsEach: number } {
  if (counted === null) return weighingUnit(system);
  const { unit, gramsEach, size } = counted;
  // A can's label gives its full weight, but what is at home is counted drained.
  return { unit: `${pluralUnit(unit, 2)}${size === null ? "" : ` of ${sizeText(size)}`}`, gramsEach };
}

/** Grams at home, as a scale shows them, to a tenth of a pound: rounded up to a quarter, they could be far too many. */
function scaleAmount(grams: number, system: UnitSystem): Amount {
  const pounds = grams / GRAMS_PER_OUNCE / OUNCES_PER_POUND;
  if (!isCustomary(system) || pounds < 1) return weightAmount(grams, system);
  return { quantity: Number(pounds.toFixed(1)), unit: "lb" };
}

/** The unit of a scale that a person types an amount in, and the grams of one. */
function weighingUnit(system: UnitSystem): { readonly unit: string; readonly gramsEach: number } {
  return isCustomary(system) ? { unit: "oz", gramsEach: GRAMS_PER_OUNCE } : { unit: "g", gramsEach: 1 };
}

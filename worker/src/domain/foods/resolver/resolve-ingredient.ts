import { food } from "../catalogue/catalogue.ts";
import { gramsOf } from "../catalogue/measures.ts";
import { findUnit } from "../catalogue/units.ts";
import { splitName } from "./line/line-parts.ts";
import { readNameAfterAmount } from "./line/reading.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";
import { plainStates } from "./states/said-state.ts";
import { foldedWords, singular } from "./words.ts";

const SPACES = /\s+/;
/** Units that only count things: beside a name with its own amount they add nothing. */
const COUNTING_UNITS: ReadonlySet<string> = new Set(["", "piece", "whole", "small", "medium", "large", "serving"]);

/**
 * The line for a name that includes an amount of its own, otherwise null. "1/2 onion" beside 0.5 is half an onion,
 * never a quarter; a unit beside it ("1/2 onion", 55 g) is more precise and replaces it.
 */
function lineOfOwnAmount(name: string, quantity: number, unit: string): string | null {
  const { part, rest } = splitName(plainStates(name));
  const named = readNameAfterAmount(rest.split(SPACES).filter(Boolean));
  if (named === null) return null;
  if (COUNTING_UNITS.has(findUnit(unit) ?? unit.trim().toLowerCase())) return name;
  return `${quantity} ${unit} ${named} ${part ?? ""}`;
}

/** 4 "(6 oz) chops", 10 "olives": if the unit is a word of the name, it only counts pieces and is dropped. */
function unitBesideName(unit: string, name: string): string {
  const words = unit.trim().split(SPACES);
  const last = foldedWords(words.at(-1) ?? "").at(-1);
  const isOfName = last !== undefined && findUnit(words.at(-1) ?? "") === null && foldedWords(name).includes(last);
  return isOfName ? words.slice(0, -1).join(" ") : unit;
}

/** Like `resolveLine`, for a name with a separate amount; `quantity` and `unit` may be null. */
export function resolveIngredient(name: string, quantity: number | null, unit: string | null): Resolution {
  const counted = quantity !== null && Number.isFinite(quantity) && quantity >= 0;
  if (!counted) return resolveLine(name);
  const byId = food(name);
  const gramsById = byId === undefined ? null : gramsOf(byId, quantity, unit ?? "piece");
  if (byId !== undefined && gramsById !== null) {
    return { status: "resolved", food: byId, grams: gramsById, confidence: 1 };
  }
  const measure = unitBesideName(unit ?? "", name);
  const own = lineOfOwnAmount(name, quantity, measure);
  // "2 carrots (with butter)", 40 g: everything that the amount's own line leaves out must agree with the food.
  if (own !== null && own !== name) {
    const whole = resolveLine(name);
    if (whole.status === "unresolved") return whole;
  }
  const resolution = resolveLine(own ?? `${Number(quantity.toPrecision(6))} ${measure} ${name}`);
  if (resolution.status === "resolved") return resolution;
  const bare = resolveLine(name);
  if (bare.status === "unresolved") return bare;
  return { ...bare, grams: gramsOf(bare.food, quantity, singular((unit ?? "piece").toLowerCase())) };
}

import { type Amount, FRACTIONS } from "./amounts.ts";

/** From this many on, the next larger spoon or cup is used instead. */
const TEASPOONS_FROM = 6;
const TABLESPOONS_FROM = 8;
const PINCHES_FROM = 4;
const TEASPOONS_PER_TABLESPOON = 3;
const TABLESPOONS_PER_CUP = 16;
const PINCHES_PER_TEASPOON = 16;
/** How far a cup of it may be off from the spoons. */
const CUP_SLACK = 1 / 8;

/** What many small spoons are in larger ones: 6 tsp are 2 tbsp, 26 tbsp 1⅔ cups, 4 pinches ¼ tsp. */
export function inLargerSpoons(quantity: number, unit: string): Amount {
  if (unit === "tsp" && quantity >= TEASPOONS_FROM) return inLargerSpoons(quantity / TEASPOONS_PER_TABLESPOON, "tbsp");
  if (unit === "pinch" && quantity >= PINCHES_FROM) return { quantity: quantity / PINCHES_PER_TEASPOON, unit: "tsp" };
  if (unit !== "tbsp" || quantity < TABLESPOONS_FROM) return { quantity, unit };
  const exact = quantity / TABLESPOONS_PER_CUP;
  const cups = nearestFriendly(exact);
  return Math.abs(cups / exact - 1) <= CUP_SLACK ? { quantity: cups, unit: "cup" } : { quantity, unit };
}

function nearestFriendly(value: number): number {
  const whole = Math.floor(value);
  const [nearest = 0] = [...FRACTIONS, 1].sort(
    (one, other) => Math.abs(whole + one - value) - Math.abs(whole + other - value),
  );
  return Number((whole + nearest).toFixed(3));
}

/** Counted by the piece, with or without a size: the name says what is counted. */
const COUNTED_UNITS: ReadonlySet<string> = new Set(["", "piece", "small", "medium", "large"]);
/** What the food is in or without, after the word that takes the plural. */
const AFTER_HEAD = / (?:in|with|without) |,| \(/;

/** "4 corn tortillas", "2 large egg yolks", "1 shallot": a food in pieces, as many as there are. */
export function countedName(name: string, { quantity, unit }: Amount): string {
  if (quantity <= 1 || !COUNTED_UNITS.has(unit)) return name;
  const end = name.search(AFTER_HEAD);
  const head = end < 0 ? name : name.slice(0, end);
  return `${pluralWord(head)}${name.slice(head.length)}`;
}

function pluralWord(head: string): string {
  if (/(?:[^s]s|anise|crispbread)$/.test(head)) return head;
  if (/leaf$/.test(head)) return head.replace(/f$/, "ves");
  if (/[^aeiou]y$/.test(head)) return head.replace(/y$/, "ies");
  return /(?:s|x|ch|sh|chili|tomato|potato|mango)$/.test(head) ? `${head}es` : `${head}s`;
}

import type { Recipe } from "../../../cookbook/recipe.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { at } from "../typed-arrays.ts";
import { WEIGHTS } from "../weights.ts";
import { pairingBits } from "./pairings.ts";

/**
 * Bit words: the first for the dishes that a side is not served with (`pairingBits`), the others for the foods that
 * stand out in a model's sides; the few foods that do not fit are ignored.
 */
const WORDS = 4;
const BITS = 31;

/** What people notice on a plate; sauces, fat, liquids and flavors are in everything. */
const SEEN: ReadonlySet<string> = new Set(["protein", "starch", "vegetable", "fruit", "dairy"]);
/** The least share of a side's weight, and of a dish's, with which a food stands out. */
const SHARE = { side: 0.2, dish: 0.06 } as const;
const LEAST_G = 10;
/**
 * People notice the kind of these, not the food: spinach next to kale. Spreads and seeds stand out in smaller amounts,
 * whatever their role.
 */
const KINDS: ReadonlySet<string> = new Set([
  "beans",
  "salad",
  "leafy greens",
  "cabbage",
  "mushrooms",
  "tomato",
  "pepper",
]);
const DENSE_KINDS: ReadonlySet<string> = new Set(["nut butter", "nuts", "seeds", "dried fruit"]);

/**
 * For each dish, the foods that stand out if it is a side, and those of all sides' outstanding foods that it has; bits
 * in `WORDS` numbers each.
 */
export interface EchoTable {
  readonly leads: Int32Array;
  readonly has: Int32Array;
}

const known = new WeakMap<Recipe, readonly string[]>();

/** The foods that stand out in a recipe; cached. */
function outstanding(recipe: Recipe): readonly string[] {
  let foods = known.get(recipe);
  if (foods === undefined) {
    foods = findOutstanding(recipe);
    known.set(recipe, foods);
  }
  return foods;
}

function findOutstanding({ ingredients, side }: Recipe): readonly string[] {
  const all = ingredients.filter(({ role }) => SEEN.has(role));
  const least = all.reduce((sum, { grams }) => sum + grams, 0) * (side ? SHARE.side : SHARE.dish);
  const seen = ingredients.flatMap(({ foodId, grams, role }) => {
    const kind = larderGroups()[larderGroupOf(foodId)]?.name ?? "";
    if (grams >= LEAST_G && DENSE_KINDS.has(kind)) return [kind];
    if (!SEEN.has(role) || grams < Math.max(LEAST_G, least)) return [];
    return [KINDS.has(kind) ? kind : foodId];
  });
  return [...new Set(seen)];
}

const pairings = new WeakMap<Recipe, number>();

function pairingsKept(recipe: Recipe): number {
  let bits = pairings.get(recipe);
  if (bits === undefined) {
    bits = pairingBits(recipe);
    pairings.set(recipe, bits);
  }
  return bits;
}

/** Computes what the dishes of a model have in common with its sides. */
export function buildEcho(recipes: readonly Recipe[]): EchoTable {
  const foods = recipes.map(outstanding);
  const bits = new Map<string, number>();
  recipes.forEach(({ side }, dish) => {
    for (const food of side ? (foods[dish] ?? []) : []) {
      const bit = BITS + bits.size;
      if (!bits.has(food) && bit < WORDS * BITS) bits.set(food, bit);
    }
  });
  const leads = new Int32Array(recipes.length * WORDS);
  const has = new Int32Array(recipes.length * WORDS);
  recipes.forEach((recipe, dish) => {
    const { side } = recipe;
    (side ? leads : has)[dish * WORDS] = pairingsKept(recipe);
    for (const food of foods[dish] ?? []) {
      const bit = bits.get(food);
      if (bit === undefined) continue;
      const place = dish * WORDS + Math.floor(bit / BITS);
      has[place] = at(has, place) | (1 << (bit % BITS));
      if (side) leads[place] = at(leads, place) | (1 << (bit % BITS));
    }
  });
  return { leads, has };
}

/** Points for two dishes that repeat each other or clash: a banana with banana porridge, cheese with dal (`pairings.data.ts`). */
export function echoPoints({ leads, has }: EchoTable, one: number, other: number): number {
  let points = 0;
  for (let word = 0; word < WORDS; word++) {
    const [a, b] = [one * WORDS + word, other * WORDS + word];
    points += pointsOf(at(leads, a) & at(has, b), word) + pointsOf(at(has, a) & at(leads, b), word);
  }
  return points;
}

function pointsOf(common: number, word: number): number {
  if (common === 0) return 0;
  return bitsOf(common) * (word === 0 ? WEIGHTS.clash : WEIGHTS.echo);
}

/** Adds a dish to a combined row of an `EchoTable` for a whole table. */
export function addToTable({ leads, has }: EchoTable, dish: number, table: EchoTable): void {
  for (let word = 0; word < WORDS; word++) {
    table.leads[word] = at(table.leads, word) | at(leads, dish * WORDS + word);
    table.has[word] = at(table.has, word) | at(has, dish * WORDS + word);
  }
}

export function emptyTable(): EchoTable {
  return { leads: new Int32Array(WORDS), has: new Int32Array(WORDS) };
}

/** Whether a dish repeats, or clashes with, anything on a table. */
export function echoesTable({ leads, has }: EchoTable, dish: number, table: EchoTable): boolean {
  let common = 0;
  for (let word = 0; word < WORDS; word++) {
    const place = dish * WORDS + word;
    common |= (at(leads, place) & at(table.has, word)) | (at(has, place) & at(table.leads, word));
  }
  return common !== 0;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

import type { FoodId, Nutrient } from "./food.ts";
import type { Micronutrient } from "./micronutrients.ts";
import { RETENTION_FACTORS, RETENTION_GROUPS } from "./tables/retention.data.ts";

/**
 * How an ingredient is cooked, as far as USDA's table distinguishes; "boiled" is drained, "simmered" is eaten with its
 * water.
 */
export const COOKINGS = ["baked", "boiled", "fried", "simmered", "steamed"] as const;
export type Cooking = (typeof COOKINGS)[number];

/** Nutrients that cooking reduces, in the order of the table. */
export const RETAINED_NUTRIENTS = [
  "calciumMg",
  "ironMg",
  "magnesiumMg",
  "phosphorusMg",
  "potassiumMg",
  "zincMg",
  "vitaminCMg",
  "thiaminMg",
  "riboflavinMg",
  "niacinMg",
  "vitaminB6Mg",
  "folateUg",
  "cholineMg",
  "vitaminB12Ug",
  "vitaminAUg",
] as const satisfies readonly (Nutrient | Micronutrient)[];

/** Groups of foods that are always cooked, whatever the dish. */
const NEVER_RAW: ReadonlySet<string> = new Set(
  "pasta rice flour lentils beans beef ground-beef chicken turkey oily-fish shellfish mussels eggs".split(" "),
);

interface Group {
  readonly name: string;
  readonly codes: Readonly<Partial<Record<Cooking, number>>>;
}

interface Tables {
  readonly groups: ReadonlyMap<FoodId, Group>;
  /** Percent, in the order of the table's nutrients, by its code. */
  readonly factors: ReadonlyMap<number, readonly number[]>;
}

let tables: Tables | undefined;

/** Read on the first call. Throws if a food is listed twice or a group names a code that the table lacks. */
function openTables(): Tables {
  if (tables !== undefined) return tables;
  const factors = new Map<number, readonly number[]>();
  for (const line of RETENTION_FACTORS.trim().split("\n")) {
    const [code, , percents = ""] = line.split("|");
    factors.set(Number(code), percents.split(" ").map(Number));
  }
  const groups = new Map<FoodId, Group>();
  for (const line of RETENTION_GROUPS.trim().split("\n")) {
    const [name = "", ways = "", foods = ""] = line.split("|");
    const codes = Object.fromEntries(
      ways.split(" ").map((way) => {
        const [cooking, code] = way.split("=");
        if (!factors.has(Number(code))) throw new Error(`retention: ${name} names ${way}`);
        return [cooking, Number(code)];
      }),
    );
    for (const foodId of foods.split(" ")) {
      if (groups.has(foodId)) throw new Error(`retention: "${foodId}" is listed twice`);
      groups.set(foodId, { name, codes });
    }
  }
  tables = { groups, factors };
  return tables;
}

/** The table's group of a raw food; null if it has none, or the food is already cooked. */
export function retentionGroupOf(foodId: FoodId): string | null {
  return openTables().groups.get(foodId)?.name ?? null;
}

/** Whether a food is always cooked, even in an uncooked dish. */
export function isNeverRaw(foodId: FoodId): boolean {
  return NEVER_RAW.has(retentionGroupOf(foodId) ?? "");
}

/** USDA's code for a food cooked in this way; null if the table has none. */
export function retentionCodeOf(foodId: FoodId, cooking: Cooking): number | null {
  return openTables().groups.get(foodId)?.codes[cooking] ?? null;
}

/**
 * The share of a nutrient that is left after cooking, 0 to 1; null if the table does not say, so that the raw figure
 * counts.
 */
export function keptShare(foodId: FoodId, nutrient: Nutrient | Micronutrient, cooking: Cooking): number | null {
  const code = retentionCodeOf(foodId, cooking);
  const percent = openTables().factors.get(code ?? 0)?.[(RETAINED_NUTRIENTS as readonly string[]).indexOf(nutrient)];
  return percent === undefined ? null : percent / 100;
}

/**
 * Of some ways to cook a food, the one that leaves the least vitamin C and folate, which heat destroys first; null
 * without any.
 */
export function hardestOn(foodId: FoodId, ways: Iterable<Cooking>): Cooking | null {
  let hardest: Cooking | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const left = (keptShare(foodId, "vitaminCMg", way) ?? 1) + (keptShare(foodId, "folateUg", way) ?? 1);
    if (left < least) [hardest, least] = [way, left];
  }
  return hardest;
}

import type { FoodId, Nutrient } from "./food.ts";
import type { Micronutrient } from "./micronutrients.ts";
import { RETENTION_FACTORS, RETENTION_GROUPS } from "./tables/retention.data.ts";

/** How an ingredient is cooked, as far as USDA's table tells it apart; "boiled" is drained, "simmered" eaten with its water. */
export const COOKINGS = ["baked", "boiled", "fried", "simmered", "steamed"] as const;
export type Cooking = (typeof COOKINGS)[number];

/** What cooking takes from, in the order of the table. */
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

/** Groups whose foods nobody eats uncooked, whatever the dish around them is. */
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

/** Read on the first call. Throws where a food is listed twice or a group names a code that the table lacks. */
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

/** The table's group of a raw food; null where it has none, or the food is cooked already. */
export function retentionGroupOf(foodId: FoodId): string | null {
  return openTables().groups.get(foodId)?.name ?? null;
}

/** Whether a food is cooked even where its dish is not. */
export function isNeverRaw(foodId: FoodId): boolean {
  return NEVER_RAW.has(retentionGroupOf(foodId) ?? "");
}

/** USDA's code for a food cooked in a way; null where the table has none. */
export function retentionCodeOf(foodId: FoodId, cooking: Cooking): number | null {
  return openTables().groups.get(foodId)?.codes[cooking] ?? null;
}

/** What cooking leaves of a food's nutrient, 0 to 1; null where the table does not say, and the raw figure stands. */
export function keptShare(foodId: FoodId, nutrient: Nutrient | Micronutrient, cooking: Cooking): number | null {
  const code = retentionCodeOf(foodId, cooking);
  const percent = openTables().factors.get(code ?? 0)?.[(RETAINED_NUTRIENTS as readonly string[]).indexOf(nutrient)];
  return percent === undefined ? null : percent / 100;
}

/** Which of some ways to cook a food leaves least of its vitamin C and folate, which heat takes first; null of none. */
export function hardestOn(foodId: FoodId, ways: Iterable<Cooking>): Cooking | null {
  let hardest: Cooking | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const left = (keptShare(foodId, "vitaminCMg", way) ?? 1) + (keptShare(foodId, "folateUg", way) ?? 1);
    if (left < least) [hardest, least] = [way, left];
  }
  return hardest;
}

import type { FoodId } from "./food.ts";
import { FOOD_GROUPS, type FoodGroup, type GroupAmounts } from "./food-groups.ts";
import { FoodTable, numberFoods } from "./food-table.ts";
import { NAMES } from "./tables/names.data.ts";
import { NUTRIENTS_AND_GROUPS } from "./tables/nutrients.data.ts";

/** In the order of the table; grams, milligrams and micrograms per 100 g of the edible part. */
export const MICRONUTRIENTS = [
  "monounsaturatedFatG",
  "polyunsaturatedFatG",
  "alaG",
  "epaDhaG",
  "magnesiumMg",
  "zincMg",
  "seleniumUg",
  "phosphorusMg",
  "vitaminAUg",
  "vitaminDUg",
  "vitaminEMg",
  "vitaminKUg",
  "thiaminMg",
  "riboflavinMg",
  "niacinMg",
  "vitaminB6Mg",
  "folateUg",
  "vitaminB12Ug",
  "cholineMg",
  "iodineUg",
] as const;
export type Micronutrient = (typeof MICRONUTRIENTS)[number];

interface Tables {
  readonly numbers: ReadonlyMap<FoodId, number>;
  readonly table: FoodTable;
}

const AS = "as ";

let tables: Tables | undefined;
const nutrientsOfFood = new Map<FoodId, readonly (number | null)[]>();
const groupsOfFood = new Map<FoodId, GroupAmounts>();

/** Joined on the first call, not when the module loads, because most plans do not show them. */
function openTables(): Tables {
  if (tables !== undefined) return tables;
  const numbers = numberFoods(NAMES);
  tables = { numbers, table: new FoodTable("nutrients", NUTRIENTS_AND_GROUPS, 3, numbers) };
  return tables;
}

function numberOf(foodId: FoodId, { numbers }: Tables): number {
  const number = numbers.get(foodId);
  if (number === undefined) throw new Error(`There is no food "${foodId}".`);
  return number;
}

function parseFigures(foodId: FoodId, cell: string): readonly (number | null)[] {
  const cells = cell.split(" ");
  if (cells.length !== MICRONUTRIENTS.length) throw new Error(`micronutrients: ${foodId} has ${cells.length} figures`);
  return cells.map((one) => (one === "-" ? null : Number(one)));
}

/**
 * A food's figures in the order of `MICRONUTRIENTS`, per 100 g of the edible part; null = unknown. Throws for an
 * unknown food.
 */
export function micronutrientsOf(foodId: FoodId): readonly (number | null)[] {
  let figures = nutrientsOfFood.get(foodId);
  if (figures === undefined) {
    const open = openTables();
    const cell = open.table.at(numberOf(foodId, open), 1);
    figures = cell.startsWith(AS) ? micronutrientsOf(cell.slice(AS.length)) : parseFigures(foodId, cell);
    nutrientsOfFood.set(foodId, figures);
  }
  return figures;
}

function isGroup(word: string): word is FoodGroup {
  return (FOOD_GROUPS as readonly string[]).includes(word);
}

/** A food's food-pattern equivalents per 100 g of the edible part. Throws for an unknown food. */
export function groupAmountsOf(foodId: FoodId): GroupAmounts {
  let amounts = groupsOfFood.get(foodId);
  if (amounts === undefined) {
    const open = openTables();
    const cell = open.table.at(numberOf(foodId, open), 2);
    const read = noAmounts();
    for (const entry of cell === "" ? [] : cell.split(" ")) {
      const [group = "", amount] = entry.split("=");
      if (!isGroup(group)) throw new Error(`food groups: ${foodId} names "${group}"`);
      read[group] = Number(amount);
    }
    amounts = read;
    groupsOfFood.set(foodId, amounts);
  }
  return amounts;
}

export function noAmounts(): Record<FoodGroup, number> {
  return {
    citrusMelonBerries: 0,
    otherFruit: 0,
    fruitJuice: 0,
    darkGreenVegetables: 0,
    redOrangeVegetables: 0,
    starchyVegetables: 0,
    otherVegetables: 0,
    legumes: 0,
    wholeGrains: 0,
    refinedGrains: 0,
    meat: 0,
    curedMeat: 0,
    organMeat: 0,
    poultry: 0,
    oilySeafood: 0,
    leanSeafood: 0,
    eggs: 0,
    soy: 0,
    nutsSeeds: 0,
    dairy: 0,
    addedSugars: 0,
  };
}

/** The sum of the equivalents of amounts in grams. Throws for an unknown food. */
export function sumGroups(ingredients: readonly { readonly foodId: FoodId; readonly grams: number }[]): GroupAmounts {
  const sum = noAmounts();
  for (const { foodId, grams } of ingredients) {
    const amounts = groupAmountsOf(foodId);
    for (const group of FOOD_GROUPS) sum[group] += (amounts[group] * grams) / 100;
  }
  return sum;
}

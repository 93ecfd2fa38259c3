import { HOUSEHOLD } from "@mealwright/schema/constants/questionnaire";
import { packsGrams as gramsOf, lineText } from "@mealwright/schema/rules/text/grocery-line-text";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../test/fixtures/sample.ts";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { buildGroceryList, type GroceryInput } from "./build-grocery-list.ts";
import { type GroceryItem, type GroceryList, groceryCategories } from "./grocery-list.ts";
import { type ShelfPack, shelfOf } from "./packs.ts";

const allLines = (list: GroceryList) => [...list.items, ...list.staples, ...list.covered];

const textOf = (list: GroceryList, item: GroceryItem) =>
  lineText({
    ...item,
    covered: list.covered.includes(item),
    packs: [...item.packs],
    freshForDays: [...item.freshForDays],
  });

const PLANS = sampled(10_000, 600);

describe(`${PLANS} random plans`, () => {
  const foodIds = [...FOODS.keys()];

  test("lose nothing, list no food twice, and list nothing that cannot be bought", () => {
    let seed = 20_261_121;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    const pick = (count: number) => Math.floor(random() * count);
    let worstG = 0;
    let lines = 0;
    const faults: string[] = [];
    for (let plan = 0; plan < PLANS; plan++) {
      const larder = Array.from({ length: 30 }, () => foodIds[pick(foodIds.length)] ?? "");
      const someFood = () => larder[pick(larder.length)] ?? "";
      const meals = Array.from({ length: 1 + pick(28) }, (_, index) => ({
        id: `m${index}`,
        name: `Meal ${index}`,
        day: 1 + pick(7),
        ingredients: Array.from({ length: 1 + pick(HOUSEHOLD.max) }, () => ({
          foodId: someFood(),
          grams: Math.round(random() * random() * 3_000) / 10,
        })),
      }));
      const atHome = new Map(
        Array.from({ length: pick(5) }, () => [someFood(), random() < 0.3 ? null : 1 + pick(800)]),
      );
      const cupboard = [...atHome].map(([foodId, grams]) => ({ foodId, grams }));
      const input = { meals, cupboard, household: 1 + pick(8), system: random() < 0.5 ? "metric" : "us" } as const;
      const list = buildGroceryList(input);
      lines += allLines(list).length;
      const found = check(input, list);
      worstG = Math.max(worstG, found.worstG);
      if (faults.length < 5) faults.push(...found.faults.map((fault) => `plan ${plan}: ${fault}`));
    }
    console.info(
      `grocery: ${PLANS} plans, ${lines} lines, worst difference ${worstG.toFixed(3)} g, ${faults.length} faults`,
    );
    expect(faults).toEqual([]);
    expect(worstG).toBeLessThanOrEqual(0.5);
  }, 600_000);
});

/** Recomputes the list's promises from the plan alone. */
function check(
  input: GroceryInput,
  list: GroceryList,
): { readonly worstG: number; readonly faults: readonly string[] } {
  const needed = new Map<string, number>();
  for (const { ingredients } of input.meals) {
    for (const { foodId, grams } of ingredients) {
      if (grams > 0) needed.set(foodId, (needed.get(foodId) ?? 0) + grams * input.household);
    }
  }
  const faults: string[] = [];
  const lines = allLines(list);
  if (new Set(lines.map(({ foodId }) => foodId)).size !== lines.length) faults.push("a food is on two lines");
  if (lines.length !== needed.size) faults.push(`${needed.size} foods on ${lines.length} lines`);
  const shown = groceryCategories(list).flatMap(({ items }) => items);
  const fromTheTap = list.covered.filter(({ have }) => have === null);
  if (fromTheTap.some(({ foodId }) => foodId !== "water")) faults.push("covered by nothing");
  if (shown.length !== lines.length - fromTheTap.length) faults.push("a line is lost");
  let worstG = 0;
  for (const item of lines) {
    const food = requireFood(item.foodId);
    const need = needed.get(item.foodId) ?? Number.NaN;
    const fromMeals = item.meals.reduce((sum, use) => sum + use.grams, 0);
    worstG = Math.max(worstG, Math.abs(item.grams - need), Math.abs(fromMeals - need));
    if (item.staple) continue;
    const have = input.cupboard.find(({ foodId }) => foodId === item.foodId);
    if ((have?.grams ?? "none") !== (item.have?.grams ?? "none")) faults.push("another cupboard");
    const gramsAtHome = have === undefined ? 0 : (have.grams ?? Number.POSITIVE_INFINITY);
    const missing = Math.max(0, need - gramsAtHome * food.edibleYield);
    // A line that is slightly short counts as a difference too.
    if (item.foodId !== "water") worstG = Math.max(worstG, missing - item.buyGrams * food.edibleYield);
    faults.push(
      ...unbuyable(item, list, missing).map((fault) => `${item.foodId}: ${fault} (${item.quantity} ${item.unit})`),
    );
  }
  return { worstG, faults };
}

function isOf(pack: ShelfPack, { unit, gramsEach }: Pick<GroceryItem["packs"][number], "unit" | "gramsEach">): boolean {
  return pack.unit === unit && pack.grams / pack.perLabel === gramsEach;
}

function unbuyable(item: GroceryItem, list: GroceryList, missing: number): readonly string[] {
  const faults: string[] = [];
  if (list.covered.includes(item)) return item.buyGrams === 0 && item.packs.length === 0 ? [] : ["covered, but bought"];
  const food = requireFood(item.foodId);
  const shelf = shelfOf(food, list.system);
  if (!(Number.isInteger(item.quantity) && item.quantity >= 1)) faults.push(`quantity ${item.quantity}`);
  if (item.unit === "") faults.push("no unit");
  if (item.packs.length === 0) faults.push("no packs");
  for (const { unit, count, gramsEach } of item.packs) {
    if (!(Number.isInteger(count) && count >= 1)) faults.push(`count ${count}`);
    if (!shelf.some((pack) => isOf(pack, { unit, gramsEach }))) faults.push(`no shop sells ${unit} of ${gramsEach} g`);
  }
  if (item.buyGrams !== gramsOf(item.packs)) faults.push("buyGrams");
  if (!Number.isInteger(item.costCents) || item.costCents < 0) faults.push(`cost ${item.costCents}`);
  // A food bought once must not have a pack too many.
  const labelOf = (bought: GroceryItem["packs"][number]) => shelf.find((one) => isOf(one, bought));
  const edibleOf = (bought: GroceryItem["packs"][number]) =>
    (labelOf(bought)?.edibleGrams ?? 0) / (labelOf(bought)?.perLabel ?? 1);
  const edible = item.packs.reduce((sum, pack) => sum + pack.count * edibleOf(pack), 0);
  if (
    item.purchases.length === 1 &&
    item.packs.some((pack) => edible - (labelOf(pack)?.edibleGrams ?? 0) > missing + 1e-6)
  ) {
    faults.push("a pack too many");
  }
  if (item.packs.length > 2) faults.push("more than two sizes");
  if (/\d\.\d{3}|NaN|Infinity|undefined|\b0\.17|\b0 /.test(textOf(list, item))) faults.push("text");
  return faults;
}

import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { packsGrams } from "@mealwright/schema/rules/text/grocery-line-text";
import { expect, test } from "vitest";
import { sampled } from "../../../test/fixtures/sample.ts";
import { buildGroceryList, type GroceryMeal } from "../../domain/grocery/build-grocery-list.ts";
import type { CupboardEntry, GroceryList } from "../../domain/grocery/grocery-list.ts";
import type { OwnLine } from "../../domain/grocery/own-line.ts";
import { type GroceryTick, tickOf } from "../../domain/grocery/ticks.ts";
import { presentGroceries } from "../../presenters/grocery.ts";

const SEQUENCES = sampled(10_000, 600);
const FOODS = [
  "onion",
  "egg",
  "white-rice-long-grain",
  "spinach",
  "whole-milk",
  "olive-oil",
  "lemon",
  "tofu-firm",
  "rolled-oats",
];

/** What a person remembers about a ticked line: the amount to buy at that time, and its units. */
interface Memory {
  readonly buyGrams: number;
  readonly system: UnitSystem;
}

test(`in ${SEQUENCES} random sequences of list changes no tick is lost and none appears by itself`, () => {
  let seed = 4_711;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const pick = (count: number) => Math.floor(random() * count);
  const someFood = () => FOODS[pick(FOODS.length)] ?? "";
  const someMeal = (index: number): GroceryMeal => ({
    id: `m${index}`,
    name: `Meal ${index}`,
    day: 1 + pick(7),
    ingredients: Array.from({ length: 1 + pick(4) }, () => ({
      foodId: someFood(),
      grams: Math.round(random() * 500),
    })),
  });
  const someWeek = () => Array.from({ length: 1 + pick(5) }, (_, index) => someMeal(index));
  const counts = { steps: 0, carried: 0, switched: 0, fell: 0, lost: 0, risen: 0, ownLost: 0 };
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    let meals = someWeek();
    let cupboard: readonly CupboardEntry[] = [];
    let ownLines: readonly OwnLine[] = [];
    let system: UnitSystem = "metric";
    /** The table of ticks, one row for each line, as in the database. */
    const stored = new Map<string, GroceryTick>();
    const remembered = new Map<string, Memory>();
    let lists: Partial<Record<UnitSystem, GroceryList>> = {};
    const listIn = (units: UnitSystem): GroceryList => {
      lists[units] ??= buildGroceryList({ meals, household: 1, cupboard, ownLines, system: units });
      return lists[units];
    };
    const screen = (): readonly GroceryItem[] =>
      presentGroceries(listIn(system), [...stored.values()]).flatMap(({ items }) => items);
    let before = screen();
    for (let step = 0; step < 8; step++) {
      counts.steps += 1;
      const action = random();
      if (action < 0.45) {
        const line = before[pick(before.length)];
        if (line === undefined) continue;
        const tick = tickOf(listIn(system), line.foodId, !line.checked);
        if (tick === null) throw new Error(`${line.foodId} is on the screen and not on the list`);
        stored.set(line.foodId, tick);
        if (line.checked) remembered.delete(line.foodId);
        else remembered.set(line.foodId, { buyGrams: packsGrams(line.packs), system });
      } else if (action < 0.6) meals = meals.map((old, index) => (random() < 0.4 ? someMeal(index) : old));
      else if (action < 0.7) meals = someWeek();
      else if (action < 0.75) meals = meals.slice(0, -1);
      else if (action < 0.8) cupboard = [{ foodId: someFood(), grams: random() < 0.3 ? null : 1 + pick(400) }];
      else if (action < 0.83) cupboard = [];
      else if (action < 0.88) ownLines = [...ownLines, { id: `${step}`, text: `Extra ${step}` }];
      else if (action < 0.9) ownLines = ownLines.slice(1);
      else system = system === "metric" ? "us" : "metric";
      if (action >= 0.45 && action < 0.9) lists = {};
      const after = screen();
      const own = new Set(after.flatMap(({ ownLineId }) => ownLineId ?? []));
      counts.ownLost += ownLines.filter(({ id }) => !own.has(id)).length + own.size - ownLines.length;
      const toBuy = { metric: amounts(listIn("metric").items), us: amounts(listIn("us").items) };
      for (const { foodId, checked } of after) {
        const memory = remembered.get(foodId);
        const enough = memory !== undefined && (toBuy[memory.system].get(foodId) ?? 0) <= memory.buyGrams;
        if (enough && !checked) counts.lost += 1;
        if (checked && !enough) counts.risen += 1;
        const was = before.find((line) => line.foodId === foodId)?.checked === true;
        if (was && checked) counts.carried += 1;
        if (was && checked && action >= 0.9) counts.switched += 1;
        if (was && !checked && action >= 0.45 && action < 0.9) counts.fell += 1;
        // Changing only the units changes no tick.
        if (action >= 0.9 && was !== checked) counts[checked ? "risen" : "lost"] += 1;
      }
      before = after;
    }
  }
  const { steps, carried, switched, fell, lost, risen, ownLost } = counts;
  console.info(
    `grocery ticks: ${SEQUENCES} sequences, ${steps} steps: ${carried} ticks carried (${switched} over a change of units), ${fell} fell as they should, ${lost} lost, ${risen} risen, ${ownLost} own lines lost`,
  );
  expect(carried).toBeGreaterThan(SEQUENCES);
  expect(switched).toBeGreaterThan(SEQUENCES / 10);
  expect(fell).toBeGreaterThan(SEQUENCES / 100);
  expect({ lost, risen, ownLost }).toEqual({ lost: 0, risen: 0, ownLost: 0 });
}, 600_000);

function amounts(lines: readonly { readonly foodId: string; readonly buyGrams: number }[]) {
  return new Map(lines.map(({ foodId, buyGrams }) => [foodId, buyGrams]));
}

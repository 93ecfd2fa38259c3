import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { expect, test } from "vitest";
import { buildGroceryList, type GroceryMeal } from "../../domain/grocery/build-grocery-list.ts";
import type { GroceryList } from "../../domain/grocery/grocery-list.ts";
import { type GroceryTick, tickOf } from "../../domain/grocery/ticks.ts";
import { presentGroceries } from "./present-list.ts";

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

/** What a person remembers of a line: what stood there to buy when they ticked it, and in which units. */
interface Memory {
  readonly buyGrams: number;
  readonly system: UnitSystem;
}

test("10,000 random sequences of edits, ticks, replans and units: the shown list loses no tick and raises none", () => {
  let seed = 4_711;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const pick = (count: number) => Math.floor(random() * count);
  const someMeal = (index: number): GroceryMeal => ({
    id: `m${index}`,
    name: `Meal ${index}`,
    day: 1 + pick(7),
    ingredients: Array.from({ length: 1 + pick(4) }, () => ({
      foodId: FOODS[pick(FOODS.length)] ?? "",
      grams: Math.round(random() * 500),
    })),
  });
  const someWeek = () => Array.from({ length: 1 + pick(5) }, (_, index) => someMeal(index));
  const counts = { steps: 0, carried: 0, switched: 0, fell: 0, lost: 0, risen: 0 };
  for (let sequence = 0; sequence < 10_000; sequence++) {
    let meals = someWeek();
    let system: UnitSystem = "metric";
    /** The table of ticks: one row a line, as the database keeps it. */
    const stored = new Map<string, GroceryTick>();
    const remembered = new Map<string, Memory>();
    let lists: Partial<Record<UnitSystem, GroceryList>> = {};
    const replan = (next: GroceryMeal[]) => {
      meals = next;
      lists = {};
    };
    const listIn = (units: UnitSystem): GroceryList => {
      lists[units] ??= buildGroceryList({ meals, household: 1, pantry: [], system: units });
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
        else remembered.set(line.foodId, { buyGrams: line.buyGrams, system });
      } else if (action < 0.65) replan(meals.map((old, index) => (random() < 0.4 ? someMeal(index) : old)));
      else if (action < 0.8) replan(someWeek());
      else if (action < 0.9) replan(meals.slice(0, -1));
      else system = system === "metric" ? "us" : "metric";
      const after = screen();
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
        // Other units alone change no tick.
        if (action >= 0.9 && was !== checked) counts[checked ? "risen" : "lost"] += 1;
      }
      before = after;
    }
  }
  const { steps, carried, switched, fell, lost, risen } = counts;
  console.info(
    `grocery ticks: 10,000 sequences, ${steps} steps: ${carried} ticks carried (${switched} over a change of units), ${fell} fell as they should, ${lost} lost, ${risen} risen`,
  );
  expect(carried).toBeGreaterThan(10_000);
  expect(switched).toBeGreaterThan(1_000);
  expect(fell).toBeGreaterThan(100);
  expect({ lost, risen }).toEqual({ lost: 0, risen: 0 });
}, 60_000);

function amounts(lines: readonly { readonly foodId: string; readonly buyGrams: number }[]) {
  return new Map(lines.map(({ foodId, buyGrams }) => [foodId, buyGrams]));
}

import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import type { Meal } from "../meal.ts";
import type { Filters, MealFilter } from "../planner/one-meal/filters.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { UnknownValueError } from "../unknown-value.ts";
import { eaterWith, suitsFilters, wishesOf } from "./filtered.ts";
import { repairProposal } from "./repair/repair.ts";
import { parseProposal } from "./reply/proposal.ts";

const EATER: Eater = {
  diet: "omnivore",
  avoids: avoidanceFor({ allergies: ["Soy"] }),
  maxPrepMinutes: 45,
  eatsRaw: true,
};
const only = (...filters: MealFilter[]): Filters => ({ filters, cuisine: null });

function cook(eater: Eater, food: string, minutes = 12): Meal | null {
  const proposal = parseProposal({
    type: "dinner",
    name: "Plate of the Evening",
    prepMinutes: minutes,
    ingredients: [
      { name: food, quantity: 200, unit: "g" },
      { name: "white rice, uncooked", quantity: 60, unit: "g" },
      { name: "olive oil", quantity: 1, unit: "tbsp" },
    ],
    instructions: ["Cook the rice for 8 minutes.", "Fry everything else in the oil for 3 minutes and serve."],
  });
  const share = { energyKcal: 600, proteinG: 30, netCarbohydrateMaxG: null, netCarbohydrateLimitG: null };
  const repaired = proposal && repairProposal(proposal, { id: "m", day: 1, type: "dinner", eater, share });
  return repaired && "meal" in repaired ? repaired.meal : null;
}

function cooked(food: string): Meal {
  const meal = cook(EATER, food);
  if (meal === null) throw new Error(food);
  return meal;
}

describe("an eater as the filters want them", () => {
  test("is a vegetarian where they ate meat or fish, and otherwise keeps their diet", () => {
    const dietWith = (diet: Eater["diet"]) => eaterWith({ ...EATER, diet }, only("vegetarian")).diet;
    expect((["omnivore", "pescatarian", "vegan", "keto", "paleo"] as const).map(dietWith)).toEqual([
      "vegetarian",
      "vegetarian",
      "vegan",
      "keto",
      "paleo",
    ]);
  });

  test("avoids every allergen, has a quarter of an hour, and never more than their own time", () => {
    expect(eaterWith(EATER, only("allergenFree")).avoids.allergens).toEqual(ALLERGENS);
    expect(eaterWith(EATER, only("quick")).maxPrepMinutes).toBe(15);
    expect(eaterWith({ ...EATER, maxPrepMinutes: 10 }, only("quick")).maxPrepMinutes).toBe(10);
    expect(eaterWith(EATER, only("budget", "lowCarb"))).toEqual(EATER);
  });

  test("does not get a dish that takes longer", () => {
    expect(cook(eaterWith(EATER, only("quick")), "chicken breast", 12)).not.toBeNull();
    expect(cook(eaterWith(EATER, only("quick")), "chicken breast", 20)).toBeNull();
  });
});

test("a filter that no table knows is refused, not ignored", () => {
  const wire: string = "glutenFree";
  const filters = Object.assign(only(), { filters: [wire] });
  expect(() => wishesOf(filters)).toThrow(UnknownValueError);
  expect(() => eaterWith(EATER, filters)).toThrow(UnknownValueError);
});

describe("a dish suits", () => {
  const dear = cooked("beef sirloin");
  const cheap = cooked("chicken breast");
  const held = { eater: EATER, original: dear, energyKcal: 600 };

  test("by its energy, within a tenth of what is wanted", () => {
    expect(suitsFilters(cheap, only(), held)).toBe(true);
    expect(suitsFilters(cheap, only(), { ...held, energyKcal: 800 })).toBe(false);
  });

  test("a budget by its cost a kilocalorie against the old meal's", () => {
    expect(suitsFilters(cheap, only("budget"), held)).toBe(true);
    expect(suitsFilters(dear, only("budget"), { ...held, original: cheap })).toBe(false);
    expect(suitsFilters(dear, only("budget"), held)).toBe(false);
  });

  test("a vegetarian by its foods, whatever the diet of the eater", () => {
    expect(suitsFilters(cheap, only("vegetarian"), held)).toBe(false);
    expect(suitsFilters(cooked("canned chickpeas"), only("vegetarian"), held)).toBe(true);
  });

  test("figures by its own", () => {
    expect(suitsFilters(cheap, only("highProtein"), held)).toBe(true);
    expect(suitsFilters(cheap, only("lowCarb"), held)).toBe(false);
  });
});

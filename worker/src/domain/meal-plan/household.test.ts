import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { describe, expect, test } from "vitest";
import type { Eater } from "../safety/gate/eater.ts";
import { UnknownValueError } from "../unknown-value.ts";
import { dietsOfTable, dinersOf, portionsByDay, portionsOf, sharedEater } from "./household.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const MIA: HouseholdPerson = {
  name: "Mia",
  allergies: [],
  otherAllergies: null,
  diet: "omnivore",
  ageBand: "18-65",
  appetite: "usual",
  days: WEEK,
};
const OWN: Eater = {
  diet: "omnivore",
  avoids: { allergens: ["milk"], foodIds: [], terms: ["saffron"], unresolved: ["moon dust"] },
  maxPrepMinutes: 40,
  eatsRaw: true,
};
const OWNER = { maxPrepMinutes: 40, energyKcal: 2_000 };
const tableOf = (...people: Partial<HouseholdPerson>[]) =>
  sharedEater(
    OWN,
    dinersOf(
      people.map((one) => ({ ...MIA, ...one })),
      OWNER,
    ),
  );

describe("a person's share of a dish, relative to the member's daily energy", () => {
  test.each([
    ["4-8", "usual", 2_000, 0.75],
    ["4-8", "usual", 2_900, 0.5],
    ["1-3", "smaller", 2_000, 0.5],
    ["1-3", "smaller", 12_000, 0.25],
    ["9-13", "usual", 2_000, 1],
    ["14-17", "bigger", 2_000, 1.5],
    ["18-65", "usual", 2_300, 1],
    ["18-65", "usual", 1_500, 1.5],
    ["over-65", "smaller", 2_000, 0.75],
  ] as const)("%s, %s, %d kcal: %d", (ageBand, appetite, energyKcal, portions) => {
    expect(portionsOf({ ageBand, appetite }, energyKcal)).toBe(portions);
  });

  test("an unknown age band is refused", () => {
    const unknown = Object.assign({ ...MIA }, { ageBand: "0" });
    expect(() => portionsOf(unknown, 2_000)).toThrow(UnknownValueError);
  });
});

test("each day is cooked for the people who eat on it", () => {
  const diners = dinersOf(
    [
      { ...MIA, ageBand: "4-8", days: [6, 7] },
      { ...MIA, name: "Tom", ageBand: "9-13", days: [1, 7] },
    ],
    OWNER,
  );
  expect(portionsByDay(diners, 0)).toEqual([2, 1, 1, 1, 1, 1.75, 2.75]);
  expect(portionsByDay(diners, 2)).toEqual([4, 3, 3, 3, 3, 3.75, 4.75]);
  expect(portionsByDay([], 0)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

describe("the people who share a dish", () => {
  test("are only the member if nobody else eats that day", () => {
    expect(tableOf()).toBe(OWN);
    expect(tableOf({ days: [], allergies: ["Eggs"], diet: "vegan" })).toBe(OWN);
  });

  test("avoid whatever any of them avoids", () => {
    const { avoids } = tableOf(
      { allergies: ["Eggs", "Dairy"] },
      { name: "Tom", allergies: ["Other"], otherAllergies: "celery, stardust" },
    );
    expect(avoids.allergens).toEqual(["milk", "egg", "celery"]);
    expect(avoids.terms).toContain("saffron");
    expect(avoids.unresolved).toEqual(["moon dust", "stardust"]);
  });

  test("eat raw fish only if everybody may", () => {
    expect(tableOf({}).eatsRaw).toBe(true);
    for (const ageBand of ["1-3", "4-8", "9-13", "14-17", "over-65"] as const)
      expect(tableOf({}, { name: "Tom", ageBand }).eatsRaw, ageBand).toBe(false);
    expect(tableOf({ allergies: ["Other"], otherAllergies: "pregnant" }).eatsRaw).toBe(false);
  });

  test("with a keto diet count a plate larger than the portion", () => {
    expect(tableOf({ diet: "keto", appetite: "bigger" }).ketoPortion).toBe(1.5);
    expect(tableOf({ diet: "keto", ageBand: "4-8" }).ketoPortion).toBe(1);
    expect(tableOf({ appetite: "bigger" }).ketoPortion).toBe(1);
  });

  test.each([
    [["omnivore"], ["omnivore"]],
    [["omnivore", "vegetarian", "omnivore"], ["vegetarian"]],
    [["vegan", "vegetarian", "pescatarian"], ["vegan"]],
    [
      ["pescatarian", "paleo"],
      ["paleo", "pescatarian"],
    ],
    [
      ["vegan", "keto", "omnivore"],
      ["keto", "vegan"],
    ],
    [
      ["paleo", "keto", "vegetarian", "pescatarian"],
      ["keto", "paleo", "vegetarian"],
    ],
  ] as const)("with the diets %s keep to %s", (diets, kept) => {
    expect(dietsOfTable(diets)).toEqual(kept);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "./catalogue.ts";
import { displayAmount, gramsOf } from "./measures.ts";
import { findUnit } from "./units.ts";

const foods = [...FOODS.values()];

/** Sizes, kinds and pieces of certain foods: measures that are not units of `units.ts`. */
const OWN_PIECES = new Set(
  `
  anaheim arbol black chicken baby babybel bag baguette bap bean beefsteak berry bird bocconcini bone bonnet box breakfast
  breast bundle burger burrito cake carcass chapati cherry chinese chip chipolata chipotle ciliegine cornichon
  cucumber dinner disc drumstick egg fajita fresno fruit garden gem gherkin grind guajillo habanero hatch heart hock indian
  japanese jumbo kashmiri king kirby large lebanese leg lime lobe medium mini padi padron pasilla pearl peppercorn
  persian phulka pickle poblano rasher rawit rib rind roll root roti serving shishito shito side slider small snack street thai thigh thin
  tin tub tube tuber watermelon whole xl yolk
`.match(/\S+/g),
);

/** Measures whose first word, after any number, is neither a unit's standard name nor one of the pieces above. */
function misspelled(measures: readonly string[]): readonly string[] {
  return measures.filter((measure) => {
    const [word = ""] = measure.replace(/^\d+ /, "").split(" ");
    return findUnit(word) !== word && !OWN_PIECES.has(word);
  });
}

test("measures in the table use only known units, without typos", () => {
  const faults = foods.flatMap(({ id, measures }) =>
    misspelled(Object.keys(measures)).map((measure) => `${id}: ${measure}`),
  );
  expect(faults).toEqual([]);
  expect(misspelled(["tbps", "clvoe", "tablespoon", "cups sliced", "tpsp paste", "6 inch", "cup sliced"])).toEqual([
    "tbps",
    "clvoe",
    "tablespoon",
    "cups sliced",
    "tpsp paste",
  ]);
});

test("every listed unit of pieces is used by some food", () => {
  const inUse = new Set(
    foods.flatMap(({ measures }) => Object.keys(measures).flatMap((measure) => measure.split(" "))),
  );
  expect([...OWN_PIECES].filter((word) => !inUse.has(word))).toEqual([]);
});

describe("converting to grams", () => {
  test.each([
    ["egg", 2, "large", 100],
    ["egg", 3, "", 150],
    ["olive-oil", 1, "tbsp", 13.5],
    ["olive-oil", 2, "tablespoons", 27],
    ["garlic", 3, "cloves", 9],
    ["white-sugar", 1, "cup", 200],
    ["all-purpose-flour", 2, "cups", 250],
    ["honey", 1, "Tbsp.", 21],
    ["whole-milk", 250, "ml", 257.5],
    ["whole-milk", 1, "l", 1030],
    ["beef-stew-meat", 1, "lb", 453.592],
    ["cheddar-cheese", 4, "oz", 113.398],
    ["onion", 1, "small", 70],
    ["carrot", 2, "pieces", 122],
    ["salt", 1, "pinch", 0.4],
    ["butter-unsalted", 1, "stick", 113],
    ["baby-spinach", 1, "handful", 30],
    ["parsley-fresh", 1, "handful", 15],
    ["ginger-root", 1, "inch", 13.97],
    ["chickpeas-canned-drained", 1, "can", 240],
    ["banana", 0.5, "piece", 59],
  ])("%s: %d %s weighs %d g", (id, quantity, unit, grams) => {
    expect(gramsOf(requireFood(id), quantity, unit)).toBeCloseTo(grams, 1);
  });

  test("returns null for a measure the food does not have and for an invalid quantity", () => {
    expect(gramsOf(requireFood("beef-stew-meat"), 1, "clove")).toBeNull();
    expect(gramsOf(requireFood("egg"), 1, "parsec")).toBeNull();
    expect(gramsOf(requireFood("egg"), Number.NaN, "piece")).toBeNull();
    expect(gramsOf(requireFood("egg"), -1, "piece")).toBeNull();
    expect(gramsOf(requireFood("egg"), Number.POSITIVE_INFINITY, "g")).toBeNull();
  });
});

describe("converting to kitchen measures", () => {
  test.each([
    ["olive-oil", 13.5, "tbsp", 1, "tbsp"],
    ["olive-oil", 6.75, "tbsp", 1.5, "tsp"],
    ["olive-oil", 20, "tbsp", 1.5, "tbsp"],
    ["garlic", 6, "clove", 2, "clove"],
    ["onion", 55, "piece", 0.5, "piece"],
    ["egg", 100, "piece", 2, "piece"],
    ["rolled-oats", 40.5, "cup", 0.5, "cup"],
    ["rolled-oats", 27, "cup", 1 / 3, "cup"],
    ["rolled-oats", 8, "cup", 1.5, "tbsp"],
    ["olive-oil", 10, "tbsp", 2, "tsp"],
    ["olive-oil", 12.5, "tbsp", 1, "tbsp"],
    ["lemon-juice", 12, "tbsp", 2.5, "tsp"],
    ["salt", 0.8, "tsp", 1 / 8, "tsp"],
    ["salt", 0.3, "tsp", 1, "pinch"],
    ["whole-milk", 206, undefined, 200, "ml"],
    ["chicken-breast-skinless", 183, undefined, 185, "g"],
    ["chicken-breast-skinless", 1234, undefined, 1230, "g"],
    ["parmesan-hard", 12.3, undefined, 12, "g"],
    ["saffron", 0.04, undefined, 0.1, "g"],
    ["beef-stew-meat", 200, "clove", 200, "g"],
  ])("%s: %d g in %s is %d %s", (id, grams, measure, quantity, unit) => {
    const amount = displayAmount(requireFood(id), grams, measure);
    expect(amount.unit).toBe(unit);
    expect(amount.quantity).toBeCloseTo(quantity, 5);
  });

  test("is accurate for every food, measure and sensible amount", () => {
    fc.assert(
      fc.property(
        fc.nat(foods.length - 1),
        fc.nat(20),
        fc.double({ min: 1, max: 20, noNaN: true }),
        (row, pick, times) => {
          const food = foods[row];
          if (food === undefined) return;
          const measures = Object.keys(food.measures);
          const measure = measures[pick % measures.length] ?? "g";
          const grams = (food.measures[measure] ?? 1) * times;
          const shown = displayAmount(food, grams, measure);
          expect(shown.quantity).toBeGreaterThan(0);
          const weight = gramsOf(food, shown.quantity, shown.unit);
          expect(weight).not.toBeNull();
          const slack = Math.max(grams * 0.26, 0.06);
          expect(Math.abs((weight ?? 0) - grams), `${food.id} ${grams} ${measure}`).toBeLessThanOrEqual(slack);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("never throws and never returns an empty amount", () => {
    fc.assert(
      fc.property(
        fc.nat(foods.length - 1),
        fc.double({ min: 0.001, max: 1e7, noNaN: true }),
        fc.string(),
        (row, grams, measure) => {
          const food = foods[row];
          if (food === undefined) return;
          expect(displayAmount(food, grams, measure).quantity).toBeGreaterThan(0);
          gramsOf(food, grams, measure);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

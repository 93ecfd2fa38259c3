import { ML_PER_UNIT, SPOON_UNITS, VOLUME_UNITS } from "@mealwright/schema/constants/food/units";
import { describe, expect, test } from "vitest";
import { cleanStep } from "../../model/repair/text/steps.ts";
import { type Resolution, resolveLine } from "../resolver/resolve-line.ts";
import { FOODS } from "./catalogue.ts";
import { gramsOf } from "./measures.ts";
import { MILLILITRES_PER_UNIT } from "./units.ts";

const OIL = FOODS.get("olive-oil");
if (OIL === undefined) throw new Error("There is no olive oil in the catalogue.");

/** Smaller units are spoons, except those for which a measuring jug or syringe has marks. */
const SPOON_MAX_ML = 20;
const OF_A_JUG: readonly string[] = ["ml", "cl"];

function expectResolved(line: string): Resolution & { readonly status: "resolved" } {
  const resolution = resolveLine(line);
  if (resolution.status !== "resolved") throw new Error(`"${line}" is ${resolution.status}.`);
  return resolution;
}

const gramsOfLine = (line: string) => expectResolved(line).grams;

describe.each(Object.entries(MILLILITRES_PER_UNIT))("the measure %s", (unit, millilitres) => {
  const many = unit.endsWith("s") ? `${unit}es` : `${unit}s`;

  test("is understood in an ingredient line and converted to grams", () => {
    const grams = gramsOfLine(`2 ${unit} olive oil`);
    expect(grams).toBe(gramsOf(OIL, 2, unit));
    expect((grams ?? 0) / millilitres).toBeCloseTo(2 * (OIL.densityGPerMl ?? 0), 1);
  });

  test("is removed from a model's step, whose amounts may have changed", () => {
    const dish = { foods: [OIL], writtenNames: [], swaps: [], droppedNames: [], isStrict: false };
    expect(cleanStep(`Add 2 ${many} of olive oil.`, dish)).toBe("Add olive oil.");
  });

  test("is one of the kitchen's spoons if small", () => {
    const isSpoon = millilitres < SPOON_MAX_ML && !OF_A_JUG.includes(unit);
    expect(SPOON_UNITS.includes(unit), "`SHOWN_UNITS` in `constants/food/units.ts`").toBe(isSpoon);
  });
});

test.each(VOLUME_UNITS)("a %s of a cut food weighs its share of a cup of that cut food", (unit) => {
  const cup = gramsOfLine("1 cup sliced onion");
  expect(cup).not.toBe(gramsOfLine("1 cup onion"));
  const share = (MILLILITRES_PER_UNIT[unit] ?? 0) / ML_PER_UNIT.cup;
  expect(gramsOfLine(`48 ${unit} sliced onion`)).toBeCloseTo(48 * share * (cup ?? 0), -1);
});

describe.each(VOLUME_UNITS)("a %s is understood also in a line with more words", (unit) => {
  test.each([
    ['with "any kind you like"', `2 ${unit} milk, any kind you like`, `2 ${unit} dairy or plant milk`],
    ["with the food in brackets", `2 ${unit} (olive oil)`, `2 ${unit} olive oil`],
    ["with another unit for what thins it", `4 tbsp tahini, thinned with 2 ${unit} of water`, "4 tbsp tahini"],
  ])("%s", (_, line, plain) => {
    const { food, grams } = expectResolved(plain);
    expect(expectResolved(line)).toMatchObject({ food, grams });
  });
});

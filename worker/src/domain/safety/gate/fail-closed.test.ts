import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { safeRecipes } from "../../cookbook/safe.ts";
import { substitutesFor } from "../../cookbook/substitutions.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { planWeek } from "../../planner/plan-week.ts";
import { UnknownValueError } from "../../unknown-value.ts";
import { avoidanceFor, foodConflicts } from "./avoidance.ts";
import { dietBreach } from "./diets.ts";
import type { Eater } from "./eater.ts";
import { verify } from "./verify.ts";

/** Values that the types forbid, but a database could contain. */
function changed<Shape>(shape: Shape, changes: Readonly<Record<string, unknown>>): Shape {
  return Object.assign({}, shape, changes);
}

const usual = usualRequest().eater;
const meal = planWeek(usualRequest()).meals[0];
if (meal === undefined) throw new Error("the usual week has no meal");
const butter = requireFood("butter-unsalted");

const avoids = (changes: Readonly<Record<string, unknown>>): Eater =>
  changed(usual, { avoids: { ...usual.avoids, ...changes } });

const UNKNOWN_EATERS: readonly (readonly [string, Eater])[] = [
  ["a diet", changed(usual, { diet: "carnivore" })],
  ['a diet named "constructor"', changed(usual, { diet: "constructor" })],
  ["an allergen", avoids({ allergens: ["milk", "lactose"] })],
  ["an avoided food", avoids({ foodIds: ["unobtainium"] })],
  ["no preparation time", changed(usual, { maxPrepMinutes: Number.NaN })],
];

/** Every function that decides whether somebody may eat something. */
const DOORS: readonly (readonly [string, (eater: Eater) => unknown])[] = [
  ["the gate", (eater) => verify(meal, eater)],
  ["a food's conflicts", (eater) => foodConflicts(butter, eater)],
  ["the cookbook", (eater) => safeRecipes(eater)],
  ["the substitutes", (eater) => substitutesFor("butter-unsalted", eater)],
  ["the planner", (eater) => planWeek(usualRequest({ eater }))],
];

describe.each(UNKNOWN_EATERS)("%s unknown to our tables", (_, eater) => {
  test.each(DOORS)("is refused by %s", (_door, enter) => {
    expect(() => enter(eater)).toThrow(UnknownValueError);
  });
});

describe("an unknown answer", () => {
  test.each(["Molluscs", "dairy", "", "constructor", "__proto__"])(
    "is refused, such as the allergy option %j",
    (option) => {
      const answers = changed({ allergies: [] }, { allergies: ["Dairy", option] });
      expect(() => avoidanceFor(answers)).toThrow(new UnknownValueError("allergy option"));
    },
  );

  test("is refused, such as a diet", () => {
    const { diet } = changed(usual, { diet: "carnivore" });
    expect(() => dietBreach(butter, diet)).toThrow(new UnknownValueError("diet"));
  });
});

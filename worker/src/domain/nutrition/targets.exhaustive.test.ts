import { ACTIVITIES, type Activity, DIETS, GENDERS, GOALS } from "@mealwright/schema/constants/questionnaire";
import { ENERGY_CEILING_KCAL, ENERGY_FLOOR_KCAL } from "@mealwright/schema/rules/energy";
import { describe, expect, test } from "vitest";
import type { Person } from "./target-types.ts";
import { targetsFor } from "./targets.ts";

describe("a grid of people", () => {
  test("causes no error and keeps every invariant", () => {
    const activities: readonly (Activity | undefined)[] = [undefined, ...ACTIVITIES];
    let people = 0;
    const faults: string[] = [];
    for (const gender of GENDERS)
      for (const goal of GOALS)
        for (const diet of DIETS)
          for (const activity of activities)
            for (const age of [13, 17, 18, 19, 35, 51, 80, 120])
              for (const weightKg of [25, 45, 60, 85, 130, 400])
                for (const heightCm of [90, 150, 165, 180, 200, 260]) {
                  people += 1;
                  const person: Person = { gender, goal, diet, activity, age, weightKg, heightCm };
                  const fault = faultOf(person);
                  if (fault !== null && faults.length < 5) faults.push(`${fault}: ${JSON.stringify(person)}`);
                }
    console.info(`targets: ${people} people, ${faults.length} faults`);
    expect(people).toBeGreaterThanOrEqual(100_000);
    expect(faults).toEqual([]);
  });
});

/** The first broken invariant, or null. */
function faultOf(person: Person): string | null {
  const targets = targetsFor(person);
  const gender = person.gender ?? "other";
  const { energyKcal, needKcal, deficitKcal, proteinG, proteinRangeG, carbohydrateRangeG, fatRangeG } = targets;
  if (targets.basis !== "personal" || needKcal === null) return "not personal";
  if (energyKcal < ENERGY_FLOOR_KCAL[gender] || energyKcal > ENERGY_CEILING_KCAL) return "energy out of bounds";
  if (energyKcal % 10 !== 0) return "energy not a multiple of ten";
  if (deficitKcal !== needKcal - energyKcal) return "deficit is not the difference";
  if (deficitKcal > Math.min(750, needKcal * 0.25)) return "deficit too large";
  const bmi = (person.weightKg ?? 0) / ((person.heightCm ?? 0) / 100) ** 2;
  if (((person.age ?? 0) < 18 || bmi < 18.5) && deficitKcal > 0) return "deficit for one who must have none";
  if (proteinG !== proteinRangeG.min || proteinRangeG.max < proteinG) return "protein goal outside its range";
  for (const { min, max } of [proteinRangeG, carbohydrateRangeG, fatRangeG]) {
    if (!(min >= 0 && min < max && Number.isInteger(min) && Number.isInteger(max))) return "a range is empty";
  }
  const kcalOf = (bound: "min" | "max") =>
    proteinRangeG[bound] * 4 + carbohydrateRangeG[bound] * 4 + fatRangeG[bound] * 9;
  if (kcalOf("min") > energyKcal || kcalOf("max") < energyKcal) return "the ranges cannot meet the energy";
  if (!targets.explanation.every(({ label, text }) => label.length > 0 && /^[^{}]+\.$/.test(text))) return "text";
  return null;
}

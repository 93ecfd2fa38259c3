import { ALLERGY_SETS, DIETS, NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { sampled } from "../../../../test/fixtures/sample.ts";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import { avoidanceFor, foodConflict } from "./avoidance.ts";
import { dietBreach } from "./diets.ts";

const STRIDE = sampled(7, 29);

test(`${ALLERGY_SETS} sets of allergies × ${DIETS.length} diets match every food's own facts`, () => {
  const foods = [...FOODS.values()];
  const allergensOfOption = new Map(
    NAMED_ALLERGY_OPTIONS.map((option) => [option, new Set(avoidanceFor({ allergies: [option] }).allergens)]),
  );
  const breaches = DIETS.map((diet) => foods.map((food) => dietBreach(food, diet) !== null));
  let checked = 0;
  for (let set = 0; set < ALLERGY_SETS; set += 1) {
    const options = NAMED_ALLERGY_OPTIONS.filter((_, index) => set & (1 << index));
    const avoids = avoidanceFor({ allergies: options });
    const union = new Set(options.flatMap((option) => [...(allergensOfOption.get(option) ?? [])]));
    expect(new Set(avoids.allergens)).toEqual(union);
    DIETS.forEach((diet, dietIndex) => {
      // Each pair of allergy set and diet is combined with every STRIDEth food, starting at a different food for each.
      for (let index = (set + dietIndex) % STRIDE; index < foods.length; index += STRIDE) {
        const food = foods[index];
        if (food === undefined) continue;
        const unsafe =
          food.contains.some((a) => union.has(a)) ||
          food.mayContain.some((a) => union.has(a)) ||
          breaches[dietIndex]?.[index] === true;
        if ((foodConflict(food, { diet, avoids, maxPrepMinutes: 60, eatsRaw: true }) !== null) !== unsafe)
          throw new Error(`${food.id} ${options} ${diet}`);
        checked += 1;
      }
    });
  }
  expect(checked).toBeGreaterThan(500_000);
});

import { HEI_COMPONENTS, HEI_FACTS } from "@mealwright/schema/constants/food/health";
import { HEI_MOST_POINTS } from "@mealwright/schema/constants/food/healthy-eating-index";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HEI_EXAMPLES } from "../../../test/fixtures/hei-2020-examples.data.ts";
import { FOOD_GROUPS, type FoodGroup, type GroupAmounts } from "../foods/catalogue/food-groups.ts";
import { noAmounts } from "../foods/catalogue/micronutrients.ts";
import { type DietTotals, heiScore } from "./hei-2020.ts";

function groupsOf(amounts: Partial<Record<FoodGroup, number>>): GroupAmounts {
  return { ...noAmounts(), ...amounts };
}

interface Example {
  readonly name: string;
  readonly diet: DietTotals;
  readonly scores: readonly number[];
}

function exampleOf(line: string): Example {
  const [name = "", figures = "", scores = ""] = line.split(";");
  const at = figures.split(" ").map(Number);
  const figure = (place: number) => at[place] ?? Number.NaN;
  const plantsAndFish = figure(11) + figure(12) + figure(13) + figure(14);
  return {
    name,
    scores: scores.split(" ").map(Number),
    diet: {
      energyKcal: figure(0),
      groups: groupsOf({
        citrusMelonBerries: figure(2),
        otherFruit: figure(3),
        fruitJuice: figure(1) - figure(2) - figure(3),
        darkGreenVegetables: figure(5),
        otherVegetables: figure(4) - figure(5),
        legumes: figure(6),
        wholeGrains: figure(7),
        refinedGrains: figure(8),
        dairy: figure(9),
        meat: figure(10) - plantsAndFish,
        oilySeafood: figure(11),
        leanSeafood: figure(12),
        soy: figure(13),
        nutsSeeds: figure(14),
        addedSugars: figure(16),
      }),
      monounsaturatedFatG: figure(17),
      polyunsaturatedFatG: figure(18),
      saturatedFatG: figure(19),
      sodiumMg: figure(20),
    },
  };
}

const EXAMPLES = HEI_EXAMPLES.trim().split("\n").map(exampleOf);

describe("HEI-2020", () => {
  test.each(EXAMPLES)("scores $name as published", ({ diet, scores }) => {
    const { total, points } = heiScore(diet);
    HEI_COMPONENTS.forEach((component, at) => {
      expect(Math.abs((points.get(component) ?? Number.NaN) - (scores[at] ?? Number.NaN)), component).toBeLessThan(
        0.05,
      );
    });
    expect(Math.abs(total - (scores.at(-1) ?? Number.NaN))).toBeLessThan(0.1);
  });

  test("agrees with an independent implementation over random diets", () => {
    const amount = (max: number) => fc.oneof(fc.constant(0), fc.double({ min: 0, max, noNaN: true }));
    const amounts = fc.tuple(...FOOD_GROUPS.map(() => amount(3)));
    const rest = fc.record({
      energyKcal: fc.double({ min: 800, max: 3_200, noNaN: true }),
      monounsaturatedFatG: amount(60),
      polyunsaturatedFatG: amount(40),
      saturatedFatG: fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 50, noNaN: true })),
      sodiumMg: amount(6_000),
    });
    fc.assert(
      fc.property(amounts, rest, (list, figures) => {
        const groups = { ...noAmounts() };
        FOOD_GROUPS.forEach((group, at) => {
          Object.assign(groups, { [group]: list[at] });
        });
        const diet: DietTotals = { ...figures, groups };
        expect(Math.abs(heiScore(diet).total - secondOpinion(diet))).toBeLessThan(1e-6);
      }),
      { numRuns: 1_000 },
    );
  });

  test("gives at most 100 points, and never more than a component's maximum", () => {
    expect(HEI_COMPONENTS.reduce((sum, component) => sum + HEI_FACTS[component].mostPoints, 0)).toBe(HEI_MOST_POINTS);
  });

  test("throws for a diet without energy", () => {
    expect(() =>
      heiScore({
        energyKcal: 0,
        groups: noAmounts(),
        monounsaturatedFatG: 0,
        polyunsaturatedFatG: 0,
        saturatedFatG: 0,
        sodiumMg: 0,
      }),
    ).toThrow(RangeError);
  });
});

/**
 * The published table, written a second time: rising scores for what is desirable, falling ones for what is limited.
 */
function secondOpinion({ energyKcal, groups: g, ...fats }: DietTotals): number {
  const thousands = energyKcal / 1_000;
  const rising = (amount: number, best: number, points: number) =>
    amount >= best * thousands ? points : (points * amount) / (best * thousands);
  const falling = (density: number, best: number, worst: number) =>
    density <= best ? 10 : density >= worst ? 0 : 10 - (10 * (density - best)) / (worst - best);
  const beansOz = 4 * g.legumes;
  const plants = g.oilySeafood + g.leanSeafood + g.soy + g.nutsSeeds + beansOz;
  const unsaturated = fats.monounsaturatedFatG + fats.polyunsaturatedFatG;
  const ratio = fats.saturatedFatG > 0 ? unsaturated / fats.saturatedFatG : unsaturated > 0 ? 99 : 0;
  const wholeFruit = g.citrusMelonBerries + g.otherFruit;
  const vegetables =
    g.darkGreenVegetables + g.redOrangeVegetables + g.starchyVegetables + g.otherVegetables + g.legumes;
  return (
    rising(wholeFruit + g.fruitJuice, 0.8, 5) +
    rising(wholeFruit, 0.4, 5) +
    rising(vegetables, 1.1, 5) +
    rising(g.darkGreenVegetables + g.legumes, 0.2, 5) +
    rising(g.wholeGrains, 1.5, 10) +
    rising(g.dairy, 1.3, 10) +
    rising(g.meat + g.curedMeat + g.organMeat + g.poultry + g.eggs + plants, 2.5, 5) +
    rising(plants, 0.8, 5) +
    (ratio >= 2.5 ? 10 : ratio <= 1.2 ? 0 : (10 * (ratio - 1.2)) / 1.3) +
    falling(g.refinedGrains / thousands, 1.8, 4.3) +
    falling(fats.sodiumMg / energyKcal, 1.1, 2) +
    falling((1_600 * g.addedSugars) / energyKcal, 6.5, 26) +
    falling((900 * fats.saturatedFatG) / energyKcal, 8, 16)
  );
}

import type { Highs } from "highs";
import { safeRecipes, safeSides } from "../../src/domain/cookbook/safe.ts";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import type { FoodId } from "../../src/domain/foods/catalogue/food.ts";
import {
  fruitCups,
  type GroupAmounts,
  proteinFoodOunces,
  seafoodAndPlantProteinOunces,
  vegetableCups,
  wholeFruitCups,
} from "../../src/domain/foods/catalogue/food-groups.ts";
import { groupAmountsOf } from "../../src/domain/foods/catalogue/micronutrients.ts";
import { createPlanContext } from "../../src/domain/meal-plan/plan-context.ts";
import type { Answers } from "../../src/domain/ports.ts";
import { BENCH_ACCOUNT } from "./plan-for-person.ts";

/** The energy tolerance that we promise, as a share of the target. */
const ENERGY_SLACK = 0.03;
const KCAL = 1_000;
/** A big-M constant: switches a component's linear rule off, in return for no points. */
const SWITCHED_OFF = 5_000;
/** The ratio of fats is not linear, so all of its points are granted. */
const FATTY_ACID_POINTS = 10;

interface Rule {
  readonly name: string;
  readonly points: number;
  readonly zeroAt: number;
  readonly fullAt: number;
  /** What 100 g of a food add to the value. */
  readonly of: (groups: GroupAmounts, foodId: FoodId) => number;
}

const figure = (key: "saturatedFatG" | "sodiumMg") => (_: GroupAmounts, foodId: FoodId) =>
  requireFood(foodId).per100g[key] ?? 0;
/** The standards of the HEI-2020, for amounts in 1,000 kcal. */
const RULES: readonly Rule[] = [
  { name: "fruit", points: 5, zeroAt: 0, fullAt: 0.8, of: fruitCups },
  { name: "whole", points: 5, zeroAt: 0, fullAt: 0.4, of: wholeFruitCups },
  { name: "vegetables", points: 5, zeroAt: 0, fullAt: 1.1, of: vegetableCups },
  { name: "greens", points: 5, zeroAt: 0, fullAt: 0.2, of: (groups) => groups.darkGreenVegetables + groups.legumes },
  { name: "grain", points: 10, zeroAt: 0, fullAt: 1.5, of: ({ wholeGrains }) => wholeGrains },
  { name: "dairy", points: 10, zeroAt: 0, fullAt: 1.3, of: ({ dairy }) => dairy },
  { name: "protein", points: 5, zeroAt: 0, fullAt: 2.5, of: proteinFoodOunces },
  { name: "seafood", points: 5, zeroAt: 0, fullAt: 0.8, of: seafoodAndPlantProteinOunces },
  { name: "refined", points: 10, zeroAt: 4.3, fullAt: 1.8, of: ({ refinedGrains }) => refinedGrains },
  { name: "sodium", points: 10, zeroAt: 2_000, fullAt: 1_100, of: figure("sodiumMg") },
  { name: "sugars", points: 10, zeroAt: 26, fullAt: 6.5, of: ({ addedSugars }) => addedSugars * 1.6 },
  {
    name: "saturated",
    points: 10,
    zeroAt: 16,
    fullAt: 8,
    of: (groups, foodId) => figure("saturatedFatG")(groups, foodId) * 0.9,
  },
];

/**
 * An upper bound, proved by HiGHS, for the HEI-2020 of any week of foods that this person may have, in any amounts.
 * Other constraints (dishes, portions, packs, the ranges of carbohydrate and fat) are left out, so the best real week
 * scores less.
 */
export function heiCeiling(highs: Highs, answers: Answers): number {
  const { eater, targets } = createPlanContext(BENCH_ACCOUNT, answers);
  const foods = [
    ...new Set(
      [...safeRecipes(eater), ...safeSides(eater)].flatMap(({ ingredients }) =>
        ingredients.map(({ foodId }) => foodId),
      ),
    ),
  ];
  const sum = (of: (foodId: FoodId) => number): string =>
    foods
      .flatMap((foodId, index) => {
        const amount = of(foodId);
        return amount === 0 ? [] : [`${amount < 0 ? "-" : "+"} ${Math.abs(amount).toFixed(8)} x${index}`];
      })
      .join("\n ") || "0 x0";
  const per100g = (foodId: FoodId) => requireFood(foodId).per100g;
  const ofDay = (grams: number, slack: number) => (grams * KCAL) / (targets.energyKcal * (1 + slack));
  const rows = [
    `energy: ${sum((foodId) => per100g(foodId).energyKcal ?? 0)} = ${KCAL}`,
    `proteins: ${sum((foodId) => per100g(foodId).proteinG ?? 0)} >= ${ofDay(targets.proteinG, ENERGY_SLACK)}`,
  ];
  if (targets.netCarbohydrateMaxG !== null) {
    const net = (foodId: FoodId) => (per100g(foodId).carbohydrateG ?? 0) - (per100g(foodId).fibreG ?? 0);
    rows.push(`net: ${sum(net)} <= ${ofDay(targets.netCarbohydrateMaxG, -ENERGY_SLACK)}`);
  }
  for (const { name, points, zeroAt, fullAt, of } of RULES) {
    const slope = points / (fullAt - zeroAt);
    const rule = sum((foodId) => -slope * of(groupAmountsOf(foodId), foodId));
    rows.push(
      `${name}: s${name} ${rule.startsWith("-") || rule.startsWith("+") ? rule : `+ ${rule}`} + ${SWITCHED_OFF} b${name} <= ${-slope * zeroAt + SWITCHED_OFF}`,
      `${name}On: s${name} - ${points} b${name} <= 0`,
    );
  }
  const program = [
    "Maximize",
    ` ${RULES.map(({ name }) => `s${name}`).join(" + ")}`,
    "Subject To",
    ...rows.map((row) => ` ${row}`),
    "Binaries",
    ` ${RULES.map(({ name }) => `b${name}`).join(" ")}`,
    "End",
  ].join("\n");
  const solution = highs.solve(program);
  if (solution.Status !== "Optimal") throw new Error(`HiGHS: ${solution.Status}`);
  return solution.ObjectiveValue + FATTY_ACID_POINTS;
}

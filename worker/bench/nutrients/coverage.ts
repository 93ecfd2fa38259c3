import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { allRecipes, allSides } from "../../src/domain/cookbook/cookbook.ts";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import { NUTRIENTS } from "../../src/domain/foods/catalogue/food.ts";
import { MICRONUTRIENTS, micronutrientsOf } from "../../src/domain/foods/catalogue/micronutrients.ts";
import type { Portion } from "../../src/domain/nutrition/sum.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { percent, randomPerson } from "../planner/planner-people.ts";

/**
 * Of how much of the energy each nutrient is known, over all recipes and over planned weeks, beside the last committed
 * table: `node worker/bench/nutrients/coverage.ts 200`; `--record` writes it.
 */
const weeks = Number(process.argv[2] ?? 200);
const recordFile = fileURLToPath(import.meta.resolve("./coverage.json"));
const KEYS = [...NUTRIENTS, ...MICRONUTRIENTS];

/** Energy of the foods whose figure is known, by nutrient, and of all. */
class Coverage {
  private readonly known = new Float64Array(KEYS.length);
  private all = 0;

  add(portions: readonly Portion[]): void {
    for (const { foodId, grams } of portions) {
      const { per100g } = requireFood(foodId);
      const energy = ((per100g.energyKcal ?? 0) * grams) / 100;
      const micronutrients = micronutrientsOf(foodId);
      this.all += energy;
      [...NUTRIENTS.map((nutrient) => per100g[nutrient]), ...micronutrients].forEach((figure, at) => {
        if (figure !== null) this.known[at] = (this.known[at] ?? 0) + energy;
      });
    }
  }

  share(at: number): string {
    return percent(this.known[at] ?? 0, this.all);
  }
}

const ofRecipes = new Coverage();
for (const { ingredients } of [...allRecipes(), ...allSides()]) ofRecipes.add(ingredients);
const ofWeeks = new Coverage();
for (let seed = 1; seed <= weeks; seed++) {
  for (const { ingredients } of planWeek(randomPerson(seed)).meals) ofWeeks.add(ingredients);
}

const table: Record<string, readonly [recipes: string, weeks: string]> = Object.fromEntries(
  KEYS.map((key, at) => [key, [ofRecipes.share(at), ofWeeks.share(at)]]),
);
const before: typeof table = JSON.parse(readFileSync(recordFile, "utf8")).table;
console.log(`share of the energy whose foods have the figure: recipes, ${weeks} weeks (recorded)`);
for (const [key, [recipes, planned]] of Object.entries(table)) {
  console.log(`${key.padEnd(22)} ${recipes.padStart(9)} ${planned.padStart(9)}   (${before[key]?.join(", ") ?? "-"})`);
}
if (process.argv.includes("--record")) writeFileSync(recordFile, `${JSON.stringify({ weeks, table }, null, 2)}\n`);

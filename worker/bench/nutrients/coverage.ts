import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { allRecipes, allSides } from "../../src/domain/cookbook/cookbook.ts";
import { cookedPortions } from "../../src/domain/cookbook/cooking/cooked-portions.ts";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import { NUTRIENTS, type Nutrient } from "../../src/domain/foods/catalogue/food.ts";
import { MICRONUTRIENTS, micronutrientsOf } from "../../src/domain/foods/catalogue/micronutrients.ts";
import { keptShare, RETAINED_NUTRIENTS } from "../../src/domain/foods/catalogue/retention.ts";
import type { Meal } from "../../src/domain/meal.ts";
import type { Portion } from "../../src/domain/nutrition/sum.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { percent, randomPerson } from "../planner/planner-people.ts";

/**
 * For what share of the energy each nutrient is known, over all recipes and over planned weeks, and how much of the
 * weeks' vitamins and minerals cooking destroys, next to the committed tables: `node worker/bench/nutrients/coverage.ts
 * 200`; `--record` updates them.
 */
const weeks = Number(process.argv[2] ?? 200);
const recordFile = fileURLToPath(import.meta.resolve("./coverage.json"));
const KEYS = [...NUTRIENTS, ...MICRONUTRIENTS];

/** Energy of the foods whose figure is known, by nutrient, and of all foods. */
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

/**
 * By nutrient: the sum before cooking, the part of it in foods with a retention factor, and what is left after cooking.
 */
class Retention {
  private readonly sums = new Map<string, { raw: number; factored: number; kept: number }>();

  add(meal: Meal): void {
    for (const { foodId, grams, cooking } of cookedPortions(meal)) {
      const { per100g } = requireFood(foodId);
      const micronutrients = micronutrientsOf(foodId);
      for (const nutrient of RETAINED_NUTRIENTS) {
        const at = (MICRONUTRIENTS as readonly string[]).indexOf(nutrient);
        const figure = at < 0 ? per100g[nutrient as Nutrient] : micronutrients[at];
        const raw = ((figure ?? 0) * grams) / 100;
        const share = cooking === null ? null : keptShare(foodId, nutrient, cooking);
        const sum = this.sums.get(nutrient) ?? { raw: 0, factored: 0, kept: 0 };
        sum.raw += raw;
        sum.factored += share === null ? 0 : raw;
        sum.kept += raw * (share ?? 1);
        this.sums.set(nutrient, sum);
      }
    }
  }

  table(): Record<string, readonly [factored: string, kept: string]> {
    return Object.fromEntries(
      [...this.sums].map(([nutrient, { raw, factored, kept }]) => [
        nutrient,
        [percent(factored, raw), percent(kept, raw)] as const,
      ]),
    );
  }
}

const ofRecipes = new Coverage();
for (const { ingredients } of [...allRecipes(), ...allSides()]) ofRecipes.add(ingredients);
const ofWeeks = new Coverage();
const retention = new Retention();
for (let seed = 1; seed <= weeks; seed++) {
  for (const meal of planWeek(randomPerson(seed)).meals) {
    ofWeeks.add(meal.ingredients);
    retention.add(meal);
  }
}

const table: Record<string, readonly [recipes: string, weeks: string]> = Object.fromEntries(
  KEYS.map((key, at) => [key, [ofRecipes.share(at), ofWeeks.share(at)]]),
);
const cooked = retention.table();
const recorded: { table: typeof table; cooked?: typeof cooked } = JSON.parse(readFileSync(recordFile, "utf8"));
const before = recorded.table;
console.log(`share of the energy whose foods have the figure: recipes, ${weeks} weeks (recorded)`);
for (const [key, [recipes, planned]] of Object.entries(table)) {
  console.log(`${key.padEnd(22)} ${recipes.padStart(9)} ${planned.padStart(9)}   (${before[key]?.join(", ") ?? "-"})`);
}
console.log("\nof the weeks' sum before cooking: in foods with a retention factor, left after cooking (recorded)");
for (const [key, [factored, kept]] of Object.entries(cooked)) {
  console.log(
    `${key.padEnd(22)} ${factored.padStart(9)} ${kept.padStart(9)}   (${recorded.cooked?.[key]?.join(", ") ?? "-"})`,
  );
}
if (process.argv.includes("--record"))
  writeFileSync(recordFile, `${JSON.stringify({ weeks, table, cooked }, null, 2)}\n`);

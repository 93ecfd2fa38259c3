import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { type Food, NUTRIENTS } from "../foods/catalogue/food.ts";
import { DIET_RULES } from "../safety/gate/diets.ts";
import { scanText } from "../safety/lexicon/lexicon.ts";
import { allRecipes, allSides, allTemplates } from "./cookbook.ts";
import type { IngredientRole, Recipe } from "./recipe.ts";
import { recipeFacts } from "./variants/facts.ts";
import { servingNetCarbohydrateMaxG } from "./variants/variants-facts.ts";

const ALL_TEMPLATES = allTemplates();
/** Meals and sides. */
const RECIPES = [...allRecipes(), ...allSides()];
const ENERGY = NUTRIENTS.indexOf("energyKcal");
const SODIUM = NUTRIENTS.indexOf("sodiumMg");
const MEAL_MAX_SODIUM_MG = 1000;
/** The most oil, butter or other cooking fat in one portion. */
const ADDED_FAT_MOST_GRAMS = 15;

function isCookingFat(foodId: string): boolean {
  const { per100g, aisle } = requireFood(foodId);
  return (per100g.fatG ?? 0) > 75 && aisle !== "Nuts, seeds & snacks";
}

/** Returns the id of each faulty recipe with the reason: empty if all pass, readable if not. */
function faults(find: (recipe: Recipe) => string | null): readonly string[] {
  return RECIPES.flatMap((recipe) => {
    const fault = find(recipe);
    return fault === null ? [] : [`${recipe.id}: ${fault}`];
  });
}

/** Words that several foods of a dish may share: black beans and green beans, white beans and white rice. */
const SHARED_WORDS: ReadonlySet<string> = new Set(["with", "bean", "beans", "white", "black", "green", "mahi"]);

const PROPER_NAMES: ReadonlySet<string> = new Set([
  "Asian",
  "Brie",
  "Brussels",
  "Caesar",
  "Monterey",
  "Oaxaca",
  "Cajun",
  "Canadian",
  "Cheddar",
  "Chinese",
  "Dijon",
  "Gouda",
  "Greek",
  "Gruyère",
  "Italian",
  "Japanese",
  "Kalamata",
  "Mexican",
  "Parmesan",
  "Roquefort",
  "Swiss",
  "Thai",
  "Worcestershire",
]);

/** The most of one food that fits on a plate at the base serving, grams. */
const MOST_GRAMS: Readonly<Record<IngredientRole, number>> = {
  protein: 320,
  starch: 350,
  vegetable: 350,
  fruit: 250,
  dairy: 260,
  fat: 80,
  sauce: 200,
  flavour: 60,
  liquid: 700,
};
const OIL_MOST_GRAMS = 40;
const SALT_MOST_GRAMS = 4;
const SPICE_MOST_GRAMS = 12;
const FRESH_HERB_MOST_GRAMS = 60;

function mostGrams(food: Food, role: IngredientRole): number {
  if (food.id === "salt") return SALT_MOST_GRAMS;
  if ((food.per100g.fatG ?? 0) > 90) return OIL_MOST_GRAMS;
  if (food.aisle === "Spices & herbs" && role === "flavour") {
    return food.perishableDays === null ? SPICE_MOST_GRAMS : FRESH_HERB_MOST_GRAMS;
  }
  return MOST_GRAMS[role];
}

function energyBounds({ side, mealTypes }: Recipe): readonly [least: number, most: number] {
  if (side) return [25, 260];
  return mealTypes.includes("snack") ? [120, 350] : [250, 1200];
}

const MOST_SHRIMP_MINUTES = 6;

const KNOWN_BY_ONE_WORD: ReadonlySet<string> = new Set(
  "Borscht Bruschetta Guacamole Harira Hummus Mamaliga Menemen Muhammara Mujadara Ratatouille Shakshuka Tzatziki".split(
    " ",
  ),
);

describe("every recipe", () => {
  test("uses only foods of the catalogue, in measures they have", () => {
    const found = faults((recipe) => {
      for (const { foodId, measure } of recipe.ingredients) {
        const food = FOODS.get(foodId);
        if (food === undefined) return `no food ${foodId}`;
        if (measure === undefined || food.measures[measure] !== undefined) continue;
        const byVolume =
          food.densityGPerMl !== null || ["cup", "tbsp", "tsp", "ml"].some((unit) => food.measures[unit]);
        if (!byVolume || !["cup", "tbsp", "tsp"].includes(measure)) return `${foodId} has no ${measure}`;
      }
      return null;
    });
    expect(found).toEqual([]);
  });

  test("lists each food once", () => {
    const found = faults((recipe) =>
      new Set(recipe.ingredients.map(({ foodId }) => foodId)).size === recipe.ingredients.length
        ? null
        : "repeats a food",
    );
    expect(found).toEqual([]);
  });

  test("has 120 to 1,200 kcal, breakfasts at least 250, snacks at most 350, sides 25 to 260", () => {
    const found = faults((recipe) => {
      const energyKcal = recipeFacts(recipe).per[ENERGY] ?? 0;
      const [least, most] = energyBounds(recipe);
      return energyKcal >= least && energyKcal <= most ? null : `${Math.round(energyKcal)} kcal`;
    });
    expect(found).toEqual([]);
  });

  test("has at most 1,000 mg of sodium, and a realistic amount of added fat", () => {
    const found = faults((recipe) => {
      const sodiumMg = recipeFacts(recipe).per[SODIUM] ?? 0;
      if (sodiumMg > MEAL_MAX_SODIUM_MG) return `${Math.round(sodiumMg)} mg of sodium`;
      const fatG = recipe.ingredients.reduce((sum, { foodId, grams }) => sum + (isCookingFat(foodId) ? grams : 0), 0);
      return fatG > ADDED_FAT_MOST_GRAMS ? `${fatG} g of added fat` : null;
    });
    expect(found).toEqual([]);
  });

  test("has a plausible amount of each food", () => {
    const found = faults((recipe) => {
      const heap = recipe.ingredients.find(({ foodId, grams, role }) => grams > mostGrams(requireFood(foodId), role));
      if (heap !== undefined) return `${heap.grams} g ${heap.foodId}`;
      const trace = recipe.ingredients.find(({ grams }) => !(grams >= 0.1));
      return trace === undefined ? null : `${trace.grams} g ${trace.foodId}`;
    });
    expect(found).toEqual([]);
  });

  test("counts eggs, tortillas and the like in whole pieces", () => {
    const found = faults((recipe) => {
      for (const { foodId, grams, measure, scaling } of recipe.ingredients) {
        if (foodId === "egg" && scaling !== "whole") return "half eggs";
        if (scaling !== "whole") continue;
        const pieceGrams = requireFood(foodId).measures[measure ?? ""] ?? Number.NaN;
        const pieces = grams / pieceGrams;
        if (!(Math.abs(pieces - Math.round(pieces)) < 0.02 && pieces > 0.9)) return `${pieces} ${measure} ${foodId}`;
      }
      return null;
    });
    expect(found).toEqual([]);
  });

  test("takes 5 to 120 minutes (a side up to 60), the sum of its steps", () => {
    const found = faults(({ side, prepMinutes }) => {
      const [least, most] = side ? [1, 60] : [5, 120];
      return prepMinutes >= least && prepMinutes <= most ? null : `${prepMinutes} min`;
    });
    expect(found).toEqual([]);
    const halves = ALL_TEMPLATES.flatMap((template) =>
      [template.steps, ...Object.values(template.parts).flatMap((part) => part.map((choice) => choice.steps ?? []))]
        .flat()
        .flatMap((step) =>
          "minutes" in step && !(Number.isInteger(step.minutes) && step.minutes > 0) ? [template.id] : [],
        ),
    );
    expect(halves).toEqual([]);
  });

  test("cooks shrimp only in its last minutes", () => {
    const wet = /\b(?:simmer|cook|fry|grill|sear|brown|roast|poach|leave|layer)\w*\b/i;
    const found = faults(({ ingredients, instructions, stepMinutes }) => {
      if (!ingredients.some(({ foodId }) => foodId === "shrimp")) return null;
      const long = instructions.find(
        (text, at) =>
          (stepMinutes[at] ?? 0) > MOST_SHRIMP_MINUTES && /\bshrimp\b(?! go on)/.test(text) && wet.test(text),
      );
      return long === undefined || /meanwhile [^;]*shrimp/.test(long) ? null : long;
    });
    expect(found).toEqual([]);
  });

  test("has a name of two to five words if possible, and a subtitle that reads like a menu", () => {
    const found = faults(({ name, detail }) => {
      const full = detail === null ? name : `${name} ${detail}`;
      if (full.length > 80) return `${full.length} characters`;
      if (/[{}]|undefined| {2}|^ | $|\bwith$|\band$/.test(name) || /[{}]|undefined| {2}|^ | $/.test(detail ?? "")) {
        return `"${full}"`;
      }
      if (/\bwith\b[^,]*\band\b.*\band\b/i.test(full)) return `"${full}" strings foods together`;
      const words: readonly string[] = full.toLowerCase().match(/\p{L}+/gu) ?? [];
      const twice = words.find(
        (word, at) => word.length > 3 && !SHARED_WORDS.has(word) && words.slice(0, at).includes(word),
      );
      return twice === undefined ? null : `"${full}" says ${twice} twice`;
    });
    expect(found).toEqual([]);
  });

  test("has a name of at most five words, and of one only if the dish is known by it", () => {
    const isOdd = ({ name, ingredients }: Pick<Recipe, "name" | "ingredients">) =>
      name.split(" ").length > 5 || (!name.includes(" ") && ingredients.length > 1 && !KNOWN_BY_ONE_WORD.has(name));
    expect(RECIPES.filter(isOdd).map(({ name, id }) => `${id}: ${name}`)).toEqual([]);
    const ingredients = RECIPES[0]?.ingredients ?? [];
    const seeded = ["Crayfish", "Gluten-Free Corn Pasta with Goat Cheese", "Borscht"].map((name) => ({
      name,
      ingredients,
    }));
    expect(seeded.filter(isOdd)).toHaveLength(2);
  });

  test("has no list of sides in its name, with few exceptions", () => {
    const strung = RECIPES.filter(({ name }) => /\bwith\b/i.test(name));
    expect(strung.length / RECIPES.length).toBeLessThan(1 / 3);
  });

  test("has at least two steps in full sentences, without placeholders or amounts", () => {
    const found = faults(({ instructions }) => {
      const wrong = instructions.find(
        (text) =>
          /[{}]|undefined| {2}|,\s*[,.]|\.\./.test(text) ||
          !/^[\p{Lu}].*[.!]$/u.test(text) ||
          /\d\s*(g|kg|ml|l|oz|cups?|tbsp|tsp|grams?|tablespoons?|teaspoons?)\b/i.test(text),
      );
      return wrong ?? null;
    });
    expect(found).toEqual([]);
  });

  test("names no allergen in name or steps that its foods do not contain", () => {
    const found = faults((recipe) => {
      const foods = recipe.ingredients.map(({ foodId }) => requireFood(foodId));
      const held = new Set(foods.flatMap((food) => [...food.contains, ...food.mayContain]));
      for (const text of [recipe.name, recipe.detail ?? "", ...recipe.instructions]) {
        const hit = scanText(text).find(
          ({ certainty, allergens }) => certainty === "contains" && allergens.some((allergen) => !held.has(allergen)),
        );
        if (hit !== undefined) return `"${hit.term}" (${hit.allergens.join(", ")}) in "${text}"`;
      }
      return null;
    });
    expect(found).toEqual([]);
  });

  test("never capitalizes a food in the middle of a step", () => {
    const found = faults(({ instructions }) => {
      const words = instructions.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu) ?? []);
      const odd = words.find((word) => !PROPER_NAMES.has(word));
      return odd ?? null;
    });
    expect(found).toEqual([]);
  });

  test("is labeled keto only if four such dishes fit a day's net carbohydrates", () => {
    const { servingNetCarbohydrateMaxG: limits } = DIET_RULES.keto;
    if (limits === null) throw new Error("keto has no limit");
    const { meal, snack, side } = limits;
    expect(3 * meal + snack).toBeLessThanOrEqual(50);
    expect(side).toBeLessThanOrEqual(snack);
    const found = faults((recipe) => {
      const { diets, netCarbohydrateG } = recipeFacts(recipe);
      const limit = servingNetCarbohydrateMaxG(recipe, "keto");
      return diets.has("keto") && (limit === null || netCarbohydrateG > limit) ? `${netCarbohydrateG} g` : null;
    });
    expect(found).toEqual([]);
    expect(RECIPES.filter((recipe) => recipeFacts(recipe).diets.has("keto")).length).toBeGreaterThan(100);
  });
});

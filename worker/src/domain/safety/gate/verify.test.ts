import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { NUTRIENT_KEYS } from "@mealwright/schema/constants/food/nutrients";
import type { AllergyOption } from "@mealwright/schema/constants/questionnaire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, eaterOf, ingredient, kindsOf, mealOf } from "../../../../test/fixtures/meals-to-verify.ts";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import type { Meal, MealIngredient } from "../../meal.ts";
import { sumNutrition } from "../../nutrition/sum.ts";
import { foodConflicts } from "./avoidance.ts";
import { KETO_MAX_NET_CARBS_G_PER_MEAL } from "./diets.ts";
import type { Eater, ViolationKind } from "./eater.ts";
import { verify } from "./verify.ts";

const ALL_NAMED: readonly AllergyOption[] = [
  "Nuts",
  "Dairy",
  "Gluten",
  "Eggs",
  "Soy",
  "Shellfish",
  "Fish",
  "Sesame",
  "Peanuts",
  "Tree nuts",
  "Wheat",
];

describe("a correct meal", () => {
  test("passes, even for someone who avoids everything on the questionnaire", () => {
    expect(verify(mealOf(BASE), eaterOf())).toEqual([]);
    expect(verify(mealOf(BASE), eaterOf(ALL_NAMED, "vegan"))).toEqual([]);
  });

  test("reports for every violation what, where and why", () => {
    const meal = mealOf([...BASE, ingredient("butter-unsalted", 10)], { name: "Buttered Bowl", prepTime: 45 });
    for (const violation of verify(meal, eaterOf(["Dairy"], "vegan"))) {
      expect(violation.where).toMatch(/^(ingredient:[a-z-]+|name|step:\d+|prepTime)$/);
      expect(violation.evidence).not.toBe("");
      expect(violation.message).toMatch(/\.$/);
    }
  });
});

describe("ingredients with a violation", () => {
  test.each<[string, MealIngredient, Eater, ViolationKind[]]>([
    ["contained allergen", ingredient("feta-cheese"), eaterOf(["Dairy"]), ["allergen", "text-allergen"]],
    ["possible allergen", ingredient("dark-chocolate-70-85"), eaterOf(["Peanuts"]), ["may-contain"]],
    ["diet", ingredient("chicken-breast-skinless"), eaterOf([], "vegan"), ["diet", "text-diet"]],
    ["rennet cheese for a vegetarian", ingredient("parmesan-hard"), eaterOf([], "vegetarian"), ["diet", "text-diet"]],
    ["keto", ingredient("honey", 5), eaterOf([], "keto"), ["diet"]],
    ["avoided food", ingredient("kiwi"), eaterOf([], "omnivore", "kiwi"), ["avoided-food", "text-avoided"]],
    ["avoided group", ingredient("eggplant"), eaterOf([], "omnivore", "nightshades"), ["avoided-food", "text-avoided"]],
    ["unknown food", ingredient("moon-cheese"), eaterOf(), ["unresolved-ingredient"]],
    ["a name of another food", ingredient("olive-oil", 10, "butter"), eaterOf(["Dairy"]), ["text-allergen"]],
  ])("%s", (_, extra, eater, kinds) => {
    const ingredients = eater.diet === "keto" ? [ingredient("broccoli"), extra] : [...BASE, extra];
    const meal = extra.foodId === "moon-cheese" ? { ...mealOf(BASE), ingredients } : mealOf(ingredients);
    expect(kindsOf(meal, eater)).toEqual(expect.arrayContaining(kinds));
    expect(kindsOf(meal, eater).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1_001])("%d g is not a valid amount", (grams) => {
    const extra = ingredient("carrot", grams);
    expect(kindsOf({ ...mealOf(BASE), ingredients: [...BASE, extra] }, eaterOf())).toContain("amount");
  });

  test.each<[string, Partial<MealIngredient>]>([
    ["no quantity", { quantity: 0 }],
    ["no number", { quantity: Number.NaN }],
    ["no unit", { unit: " " }],
    ["a quantity that does not match the grams", { quantity: 5, unit: "kg" }],
  ])("%s", (_, change) => {
    const ingredients = [...BASE, { ...ingredient("carrot"), ...change }];
    expect(kindsOf(mealOf(ingredients), eaterOf())).toEqual(["amount"]);
  });

  test("a whole jar of spice in one meal", () => {
    expect(kindsOf(mealOf([...BASE, ingredient("cinnamon-ground", 80)]), eaterOf())).toEqual(["amount"]);
  });
});

describe("meals with a violation", () => {
  test.each<[string, Partial<Meal>, ViolationKind]>([
    ["no name", { name: "  " }, "amount"],
    ["no steps", { instructions: [] }, "amount"],
    ["an empty step", { instructions: ["Serve.", " "] }, "amount"],
    ["day 0", { day: 0 }, "number"],
    ["day 8", { day: 8 }, "number"],
    ["day 1.5", { day: 1.5 }, "number"],
    ["no time", { prepTime: 0 }, "number"],
    ["an invalid time", { prepTime: Number.NaN }, "number"],
    ["too long", { prepTime: 31 }, "prep-time"],
    ["a missing allergen", { allergens: ["milk"] }, "number"],
    ["a wrong cost", { costCents: 1 }, "number"],
    ["an invalid cost", { costCents: Number.NaN }, "number"],
  ])("%s", (_, changes, kind) => {
    expect(kindsOf(mealOf(BASE, changes), eaterOf())).toEqual([kind]);
  });

  test("a meal without ingredients", () => {
    expect(kindsOf(mealOf([]), eaterOf())).toContain("amount");
  });

  test("a meal of exactly the allowed time passes", () => {
    expect(verify(mealOf(BASE, { prepTime: 30 }), eaterOf())).toEqual([]);
  });

  test.each(NUTRIENT_KEYS.map((key) => [key]))("%s off by a tenth", (key) => {
    const meal = mealOf(BASE);
    const changed = { ...meal, nutrition: { ...meal.nutrition, [key]: meal.nutrition[key] + 0.1 } };
    expect(verify(changed, eaterOf())).toMatchObject([{ kind: "number", where: `nutrition.${key}` }]);
    const broken = { ...meal, nutrition: { ...meal.nutrition, [key]: Number.NaN } };
    expect(verify(broken, eaterOf())).toMatchObject([{ kind: "number", where: `nutrition.${key}` }]);
  });

  test("an incomplete figure that is not marked as such", () => {
    const meal = mealOf(BASE);
    expect(kindsOf({ ...meal, nutrition: { ...meal.nutrition, incomplete: ["iron"] } }, eaterOf())).toEqual(["number"]);
  });

  test("keto: too many net carbohydrates in the meal", () => {
    const lean = [ingredient("salmon-atlantic-farmed", 150), ingredient("broccoli", 150), ingredient("olive-oil", 15)];
    expect(verify(mealOf(lean), eaterOf([], "keto"))).toEqual([]);
    const full = [...lean, ingredient("onion", 400), ingredient("carrot", 200)];
    const carbs = sumNutrition(full);
    expect(carbs.carbs - carbs.fibre).toBeGreaterThan(KETO_MAX_NET_CARBS_G_PER_MEAL);
    expect(verify(mealOf(full), eaterOf([], "keto"))).toMatchObject([{ kind: "diet", where: "nutrition.carbs" }]);
  });
});

describe("every food of the catalogue", () => {
  const foods = [...FOODS.values()];

  test("gets a violation for each allergen that it contains or may contain", () => {
    for (const food of foods) {
      for (const allergen of [...food.contains, ...food.mayContain]) {
        const eater: Eater = {
          diet: "omnivore",
          avoids: { allergens: [allergen], foodIds: [], terms: [], unresolved: [] },
          maxPrepMinutes: 60,
          eatsRaw: true,
        };
        expect(
          verify(mealOf([ingredient(food.id, 20)]), eater).map(({ kind }) => kind),
          `${food.id} ${allergen}`,
        ).toContain(food.contains.includes(allergen) ? "allergen" : "may-contain");
      }
    }
  });

  test("raises no text violation under its own name for someone who may eat it", () => {
    const alarms: string[] = [];
    for (const food of foods) {
      const allergens = ALLERGENS.filter(
        (allergen) => !food.contains.includes(allergen) && !food.mayContain.includes(allergen),
      );
      for (const diet of ["omnivore", "vegetarian", "vegan", "pescatarian", "keto", "paleo"] as const) {
        const eater: Eater = {
          diet,
          avoids: { allergens, foodIds: [], terms: [], unresolved: [] },
          maxPrepMinutes: 60,
          eatsRaw: true,
        };
        if (foodConflicts(food, eater).length > 0) continue;
        const meal = mealOf([ingredient(food.id, 5)], {
          name: `${food.name} bowl`,
          instructions: [`Cook the ${food.plural || food.name}.`],
        });
        for (const { evidence, message } of verify(meal, eater))
          alarms.push(`${food.id}: ${evidence} (${message}) ${diet}`);
      }
    }
    expect(alarms).toEqual([]);
  });
});

describe("any meal", () => {
  test("never throws, and reports every unknown food", () => {
    const anyNumber = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0));
    const anyIngredient = fc.record({
      foodId: fc.oneof(fc.constantFrom(...FOODS.keys()), fc.string()),
      name: fc.string({ unit: "grapheme" }),
      quantity: anyNumber,
      unit: fc.string(),
      grams: anyNumber,
    });
    fc.assert(
      fc.property(
        fc.array(anyIngredient, { maxLength: 6 }),
        fc.string(),
        fc.array(fc.string()),
        anyNumber,
        (ingredients, name, steps, number) => {
          const meal: Meal = { ...mealOf(BASE), ingredients, name, instructions: steps, day: number, prepTime: number };
          const unknown = ingredients.filter(({ foodId }) => !FOODS.has(foodId)).length;
          const violations = verify(meal, eaterOf(["Dairy"], "vegan", "kiwi"));
          expect(violations.filter(({ kind }) => kind === "unresolved-ingredient")).toHaveLength(unknown);
        },
      ),
      { numRuns: 300 },
    );
  });
});

import type { AllergyOption, Diet } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { BASE, eaterOf, ingredient, kindsOf, mealOf } from "../../../../test/fixtures/meals-to-verify.ts";
import type { Eater } from "./eater.ts";
import { verify } from "./verify.ts";

describe("texts of a recipe", () => {
  const inName = (name: string, eater: Eater, ingredients = BASE) => kindsOf(mealOf(ingredients, { name }), eater);
  const inStep = (step: string, eater: Eater, ingredients = BASE) =>
    kindsOf(mealOf(ingredients, { instructions: ["Warm the bowl.", step] }), eater);

  test.each<[string, AllergyOption[]]>([
    ["Finish with a knob of butter.", ["Dairy"]],
    ["Scatter over some peanuts.", ["Nuts"]],
    ["Scatter over pistachios.", ["Tree nuts"]],
    ["Splash in soy sauce.", ["Gluten"]],
    ["Splash in soy sauce.", ["Soy"]],
    ["Whisk in an egg.", ["Eggs"]],
    ["Serve with p\u200bita bread.", ["Wheat"]],
    ["Add a dash of fish sauce.", ["Fish"]],
    ["Add the mussels.", ["Shellfish"]],
    ["Drizzle with tahini.", ["Sesame"]],
    ["Serve with pancakes.", ["Eggs"]],
    ["Top with curry paste.", ["Shellfish"]],
    ["Use lactose-free milk.", ["Dairy"]],
    ["Mit Sahne verfeinern.", ["Dairy"]],
    ["Ajoutez les crevettes.", ["Shellfish"]],
  ])("name an allergen: %s (%j)", (step, allergies) => {
    expect(inStep(step, eaterOf(allergies))).toEqual(["text-allergen"]);
    const isOwnName = step.includes("pancakes");
    expect(inName(step, eaterOf(allergies))).toEqual(isOwnName ? [] : ["text-allergen"]);
    expect(inStep(step, eaterOf())).toEqual([]);
  });

  test("stock is noticed after any word, and toast at the end of a step is bread", () => {
    expect(inStep("Simmer the rice in stock.", eaterOf([], "omnivore", "celery"))).toEqual(["text-allergen"]);
    expect(inStep("Stir in stock concentrate.", eaterOf([], "vegan"))).toEqual(["text-diet"]);
    expect(inStep("Serve with beans and toast.", eaterOf(["Wheat"]))).toEqual(["text-allergen"]);
    expect(inStep("Add the seeds and toast for 2 minutes.", eaterOf(["Wheat"]))).toEqual([]);
  });

  test.each<[string, AllergyOption[]]>([
    ["Stir in the coconut milk.", ["Dairy", "Nuts"]],
    ["Add the butternut squash and eggplant.", ["Dairy", "Eggs"]],
    ["Cook the gluten-free pasta.", ["Gluten"]],
    ["Pour in the almond milk.", ["Dairy"]],
    ["Fry the oyster mushrooms.", ["Shellfish"]],
    ["Toast the cumin seeds.", ["Gluten"]],
    ["Grate over some nutmeg.", ["Nuts"]],
    ["Warm the corn tortillas.", ["Gluten"]],
    ["Stir until smooth and creamy, without any cream.", ["Dairy"]],
  ])("%s raises no alarm (%j)", (step, allergies) => {
    expect(inStep(step, eaterOf(allergies))).toEqual([]);
  });

  test.each<[string, Diet]>([
    ["Lay the chicken on top.", "vegan"],
    ["Lay the chicken on top.", "pescatarian"],
    ["Crumble in the bacon.", "vegetarian"],
    ["Drizzle with honey.", "vegan"],
    ["Grate over Parmesan.", "vegetarian"],
    ["Flake in the tuna.", "vegetarian"],
    ["Serve with rice.", "keto"],
    ["Sprinkle with sugar.", "paleo"],
    ["Serve with crusty bread.", "paleo"],
    ["Set with gelatine.", "vegetarian"],
  ])("%s violates %s", (step, diet) => {
    const foods = [ingredient("broccoli"), ingredient("olive-oil", 10)];
    expect(inStep(step, eaterOf([], diet), foods)).toEqual(["text-diet"]);
  });

  test.each<[string, Diet]>([
    ["Add the chickpeas.", "vegan"],
    ["Slice the beefsteak tomato.", "vegan"],
    ["Serve with honeydew.", "vegan"],
    ["Add the hearts of palm.", "vegetarian"],
    ["Use the cauliflower rice.", "keto"],
    ["Season to taste with salt and pepper.", "paleo"],
    ["Flake in the tuna.", "pescatarian"],
    ["Add the vegan cheese.", "vegan"],
  ])("%s is compatible with %s", (step, diet) => {
    const foods = [ingredient("broccoli"), ingredient("olive-oil", 10)];
    expect(inStep(step, eaterOf([], diet), foods)).toEqual([]);
  });

  test("an ambiguous word is decided by the dish's foods", () => {
    const tortillas = [ingredient("corn-tortilla", 60), ingredient("avocado", 80)];
    expect(inStep("Warm the tortillas.", eaterOf(["Gluten"]), tortillas)).toEqual([]);
    expect(inStep("Warm the tortillas.", eaterOf(["Gluten"]))).toEqual(["text-allergen"]);
    const oatless = [ingredient("banana", 100), ingredient("coconut-flour", 20), ingredient("flaxseed", 10)];
    expect(inName("Banana Pancakes", eaterOf(["Eggs", "Dairy"]), oatless)).toEqual([]);
    const pancakes = mealOf(oatless, { name: "Banana Pancakes", instructions: ["Stack the pancakes."] });
    expect(verify(pancakes, eaterOf(["Eggs", "Dairy"], "vegan"))).toEqual([]);
  });

  test('"patties" are made of a suitable food in the dish, if there is one', () => {
    const step = "Form patties and fry them.";
    expect(inStep(step, eaterOf([], "vegan"), [ingredient("chickpeas-cooked", 150)])).toEqual([]);
    expect(inStep(step, eaterOf([], "vegan"), [ingredient("tomato", 150)])).toEqual(["text-diet"]);
    expect(inStep("Form beef patties.", eaterOf([], "vegan"), [ingredient("chickpeas-cooked", 150)])).not.toEqual([]);
  });

  test("Cuban bread is made with lard, whatever bread is in the dish", () => {
    const bread = [ingredient("french-rolls", 60)];
    expect(inStep("Split the Cuban bread.", eaterOf([], "vegetarian"), bread)).toEqual(["text-diet"]);
    expect(inStep("Split the rolls.", eaterOf([], "vegetarian"), bread)).toEqual([]);
  });

  test('avoided words are found, but not inside another food\'s name or after "without"', () => {
    const noPotato = eaterOf([], "omnivore", "potatoes");
    expect(inStep("Add the potatoes.", noPotato)).toEqual(["text-avoided"]);
    expect(inStep("Add the sweet potato.", noPotato)).toEqual([]);
    expect(inStep("Serve without potatoes.", noPotato)).toEqual([]);
    expect(inStep("Grate in some zorblax.", eaterOf([], "omnivore", "zorblax"))).toEqual(["text-avoided"]);
    expect(inStep("Grind in black pepper.", eaterOf([], "omnivore", "bell peppers"))).toEqual([]);
  });

  test("a violation says where it is", () => {
    const [violation] = verify(mealOf(BASE, { instructions: ["Warm the bowl.", "Add butter."] }), eaterOf(["Dairy"]));
    expect(violation).toMatchObject({ kind: "text-allergen", evidence: "butter", where: "step:2" });
  });
});

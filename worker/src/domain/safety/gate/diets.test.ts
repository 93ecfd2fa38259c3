import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../../foods/catalogue/catalogue.ts";
import { dietBreach } from "./diets.ts";

const ALLOWED: Readonly<Record<Diet, string>> = {
  omnivore: "bacon parmesan-hard white-sugar oysters beer",
  vegetarian:
    "egg whole-milk cheddar-cheese honey tofu-firm paneer halloumi quinoa beer mayonnaise nori-sheets vegetable-broth",
  vegan:
    "tofu-firm tempeh chickpeas-cooked almond-butter oat-milk-unsweetened sourdough-or-french-bread pasta-dry olive-oil soy-sauce seitan nori-sheets",
  pescatarian:
    "salmon-atlantic-farmed shrimp mussels fish-sauce egg cheddar-cheese parmesan-hard honey oyster-sauce dashi anchovies-canned-in-oil",
  keto: "egg bacon salmon-atlantic-farmed avocado olive-oil spinach cheddar-cheese almonds walnuts cauliflower zucchini tofu-firm raspberries heavy-cream garlic soy-sauce tahini almond-flour coconut-fresh butternut-squash butternut-squash-frozen",
  paleo:
    "beef-sirloin-steak salmon-atlantic-farmed egg sweet-potato banana almonds olive-oil honey maple-syrup coconut-milk-canned spinach apple avocado-oil coconut-aminos",
};

const BROKEN: Readonly<Record<Diet, string>> = {
  omnivore: "",
  vegetarian:
    "chicken-breast-skinless bacon salmon-atlantic-farmed shrimp mussels lard gelatin-powder marshmallows fish-sauce oyster-sauce worcestershire-sauce chicken-broth parmesan-hard pecorino-romano pesto caesar-dressing anchovies-canned-in-oil refried-beans-traditional kimchi red-curry-paste beef-tallow duck-fat dashi",
  vegan:
    "egg whole-milk butter-unsalted honey cheddar-cheese ghee mayonnaise egg-noodles-dry naan croissant milk-chocolate dark-chocolate-70-85 margarine-stick panko hamburger-bun puff-pastry-frozen veggie-burger-patty whey-protein-powder chicken-breast-skinless gelatin-powder fresh-pasta kimchi beer red-wine almond-paste-marzipan",
  pescatarian:
    "chicken-breast-skinless bacon ground-beef-90-lean lard gelatin-powder chicken-broth beef-broth duck-fat prosciutto marshmallows",
  keto: "white-rice-cooked pasta-dry white-bread potato sweet-potato banana apple white-sugar honey maple-syrup black-beans-cooked lentils-cooked quinoa rolled-oats corn-tortilla dates-medjool orange-juice beer milk-chocolate all-purpose-flour oat-milk-unsweetened ketchup",
  paleo:
    "white-rice-cooked pasta-dry white-bread black-beans-cooked peanuts-raw peanut-butter-smooth tofu-firm whole-milk cheddar-cheese butter-unsalted white-sugar canola-oil bacon quinoa corn-tortilla soy-sauce agave-syrup beer deli-ham",
};

describe.each(DIETS)("%s", (diet) => {
  test.each(ALLOWED[diet].split(" "))("allows %s", (id) => {
    expect(dietBreach(requireFood(id), diet)).toBeNull();
  });
  test.each(BROKEN[diet].split(" ").filter(Boolean))("excludes %s, with the reason", (id) => {
    const reason = dietBreach(requireFood(id), diet);
    expect(reason).toMatch(/^[A-Z0-9].*\.$/);
  });
});

describe("every food of the catalogue", () => {
  const foods = [...FOODS.values()];
  const breaks = (diet: Diet) =>
    new Set(foods.filter((food) => dietBreach(food, diet) !== null).map((food) => food.id));

  test("what breaks vegetarian breaks vegan, and what breaks pescatarian breaks vegetarian", () => {
    const vegan = breaks("vegan");
    const vegetarian = breaks("vegetarian");
    for (const id of vegetarian) expect(vegan, id).toContain(id);
    for (const id of breaks("pescatarian")) expect(vegetarian, id).toContain(id);
    expect(breaks("omnivore").size).toBe(0);
  });

  test("nothing from an animal is vegan, and nothing with meat is vegetarian or pescatarian", () => {
    for (const food of foods) {
      const animalAllergen = food.contains.some((allergen) =>
        ["milk", "egg", "fish", "crustacean", "mollusc"].includes(allergen),
      );
      if (food.animal !== "none" || animalAllergen) expect(dietBreach(food, "vegan"), food.id).not.toBeNull();
      if (["meat", "poultry", "gelatin"].includes(food.animal)) {
        expect(dietBreach(food, "vegetarian"), food.id).not.toBeNull();
        expect(dietBreach(food, "pescatarian"), food.id).not.toBeNull();
      }
    }
  });

  test("paleo excludes grain, pulses, milk and refined sugar", () => {
    for (const food of foods) {
      if (dietBreach(food, "paleo") !== null) continue;
      expect(food.traits, food.id).not.toContain("grain");
      expect(food.traits, food.id).not.toContain("pulse");
      expect(food.contains, food.id).not.toContain("milk");
      expect(food.contains, food.id).not.toContain("gluten");
    }
  });
});

import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "./catalogue.ts";
import type { Food } from "./food.ts";

const foods = [...FOODS.values()];

function idsContaining(allergen: Allergen): string[] {
  return foods.filter(({ contains }) => contains.includes(allergen)).map(({ id }) => id);
}

function everyWord(word: RegExp, allergen: Allergen, except: readonly string[]): void {
  for (const candidate of foods) {
    if (!word.test(candidate.id) || except.includes(candidate.id)) continue;
    expect(candidate.contains, candidate.id).toContain(allergen);
  }
}

describe("allergens contained in foods", () => {
  test.each(ALLERGENS)("at least one food contains %s", (allergen) => {
    expect(idsContaining(allergen)).not.toEqual([]);
  });

  test("wheat always comes with gluten, contained or possible", () => {
    for (const { id, contains, mayContain } of foods) {
      if (contains.includes("wheat")) expect(contains, id).toContain("gluten");
      if (mayContain.includes("wheat")) expect([...contains, ...mayContain], id).toContain("gluten");
    }
  });

  test("animal sources and allergens match", () => {
    const source: Partial<Record<Food["animal"], readonly Allergen[]>> = {
      dairy: ["milk"],
      egg: ["egg"],
      fish: ["fish"],
      crustacean: ["crustacean"],
      mollusc: ["mollusc"],
    };
    for (const { id, animal, contains } of foods) {
      for (const allergen of source[animal] ?? []) expect(contains, id).toContain(allergen);
      if (animal === "none") {
        for (const allergen of ["milk", "egg", "fish", "crustacean", "mollusc"] as const) {
          expect(contains, id).not.toContain(allergen);
        }
      }
    }
  });

  test.each([
    ["rolled-oats", ["gluten"]],
    ["rye-bread", ["wheat", "gluten"]],
    ["pearl-barley", ["gluten"]],
    ["spelt", ["wheat", "gluten"]],
    ["couscous", ["wheat", "gluten"]],
    ["soba-noodles-dry", ["wheat", "gluten"]],
    ["seitan", ["wheat", "gluten", "soy"]],
    ["soy-sauce", ["wheat", "gluten", "soy"]],
    ["tamari", ["soy"]],
    ["worcestershire-sauce", ["fish", "gluten"]],
    ["fish-sauce", ["fish"]],
    ["oyster-sauce", ["mollusc", "wheat", "gluten", "soy"]],
    ["hoisin-sauce", ["wheat", "gluten", "soy", "sesame"]],
    ["mayonnaise", ["egg", "mustard"]],
    ["caesar-dressing", ["milk", "egg", "fish", "mustard"]],
    ["pesto", ["milk", "tree_nut"]],
    ["pine-nuts", ["tree_nut"]],
    ["mixed-nuts", ["tree_nut", "peanut"]],
    ["chocolate-hazelnut-spread", ["milk", "tree_nut", "soy"]],
    ["almond-flour", ["tree_nut"]],
    ["peanut-oil", ["peanut"]],
    ["sesame-oil", ["sesame"]],
    ["zaatar", ["sesame"]],
    ["tahini", ["sesame"]],
    ["surimi-imitation-crab", ["egg", "fish", "crustacean", "wheat", "gluten", "soy"]],
    ["miso", ["soy"]],
    ["gochujang", ["wheat", "gluten", "soy"]],
    ["vegetable-broth", ["celery"]],
    ["celeriac", ["celery"]],
    ["mustard-powder", ["mustard"]],
    ["wasabi-paste", ["mustard"]],
    ["red-wine", ["sulphite"]],
    ["apricots-dried", ["sulphite"]],
    ["lupin-beans-dried", ["lupin"]],
    ["squid", ["mollusc"]],
    ["crayfish", ["crustacean"]],
    ["naan", ["milk", "wheat", "gluten"]],
    ["croissant", ["milk", "egg", "wheat", "gluten"]],
    ["ghee", ["milk"]],
    ["goat-milk", ["milk"]],
    ["quail-egg", ["egg"]],
    ["gluten-free-white-bread", ["egg"]],
    ["dashi", ["fish"]],
    ["beer", ["gluten"]],
  ] as const)("%s contains %j", (id, allergens) => expect(requireFood(id).contains).toEqual(allergens));

  test.each([
    ["coconut-milk-canned", "tree_nut"],
    ["coconut-shredded-unsweetened", "tree_nut"],
    ["chestnuts-roasted", "tree_nut"],
    ["water-chestnuts-canned", "tree_nut"],
    ["nutmeg", "tree_nut"],
    ["butternut-squash", "tree_nut"],
    ["gluten-free-rolled-oats", "gluten"],
    ["glutinous-rice", "gluten"],
    ["peanut-butter-smooth", "milk"],
    ["cream-of-tartar", "milk"],
    ["apple-butter", "milk"],
    ["oyster-mushrooms", "mollusc"],
    ["coconut-aminos", "soy"],
    ["eggplant", "egg"],
    ["vegan-mayonnaise-tofu", "egg"],
  ] as const)("%s does not contain %s, whatever its name suggests", (id, allergen) => {
    const { contains, mayContain } = requireFood(id);
    expect([...contains, ...mayContain]).not.toContain(allergen);
  });

  test.each([
    ["buckwheat-groats-kasha", "wheat"],
    ["kimchi", "fish"],
    ["kimchi", "crustacean"],
    ["red-curry-paste", "crustacean"],
    ["dark-chocolate-70-85", "milk"],
    ["miso", "gluten"],
    ["oat-bran", "wheat"],
    ["barbecue-sauce", "mustard"],
    ["chicken-broth", "celery"],
    ["curry-powder", "mustard"],
    ["mortadella", "tree_nut"],
    ["nori-sheets", "crustacean"],
    ["margarine-stick", "milk"],
    ["almonds", "peanut"],
    ["almond-flour", "peanut"],
    ["almond-paste-marzipan", "egg"],
    ["tahini", "tree_nut"],
    ["flaxseed", "tree_nut"],
    ["chia-seeds", "peanut"],
    ["sunflower-seeds", "tree_nut"],
    ["vegetable-broth", "gluten"],
    ["lentils-green-or-brown-dried", "gluten"],
    ["red-lentils-dried", "wheat"],
    ["chickpea-flour", "gluten"],
    ["soy-flour", "gluten"],
    ["cornmeal", "gluten"],
    ["taco-shells", "gluten"],
    ["baking-powder", "gluten"],
    ["sourdough-or-french-bread", "sesame"],
    ["pita-white", "sesame"],
    ["naan", "sesame"],
    ["focaccia", "sesame"],
    ["flour-tortilla", "sesame"],
    ["red-wine", "egg"],
    ["white-wine", "fish"],
    ["beer", "fish"],
    ["chocolate-syrup", "milk"],
  ] as const)("%s may contain %s", (id, allergen) => expect(requireFood(id).mayContain).toContain(allergen));

  test("foods with telling names, such as cheese, contain the allergen", () => {
    everyWord(/cheese|yogurt|mozzarella|cheddar|ricotta|cream$|^whey/, "milk", [
      "vegan-cheese",
      "coconut-yogurt",
      "oat-yogurt",
      "soy-yogurt-plain",
      "cashew-cream-cheese",
      "cashew-cream",
      "oat-cream",
      "soy-cream",
      "coconut-whipping-cream",
      "almond-yogurt",
      "cashew-yogurt",
      "vegan-sour-cream",
      "tofu-yogurt",
      "coconut-cream-sweetened",
      "marshmallow-cream",
      "plant-yogurt",
      "plant-cream",
      "salad-cream",
    ]);
    everyWord(/(^|-)(bread|pasta|tortilla|bagel|bun|flour)(-|$)/, "wheat", [
      "gluten-free-white-bread",
      "gluten-free-tortilla",
      "gluten-free-bun",
      "gluten-free-corn-pasta-dry",
      "gluten-free-flour-blend",
      "chickpea-pasta",
      "red-lentil-pasta",
      "corn-tortilla",
      "tortilla-chips",
      "gluten-free-tortilla-chips",
      "rye-flour",
      "chickpea-flour",
      "buckwheat-flour",
      "gluten-free-buckwheat-flour",
      "oat-flour",
      "rice-flour-white",
      "rice-flour-brown",
      "glutinous-rice-flour",
      "corn-flour-masa-harina",
      "potato-flour",
      "almond-flour",
      "coconut-flour",
      "cassava-flour",
      "soy-flour",
      "sorghum-flour",
      "millet-flour",
      "quinoa-flour",
      "carob-flour",
      "barley-malt-flour",
      "barley-flour",
      "soy-flour-defatted",
      "soy-flour-roasted",
      "peanut-flour",
      "urad-flour",
      "corn-flour-blue",
      "teff-flour",
      "rye-flour-dark",
      "rye-flour-light",
      "lupin-flour",
      "chestnut-flour",
      "hazelnut-flour",
      "gluten-free-pasta-rice",
      "black-bean-pasta",
      "edamame-pasta",
      "everything-bagel-seasoning",
      "yam-flour",
      "plantain-flour",
      "water-chestnut-flour",
    ]);
    everyWord(/^(soy|tofu|tempeh|natto|edamame|miso)/, "soy", []);
    everyWord(/peanut/, "peanut", ["mixed-nuts-no-peanuts"]);
    everyWord(/^(almond|walnut|cashew|hazelnut|pecan|pistachio|macadamia|brazil|pine-nut)/, "tree_nut", []);
    everyWord(/sesame|tahini|hummus/, "sesame", []);
    everyWord(/celery|celeriac/, "celery", []);
    everyWord(/mustard/, "mustard", []);
    everyWord(/wine(-|$)/, "sulphite", ["rice-vinegar", "shaoxing-wine"]);
    everyWord(/(^|-)eggs?(-|$)/, "egg", ["vegan-egg-substitute", "egg-replacer-starch"]);
    everyWord(/salmon|tuna|cod(-|$)|sardine|anchov|fish(-|$)/, "fish", ["crayfish", "cuttlefish", "vegan-fish-sauce"]);
  });

  test("the number of foods with each allergen equals the reviewed number", () => {
    const counts = Object.fromEntries(
      (["milk", "egg", "fish", "crustacean", "mollusc", "tree_nut", "peanut", "sesame", "lupin"] as const).map(
        (allergen) => [allergen, idsContaining(allergen).length],
      ),
    );
    expect(counts).toMatchInlineSnapshot(`
      {
        "crustacean": 29,
        "egg": 81,
        "fish": 135,
        "lupin": 3,
        "milk": 213,
        "mollusc": 30,
        "peanut": 20,
        "sesame": 23,
        "tree_nut": 62,
      }
    `);
  });
});

describe("facts for diets", () => {
  test("cheeses made with rennet from calves, kids or lambs are marked", () => {
    for (const id of ["parmesan-hard", "parmesan-grated", "pecorino-romano", "gruyere", "roquefort", "pesto"]) {
      expect(requireFood(id).traits, id).toContain("animal-rennet");
    }
    expect(requireFood("cheddar-cheese").traits).not.toContain("animal-rennet");
  });

  test.each([
    ["white-rice-long-grain", "grain"],
    ["sweet-corn", "grain"],
    ["quinoa", "pseudo-grain"],
    ["buckwheat-flour", "pseudo-grain"],
    ["chickpeas-canned-drained", "pulse"],
    ["peanuts-raw", "pulse"],
    ["tofu-firm", "pulse"],
    ["soy-sauce", "pulse"],
    ["potato", "starchy"],
    ["ketchup", "added-sugar"],
    ["sunflower-oil", "refined-oil"],
    ["bacon", "processed-meat"],
    ["red-wine", "alcohol"],
  ] as const)("%s is %s", (id, trait) => expect(requireFood(id).traits).toContain(trait));

  test("hidden animal ingredients are recorded", () => {
    expect(requireFood("gelatin-powder").animal).toBe("gelatin");
    expect(requireFood("marshmallows").animal).toBe("gelatin");
    expect(requireFood("worcestershire-sauce").animal).toBe("fish");
    expect(requireFood("refried-beans-traditional").animal).toBe("meat");
    expect(requireFood("lard").animal).toBe("meat");
    expect(requireFood("pie-crust-refrigerated").animal).toBe("meat");
    expect(requireFood("oyster-sauce").animal).toBe("mollusc");
    expect(requireFood("honey").animal).toBe("honey");
    expect(requireFood("duck-fat").animal).toBe("poultry");
  });
});

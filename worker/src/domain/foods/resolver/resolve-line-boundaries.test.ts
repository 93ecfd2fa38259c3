import { describe, expect, test } from "vitest";
import { hiddenBySlips, REAL_NAMES_OF_SLIPS, slippedNames } from "../../../../test/fixtures/spelling-slips.ts";
import { resolveLine } from "./resolve-line.ts";
import { slipsBetween } from "./spelling.ts";

function foodOf(line: string): string {
  const resolution = resolveLine(line);
  return resolution.status === "resolved" ? resolution.food.id : "?";
}

describe("similar names", () => {
  test.each([
    ["vegan butter", "butter-unsalted"],
    ["gluten-free pasta", "pasta-dry"],
    ["almond milk", "whole-milk"],
    ["peanut butter", "butter-unsalted"],
    ["coconut cream", "heavy-cream"],
    ["cocoa butter", "butter-unsalted"],
    ["soy milk", "whole-milk"],
    ["egg-free mayonnaise", "mayonnaise"],
    ["buckwheat flour", "all-purpose-flour"],
    ["oat milk (gluten-free)", "oat-milk-unsweetened"],
    ["milk, soy", "whole-milk"],
    ["yogurt (coconut)", "yogurt-plain-whole-milk"],
    ["cream cheese, vegan", "cream-cheese"],
    ["cheese alternative", "cheddar-cheese"],
    ["fish-free tuna", "tuna-canned-in-water"],
    ["sunflower butter", "butter-unsalted"],
  ])("%s does not resolve to %s", (line, other) => expect(foodOf(line)).not.toBe(other));

  test.each([
    "barnacle",
    "limpets",
    "tench",
    "gudgeon",
    "beefalo",
    "quinine",
    "tigernut milk",
    "walnut milk",
    "insect flour",
    "better",
    "barely",
    "poison",
    "figure",
    "been",
    "lemony",
  ])("%s is a different food, not a typo", (line) =>
    expect(resolveLine(line)).toEqual({ status: "unresolved", text: line }),
  );

  test("a line with two foods is unresolved, unless it offers a choice", () => {
    expect(foodOf("milk or almond milk")).toBe("whole-milk");
    expect(foodOf("almonds, milk")).toBe("?");
    expect(foodOf("chicken and tofu")).toBe("?");
    expect(foodOf("vegetable or sunflower oil")).toBe("vegetable-oil-soybean");
    expect(foodOf("bread with butter")).toBe("?");
  });

  // Every name is tried in resolve-line-slips.slow.test.ts; here every fortieth one.
  test("no typo of one letter hides an allergen or animal, unless it makes another real name", () => {
    const names = slippedNames().filter((_, index) => index % 40 === 3);
    const { tried, hidden } = hiddenBySlips(names);
    expect(tried).toBeGreaterThan(1_000);
    expect(hidden.filter((line) => !REAL_NAMES_OF_SLIPS.includes(line))).toEqual([]);
  });

  test("one typo is tolerated within a word, unless it could be another word", () => {
    expect(foodOf("brocolli")).toBe("broccoli");
    expect(foodOf("pasto")).toBe("?");
    expect(foodOf("mlik")).toBe("?");
    expect([slipsBetween("zuchini", "zucchini", 2), slipsBetween("form", "from", 2)]).toEqual([1, 1]);
    expect(slipsBetween("spelt", "spinach", 2)).toBe(3);
  });
});

test.each(["gluten-free grits (soy)", "gluten-free millet (wheat)", "gluten-free lentils (wheat)"])(
  "a bracket after a free-from food does not undo its claim: %s",
  (line) => {
    expect(resolveLine(line).status).toBe("unresolved");
  },
);

test("a choice of two foods has the allergens of both", () => {
  const resolution = resolveLine("canned coconut milk or butter");
  if (resolution.status !== "resolved") throw new Error("coconut milk is a food");
  expect(resolution.food.id).toBe("coconut-milk-canned");
  expect(resolution.food.contains).toContain("milk");
});

test.each(["royal jelly", "imperial crab", "ayam satay", "gallo pinto"])(
  "a dish's first word is not dropped as a brand: %s",
  (line) => {
    expect(resolveLine(line).status).toBe("unresolved");
  },
);

test.each([
  "1 stick imperial margarine",
  "2 tbsp Parkay margarine",
  "almond cheese (feta)",
  "rock obster",
  "butter rackers",
])("%s may hide an allergen and is unresolved", (line) => expect(resolveLine(line).status).toBe("unresolved"));

test.each([
  "1 (6-oz) container low-fat Yoplait blueberry",
  "a small tub of Dannon cherry",
  "a (5.3 oz) pot of Chobani peach",
  "1 x 150g Activia peach",
  "vegan Chobani vanilla",
])("a yogurt brand is noticed after any other words: %s", (line) =>
  expect(resolveLine(line).status).toBe("unresolved"),
);

test.each([
  "cod, battered",
  "salmon (skin on, breaded)",
  "chicken breast, crumbed",
  "rice, buttered",
  "cod, in batter",
])("a coating named after a comma is not ignored: %s", (line) => expect(resolveLine(line).status).toBe("unresolved"));

test.each(["2 slices low-carb bread", "1 low-carb bagel", "1 low-carb pita", "2 tsp Mrs. Dash", "1 cup Cup4Cup flour"])(
  "%s is not the plain food, as it may contain egg, nuts, lupin, milk or celery",
  (line) => expect(resolveLine(line).status).toBe("unresolved"),
);

test("verjuice is made of grapes and contains sulfites", () => expect(foodOf("verjus")).toBe("red-wine-vinegar"));

test.each([
  "blueberries (Fage Total)",
  "carrots (1 cup butter)",
  "1 serving carrots (30 g butter)",
  "rice (2 tbsp soy sauce)",
])("another food in brackets is not ignored: %s", (line) => expect(resolveLine(line).status).toBe("unresolved"));

test.each([
  "low-fat yogurt, topped with bacon",
  "cheddar cheese plus gelatin",
  "butter for lard",
  "egg from chicken broth",
])("milk or eggs are not taken for meat: %s", (line) => expect(resolveLine(line).status).toBe("unresolved"));

test.each([
  ["500 g rohu fish, cut into steaks", "carp"],
  ["4 king fish steaks", "king-mackerel"],
])("a steak of fish is not beef: %s", (line, id) => expect(foodOf(line)).toBe(id));

test.each([
  "blueberries (with Chobani)",
  "1/2 cup oats (with Fage)",
  "1 banana (with Jif)",
  "strawberries, Chobani on top",
  "1 apple and Skippy",
])("a brand of another kind of food after a food is not ignored: %s", (line) =>
  expect(resolveLine(line).status).toBe("unresolved"),
);

test.each([
  "chicken breast, topped with bacon",
  "chicken thighs, topped with prosciutto",
  "beef patty, topped with ham",
  "turkey breast, wrapped in pancetta",
])("one meat is not taken for another: %s", (line) => expect(resolveLine(line).status).toBe("unresolved"));

test.each([
  ["2 chicken breasts, from a rotisserie chicken", "chicken-breast-skinless"],
  ["1 lb pasta (Barilla)", "pasta-dry"],
  ["1 cup yogurt (Chobani)", "yogurt-plain-whole-milk"],
])("the same meat or a fitting brand may be named twice: %s", (line, id) => expect(foodOf(line)).toBe(id));

test.each([
  ["2 tbsp Earth Balance buttery spread", "soy"],
  ["1 tbsp Miyoko's vegan butter", "tree_nut"],
  ["2 tbsp Miyoko's butter", "tree_nut"],
  ["1/2 cup Earth Balance butter, melted", "soy"],
  ["2 tbsp Smart Balance", "soy"],
  ["1 Oxo cube", "wheat"],
  ["1 cup Pringles", "wheat"],
  ["1 cup Kodiak Cakes mix", "milk"],
  ["2 slices Dave's Killer Bread", "sesame"],
  ["2 tbsp Branston pickle", "gluten"],
  ["3 tbsp Vegenaise", "soy"],
] as const)("a brand has its allergens: %s contains %s", (line, allergen) => {
  const resolution = resolveLine(line);
  expect(resolution.status === "resolved" && resolution.food.contains).toContain(allergen);
});

test.each([
  "2 rice cakes, chocolate coated",
  "50 g almonds, chocolate covered",
  "100 g spinach, creamed",
  "2 scotch eggs",
  "1 cup dirty rice",
  "200 g panna cotta",
  "200 g southern fried chicken",
  "200 g fried shrimp",
  "200 g cod goujons",
  "100 g almond thins",
  "1 cup Irish coffee",
  "1 cup Thai iced tea",
  "2 tbsp Alabama white sauce",
  "1 peshwari naan",
  "200 g chicken poppers",
  "2 tbsp brewer's yeast",
  "200 g cuttle fish",
  "100 g tonnato sauce",
  "1 Cherry Ripe",
  "1 walnut slice",
  "1 apple Danish",
  "5 peach rings",
])("a dish is not one of its ingredients: %s", (line) => expect(resolveLine(line).status).toBe("unresolved"));

test.each(["head cheese", "100 g head cheese", "2 slices of head cheese"])("%s is meat", (line) => {
  const resolution = resolveLine(line);
  if (resolution.status === "resolved") expect(resolution.food.animal).toBe("meat");
});

// Each is one typo away from a foreign name of a milk, a lettuce, a shallot, an egg or a pasta.
test.each(["100 ml sojamelke", "100 g haebu", "100 g szprotta", "100 g huevaz", "100 g renette"])(
  "an unknown word is not taken for a typo of a foreign word: %s",
  (line) => expect(resolveLine(line).status).toBe("unresolved"),
);

test.each([
  ["1 cup gari", "garri"],
  ["2 tbsp gari", "pickled-ginger"],
  ["1 tsp maca", "maca-powder"],
  ["1 cube Knorr vegetable bouillon", "vegetable-bouillon-cube"],
  ["1 Kallo organic vegetable stock cube", "vegetable-bouillon-cube"],
])("%s is recognized by its measure: %s", (line, id) =>
  expect(resolveLine(line)).toMatchObject({ status: "resolved", food: { id } }),
);

test("a name for two different foods is unresolved: 100 g gari", () =>
  expect(resolveLine("100 g gari").status).toBe("unresolved"));

// The other meaning or a usual ingredient has an allergen or animal origin that the table's food lacks.
test.each([
  ["strained yogurt or jackfruit", ["200 g chakka"]],
  ["peanut, pine nuts, candlenut", ["100 g kilishi", "200 g makanek", "100 g otak-otak"]],
  ["soy", ["200 g unagi kabayaki", "200 g poke tuna", "1 can saba can", "200 g soja verde", "100 g makaron sojowy"]],
  ["wheat starch", ["50 g nişasta", "50 g neshasteh"]],
  ["corn bread with wheat", ["4 tortillas de maïs", "4 majstortillas"]],
  [
    "bread or wraps with milk or egg",
    ["2 lefse", "100 g tunnbröd", "200 g franskbrød", "1 protein wrap", "2 rumali roti"],
  ],
  ["breaded cheese, cheese with wine, beer or bacon", ["4 cheese sticks", "100 g fondue cheese mix", "100 g baconost"]],
  ["shrimp roe, squid sauce, sardines with shrimp paste", ["50 g ebiko", "1 tbsp ishiru", "100 g sambal sardines can"]],
  ["a dish of noodles or rice cakes", ["300 g tteokbokki", "200 g yakisoba", "200 g hokkien mee", "200 g wanton mee"]],
  ["pasta made with eggs", ["200 g macarrão parafuso", "200 g tészta", "200 g Spirelli", "200 g Dinkelnudeln"]],
  ["a sauce with mustard or flour, buffalo", ["1 tbsp Matouk's", "100 ml sauce piquante", "200 g búfalo"]],
  ["slaw with mayonnaise", ["200 g rainbow slaw"]],
  ["pork, beef or lamb", ["1 solomillo", "500 g giniling", "2 carrilleras", "200 g snags", "200 g shishlik"]],
  ["turkey or beef", ["1 lb 93/7"]],
  ["shrimp or chicken", ["1 Onga cube"]],
] as const)("%s is not the name of one food", (_, lines) =>
  expect(lines.filter((line) => resolveLine(line).status === "resolved")).toEqual([]),
);

// Some foreign names are just as close to these typos as the right names are.
test.each([
  ["1 tsp cinamon", "cinnamon-ground"],
  ["1/2 tsp cardamon", "cardamom"],
  ["half a cup parmasan cheese", "parmesan-hard"],
  ["2 shalots, chopped", "shallot"],
  ["200 g mackrel", "mackerel"],
  ["1 cup pinapple, diced", "pineapple"],
  ["8 slices sopressata", "salami-dry"],
])("a common misspelling is understood: %s", (line, id) =>
  expect(resolveLine(line)).toMatchObject({ status: "resolved", food: { id } }),
);

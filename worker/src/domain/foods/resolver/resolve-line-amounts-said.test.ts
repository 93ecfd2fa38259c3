import { describe, expect, test } from "vitest";
import type { FoodId } from "../catalogue/food.ts";
import { resolveLine } from "./resolve-line.ts";

type Row = readonly [line: string, id: FoodId, grams: number];

function told(line: string): readonly [FoodId, number | null] {
  const resolution = resolveLine(line);
  if (resolution.status === "unresolved") return ["?", null];
  return [resolution.food.id, resolution.grams === null ? null : Math.round(resolution.grams)];
}

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'a number before "pack" is the number of pieces in it': [
    ["6 pack bagels", "bagel", 630],
    ["4-pack of crumpets", "crumpet", 220],
    ["bananas (bunch of 5)", "banana", 590],
    ["eggs (box of 6)", "egg", 300],
  ],
  "cups in brackets are more precise than a count": [
    ["1 rotisserie chicken, shredded (about 3 cups)", "rotisserie-chicken-breast", 420],
    ["1 head cauliflower (about 4 cups florets)", "cauliflower", 428],
    ["1 medium onion, chopped (about 1 cup)", "onion", 110],
  ],
  "tortillas named after the dish made of them": [
    ["4 burrito-size flour tortillas", "flour-tortilla", 288],
    ["6 fajita-size flour tortillas", "flour-tortilla", 180],
  ],
  "frozen fruit weighs as when frozen": [["2 cups frozen strawberries", "strawberries-frozen", 298]],
  "sizes of bunches and of bread slices": [
    ["small bunch coriander, leaves picked", "cilantro-fresh", 33],
    ["1 large bunch kale", "kale", 270],
    ["2 thick slices granary bread", "multigrain-bread", 90],
    ["2 thin slices rye bread", "rye-bread", 48],
  ],
  "canned food is counted with its sauce": [
    ["2 x 120g tins mackerel in tomato sauce", "mackerel-canned", 240],
    ["2 x 120g tins mackerel in oil, drained", "mackerel-canned", 180],
  ],
  "large and small cans": [
    ["1 large can tomatoes", "tomatoes-canned-diced", 800],
    ["1 small can corn kernels, drained", "corn-canned", 106],
    ["1 small can tomato paste", "tomato-paste", 170],
    ["1 large can (28 oz) whole tomatoes", "tomatoes-canned-whole", 794],
  ],
  "a drained can": [
    ["1 can (15 oz) fruit cocktail, drained", "fruit-cocktail", 268],
    ["1 can diced tomatoes, drained", "tomatoes-canned-diced", 252],
    ["1 can diced tomatoes", "tomatoes-canned-diced", 400],
  ],
  "abbreviated spoons and sizes": [
    ["2 tblspns plain flour", "all-purpose-flour", 16],
    ["1 tspn salt", "salt", 6],
    ["1 sml brown onion", "onion", 70],
    ["1 lge carrot", "carrot", 72],
  ],
  "stock made from cubes": [
    ["1 litre hot chicken stock, from 2 stock cubes", "chicken-broth", 1000],
    ["600ml beef stock (from 1 stock cube)", "beef-broth", 600],
  ],
  "the juice or zest of a fruit": [
    ["1 lemon's worth of juice", "lemon-juice", 48],
    ["zest 2 limes", "lemon-zest", 5],
    ["zest of 2 lemons", "lemon-zest", 12],
  ],
  "cubes of butter, fingers of ginger, links of chicken sausage": [
    ["1 cube butter", "butter-unsalted", 113],
    ["2 fingers of ginger", "ginger-root", 40],
    ["2 links chicken sausage", "turkey-sausage", 170],
    ["1 Lebanese eggplant", "eggplant", 150],
    ["2 corn thins", "rice-cakes", 12],
    ["1 tbsp coconut paste", "coconut-fresh", 15],
  ],
  "words of old American recipe cards": [
    ["1 c. oleo", "margarine-stick", 227],
    ["1 tsp. soda", "baking-soda", 5],
    ["1 xícara de óleo", "vegetable-oil-soybean", 218],
  ],
  "small and large pieces where USDA has one size": [
    ["1 small mango", "mango", 150],
    ["1 large head fennel", "fennel-bulb", 304],
    ["1 large head romaine, torn", "romaine-lettuce", 500],
    ["1 medium head fennel", "fennel-bulb", 234],
    ["8 mini flour tortillas", "flour-tortilla", 200],
  ],
  "pieces of foods otherwise measured in cups": [
    ["10 almonds, blanched", "almonds-blanched", 12],
    ["100g shortcut bacon, chopped", "canadian-bacon", 100],
  ],
  "rinds, pieces of a fish, gravies": [
    ["1 Parmesan rind", "parmesan-hard", 40],
    ["500g rohu fish pieces", "carp", 500],
    ["1 cup onion gravy", "gravy-beef", 233],
    ["2 tsp instant gravy granules", "gravy-granules", 4],
  ],
  "sliders, stock bases, instant rice, olives with pimento, Rotel": [
    ["8 slider rolls", "hamburger-bun", 240],
    ["2 tsp Better Than Bouillon chicken base", "chicken-bouillon-cube", 12],
    ["1 cup instant brown rice", "instant-rice", 95],
    ["1/4 cup green olives with pimento, sliced", "olives-green", 34],
    ["1 (10-oz) can Rotel tomatoes with green chilies", "tomatoes-green-chiles", 283],
  ],
  "a drained cup": [
    ["1 cup canned pineapple chunks in juice, drained", "pineapple-canned-in-juice", 182],
    ["1 cup canned pineapple chunks in juice", "pineapple-canned-in-juice", 249],
  ],
  'juice and zest without "of"': [
    ["juice ½ lemon", "lemon-juice", 24],
    ["zest 1 lemon", "lemon-zest", 6],
  ],
  "sheets of gelatine, leaves of fenugreek, oysters, small brinjals": [
    ["2 sheets gelatine", "gelatin-powder", 4],
    ["1 bunch methi leaves", "fenugreek-leaves-fresh", 100],
    ["1 tsp kasuri methi", "fenugreek-leaves", 1],
    ["12 oysters", "oysters", 180],
    ["4 small brinjals", "eggplant", 400],
    ["1 mango, flesh only", "mango", 207],
  ],
};

// Margarine may contain milk, oil does not.
test("oleo is margarine, which may contain milk, not oil", () => {
  const resolution = resolveLine("2 tbsp oleo, melted");
  expect(resolution.status === "resolved" && resolution.food.mayContain).toContain("milk");
});

describe.each(Object.entries(KINDS))("%s", (_, rows) => {
  test.each(rows)("%s", (line, id, grams) => expect(told(line)).toEqual([id, grams]));
});

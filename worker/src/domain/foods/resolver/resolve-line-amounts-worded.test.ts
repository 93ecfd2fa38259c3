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
  "a count with its size behind a colon": [
    ["Bananas: 2 medium", "banana", 236],
    ["Carrots: 2 medium, diced", "carrot", 122],
    ["Salmon: 150 g fillet", "salmon-atlantic-farmed", 150],
  ],
  "the size of a count as a remark behind the name": [
    ["2 onions, large", "onion", 300],
    ["1/2 red onion, small, diced", "red-onion", 35],
    ["Red onion, small: 1/2", "red-onion", 35],
  ],
  "the weight of each one without the word": [
    ["2 lamb steaks (150g per steak)", "lamb-leg", 300],
    ["4 potatoes at 200g each", "potato", 800],
    ["2 cod fillets weighing about 140 g each", "cod-atlantic", 280],
  ],
  "less than a full cup": [
    ["1 cup minus 1 tbsp milk", "whole-milk", 229],
    ["2 cups less 2 tablespoons flour", "all-purpose-flour", 234],
  ],
  "how full a cup is": [
    ["2 loosely packed cups arugula", "arugula", 40],
    ["1 lightly packed cup basil leaves", "basil-fresh", 24],
    ["1 well-packed tbsp brown sugar", "brown-sugar", 14],
  ],
  "signs and abbreviations": [
    ["≈ 1 cup rice", "white-rice-long-grain", 185],
    ["1 in. piece of ginger", "ginger-root", 14],
    ["2 in ginger, grated", "ginger-root", 28],
    ["1 family-size pack chicken thighs (3 lbs)", "chicken-thigh-skinless", 1361],
  ],
  "a knob of a root measured by its length": [
    ["1 thumb galangal", "galangal", 20],
    ["1 thumb of ginger", "ginger-root", 20],
  ],
  "dry food that the line cooks": [
    ["1 cup dry quinoa, cooked", "quinoa", 170],
    ["1/2 cup dried lentils, cooked and drained", "lentils-green-or-brown-dried", 96],
    ["75 g dry brown rice (cooked)", "brown-rice-long-grain", 75],
  ],
  "a part taken from a counted fruit, egg or bird": [
    ["lemon juice (1 lemon)", "lemon-juice", 48],
    ["lemon juice, 1/2 lemon", "lemon-juice", 24],
    ["lime juice of 2 limes", "lime-juice", 88],
    ["1 lime (juice only)", "lime-juice", 44],
    ["1 lemon (zest only)", "lemon-zest", 6],
    ["3 limes (about 1/4 cup juice)", "lime-juice", 61],
    ["pulp of 2 passion fruit", "passion-fruit", 36],
    ["kernels from 3 ears corn", "sweet-corn", 306],
    ["meat from 1 rotisserie chicken", "rotisserie-chicken-breast", 640],
  ],
  "the same amount in two systems": [
    ["4 cod fillets, 6 oz/170g each", "cod-atlantic", 680],
    ["1/4 cup (1 oz; 28 g) almonds", "almonds", 28],
  ],
  "one and a half with a hyphen": [["1-½ cups milk", "whole-milk", 366]],
  "mashed weighs as puréed": [["1/2 cup mashed avocado", "avocado", 115]],
  "dry pints, jarred garlic, the sauce of chipotles": [
    ["1 dry pint cherry tomatoes", "cherry-tomatoes", 304],
    ["1 tsp jarred minced garlic", "garlic", 3],
    ["2 chipotles in adobo + 1 tbsp sauce", "chipotle-in-adobo", 44],
  ],
  "how fat, how sold and in which style": [
    ["8 oz cream cheese, fat free", "cream-cheese", 227],
    ["1 cup refried beans, fat free", "refried-beans-vegetarian", 242],
    ["400g 20% fat pork mince", "ground-pork", 400],
    ["1 lb bulk turkey sausage", "turkey-sausage", 454],
    ["2 slices Canadian-style bacon", "canadian-bacon", 57],
    ["1/2 cup hash brown potatoes", "hash-browns-frozen", 105],
    ["800 g diced beef (stewing steak)", "beef-stew-meat", 800],
  ],
  "the weight of a part of a can": [
    ["1/2 tin (120 g drained) chickpeas", "chickpeas-canned-drained", 120],
    ["1/2 can (240 g drained) chickpeas", "chickpeas-canned-drained", 120],
    ["1/2 can coconut milk (7 oz)", "coconut-milk-canned", 198],
    ["1/2 can coconut milk (13.5 oz)", "coconut-milk-canned", 191],
  ],
  "racks of ribs": [
    ["2 lb rack baby back ribs", "pork-baby-back-ribs", 572],
    ["2 lb rack of baby back ribs", "pork-baby-back-ribs", 572],
  ],
};

describe.each(Object.entries(KINDS))("%s", (_, rows) => {
  test.each(rows)("%s", (line, id, grams) => expect(told(line)).toEqual([id, grams]));
});

test.each([
  ["1 whole egg and 2 whites", "egg", "egg-white", 66],
  ["1 egg and 2 egg yolks", "egg", "egg-yolk", 34],
  ["1 tsp each cumin and coriander", "cumin", "coriander-ground", 1.8],
  ["2 eggs, scrambled in 1 tsp butter", "egg", "butter-unsalted", 4.7],
  ["1 red and 1 yellow bell pepper, sliced", "red-bell-pepper", "yellow-bell-pepper", 119],
])("%s is two foods", (line, first, id, grams) => {
  expect(resolveLine(line)).toMatchObject({ food: { id: first }, also: { food: { id }, grams } });
});

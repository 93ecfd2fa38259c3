import { expect, test } from "vitest";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import { allRecipes, allSides } from "./cookbook.ts";

/** Minutes that no cook can go below to get the food, raw or dry, onto a plate. */
const LEAST_MINUTES: Readonly<Record<string, number>> = {
  "white-rice-long-grain": 14,
  "basmati-rice": 14,
  "jasmine-rice": 14,
  "white-rice-medium-grain": 18,
  "white-rice-short-grain-sushi": 16,
  "brown-rice-long-grain": 25,
  "brown-rice-medium-grain": 25,
  "parboiled-rice": 16,
  "glutinous-rice": 20,
  "black-rice": 28,
  "wild-rice": 35,
  quinoa: 14,
  millet: 16,
  "pearl-barley": 25,
  "buckwheat-groats-kasha": 12,
  bulgur: 10,
  couscous: 6,
  "farro-pearled": 20,
  "freekeh-proxy-khorasan-wheat": 18,
  teff: 15,
  "steel-cut-oats": 18,
  "pasta-dry": 10,
  "whole-wheat-pasta-dry": 11,
  "rice-noodles-dry": 6,
  "red-lentils-dried": 14,
  "lentils-green-or-brown-dried": 20,
  "split-peas-dried": 35,
  "mung-beans-dried": 30,
  "black-eyed-peas-dried": 45,
  "chickpeas-dried": 60,
  "black-beans-dried": 60,
  "kidney-beans-dried": 60,
  potato: 14,
  "baby-potatoes": 15,
  "sweet-potato": 12,
  "butternut-squash": 15,
  "acorn-squash": 25,
  "spaghetti-squash": 35,
  beet: 25,
  celeriac: 15,
  cassava: 20,
  yam: 18,
  "beef-stew-meat": 70,
  "beef-chuck-roast": 80,
  "beef-brisket": 90,
  "beef-short-ribs": 90,
  "lamb-shoulder": 70,
  "lamb-stew-meat": 60,
  "lamb-shank": 90,
  "goat-meat": 65,
  "pork-shoulder": 70,
  "pork-spareribs": 70,
  "chicken-drumstick-with-skin": 28,
  "chicken-thigh-with-skin": 25,
  "chicken-leg-quarter-with-skin": 32,
  octopus: 40,
};
/** Less than this is a garnish, which cooks in no time. */
const GARNISH_GRAMS = 40;
/** Eaten raw as well, finely grated. */
const GRATED_RAW: ReadonlySet<string> = new Set(["beet", "celeriac"]);

test("no recipe is faster than its slowest food", () => {
  expect(Object.keys(LEAST_MINUTES).filter((foodId) => !FOODS.has(foodId))).toEqual([]);
  const rushed = [...allRecipes(), ...allSides()].flatMap(({ id, method, prepMinutes, ingredients }) =>
    ingredients
      .filter(({ foodId }) => !(method === "raw" && GRATED_RAW.has(foodId)))
      .filter(({ foodId, grams }) => grams >= GARNISH_GRAMS && prepMinutes < (LEAST_MINUTES[foodId] ?? 0))
      .map(({ foodId }) => `${id}: ${foodId} in ${prepMinutes} minutes`),
  );
  expect(rushed).toEqual([]);
});

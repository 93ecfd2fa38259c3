import { expect, test } from "vitest";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import { allRecipes, allSides, allSideVariants, allVariants } from "./cookbook.ts";
import { donenessByFood } from "./text/doneness.ts";
import { recipesOf } from "./variants/variant.ts";

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

/** A pot that cooks beside the step before it. */
const BESIDE = /\b(?:meanwhile|in the meantime|alongside|beside the|with them for the last)\b/i;
/** What soaks so long stands from the evening before. */
const OVERNIGHT_MINUTES = 300;
const mostMinutes = (time: number | readonly [number, number] | undefined) =>
  time === undefined ? 0 : typeof time === "number" ? time : time[1];

interface Timed {
  readonly text: string;
  readonly minutes: number;
  readonly most: number;
}

const TIMED = [...allVariants(), ...allSideVariants()].flatMap((variants) =>
  recipesOf(variants).map((recipe) => ({
    recipe,
    steps: variants.stepsOf(recipe.combination).map(({ minutes, time }, at): Timed => {
      return { text: recipe.instructions[at] ?? "", minutes, most: mostMinutes(time) };
    }),
  })),
);

/** The texts of what is not done when the recipe says that it is. */
function undone(steps: readonly Timed[], prepMinutes: number): readonly string[] {
  let clock = 0;
  let before = 0;
  return steps
    .filter(({ text, minutes, most }) => {
      const start = BESIDE.test(text) ? before : clock;
      if (start === clock) before = clock;
      clock += minutes;
      return most < OVERNIGHT_MINUTES && start + most > prepMinutes;
    })
    .map(({ text }) => text);
}

test("a recipe takes as long as its last pot, bake and rest", () => {
  const found = TIMED.flatMap(({ recipe: { id, prepMinutes }, steps }) =>
    undone(steps, prepMinutes).map((text) => `${id} in ${prepMinutes} minutes: ${text}`),
  );
  expect(found).toEqual([]);
  const loaf = { text: "Bake the loaf.", minutes: 20, most: 32 };
  expect(undone([{ text: "Mix.", minutes: 10, most: 0 }, loaf, { text: "Slice.", minutes: 5, most: 0 }], 35)).toEqual([
    loaf.text,
  ]);
});

/** Lean cuts, which are dry soon in a hot oven, and the minutes that a portion of one stands it. */
const LEAN =
  /^(?:chicken-breast-skinless|turkey-breast-skinless|pork-tenderloin|pork-loin|pork-chop|venison|veal-cutlet)/;
const DRY_AFTER_MINUTES = 20;
/** What keeps them from drying: a lid, a sauce, a crust. */
const MOIST = /\bcover|\bsauce|passata|crust|pastry/i;

/** Minutes in a hot oven, bare, from where the meat is first named. */
function roastedBare(steps: readonly Timed[], word: string): number {
  return steps
    .slice(steps.findIndex(({ text }) => text.toLowerCase().includes(word)))
    .filter(({ text }) => /\b(?:bake|roast|oven)\b/i.test(text) && !/without the|alone/.test(text) && !MOIST.test(text))
    .reduce((sum, { most }) => sum + most, 0);
}

test("lean meat is not roasted dry", () => {
  const found = TIMED.flatMap(({ recipe: { id, ingredients }, steps }) =>
    ingredients
      .filter(({ foodId }) => LEAN.test(foodId))
      .filter(({ foodId }) => {
        const word = donenessByFood().get(foodId)?.word.split(" ").at(-1) ?? foodId;
        return roastedBare(steps, word) > DRY_AFTER_MINUTES;
      })
      .map(({ foodId }) => `${id}: ${foodId}`),
  );
  expect(found).toEqual([]);
  const roast = { text: "Roast for 28 minutes.", minutes: 28, most: 28 };
  expect(roastedBare([{ text: "Lay the chicken on a tray.", minutes: 2, most: 0 }, roast], "chicken")).toBe(28);
});

/** A fillet or a shrimp stands so many minutes on a grill or in a pan. */
const FISH_MINUTES = 11;
const FISH_KINDS: ReadonlySet<string> = new Set(["fish", "scallop", "crustacean"]);
/** It was cooked through before it was canned or smoked. */
const READY = /canned|smoked/;

/** The steps that keep the fish over direct heat for too long. */
function toughened(steps: readonly Timed[], word: string): readonly string[] {
  return steps
    .filter(({ text }) => text.toLowerCase().includes(word) && /\b(?:grill|fry|sear)\b/i.test(text))
    .filter(({ most }) => most > FISH_MINUTES)
    .map(({ text }) => text);
}

test("fish is not grilled or fried as long as meat", () => {
  const found = TIMED.flatMap(({ recipe: { id, ingredients }, steps }) =>
    ingredients.flatMap(({ foodId }) => {
      const known = donenessByFood().get(foodId);
      if (known === undefined || !FISH_KINDS.has(known.kind) || READY.test(foodId)) return [];
      return toughened(steps, known.word.split(" ").at(-1) ?? foodId).map((text) => `${id}: ${text}`);
    }),
  );
  expect(found).toEqual([]);
  expect(toughened([{ text: "Grill the snapper.", minutes: 10, most: 14 }], "snapper")).toEqual(["Grill the snapper."]);
});

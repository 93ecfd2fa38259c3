import { expect, test } from "vitest";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import { allRecipes, allSides, allSideVariants, allVariants } from "./cookbook.ts";
import { donenessByFood } from "./text/doneness.ts";
import { recipesOf } from "./variants/variant.ts";

/** The least minutes in which any cook can get the food, raw or dry, onto a plate. */
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

/** Words for a pot that cooks at the same time as the step before. */
const BESIDE = /\b(?:meanwhile|in the meantime|alongside|beside the|with them for the last)\b/i;
/** Anything soaked this long is started the evening before. */
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

/** The steps that cannot be finished in the recipe's total time. */
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

test("a recipe takes as long as its longest pot, bake and rest", () => {
  const found = TIMED.flatMap(({ recipe: { id, prepMinutes }, steps }) =>
    undone(steps, prepMinutes).map((text) => `${id} in ${prepMinutes} minutes: ${text}`),
  );
  expect(found).toEqual([]);
  const loaf = { text: "Bake the loaf.", minutes: 20, most: 32 };
  expect(undone([{ text: "Mix.", minutes: 10, most: 0 }, loaf, { text: "Slice.", minutes: 5, most: 0 }], 35)).toEqual([
    loaf.text,
  ]);
});

test("a dish that must be started the evening before says so where it is chosen", () => {
  const soaked = TIMED.filter(({ steps }) => steps.some(({ most }) => most >= OVERNIGHT_MINUTES));
  expect(soaked.length).toBeGreaterThan(5);
  expect(soaked.filter(({ recipe }) => !/overnight/i.test(recipe.detail ?? "")).map(({ recipe }) => recipe.id)).toEqual(
    [],
  );
  const others = TIMED.filter((dish) => !soaked.includes(dish));
  expect(others.filter(({ recipe }) => /soaks overnight/i.test(recipe.detail ?? ""))).toEqual([]);
});

/** Lean cuts, which dry out quickly in a hot oven. */
const LEAN =
  /^(?:chicken-breast-skinless|turkey-breast-skinless|pork-tenderloin|pork-loin|pork-chop|venison|veal-cutlet)/;
const DRY_AFTER_MINUTES = 20;
/** A lid, a sauce or a crust keeps them from drying out. */
const MOIST = /\bcover|\bsauce|passata|crust|pastry/i;

/** Minutes uncovered in a hot oven, counted from the first step that names the meat. */
function roastedBare(steps: readonly Timed[], word: string): number {
  return steps
    .slice(steps.findIndex(({ text }) => text.toLowerCase().includes(word)))
    .filter(({ text }) => /\b(?:bake|roast|oven)\b/i.test(text) && !/without the|alone/.test(text) && !MOIST.test(text))
    .reduce((sum, { most }) => sum + most, 0);
}

test("lean meat is not roasted until dry", () => {
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

/** The most minutes that a fillet or shrimp can take on a grill or in a pan. */
const FISH_MINUTES = 11;
const FISH_KINDS: ReadonlySet<string> = new Set(["fish", "scallop", "crustacean"]);
/** Canned or smoked seafood is already cooked. */
const READY = /canned|smoked/;

/** The steps that keep seafood on direct heat for too long. */
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

/** Shrimp of the usual size turn to rubber soon after they are pink. */
const SHRIMP_MINUTES = 8;
const HEATS = /\b(?:fry|sear|grill|poach|cook|roast|simmer|toss|bake|broil|steam|braise)\b/i;
const LIFTED_OUT = /\b(?:lift|tip) (?:them|it) out|set aside|take them out|keep them warm|\bcool\b|\bserve\b/i;
const GO_IN_LAST = /shrimp go in for the last/;
/** Another pan is on the heat, or none. */
const OFF_THEIR_PAN = /^meanwhile|^rest\b/i;

/** Minutes that raw shrimp spend on the heat, from the step in which they go in. */
function minutesOfShrimp(steps: readonly Timed[]): number {
  const from = steps.findIndex(({ text, most }) => /\bshrimp\b/i.test(text) && HEATS.test(text) && most > 0);
  let minutes = 0;
  for (const { text, most } of steps.slice(Math.max(0, from))) {
    minutes += GO_IN_LAST.test(text) || OFF_THEIR_PAN.test(text) ? 0 : most;
    if (LIFTED_OUT.test(text)) break;
  }
  return minutes;
}

test("shrimp never cook as long as the rest of the dish", () => {
  const raw = TIMED.filter(({ recipe }) => !recipe.raw && recipe.ingredients.some(({ foodId }) => foodId === "shrimp"));
  expect(raw.length).toBeGreaterThan(50);
  const tough = raw.filter(({ steps }) => minutesOfShrimp(steps) > SHRIMP_MINUTES);
  expect(tough.map(({ recipe }) => recipe.id)).toEqual([]);
  const sauce = { text: "Stir in the tomatoes and simmer.", minutes: 5, most: 5 };
  const fried = { text: "Fry the shrimp until pink.", minutes: 4, most: 4 };
  expect(minutesOfShrimp([fried, sauce])).toBe(9);
  expect(minutesOfShrimp([sauce, fried])).toBe(4);
  expect(minutesOfShrimp([{ ...fried, text: "Fry the shrimp; lift them out." }, sauce])).toBe(4);
});

/** Extra minutes until the cold water of a grain, or a large pot, boils. */
const BOILS_UP_MINUTES = 2;
const FROM_COLD = /\b(?:volume of (?:salted )?water|plenty of (?:salted )?water)\b/;

/** The steps that cannot be finished in time once the water's way to the boil is counted too. */
function undoneFromCold(steps: readonly Timed[], prepMinutes: number): readonly string[] {
  const slower = steps.map((step) =>
    FROM_COLD.test(step.text) ? { ...step, most: step.most + BOILS_UP_MINUTES } : step,
  );
  return undone(slower, prepMinutes);
}

test("a pot of grain has time to come to a boil", () => {
  const found = TIMED.flatMap(({ recipe: { id, prepMinutes }, steps }) =>
    undoneFromCold(steps, prepMinutes).map((text) => `${id} in ${prepMinutes} minutes: ${text}`),
  );
  expect(found).toEqual([]);
  const rice = { text: "Boil the rice in plenty of salted water.", minutes: 30, most: 30 };
  expect(undoneFromCold([rice], 30)).toEqual([rice.text]);
  expect(undoneFromCold([rice], 32)).toEqual([]);
});

/** Toast, flatbread, couscous and fried cauliflower get cold or hard within minutes. */
const SOON_COLD =
  /\btoast the|\bwarm the (?:whole-wheat )?(?:pita|naan|chapati|roti|corn tortillas)|over the couscous|fry the cauliflower rice/i;
/** These are kept warm or go into the pot. */
const KEPT_WARM = /keep (?:it|them) warm|so that they bend|torn up/;
const COLD_AFTER_MINUTES = 12;

/** The parts that get cold on the table while the rest of the dish is made. */
function coldByThen(steps: readonly Timed[]): readonly string[] {
  return steps
    .filter(({ text }, at) => {
      const later = steps.slice(at + 1).reduce((sum, { minutes }) => sum + minutes, 0);
      return SOON_COLD.test(text) && !KEPT_WARM.test(text) && later > COLD_AFTER_MINUTES;
    })
    .map(({ text }) => text);
}

test("food that cools quickly is made last or kept warm", () => {
  const found = TIMED.flatMap(({ recipe: { id }, steps }) => coldByThen(steps).map((text) => `${id}: ${text}`));
  expect(found).toEqual([]);
  const toast = { text: "Toast the bread.", minutes: 2, most: 2 };
  const stew = { text: "Simmer the stew.", minutes: 15, most: 15 };
  expect(coldByThen([toast, stew])).toEqual([toast.text]);
  expect(coldByThen([stew, toast])).toEqual([]);
});

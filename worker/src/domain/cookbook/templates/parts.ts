import { fat, fixed, flavour, fruit, protein, sauce, season, starch, step, vegetable } from "../ingredients.ts";
import type { RecipeIngredient } from "../recipe.ts";
import type { PartOption } from "../template.ts";
import { oliveOil } from "./pantry.ts";

/** A pinch, or an eighth of a teaspoon: what a kitchen can measure; the same at every portion, for what a day may have. Grams. */
export const salt = (grams: 0.4 | 0.75 = 0.4) => fixed(season("salt", grams));
export const avocadoOil = (grams: number) => fat("avocado-oil", grams, "tbsp");
export const garlic = (grams = 6) => flavour("garlic", grams, "clove");
export const ginger = (grams = 6) => flavour("ginger-root", grams, "tsp");
export const onion = (grams = 60) => vegetable("onion", grams);
export const lemonJuice = (grams = 15) => flavour("lemon-juice", grams, "tbsp");
export const limeJuice = (grams = 15) => flavour("lime-juice", grams, "tbsp");

/** One way to fill a part: menu name, word for the steps, foods, and what differs. */
export function option(
  key: string,
  name: string,
  word: string,
  ingredients: readonly RecipeIngredient[],
  more: Pick<PartOption, "steps" | "protein" | "level" | "way" | "time" | "raw" | "word"> = {},
): PartOption {
  return { key, name, word, ingredients, ...more };
}

const PROTEINS = {
  chicken: ["chicken-breast-skinless", "Chicken", "chicken", "chicken"],
  "chicken-thigh": ["chicken-thigh-skinless", "Chicken Thigh", "chicken thigh", "chicken"],
  "ground-chicken": ["ground-chicken", "Ground Chicken", "ground chicken", "chicken"],
  turkey: ["turkey-breast-skinless", "Turkey", "turkey", "turkey"],
  "ground-turkey": ["ground-turkey", "Ground Turkey", "ground turkey", "turkey"],
  duck: ["duck-meat-only", "Duck", "duck", "duck"],
  beef: ["beef-sirloin-steak", "Beef", "beef", "beef"],
  "flank-steak": ["beef-flank-steak", "Flank Steak", "flank steak", "beef"],
  "ground-beef": ["ground-beef-90-lean", "Ground Beef", "ground beef", "beef"],
  "stewing-beef": ["beef-stew-meat", "Beef", "beef", "beef"],
  pork: ["pork-tenderloin", "Pork", "pork", "pork"],
  "ground-pork": ["ground-pork-96-lean", "Ground Pork", "ground pork", "pork"],
  lamb: ["lamb-leg", "Lamb", "lamb", "lamb"],
  "ground-lamb": ["ground-lamb", "Ground Lamb", "ground lamb", "lamb"],
  "stewing-lamb": ["lamb-stew-meat", "Lamb", "lamb", "lamb"],
  goat: ["goat-meat", "Goat", "goat", "goat"],
  veal: ["veal-cutlet", "Veal", "veal", "veal"],
  venison: ["venison", "Venison", "venison", "venison"],
  bison: ["ground-bison", "Bison", "bison", "bison"],
  rabbit: ["rabbit", "Rabbit", "rabbit", "rabbit"],
  shrimp: ["shrimp", "Shrimp", "shrimp", "shrimp"],
  scallops: ["scallops", "Scallop", "scallops", "scallop"],
  squid: ["squid", "Squid", "squid", "squid"],
  cod: ["cod-atlantic", "Cod", "cod", "cod"],
  haddock: ["haddock", "Haddock", "haddock", "haddock"],
  tilapia: ["tilapia", "Tilapia", "tilapia", "tilapia"],
  halibut: ["halibut", "Halibut", "halibut", "halibut"],
  snapper: ["snapper", "Snapper", "snapper", "snapper"],
  "sea-bass": ["sea-bass", "Sea Bass", "sea bass", "sea bass"],
  trout: ["rainbow-trout", "Trout", "trout", "trout"],
  salmon: ["salmon-atlantic-farmed", "Salmon", "salmon", "salmon"],
  mackerel: ["mackerel", "Mackerel", "mackerel", "mackerel"],
  "tuna-steak": ["tuna-fresh-yellowfin", "Yellowfin Tuna", "yellowfin tuna", "tuna"],
  "canned-tuna": ["tuna-canned-in-water", "Tuna", "tuna", "tuna"],
  tofu: ["tofu-firm", "Tofu", "tofu", "tofu"],
  tempeh: ["tempeh", "Tempeh", "tempeh", "tempeh"],
  seitan: ["seitan", "Seitan", "seitan", "seitan"],
  paneer: ["paneer", "Paneer", "paneer", "paneer"],
  halloumi: ["halloumi", "Halloumi", "halloumi", "halloumi"],
  chickpeas: ["chickpeas-canned-drained", "Chickpea", "chickpeas", "chickpea"],
  "black-beans": ["black-beans-canned-drained", "Black Bean", "black beans", "bean"],
  "kidney-beans": ["kidney-beans-canned-drained", "Kidney Bean", "kidney beans", "bean"],
  "pinto-beans": ["pinto-beans-canned-drained", "Pinto Bean", "pinto beans", "bean"],
  "cannellini-beans": ["cannellini-beans-canned-drained", "Cannellini Bean", "cannellini beans", "bean"],
  "great-northern-beans": ["great-northern-beans-canned-drained", "White Bean", "great northern beans", "bean"],
  lentils: ["lentils-cooked", "Lentil", "cooked lentils", "lentil"],
} as const;
type ProteinKey = keyof typeof PROTEINS;

/** A protein under its everyday name; `more` for steps of its own. */
export function proteinChoice(
  key: ProteinKey,
  grams: number,
  more: Pick<PartOption, "steps" | "level" | "way" | "time" | "raw" | "word"> & {
    name?: string;
    with?: readonly RecipeIngredient[];
  } = {},
): PartOption {
  const [foodId, name, word, variety] = PROTEINS[key];
  const { name: menuName, with: others, ...rest } = more;
  return option(key, menuName ?? name, word, [protein(foodId, grams), ...(others ?? [])], {
    ...rest,
    protein: variety,
  });
}

/** Soy sauce, and for those who may not have it coconut aminos, which nobody else is served. Grams of soy sauce. */
export function soySauces(grams: number, measure: "tsp" | "tbsp" = "tbsp"): readonly PartOption[] {
  return [
    option("soy", "Soy Sauce", "soy sauce", [sauce("soy-sauce-low-sodium", grams, measure)]),
    option("aminos", "Coconut Aminos", "coconut aminos", [sauce("coconut-aminos", Math.round(grams * 1.5), measure)]),
  ];
}

/** Food, menu name, word, dry grams, minutes on the heat, how it is cooked. */
const GRAINS = {
  "white-rice": [
    "white-rice-long-grain",
    "White Rice",
    "white rice",
    65,
    17,
    "Rinse the white rice and simmer it in twice its volume of salted water, covered, for {time}, until the water is gone; leave it covered.",
  ],
  "basmati-rice": [
    "basmati-rice",
    "Basmati Rice",
    "basmati rice",
    65,
    15,
    "Rinse the basmati rice and simmer it in twice its volume of salted water, covered, for {time}, until the water is gone; leave it covered.",
  ],
  "jasmine-rice": [
    "jasmine-rice",
    "Jasmine Rice",
    "jasmine rice",
    65,
    15,
    "Rinse the jasmine rice and simmer it in twice its volume of salted water, covered, for {time}, until the water is gone; leave it covered.",
  ],
  "brown-rice": [
    "brown-rice-long-grain",
    "Brown Rice",
    "brown rice",
    65,
    30,
    "Boil the brown rice in plenty of salted water for {time}, until tender, then drain it well.",
  ],
  "black-rice": [
    "black-rice",
    "Black Rice",
    "black rice",
    65,
    35,
    "Boil the black rice in plenty of salted water for {time}, until tender, then drain it well.",
  ],
  quinoa: [
    "quinoa",
    "Quinoa",
    "quinoa",
    65,
    16,
    "Rinse the quinoa and simmer it, covered, in twice its volume of salted water for {time}, until the little tails show.",
  ],
  millet: [
    "millet",
    "Millet",
    "millet",
    65,
    18,
    "Simmer the millet, covered, in twice its volume of salted water for {time}, until tender, then fluff it with a fork.",
  ],
  buckwheat: [
    "buckwheat-groats-kasha",
    "Buckwheat",
    "buckwheat",
    65,
    14,
    "Simmer the buckwheat, covered, in twice its volume of salted water for {time}, until tender, then let it rest off the heat.",
  ],
  bulgur: [
    "bulgur",
    "Bulgur",
    "bulgur",
    65,
    12,
    "Pour twice its volume of boiling salted water over the bulgur, cover it and leave it to swell for {time}; drain it if need be.",
  ],
  couscous: [
    "couscous",
    "Couscous",
    "couscous",
    65,
    6,
    "Pour one and a quarter times its volume of boiling salted water over the couscous and cover it for {time}, until the water is soaked up; leave it covered and fluff it to serve.",
  ],
  barley: [
    "pearl-barley",
    "Pearl Barley",
    "pearl barley",
    65,
    30,
    "Boil the pearl barley in plenty of salted water for {time}, until tender, then drain it well.",
  ],
  freekeh: [
    "freekeh-proxy-khorasan-wheat",
    "Freekeh",
    "freekeh",
    65,
    22,
    "Simmer the freekeh, covered, in plenty of salted water for {time}, until tender, then drain it.",
  ],
} as const;
type GrainKey = keyof typeof GRAINS;

/** A grain that cooks while the later steps go on: it adds only the minutes by which it outlasts them. */
function grainChoice(key: GrainKey, minutesOfLaterSteps: number, grams?: number): PartOption {
  const [foodId, name, word, usualGrams, minutes, text] = GRAINS[key];
  return option(key, name, word, [starch(foodId, grams ?? usualGrams)], {
    steps: [step(text, Math.max(3, minutes - minutesOfLaterSteps), { time: minutes })],
  });
}

export function grainChoices(
  keys: readonly GrainKey[],
  minutesOfLaterSteps: number,
  grams?: number,
): readonly PartOption[] {
  return keys.map((key) => grainChoice(key, minutesOfLaterSteps, grams));
}

/** What makes up for the starch that is missing, and what is done with it. */
const BESIDE_CAULIFLOWER = {
  avocado: { more: [fruit("avocado", 50)], end: "keep it warm and slice the avocado to go with it" },
  almonds: { more: [fat("almonds", 12)], end: "fold in the chopped almonds and keep it warm" },
  nothing: { more: [], end: "keep it warm" },
} as const;

/**
 * Cauliflower in place of rice.
 * @param oil how much of the dish's olive oil it is fried in: half where the rest goes elsewhere.
 */
export function cauliflowerRice(
  oilGrams: number,
  beside: keyof typeof BESIDE_CAULIFLOWER = "nothing",
  oil: "the" | "half of the" = "the",
): PartOption {
  const { more, end } = BESIDE_CAULIFLOWER[beside];
  return option(
    "cauliflower-rice",
    "Cauliflower Rice",
    "cauliflower rice",
    [vegetable("cauliflower-rice", 200), oliveOil(oilGrams), ...more],
    {
      steps: [
        step(
          `Fry the cauliflower rice in ${oil} olive oil with a little salt for {time}, until just tender; ${end}.`,
          beside === "nothing" ? 4 : 5,
          { time: [3, 4] },
        ),
      ],
    },
  );
}

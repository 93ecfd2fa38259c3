import { fat, fixed, flavour, fruit, protein, sauce, season, starch, step, vegetable } from "../ingredients.ts";
import type { RecipeIngredient } from "../recipe.ts";
import type { PartOption } from "../template.ts";
import { oliveOil, TO_THE_BOIL_MINUTES } from "./pantry.ts";

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
  more: Pick<PartOption, "steps" | "late" | "protein" | "level" | "way" | "time" | "raw" | "word"> = {},
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
  more: Pick<PartOption, "steps" | "late" | "level" | "way" | "time" | "raw" | "word"> & {
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

/** Food, menu name, word, dry grams, minutes on the heat (least, most), how it is cooked. */
const GRAINS = {
  "white-rice": ["white-rice-long-grain", "White Rice", "white rice", 65, [15, 15], absorbed("white rice")],
  "basmati-rice": ["basmati-rice", "Basmati Rice", "basmati rice", 65, [12, 13], absorbed("basmati rice")],
  "jasmine-rice": ["jasmine-rice", "Jasmine Rice", "jasmine rice", 65, [12, 13], absorbed("jasmine rice")],
  "brown-rice": ["brown-rice-long-grain", "Brown Rice", "brown rice", 65, [26, 28], boiled("brown rice")],
  "black-rice": ["black-rice", "Black Rice", "black rice", 65, [30, 33], boiled("black rice")],
  quinoa: [
    "quinoa",
    "Quinoa",
    "quinoa",
    65,
    [14, 14],
    "Rinse the quinoa and simmer it, covered, in twice its volume of salted water for {time}, until the little tails show; leave it covered while the rest is made.",
  ],
  millet: [
    "millet",
    "Millet",
    "millet",
    65,
    [15, 16],
    "Simmer the millet, covered, in twice its volume of salted water for {time}, until tender; leave it covered while the rest is made and fluff it with a fork.",
  ],
  buckwheat: [
    "buckwheat-groats-kasha",
    "Buckwheat",
    "buckwheat",
    65,
    [12, 12],
    "Simmer the buckwheat, covered, in twice its volume of salted water for {time}, until tender; leave it covered while the rest is made.",
  ],
  bulgur: [
    "bulgur",
    "Bulgur",
    "bulgur",
    65,
    [12, 12],
    "Pour twice its volume of boiling salted water over the bulgur, cover it and leave it to swell for {time}; drain it if need be.",
  ],
  couscous: [
    "couscous",
    "Couscous",
    "couscous",
    65,
    [6, 6],
    "Pour one and a quarter times its volume of boiling salted water over the couscous, cover it for {time}, until the water is soaked up, and fluff it.",
  ],
  barley: ["pearl-barley", "Pearl Barley", "pearl barley", 65, [26, 28], boiled("pearl barley")],
  freekeh: [
    "freekeh-proxy-khorasan-wheat",
    "Freekeh",
    "freekeh",
    65,
    [18, 20],
    "Simmer the freekeh, covered, in plenty of salted water for {time} while the rest is made, until tender; drain it.",
  ],
} as const;
type GrainKey = keyof typeof GRAINS;

function absorbed(word: string): string {
  return `Rinse the ${word} and simmer it in twice its volume of salted water, covered, for {time}, until the water is gone; leave it covered while the rest is made.`;
}

function boiled(word: string): string {
  return `Boil the ${word} in plenty of salted water for {time}, until tender, while the rest is made; drain it well.`;
}

/** Swells in water that is poured over it, off the heat. */
const SWELLING: readonly GrainKey[] = ["bulgur", "couscous"];

/** A grain that cooks while the later steps go on: it adds only the minutes by which it outlasts them. */
function grainChoice(
  key: GrainKey,
  minutesOfLaterSteps: number,
  grams: number | undefined,
  isLate: boolean,
): PartOption {
  const [foodId, name, word, usualGrams, [least, most], text] = GRAINS[key];
  const minutes = SWELLING.includes(key) ? most : most + TO_THE_BOIL_MINUTES;
  const time = least === most ? most : ([least, most] as const);
  const said = isLate ? `Meanwhile ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
  return option(key, name, word, [starch(foodId, grams ?? usualGrams)], {
    steps: [step(said, Math.max(3, minutes - minutesOfLaterSteps), { time })],
    ...(isLate ? { late: true } : {}),
  });
}

/** @param late which of them would be cold by the time that the rest is done: made beside the step before `{ late }`. */
export function grainChoices(
  keys: readonly GrainKey[],
  minutesOfLaterSteps: number,
  grams?: number,
  late: readonly GrainKey[] = [],
): readonly PartOption[] {
  return keys.map((key) => grainChoice(key, minutesOfLaterSteps, grams, late.includes(key)));
}

/** What makes up for the starch that is missing, and what is done with it. */
const BESIDE_CAULIFLOWER = {
  avocado: { more: [fruit("avocado", 50)], end: "slice the avocado to go with it" },
  almonds: { more: [fat("almonds", 12)], end: "fold in the chopped almonds" },
  nothing: { more: [], end: null },
} as const;

/**
 * Cauliflower in place of rice, fried in another pan beside the step before `{ late }`, or first and kept warm.
 * @param oil how much of the dish's olive oil it takes: the rest where the dish was begun in it.
 */
export function cauliflowerRice(
  oilGrams: number,
  beside: keyof typeof BESIDE_CAULIFLOWER = "nothing",
  oil: "the" | "the rest of the" = "the",
  when: "late" | "first" = "late",
): PartOption {
  const { more, end } = BESIDE_CAULIFLOWER[beside];
  const ends = [...(when === "late" ? [] : ["keep it warm"]), ...(end === null ? [] : [end])];
  const fried = `fry the cauliflower rice in ${oil} olive oil with a little salt for {time}, until just tender`;
  const text = when === "late" ? `Meanwhile, in another pan, ${fried}` : fried.replace("fry", "Fry");
  return option(
    "cauliflower-rice",
    "Cauliflower Rice",
    "cauliflower rice",
    [vegetable("cauliflower-rice", 200), oliveOil(oilGrams), ...more],
    {
      steps: [
        step(ends.length === 0 ? `${text}.` : `${text}; ${ends.join(" and ")}.`, end === null ? 4 : 5, {
          time: [3, 4],
        }),
      ],
      ...(when === "late" ? { late: true } : {}),
    },
  );
}

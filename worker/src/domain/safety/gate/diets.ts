import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import type { DietMark } from "@mealwright/schema/constants/food/labels";
import type { Diet } from "@mealwright/schema/constants/questionnaire";
import { ANIMALS, type AnimalSource, type Food, type FoodTrait } from "../../foods/catalogue/food.ts";
import { requireEntry } from "../../unknown-value.ts";
import { KETO_SEASONINGS } from "./keto-seasonings.data.ts";

const FLESH: readonly AnimalSource[] = ["meat", "poultry", "fish", "crustacean", "mollusc", "gelatin"];
const LAND_FLESH: readonly AnimalSource[] = ["meat", "poultry", "gelatin"];
/** What some brands may contain that a diet excludes. */
export type DietLabel = DietMark | Extract<Allergen, "milk" | "egg">;

const SEA_ALLERGENS = ["fish", "crustacean", "mollusc"] as const;

/** Keto: the part of the day's 50 g that one meal may use. */
export const KETO_MAX_NET_CARBS_G_PER_MEAL = 25;
/**
 * Keto at the base serving: three meals and a snack stay within `KETO_MAX_NET_CARBS_G_PER_DAY`. A side is eaten beside a
 * main that does not use up its share. Grams.
 */
const KETO_SERVING_G = { meal: 14, snack: 6, side: 6 } as const;
/** Net carbohydrate per 100 g above which a food leaves no room for the rest of a ketogenic day of 50 g. */
const KETO_MAX_NET_CARBOHYDRATE_G = 10;
/** Grain and starch products with less than this are low-carb foods: corn oil, rice vinegar. */
const KETO_LOW_NET_CARBOHYDRATE_G = 3;
/** Fresh and frozen foods with more sugar than this are sweet fruit: a bowl of them is a day's carbohydrate. */
const KETO_MAX_PRODUCE_SUGARS_G = 6;
const KETO_PRODUCE_AISLES: ReadonlySet<string> = new Set(["Produce", "Frozen"]);
/** Aisles of foods used by the spoon. */
const KETO_SEASONING_AISLES: ReadonlySet<string> = new Set(["Spices & herbs"]);
/** Nuts and seeds are eaten by the handful, so their net carbohydrate stays within a meal's 25 g. */
const KETO_NUT_AISLE = "Nuts, seeds & snacks";
const KETO_MAX_NUT_NET_CARBOHYDRATE_G = 20;

/** Whole sweeteners that the palaeolithic diet keeps while it leaves out refined sugar. */
const PALEO_SWEETENERS: ReadonlySet<string> = new Set(["honey", "maple-syrup"]);

/**
 * Why the food breaks the diet, as a short sentence, or null. What a label may hide (milk in bread, fish products that
 * clear a beer) counts as present; vegetarian excludes rennet and gelatin; keto counts carbohydrate less fiber. Throws
 * `UnknownValueError`.
 */
export function dietBreach(food: Food, diet: Diet): string | null {
  return dietBreachByNature(food, diet) ?? requireEntry(DIET_RULES, diet, "diet").labelBreach(food);
}

/** The same without what only some brands add: judged by the kind of food alone. Throws `UnknownValueError`. */
export function dietBreachByNature(food: Food, diet: Diet): string | null {
  return requireEntry(DIET_RULES, diet, "diet").breach(food);
}

function veganLabelBreach(food: Food): string | null {
  if (has(food, "alcohol") && food.mayContain.includes("fish")) return sentence(food, "may be cleared with fish");
  const hidden = (["milk", "egg"] as const).find((allergen) => food.mayContain.includes(allergen));
  return hidden === undefined ? null : sentence(food, `may be made with ${hidden}`);
}

interface DietRules {
  /** Why a food breaks the diet by its own nature: a short sentence, or null. */
  readonly breach: (food: Food) => string | null;
  /** The same for what only some brands add to it. */
  readonly labelBreach: (food: Food) => string | null;
  /** Whether it leaves out any food at all. */
  readonly excludesFood: boolean;
  /** The most net carbohydrate of what a person eats of one meal, grams; null without a limit. */
  readonly mealNetCarbohydrateMaxG: number | null;
  /** The most net carbohydrate of a dish's base serving, grams; null without a limit. */
  readonly servingNetCarbohydrateMaxG: Readonly<Record<"meal" | "snack" | "side", number>> | null;
  /** A word for food with one of these animals or traits breaks the diet. */
  readonly animals: readonly AnimalSource[];
  readonly traits: readonly FoodTrait[];
  /**
   * Foods are judged by figures and processing, which a name alone does not tell: "peanut butter" may be sweetened or
   * plain.
   */
  readonly judgesFigures: boolean;
  /** What some brands may contain that the diet excludes, and labels tell. */
  readonly labels: readonly DietLabel[];
  /** Other diets that are always kept along with this one. */
  readonly includes: readonly Diet[];
}

const OF_MOST = {
  labelBreach: () => null,
  excludesFood: true,
  mealNetCarbohydrateMaxG: null,
  servingNetCarbohydrateMaxG: null,
} as const;

/** What each diet excludes; the strictest first, because a shared table is planned by it. */
export const DIET_RULES: Readonly<Record<Diet, DietRules>> = {
  keto: {
    ...OF_MOST,
    mealNetCarbohydrateMaxG: KETO_MAX_NET_CARBS_G_PER_MEAL,
    servingNetCarbohydrateMaxG: KETO_SERVING_G,
    breach: ketoBreach,
    animals: [],
    traits: ["grain", "pseudo-grain", "starchy", "added-sugar"],
    judgesFigures: true,
    labels: [],
    includes: ["omnivore"],
  },
  paleo: {
    ...OF_MOST,
    breach: paleoBreach,
    animals: ["dairy"],
    traits: ["grain", "pseudo-grain", "pulse", "added-sugar", "refined-oil", "processed-meat", "processed"],
    judgesFigures: true,
    labels: [],
    includes: ["omnivore"],
  },
  vegan: {
    ...OF_MOST,
    labelBreach: veganLabelBreach,
    breach: veganBreach,
    animals: ANIMALS,
    traits: ["animal-rennet", "processed-meat"],
    judgesFigures: false,
    labels: ["finings", "lard", "milk", "egg"],
    includes: ["vegetarian", "pescatarian", "omnivore"],
  },
  vegetarian: {
    ...OF_MOST,
    breach: vegetarianBreach,
    animals: FLESH,
    traits: ["animal-rennet", "processed-meat"],
    judgesFigures: false,
    labels: ["rennet", "finings", "lard"],
    includes: ["pescatarian", "omnivore"],
  },
  pescatarian: {
    ...OF_MOST,
    breach: pescatarianBreach,
    animals: LAND_FLESH,
    traits: ["processed-meat"],
    judgesFigures: false,
    labels: ["lard"],
    includes: ["omnivore"],
  },
  omnivore: {
    ...OF_MOST,
    excludesFood: false,
    breach: () => null,
    animals: [],
    traits: [],
    judgesFigures: false,
    labels: [],
    includes: [],
  },
};

function has(food: Food, trait: FoodTrait): boolean {
  return food.traits.includes(trait);
}

function sentence(food: Food, fact: string): string {
  return `${food.name.charAt(0).toUpperCase()}${food.name.slice(1)} ${fact}.`;
}

function vegetarianBreach(food: Food): string | null {
  if (FLESH.includes(food.animal)) return sentence(food, `comes from ${food.animal}`);
  if (has(food, "processed-meat")) return sentence(food, "is processed meat");
  if (has(food, "animal-rennet")) return sentence(food, "is set with animal rennet");
  for (const allergen of SEA_ALLERGENS) {
    if (food.contains.includes(allergen)) return sentence(food, `contains ${allergen}`);
    if (food.mayContain.includes(allergen) && has(food, "processed"))
      return sentence(food, `may be made with ${allergen}`);
  }
  return null;
}

function veganBreach(food: Food): string | null {
  if (food.animal !== "none") return sentence(food, `comes from ${food.animal}`);
  if (food.contains.includes("milk")) return sentence(food, "contains milk");
  if (food.contains.includes("egg")) return sentence(food, "contains egg");
  return vegetarianBreach(food);
}

function pescatarianBreach(food: Food): string | null {
  if (LAND_FLESH.includes(food.animal)) return sentence(food, `comes from ${food.animal}`);
  if (has(food, "processed-meat")) return sentence(food, "is processed meat");
  return null;
}

function paleoBreach(food: Food): string | null {
  if (food.animal === "dairy" || food.contains.includes("milk")) return sentence(food, "is a dairy food");
  if (has(food, "grain")) return sentence(food, "is a grain food");
  if (has(food, "pseudo-grain")) return sentence(food, "is a pseudo-grain");
  if (food.contains.includes("gluten")) return sentence(food, "contains a gluten grain");
  if (has(food, "pulse")) return sentence(food, "is a pulse");
  if (food.contains.includes("peanut") || food.contains.includes("soy") || food.contains.includes("lupin"))
    return sentence(food, "contains a pulse");
  if (has(food, "added-sugar") && !PALEO_SWEETENERS.has(food.id)) return sentence(food, "has refined sugar added");
  if (has(food, "refined-oil")) return sentence(food, "is a refined oil");
  if (has(food, "processed-meat")) return sentence(food, "is processed meat");
  if (has(food, "processed")) return sentence(food, "is highly processed");
  if (has(food, "alcohol")) return sentence(food, "is alcohol");
  return null;
}

/** Grams per 100 g; unknown fibre counts as none, unknown carbohydrate as none. */
function netCarbohydrateG(food: Food): number {
  return Math.max(0, (food.per100g.carbohydrateG ?? 0) - (food.per100g.fibreG ?? 0));
}

function ketoBreach(food: Food): string | null {
  const netG = netCarbohydrateG(food);
  if (has(food, "starchy") && netG > KETO_LOW_NET_CARBOHYDRATE_G) return sentence(food, "is a starchy food");
  if (
    (has(food, "grain") || has(food, "pseudo-grain")) &&
    netG > KETO_LOW_NET_CARBOHYDRATE_G &&
    !KETO_SEASONINGS.has(food.id)
  )
    return sentence(food, "is a grain food");
  if (
    has(food, "pulse") &&
    netG > KETO_MAX_NET_CARBOHYDRATE_G &&
    food.aisle !== KETO_NUT_AISLE &&
    !KETO_SEASONINGS.has(food.id)
  )
    return sentence(food, "is a starchy pulse");
  if (has(food, "added-sugar") && netG > KETO_MAX_NET_CARBOHYDRATE_G) return sentence(food, "has sugar added");
  if (KETO_SEASONINGS.has(food.id) || KETO_SEASONING_AISLES.has(food.aisle)) return null;
  if (KETO_PRODUCE_AISLES.has(food.aisle) && (food.per100g.sugarsG ?? 0) > KETO_MAX_PRODUCE_SUGARS_G)
    return sentence(food, "is sweet fruit");
  const limitG = food.aisle === KETO_NUT_AISLE ? KETO_MAX_NUT_NET_CARBOHYDRATE_G : KETO_MAX_NET_CARBOHYDRATE_G;
  return netG > limitG ? sentence(food, `has ${Math.round(netG)} g net carbohydrate in 100 g`) : null;
}

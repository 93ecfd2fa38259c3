import type { Diet } from "@mealwright/schema/constants/questionnaire";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import { DIET_TERMS, KINDS, type Kind, type KindRange, STARCHES } from "../../../nutrition/diet-terms.ts";
import type { PlanRequest } from "../../types.ts";
import { STARCHY_KCAL } from "../search-limits.ts";
import { WEIGHTS } from "../weights.ts";

export const KIND_COUNT = KINDS.length;
/** More mains than a week can have. */
export const KIND_TABLE_SIZE = 32;

const ANY: KindRange = { least: 0, most: KIND_TABLE_SIZE };

const MAINS_OF_A_WEEK = 14;
/** At most this many mains beyond a bound are counted, because points are 32-bit numbers. */
const MOST_COUNTED = 5;
export const SEAFOOD = KINDS.indexOf("seafood");

/** Mains with fish that a week of this diet always has, unless money is short or it is avoided. */
export function seafoodFloor(diet: Diet): number {
  return DIET_TERMS[diet].kinds.seafood?.floor ?? 0;
}

/**
 * Points for each number of mains of each kind, in a week with `mains` of them: `[kind * KIND_TABLE_SIZE + count]`.
 * With a wish for one cuisine the bounds of starches do not apply: its rice may come twice a day.
 * @param isShort whether the budget is too small for the most expensive kinds.
 */
export function kindPointsOf({ eater, wishes }: PlanRequest, mains: number, isShort: boolean): Int32Array {
  const points = new Int32Array(KIND_COUNT * KIND_TABLE_SIZE);
  const share = mains / MAINS_OF_A_WEEK;
  const ranges = DIET_TERMS[eater.diet].kinds;
  const isOfCuisine = (wishes?.cuisine ?? null) !== null;
  KINDS.forEach((kind, index) => {
    const starch = isOfCuisine ? undefined : STARCHES.get(kind);
    const { least, most, floor = 0, ceiling = KIND_TABLE_SIZE } = starch ?? ranges[kind] ?? ANY;
    const lowest = isShort ? 0 : Math.floor(floor * share + 1e-9);
    const highest = Math.ceil(ceiling * share - 1e-9);
    const fewest = Math.floor(least * share + 1e-9);
    const largest = Math.ceil(most * share - 1e-9);
    for (let count = 0; count < KIND_TABLE_SIZE; count++) {
      points[index * KIND_TABLE_SIZE + count] =
        Math.max(0, fewest - count) * WEIGHTS.kindMissing +
        Math.max(0, count - largest) * (starch === undefined ? WEIGHTS.kindOver : WEIGHTS.starchOver) +
        Math.min(MOST_COUNTED, Math.max(0, lowest - count) + Math.max(0, count - highest)) * WEIGHTS.kindBeyond;
    }
  });
  return points;
}

/** The kinds of which a week of this diet should have some mains, as indexes of `KINDS`. */
export function wantedKinds(diet: Diet): readonly number[] {
  return KINDS.flatMap((kind, index) => ((DIET_TERMS[diet].kinds[kind]?.least ?? 0) > 0 ? [index] : []));
}

/** A kind with at most this many mains a week is scarce: a side of it would make its meal count as one more. */
const FEW_MAINS = 6;
/** Kinds that do not change a meal's kind as a side, such as eggs, edamame and potatoes. */
const FREE_BESIDE: ReadonlySet<Kind> = new Set<Kind>(["eggsAndCheese", "soy", ...STARCHES.keys()]);

/** Whether, as a side, it would make a main meal count as a scarce kind. */
export function isOfScarceKind(recipe: Recipe, diet: Diet): boolean {
  const kinds = kindsOf(recipe);
  return KINDS.some(
    (kind, bit) =>
      (kinds & (1 << bit)) !== 0 &&
      !FREE_BESIDE.has(kind) &&
      (DIET_TERMS[diet].kinds[kind]?.most ?? KIND_TABLE_SIZE) <= FEW_MAINS,
  );
}

/** The limit for meat or fish in the morning that applies, if the diet has one. */
export function fleshOfBreakfast(recipe: Recipe, diet: Diet): "fishBreakfast" | "fleshBreakfast" | null {
  if (!DIET_TERMS[diet].limitsFleshAtBreakfast || !recipe.mealTypes.includes("breakfast")) return null;
  const has = (kind: Kind) => (kindsOf(recipe) & (1 << KINDS.indexOf(kind))) !== 0;
  if (has("seafood")) return "fishBreakfast";
  return has("poultry") || has("redMeat") ? "fleshBreakfast" : null;
}

/**
 * The least of a group in a serving that makes it count as that kind: ounces of meat, fish or soy, cups of pulses or
 * dairy, eggs.
 */
const COUNTED = { flesh: 0.8, pulseCups: 0.17, soyOunces: 0.35, eggs: 1, dairyCups: 0.75 } as const;

const kindsOfRecipes = new WeakMap<Recipe, number>();

/** The kinds that a serving of the recipe counts as: bit i = `KINDS[i]`. */
export function kindsOf(recipe: Recipe): number {
  let mask = kindsOfRecipes.get(recipe);
  if (mask === undefined) {
    mask = computeKinds(recipe);
    kindsOfRecipes.set(recipe, mask);
  }
  return mask;
}

function computeKinds(recipe: Recipe): number {
  let seafood = 0;
  let poultry = 0;
  let red = 0;
  let cured = 0;
  let pulses = 0;
  let soy = 0;
  let eggs = 0;
  let dairy = 0;
  const starchKcal: Record<string, number> = {};
  for (const { foodId, grams } of recipe.ingredients) {
    const larder = larderGroups()[larderGroupOf(foodId)]?.name ?? "";
    starchKcal[larder] = (starchKcal[larder] ?? 0) + ((requireFood(foodId).per100g.energyKcal ?? 0) * grams) / 100;
    const groups = groupAmountsOf(foodId);
    const share = grams / 100;
    seafood += (groups.oilySeafood + groups.leanSeafood) * share;
    poultry += groups.poultry * share;
    red += groups.meat * share;
    cured += groups.curedMeat * share;
    pulses += groups.legumes * share;
    soy += groups.soy * share;
    eggs += groups.eggs * share;
    dairy += groups.dairy * share;
  }
  const isOfStarch = (group: string) => (starchKcal[group] ?? 0) >= STARCHY_KCAL;
  const counts: Readonly<Record<Kind, boolean>> = {
    seafood: seafood >= COUNTED.flesh,
    pulses: pulses >= COUNTED.pulseCups || soy >= COUNTED.soyOunces,
    poultry: poultry >= COUNTED.flesh,
    redMeat: red + cured >= COUNTED.flesh,
    processedMeat: cured >= COUNTED.flesh,
    eggsAndCheese: eggs >= COUNTED.eggs || dairy >= COUNTED.dairyCups,
    rice: isOfStarch("rice"),
    potatoes: isOfStarch("potato"),
    pasta: isOfStarch("pasta and noodles"),
    bread: isOfStarch("bread") || isOfStarch("flat bread"),
    soy: soy >= COUNTED.soyOunces,
  };
  return KINDS.reduce((mask, kind, bit) => mask | (counts[kind] ? 1 << bit : 0), 0);
}

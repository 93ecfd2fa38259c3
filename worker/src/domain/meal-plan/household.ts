import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import {
  APPETITE_FACTORS,
  ENERGY_KCAL_OF_AGE_BAND,
  PORTION_STEPS_PER_PORTION,
  RISKY_FOOD_OF_AGE_BAND,
} from "@mealwright/schema/constants/household";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import { DIET_RULES } from "../safety/gate/diets.ts";
import { type Avoidance, dietsOf, type Eater, eatsChilledOf, ketoPortionOf } from "../safety/gate/eater.ts";
import { saysPregnant } from "../safety/gate/raw-food.ts";
import { requireEntry } from "../unknown-value.ts";

/** Somebody who eats along on at least one day. */
export interface Diner {
  readonly name: string;
  readonly eater: Eater;
  /** Portion of the dish in quarters of the plan owner's portion. */
  readonly portions: number;
  /** 1 to 7. */
  readonly days: readonly number[];
}

/**
 * Everybody who eats along on some day, with what each may eat and how large their portion is. Throws
 * `UnknownValueError`.
 */
export function dinersOf(
  people: readonly HouseholdPerson[],
  { maxPrepMinutes, energyKcal }: { readonly maxPrepMinutes: number; readonly energyKcal: number },
): readonly Diner[] {
  return people
    .filter(({ days }) => days.length > 0)
    .map((person) => {
      const portions = portionsOf(person, energyKcal);
      const { name, diet, days } = person;
      const isFrail = saysPregnant(person.otherAllergies);
      const { raw, chilled } = requireEntry(RISKY_FOOD_OF_AGE_BAND, person.ageBand, "age band");
      const ketoPortion = Math.max(1, portions);
      return {
        name,
        eater: {
          diet,
          ketoPortion,
          avoids: avoidanceFor(person),
          maxPrepMinutes,
          eatsRaw: raw && !isFrail,
          eatsChilled: chilled && !isFrail,
        },
        portions,
        days,
      };
    });
}

/** A person's portion in quarters of one for `energyKcal` a day, at least one quarter. Throws `UnknownValueError`. */
export function portionsOf(
  { ageBand, appetite }: Pick<HouseholdPerson, "ageBand" | "appetite">,
  energyKcal: number,
): number {
  const kcal =
    requireEntry(ENERGY_KCAL_OF_AGE_BAND, ageBand, "age band") * requireEntry(APPETITE_FACTORS, appetite, "appetite");
  return Math.max(1, Math.round((kcal / energyKcal) * PORTION_STEPS_PER_PORTION)) / PORTION_STEPS_PER_PORTION;
}

/** How many of a household have no name: each eats what the owner eats, every day, until they are named or removed. */
export function unnamedOf({
  household,
  people,
}: {
  readonly household: number;
  readonly people: readonly unknown[];
}): number {
  return Math.max(0, household - 1 - people.length);
}

/**
 * Portions of each meal by day, from the first: the owner's, those of people without a name, and of everybody named.
 */
export function portionsByDay(diners: readonly Diner[], unnamed: number): readonly number[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) =>
    diners.reduce((sum, { days, portions }) => sum + (days.includes(index + 1) ? portions : 0), 1 + unnamed),
  );
}

/** The diets that a table keeps, the one to plan by first; diets that another one includes are left out. */
export function dietsOfTable(diets: readonly Diet[]): readonly [Diet, ...Diet[]] {
  const byStrictness = Object.keys(DIET_RULES);
  const wanted = DIETS.toSorted((one, other) => byStrictness.indexOf(one) - byStrictness.indexOf(other)).filter(
    (diet) =>
      diets.includes(diet) && !diets.some((other) => requireEntry(DIET_RULES, other, "diet").includes.includes(diet)),
  );
  const [first = "omnivore", ...others] = wanted;
  return [first, ...others];
}

/**
 * One eater that stands for a whole table: avoids what any of them avoids, and keeps every diet. A dish that passes the
 * gate for this eater passes it for each of them.
 */
export function sharedEater(own: Eater, diners: readonly Diner[]): Eater {
  if (diners.length === 0) return own;
  const eaters = [own, ...diners.map(({ eater }) => eater)];
  const [diet, ...otherDiets] = dietsOfTable(eaters.flatMap(dietsOf));
  const ketoPortions = eaters.filter(limitsCarbohydrate).map(ketoPortionOf);
  return {
    diet,
    otherDiets,
    ketoPortion: Math.max(1, ...ketoPortions),
    avoids: unionOf(eaters.map(({ avoids }) => avoids)),
    maxPrepMinutes: own.maxPrepMinutes,
    eatsRaw: eaters.every(({ eatsRaw }) => eatsRaw),
    eatsChilled: eaters.every(eatsChilledOf),
  };
}

function limitsCarbohydrate({ diet }: Eater): boolean {
  return requireEntry(DIET_RULES, diet, "diet").mealNetCarbohydrateMaxG !== null;
}

function unionOf(all: readonly Avoidance[]): Avoidance {
  const allergens = new Set(all.flatMap((avoids) => avoids.allergens));
  return {
    allergens: ALLERGENS.filter((allergen) => allergens.has(allergen)),
    foodIds: [...new Set(all.flatMap(({ foodIds }) => foodIds))],
    terms: [...new Set(all.flatMap(({ terms }) => terms))],
    unresolved: [...new Set(all.flatMap(({ unresolved }) => unresolved))],
  };
}

import { AGE_YEARS, type Diet, HEIGHT_CM, WEIGHT_KG } from "@mealwright/schema/constants/questionnaire";
import { BMI, energyFor, within } from "@mealwright/schema/rules/energy";
import { DIET_TERMS, type MacroShares, type ShareRange } from "./diet-terms.ts";
import { explainTargets } from "./explain-targets.ts";
import { GOAL_TERMS } from "./goal-terms.ts";
import { type GramRange, KCAL_PER_G, type Person, type Targets } from "./target-types.ts";
import { withFilters } from "./wished-targets.ts";

/** Youngest person in Mifflin's sample. */
const FORMULA_MIN_AGE = 19;
/** The goal stays this share of energy below the range's upper end, so that a day can meet every range at once. */
const PROTEIN_GOAL_MARGIN = 0.05;

/** Acceptable macronutrient distribution ranges, shares of energy (National Academies, 2002/2005), from 19 years on. */
const AMDR_ADULT: MacroShares = {
  protein: { min: 0.1, max: 0.35 },
  carbohydrate: { min: 0.45, max: 0.65 },
  fat: { min: 0.2, max: 0.35 },
};
/** The same source for 4 to 18 years. */
const AMDR_YOUNG: MacroShares = {
  protein: { min: 0.1, max: 0.3 },
  carbohydrate: { min: 0.45, max: 0.65 },
  fat: { min: 0.25, max: 0.35 },
};
/** Fibre that a keto day of avocados, greens, nuts and berries may reach: above the goal, but not excessive. */
const KETO_FIBRE_MAX_G = 48;

/** US Dietary Guidelines: saturated fat under a tenth of energy. */
const SATURATED_FAT_MAX_SHARE = 0.1;
/** National Academies 2019: 2,300 mg from 14 years on, 1,800 mg before. */
const SODIUM_MAX_MG = { from14: 2_300, before14: 1_800 } as const;

/**
 * A person's daily targets. Never throws: missing or absurd figures fall back to the reference values, which are shown
 * as such.
 */
export function targetsFor(person: Person): Targets {
  const body: Person = {
    ...person,
    age: within(person.age, AGE_YEARS),
    weightKg: within(person.weightKg, WEIGHT_KG),
    heightCm: within(person.heightCm, HEIGHT_CM),
  };
  const { age, diet } = body;
  const energy = energyFor(body);
  const shares = age !== undefined && age < FORMULA_MIN_AGE ? AMDR_YOUNG : AMDR_ADULT;
  const fibreG = fibreGoal(body, energy.energyKcal);
  const proteinG = proteinGoal(body, energy.energyKcal, shares.protein);
  const targets = withFilters(body, {
    ...energy,
    proteinG,
    ...macroRanges(diet, shares, energy.energyKcal, proteinG, fibreG),
    fibreG,
    saturatedFatMaxG: Math.floor((energy.energyKcal * SATURATED_FAT_MAX_SHARE) / KCAL_PER_G.fat),
    sodiumMaxMg: age !== undefined && age < 14 ? SODIUM_MAX_MG.before14 : SODIUM_MAX_MG.from14,
  });
  return { ...targets, explanation: explainTargets(body, targets) };
}

/** Whole grams: by body weight where known, within the shares that leave room for the rest. */
function proteinGoal({ goal, weightKg, heightCm }: Person, energyKcal: number, share: ShareRange): number {
  const kcalPerG = KCAL_PER_G.protein;
  if (weightKg === undefined) return Math.round((energyKcal * GOAL_TERMS[goal].proteinShare) / kcalPerG);
  // Fat mass needs no protein: weight above a body mass index of 30 is not counted.
  const countedKg = heightCm === undefined ? weightKg : Math.min(weightKg, BMI.obese * (heightCm / 100) ** 2);
  const least = Math.ceil((energyKcal * share.min) / kcalPerG);
  const most = Math.floor((energyKcal * (share.max - PROTEIN_GOAL_MARGIN)) / kcalPerG);
  return Math.min(most, Math.max(least, Math.round(countedKg * GOAL_TERMS[goal].proteinGPerKg)));
}

type MacroRanges = Pick<Targets, "proteinRangeG" | "carbohydrateRangeG" | "fatRangeG" | "netCarbohydrateMaxG">;

function macroRanges(diet: Diet, amdr: MacroShares, energyKcal: number, proteinG: number, fibreG: number): MacroRanges {
  const gramsOf = (share: ShareRange, macro: keyof typeof KCAL_PER_G): GramRange => ({
    min: Math.ceil((energyKcal * share.min) / KCAL_PER_G[macro]),
    max: Math.floor((energyKcal * share.max) / KCAL_PER_G[macro]),
  });
  const proteinFrom = (share: ShareRange): GramRange => ({
    min: proteinG,
    max: Math.max(proteinG, gramsOf(share, "protein").max),
  });
  const { shares, netCarbohydrateMaxG } = DIET_TERMS[diet].macros;
  const { protein, fat } = shares ?? amdr;
  return {
    proteinRangeG: proteinFrom(protein),
    carbohydrateRangeG:
      netCarbohydrateMaxG === null
        ? gramsOf((shares ?? amdr).carbohydrate, "carbohydrate")
        : // Fibre does not count as net carbohydrate, so it comes on top of the net limit.
          { min: 0, max: netCarbohydrateMaxG + Math.max(fibreG, KETO_FIBRE_MAX_G) },
    fatRangeG: gramsOf(fat, "fat"),
    netCarbohydrateMaxG,
  };
}

/**
 * Adequate intake of fibre, whole grams (National Academies 2002/2005): men 38, women 25, over 50 years 30 and 21;
 * girls of 9 to 18 years 26, boys of 9 to 13 years 31. Without gender or age: 14 g per 1,000 kcal, from which those
 * figures were derived.
 */
function fibreGoal({ age, gender }: Person, energyKcal: number): number {
  if (age === undefined || gender === undefined || gender === "other") return Math.round((14 * energyKcal) / 1_000);
  if (age > 50) return gender === "male" ? 30 : 21;
  if (gender === "male") return age < 14 ? 31 : 38;
  return age < FORMULA_MIN_AGE ? 26 : 25;
}

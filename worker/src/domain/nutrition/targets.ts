import { KETO_MAX_NET_CARBS_G_PER_DAY } from "@mealwright/schema/constants/meals";
import {
  type Activity,
  AGE_YEARS,
  type Diet,
  type Gender,
  type Goal,
  HEIGHT_CM,
  WEIGHT_KG,
} from "@mealwright/schema/constants/questionnaire";
import { explainTargets } from "./explain-targets.ts";
import type { GramRange, Person, Safeguard, Targets } from "./target-types.ts";

export type { Explanation, GramRange, Person, Safeguard, Targets } from "./target-types.ts";

/**
 * Physical activity level by answer: EFSA's 1.4, 1.6, 1.8 and 2.0 (EFSA Journal 2013;11(1):3005: low active, moderately
 * active, active, very active); "light" lies halfway between the first two.
 */
export const PHYSICAL_ACTIVITY_LEVEL: Readonly<Record<Activity, number>> = {
  sedentary: 1.4,
  light: 1.5,
  moderate: 1.6,
  active: 1.8,
  very_active: 2,
};
export const DEFAULT_ACTIVITY_LEVEL = 1.6;

/** Energy of the US Nutrition Facts label, 21 CFR 101.9. */
export const REFERENCE_ENERGY_KCAL = 2_000;

/**
 * Least energy planned: 1,200 women and 1,500 men are the lower ends of the 2013 AHA/ACC/TOS obesity guideline's
 * diets (recommendation 3a); "other" or no answer takes the middle.
 */
export const ENERGY_FLOOR_KCAL: Readonly<Record<Gender, number>> = { female: 1_200, male: 1_500, other: 1_350 };
/** Above every need that the formula gives for a body within ordinary limits: a greater need is for a professional to plan, and held to this. */
export const ENERGY_CEILING_KCAL = 5_000;

/** 500 kcal a day, the lower of the guideline's two deficits (AHA/ACC/TOS 2013: 500 or 750). */
export const DEFICIT_KCAL = 500;
/** A deficit is never more than this share of the need, so that small people do not starve. */
export const DEFICIT_MAX_SHARE = 0.25;
/** A tenth of the need, at most 350 kcal: the lower end of Slater et al., Front Nutr 2019;6:131 (350–500 kcal a day). */
const SURPLUS = { share: 0.1, maxKcal: 350 } as const;

const ADULT_AGE = 18;
/** Youngest person in Mifflin's sample. */
const FORMULA_MIN_AGE = 19;
/** WHO classes of body mass index, kg/m². */
const BMI = { underweight: 18.5, obese: 30 } as const;

/**
 * Protein a kg body weight. Muscle 1.6: gains level off at 1.62 (Morton et al., Br J Sports Med 2018;52:376–84).
 * Weight loss 1.2: the lower end of the US Dietary Guidelines 2025–2030's 1.2–1.6, which spares lean mass.
 * Else 1.0: above the RDA of 0.8 (National Academies 2005) and EFSA's 0.83, which are minima.
 */
const PROTEIN_G_PER_KG: Readonly<Record<Goal, number>> = {
  gain_muscle: 1.6,
  lose_weight: 1.2,
  eat_healthier: 1,
  save_time: 1,
};
/** Protein share of energy when the weight is not known. */
const PROTEIN_SHARE_WITHOUT_WEIGHT: Readonly<Record<Goal, number>> = {
  gain_muscle: 0.2,
  lose_weight: 0.2,
  eat_healthier: 0.15,
  save_time: 0.15,
};
/** The goal stays this share of energy below the range's upper end, so that a day can meet every range at once. */
const PROTEIN_GOAL_MARGIN = 0.05;

interface ShareRange {
  readonly min: number;
  readonly max: number;
}
interface MacroShares {
  readonly protein: ShareRange;
  readonly carbohydrate: ShareRange;
  readonly fat: ShareRange;
}

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
/** Hunter-gatherer diets by Cordain et al., Am J Clin Nutr 2000;71:682–92: protein 19–35, carbohydrate 22–40, fat 28–58 %. */
const PALEO_SHARES: MacroShares = {
  protein: { min: 0.1, max: 0.35 },
  carbohydrate: { min: 0.22, max: 0.4 },
  fat: { min: 0.28, max: 0.58 },
};
/** Outside the AMDR by design: fat takes the place of carbohydrate, whose own limit is in grams. */
const KETO_SHARES = { protein: { min: 0.15, max: 0.35 }, fat: { min: 0.55, max: 0.8 } } as const;

/** kcal in a gram for turning shares into grams (Atwater's general factors). */
const KCAL_PER_G = { protein: 4, carbohydrate: 4, fat: 9 } as const;

/** US Dietary Guidelines: saturated fat under a tenth of energy. */
const SATURATED_FAT_MAX_SHARE = 0.1;
/** National Academies 2019: 2,300 mg from 14 years on, 1,800 mg before. */
const SODIUM_MAX_MG = { from14: 2_300, before14: 1_800 } as const;

/**
 * Resting energy, Mifflin–St Jeor (Am J Clin Nutr 1990;51:241–7), kcal a day:
 * 10·kg + 6.25·cm − 5·years, + 5 for men, − 161 for women. "other" takes the middle, −78: a convention, not validated.
 */
export function restingEnergyKcal(weightKg: number, heightCm: number, ageYears: number, gender: Gender): number {
  const constant = gender === "male" ? 5 : gender === "female" ? -161 : -78;
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + constant;
}

/** A person's daily targets. Never throws: what is missing or absurd falls back to the labelled reference. */
export function targetsFor(person: Person): Targets {
  const body: Person = {
    ...person,
    age: within(person.age, AGE_YEARS),
    weightKg: within(person.weightKg, WEIGHT_KG),
    heightCm: within(person.heightCm, HEIGHT_CM),
  };
  const { age, diet } = body;
  const activityLevel = body.activity === undefined ? DEFAULT_ACTIVITY_LEVEL : PHYSICAL_ACTIVITY_LEVEL[body.activity];
  const energy = energyOf(body, activityLevel);
  const shares = age !== undefined && age < FORMULA_MIN_AGE ? AMDR_YOUNG : AMDR_ADULT;
  const fibreG = fibreGoal(body, energy.energyKcal);
  const proteinG = proteinGoal(body, energy.energyKcal, shares.protein);
  const targets: Omit<Targets, "explanation"> = {
    ...energy,
    proteinG,
    ...macroRanges(diet, shares, energy.energyKcal, proteinG, fibreG),
    fibreG,
    saturatedFatMaxG: Math.floor((energy.energyKcal * SATURATED_FAT_MAX_SHARE) / KCAL_PER_G.fat),
    sodiumMaxMg: age !== undefined && age < 14 ? SODIUM_MAX_MG.before14 : SODIUM_MAX_MG.from14,
    activityLevel,
  };
  return { ...targets, explanation: explainTargets(body, targets) };
}

type Energy = Pick<Targets, "energyKcal" | "basis" | "restingKcal" | "needKcal" | "deficitKcal" | "floorsApplied">;

const REFERENCE: Energy = {
  energyKcal: REFERENCE_ENERGY_KCAL,
  basis: "reference",
  restingKcal: null,
  needKcal: null,
  deficitKcal: 0,
  floorsApplied: [],
};

function energyOf({ age, weightKg, heightCm, gender = "other", goal }: Person, activityLevel: number): Energy {
  if (age === undefined || weightKg === undefined || heightCm === undefined) return REFERENCE;
  const resting = Math.max(0, restingEnergyKcal(weightKg, heightCm, age, gender));
  const formulaKcal = toTens(resting * activityLevel);
  const needKcal = Math.min(ENERGY_CEILING_KCAL, formulaKcal);
  const change = goalChange(goal, age, bodyMassIndex(weightKg, heightCm), needKcal);
  const wantedKcal = needKcal + change.kcal;
  const energyKcal = Math.min(ENERGY_CEILING_KCAL, Math.max(ENERGY_FLOOR_KCAL[gender], wantedKcal));
  const isHeld = formulaKcal > needKcal || wantedKcal > energyKcal;
  const floorsApplied: readonly Safeguard[] = [
    ...change.safeguards.filter((one) => one !== "deficit-share" || energyKcal < needKcal),
    ...(energyKcal > wantedKcal ? ["energy-floor" as const] : []),
    ...(isHeld ? ["energy-ceiling" as const] : []),
  ];
  return {
    energyKcal,
    basis: "personal",
    restingKcal: Math.round(resting),
    needKcal,
    deficitKcal: needKcal - energyKcal,
    floorsApplied,
  };
}

interface GoalChange {
  /** A multiple of 10; negative for a deficit. */
  readonly kcal: number;
  readonly safeguards: readonly Safeguard[];
}

/** What the goal adds to the need, and the safeguards that changed it. */
function goalChange(goal: Goal, age: number, bmi: number, needKcal: number): GoalChange {
  if (goal === "lose_weight") {
    const safeguards: Safeguard[] = [];
    if (age < ADULT_AGE) safeguards.push("no-deficit-under-18");
    if (bmi < BMI.underweight) safeguards.push("no-deficit-underweight");
    if (safeguards.length > 0) return { kcal: 0, safeguards };
    const mostKcal = Math.floor((needKcal * DEFICIT_MAX_SHARE) / 10) * 10;
    return mostKcal < DEFICIT_KCAL
      ? { kcal: -mostKcal, safeguards: ["deficit-share"] }
      : { kcal: -DEFICIT_KCAL, safeguards: [] };
  }
  if (goal === "gain_muscle") {
    if (bmi >= BMI.obese) return { kcal: 0, safeguards: ["no-surplus-high-bmi"] };
    return { kcal: toTens(Math.min(needKcal * SURPLUS.share, SURPLUS.maxKcal)), safeguards: [] };
  }
  return { kcal: 0, safeguards: [] };
}

/** Whole grams: by body weight where known, within the shares that leave room for the rest. */
function proteinGoal({ goal, weightKg, heightCm }: Person, energyKcal: number, share: ShareRange): number {
  const kcalPerG = KCAL_PER_G.protein;
  if (weightKg === undefined) return Math.round((energyKcal * PROTEIN_SHARE_WITHOUT_WEIGHT[goal]) / kcalPerG);
  // Fat mass needs no protein: weight above a body mass index of 30 is not counted.
  const countedKg = heightCm === undefined ? weightKg : Math.min(weightKg, BMI.obese * (heightCm / 100) ** 2);
  const least = Math.ceil((energyKcal * share.min) / kcalPerG);
  const most = Math.floor((energyKcal * (share.max - PROTEIN_GOAL_MARGIN)) / kcalPerG);
  return Math.min(most, Math.max(least, Math.round(countedKg * PROTEIN_G_PER_KG[goal])));
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
  if (diet === "keto") {
    return {
      proteinRangeG: proteinFrom(KETO_SHARES.protein),
      // Fibre is not digested as carbohydrate, so what the fibre goal brings comes on top of the net limit.
      carbohydrateRangeG: { min: 0, max: KETO_MAX_NET_CARBS_G_PER_DAY + fibreG },
      fatRangeG: gramsOf(KETO_SHARES.fat, "fat"),
      netCarbohydrateMaxG: KETO_MAX_NET_CARBS_G_PER_DAY,
    };
  }
  const shares = diet === "paleo" ? PALEO_SHARES : amdr;
  return {
    proteinRangeG: proteinFrom(shares.protein),
    carbohydrateRangeG: gramsOf(shares.carbohydrate, "carbohydrate"),
    fatRangeG: gramsOf(shares.fat, "fat"),
    netCarbohydrateMaxG: null,
  };
}

/**
 * Adequate intake of fibre, whole grams (National Academies 2002/2005): men 38, women 25, over 50 years 30 and 21; girls
 * of 9 to 18 years 26, boys of 9 to 13 years 31.
 * Without gender or age: 14 g a 1,000 kcal, from which those figures were made.
 */
function fibreGoal({ age, gender }: Person, energyKcal: number): number {
  if (age === undefined || gender === undefined || gender === "other") return Math.round((14 * energyKcal) / 1_000);
  if (age > 50) return gender === "male" ? 30 : 21;
  if (gender === "male") return age < 14 ? 31 : 38;
  return age < FORMULA_MIN_AGE ? 26 : 25;
}

function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

function toTens(kcal: number): number {
  return Math.round(kcal / 10) * 10;
}

function within(value: number | undefined, limits: { readonly min: number; readonly max: number }): number | undefined {
  return value !== undefined && value >= limits.min && value <= limits.max ? value : undefined;
}

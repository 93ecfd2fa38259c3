import {
  type Activity,
  AGE_YEARS,
  type Gender,
  GOAL_FACTS,
  type Goal,
  HEIGHT_CM,
  WEIGHT_KG,
} from "../constants/questionnaire.ts";

/**
 * Physical activity level by answer: EFSA's 1.4, 1.6, 1.8 and 2.0 (EFSA Journal 2013;11(1):3005: low active, moderately
 * active, active, very active); "light" lies halfway between the first two.
 */
const PHYSICAL_ACTIVITY_LEVEL: Readonly<Record<Activity, number>> = {
  sedentary: 1.4,
  light: 1.5,
  moderate: 1.6,
  active: 1.8,
  very_active: 2,
};
const DEFAULT_ACTIVITY_LEVEL = 1.6;

/** Energy of the US Nutrition Facts label, 21 CFR 101.9: stands in while personal details are missing. */
const REFERENCE_ENERGY_KCAL = 2_000;

/**
 * Least energy planned: 1,200 women and 1,500 men are the lower ends of the 2013 AHA/ACC/TOS obesity guideline's
 * diets (recommendation 3a); "other" or no answer takes the middle.
 */
export const ENERGY_FLOOR_KCAL: Readonly<Record<Gender, number>> = { female: 1_200, male: 1_500, other: 1_350 };
/**
 * Above any need that the formula gives for a body within ordinary limits: a greater need should be planned by a
 * professional.
 */
export const ENERGY_CEILING_KCAL = 5_000;

/**
 * 500 kcal a day, the lower of the guideline's two deficits (AHA/ACC/TOS 2013: 500 or 750), and never more than a share
 * of the need, so that small people do not starve.
 */
const DEFICIT = { kcal: 500, maxShare: 0.25 } as const;
/** A tenth of the need, at most 350 kcal: the lower end of Slater et al., Front Nutr 2019;6:131 (350–500 kcal a day). */
const SURPLUS = { share: 0.1, maxKcal: 350 } as const;

const ADULT_AGE = 18;
/** WHO classes of body mass index, kg/m²; `slim` is about the middle of what is healthy. */
export const BMI = { underweight: 18.5, slim: 22, obese: 30 } as const;

/** The added constant of Mifflin–St Jeor, kcal. "other" takes the middle: a convention, not validated. */
const CONSTANT_OF_GENDER: Readonly<Record<Gender, number>> = { male: 5, female: -161, other: -78 };

/** Why the energy differs from what need and goal alone give: each reason is explained to the person in a sentence. */
export type Safeguard =
  | "energy-floor"
  | "energy-ceiling"
  | "deficit-share"
  | "no-deficit-under-18"
  | "no-deficit-underweight"
  | "no-surplus-high-bmi";

/** What the energy follows from; a figure that is missing, not a number or out of its limits counts as not given. */
export interface EnergyDetails {
  /** Years. */
  readonly age?: number | undefined;
  readonly weightKg?: number | undefined;
  readonly heightCm?: number | undefined;
  readonly gender?: Gender | null | undefined;
  readonly activity?: Activity | null | undefined;
  /** Null while none is chosen: the need is kept. */
  readonly goal: Goal | null;
}

export interface Energy {
  /** kcal a day, a multiple of 10. */
  readonly energyKcal: number;
  /** `reference` while age, weight or height is missing. */
  readonly basis: "personal" | "reference";
  readonly restingKcal: number | null;
  /** Energy that keeps the weight, before goal and safeguards; null without personal details. */
  readonly needKcal: number | null;
  /** Physical activity level: need ÷ resting energy. */
  readonly activityLevel: number;
  /** Need less target; negative is a surplus; 0 with `reference`. */
  readonly deficitKcal: number;
  readonly floorsApplied: readonly Safeguard[];
}

/**
 * Resting energy, Mifflin–St Jeor (Am J Clin Nutr 1990;51:241–7), kcal a day:
 * 10·kg + 6.25·cm − 5·years, + 5 for men, − 161 for women.
 */
export function restingEnergyKcal(weightKg: number, heightCm: number, ageYears: number, gender: Gender): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + CONSTANT_OF_GENDER[gender];
}

/**
 * The daily energy to plan for: resting energy × activity, changed by the goal, within safeguards. Server and screens
 * share this rule. Never throws: what is missing or absurd falls back to the labeled reference.
 */
export function energyFor(details: EnergyDetails): Energy {
  const activityLevel = details.activity == null ? DEFAULT_ACTIVITY_LEVEL : PHYSICAL_ACTIVITY_LEVEL[details.activity];
  const age = within(details.age, AGE_YEARS);
  const weightKg = within(details.weightKg, WEIGHT_KG);
  const heightCm = within(details.heightCm, HEIGHT_CM);
  if (age === undefined || weightKg === undefined || heightCm === undefined) return reference(activityLevel);
  const gender = details.gender ?? "other";
  const restingKcal = Math.max(0, restingEnergyKcal(weightKg, heightCm, age, gender));
  const formulaKcal = toTens(restingKcal * activityLevel);
  const needKcal = Math.min(ENERGY_CEILING_KCAL, formulaKcal);
  const change = goalChange(details.goal, age, bodyMassIndex(weightKg, heightCm), needKcal);
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
    restingKcal: Math.round(restingKcal),
    needKcal,
    activityLevel,
    deficitKcal: needKcal - energyKcal,
    floorsApplied,
  };
}

function reference(activityLevel: number): Energy {
  return {
    energyKcal: REFERENCE_ENERGY_KCAL,
    basis: "reference",
    restingKcal: null,
    needKcal: null,
    activityLevel,
    deficitKcal: 0,
    floorsApplied: [],
  };
}

interface GoalChange {
  /** A multiple of 10; negative for a deficit. */
  readonly kcal: number;
  readonly safeguards: readonly Safeguard[];
}

const NO_CHANGE: GoalChange = { kcal: 0, safeguards: [] };

/** What the goal adds to the need, and the safeguards that changed it. */
function goalChange(goal: Goal | null, age: number, bmi: number, needKcal: number): GoalChange {
  const energy = goal === null ? "same" : GOAL_FACTS[goal].energy;
  if (energy === "less") {
    const safeguards: Safeguard[] = [];
    if (age < ADULT_AGE) safeguards.push("no-deficit-under-18");
    if (bmi < BMI.underweight) safeguards.push("no-deficit-underweight");
    if (safeguards.length > 0) return { kcal: 0, safeguards };
    const mostKcal = Math.floor((needKcal * DEFICIT.maxShare) / 10) * 10;
    return mostKcal < DEFICIT.kcal
      ? { kcal: -mostKcal, safeguards: ["deficit-share"] }
      : { kcal: -DEFICIT.kcal, safeguards: [] };
  }
  if (energy === "more") {
    if (bmi >= BMI.obese) return { kcal: 0, safeguards: ["no-surplus-high-bmi"] };
    return { kcal: toTens(Math.min(needKcal * SURPLUS.share, SURPLUS.maxKcal)), safeguards: [] };
  }
  return NO_CHANGE;
}

/** The value where it is given and within its limits. */
export function within(
  value: number | undefined,
  limits: { readonly min: number; readonly max: number },
): number | undefined {
  return value !== undefined && value >= limits.min && value <= limits.max ? value : undefined;
}

function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

function toTens(kcal: number): number {
  return Math.round(kcal / 10) * 10;
}

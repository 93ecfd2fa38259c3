import {
  type Activity,
  AGE_YEARS,
  type Gender,
  type Goal,
  HEIGHT_CM,
  WEIGHT_KG,
} from "@mealwright/schema/constants/questionnaire";

/** Energy of the US Nutrition Facts label, 21 CFR 101.9: stands in while personal details are missing. */
const REFERENCE_ENERGY_KCAL = 2_000;

/** Physical activity levels of EFSA Journal 2013;11(1):3005; "light" lies halfway between the first two. */
const PHYSICAL_ACTIVITY_LEVEL: Readonly<Record<Activity, number>> = {
  sedentary: 1.4,
  light: 1.5,
  moderate: 1.6,
  active: 1.8,
  very_active: 2,
};
const DEFAULT_ACTIVITY_LEVEL = 1.6;

const ENERGY_FLOOR_KCAL: Readonly<Record<Gender, number>> = { female: 1_200, male: 1_500, other: 1_350 };
const ENERGY_CEILING_KCAL = 5_000;
const DEFICIT = { kcal: 500, maxShare: 0.25 } as const;
const SURPLUS = { maxKcal: 350, share: 0.1 } as const;
const ADULT_AGE = 18;
/** Classes of body mass index, kg/m² (WHO). */
const BMI = { underweight: 18.5, obese: 30 } as const;

export interface EnergyDetails {
  readonly goal: Goal | null;
  /** Years. */
  readonly age: number | undefined;
  readonly weightKg: number | undefined;
  readonly heightCm: number | undefined;
  readonly gender: Gender | null;
  readonly activity: Activity | null;
}

export interface EnergyEstimate {
  /** kcal a day, a multiple of 10. */
  readonly energyKcal: number;
  /** `reference` while age, weight or height is missing. */
  readonly basis: "personal" | "reference";
  /** Whether a floor or ceiling took the place of need and goal. */
  readonly limited: boolean;
}

/**
 * The daily energy that the plan will aim for, shown while details come in; the server computes its own.
 * Mifflin–St Jeor (Am J Clin Nutr 1990;51:241–7) × activity, changed by the goal within the same safeguards.
 */
export function estimateEnergy(details: EnergyDetails): EnergyEstimate {
  const age = within(details.age, AGE_YEARS);
  const weightKg = within(details.weightKg, WEIGHT_KG);
  const heightCm = within(details.heightCm, HEIGHT_CM);
  if (age === null || weightKg === null || heightCm === null) {
    return { energyKcal: REFERENCE_ENERGY_KCAL, basis: "reference", limited: false };
  }
  const gender = details.gender ?? "other";
  const level = details.activity === null ? DEFAULT_ACTIVITY_LEVEL : PHYSICAL_ACTIVITY_LEVEL[details.activity];
  const constant = gender === "male" ? 5 : gender === "female" ? -161 : -78;
  const restingKcal = Math.max(0, 10 * weightKg + 6.25 * heightCm - 5 * age + constant);
  const formulaKcal = toTens(restingKcal * level);
  const needKcal = Math.min(ENERGY_CEILING_KCAL, formulaKcal);
  const aimKcal = needKcal + goalChange(details.goal, needKcal, age, weightKg / (heightCm / 100) ** 2);
  const energyKcal = Math.min(ENERGY_CEILING_KCAL, Math.max(ENERGY_FLOOR_KCAL[gender], aimKcal));
  return { energyKcal, basis: "personal", limited: formulaKcal !== needKcal || energyKcal !== aimKcal };
}

/** kcal that the goal adds to the need: no deficit for the young and the underweight, no surplus at a high index. */
function goalChange(goal: Goal | null, needKcal: number, age: number, bodyMassIndex: number): number {
  if (goal === "lose_weight") {
    if (age < ADULT_AGE || bodyMassIndex < BMI.underweight) return 0;
    return -Math.min(DEFICIT.kcal, Math.floor((needKcal * DEFICIT.maxShare) / 10) * 10);
  }
  if (goal === "gain_muscle" && bodyMassIndex < BMI.obese) {
    return toTens(Math.min(needKcal * SURPLUS.share, SURPLUS.maxKcal));
  }
  return 0;
}

function toTens(kcal: number): number {
  return Math.round(kcal / 10) * 10;
}

function within(value: number | undefined, limits: { readonly min: number; readonly max: number }): number | null {
  return value !== undefined && value >= limits.min && value <= limits.max ? value : null;
}

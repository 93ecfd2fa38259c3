import type { ReferenceNutrient } from "@mealwright/schema/constants/food/health";
import type { Gender } from "@mealwright/schema/constants/questionnaire";

/** The least ages of the six columns below: 9–13, 14–18, 19–30, 31–50, 51–70, 71 and over. */
const AGE_BANDS = [9, 14, 19, 31, 51, 71] as const;
/** The band of an adult whose age is not known. */
const ADULT_BAND = 3;

interface Intake {
  /** RDA: meets the needs of 97–98 % of people. AI: what healthy people take in, where no RDA could be set. */
  readonly kind: "RDA" | "AI";
  readonly male: readonly number[];
  readonly female: readonly number[];
}

const rda = (male: readonly number[], female: readonly number[]): Intake => ({ kind: "RDA", male, female });
const ai = (male: readonly number[], female: readonly number[]): Intake => ({ kind: "AI", male, female });

/**
 * Dietary Reference Intakes of the National Academies, a day, one figure an age band: macronutrients 2002/2005, vitamins
 * 1998–2011, elements 2019. Folate in dietary folate equivalents, vitamin A in retinol activity equivalents.
 */
const INTAKES = {
  fibreG: ai([31, 38, 38, 38, 30, 30], [26, 26, 25, 25, 21, 21]),
  alaG: ai([1.2, 1.6, 1.6, 1.6, 1.6, 1.6], [1, 1.1, 1.1, 1.1, 1.1, 1.1]),
  calciumMg: rda([1300, 1300, 1000, 1000, 1000, 1200], [1300, 1300, 1000, 1000, 1200, 1200]),
  ironMg: rda([8, 11, 8, 8, 8, 8], [8, 15, 18, 18, 8, 8]),
  potassiumMg: ai([2500, 3000, 3400, 3400, 3400, 3400], [2300, 2300, 2600, 2600, 2600, 2600]),
  magnesiumMg: rda([240, 410, 400, 420, 420, 420], [240, 360, 310, 320, 320, 320]),
  zincMg: rda([8, 11, 11, 11, 11, 11], [8, 9, 8, 8, 8, 8]),
  seleniumUg: rda([40, 55, 55, 55, 55, 55], [40, 55, 55, 55, 55, 55]),
  phosphorusMg: rda([1250, 1250, 700, 700, 700, 700], [1250, 1250, 700, 700, 700, 700]),
  iodineUg: rda([120, 150, 150, 150, 150, 150], [120, 150, 150, 150, 150, 150]),
  vitaminAUg: rda([600, 900, 900, 900, 900, 900], [600, 700, 700, 700, 700, 700]),
  vitaminCMg: rda([45, 75, 90, 90, 90, 90], [45, 65, 75, 75, 75, 75]),
  vitaminDUg: rda([15, 15, 15, 15, 15, 20], [15, 15, 15, 15, 15, 20]),
  vitaminEMg: rda([11, 15, 15, 15, 15, 15], [11, 15, 15, 15, 15, 15]),
  vitaminKUg: ai([60, 75, 120, 120, 120, 120], [60, 75, 90, 90, 90, 90]),
  thiaminMg: rda([0.9, 1.2, 1.2, 1.2, 1.2, 1.2], [0.9, 1, 1.1, 1.1, 1.1, 1.1]),
  riboflavinMg: rda([0.9, 1.3, 1.3, 1.3, 1.3, 1.3], [0.9, 1, 1.1, 1.1, 1.1, 1.1]),
  niacinMg: rda([12, 16, 16, 16, 16, 16], [12, 14, 14, 14, 14, 14]),
  vitaminB6Mg: rda([1, 1.3, 1.3, 1.3, 1.7, 1.7], [1, 1.2, 1.3, 1.3, 1.5, 1.5]),
  folateUg: rda([300, 400, 400, 400, 400, 400], [300, 400, 400, 400, 400, 400]),
  vitaminB12Ug: rda([1.8, 2.4, 2.4, 2.4, 2.4, 2.4], [1.8, 2.4, 2.4, 2.4, 2.4, 2.4]),
  cholineMg: ai([375, 550, 550, 550, 550, 550], [375, 400, 425, 425, 425, 425]),
} as const satisfies Readonly<Record<ReferenceNutrient, Intake>>;

/**
 * What a person of this age and sex should take in a day, in the nutrient's unit. Without an age that of an adult of 31 to
 * 50; without "male" or "female" the greater of both figures, so that nobody is planned short.
 */
export function referenceIntake(
  nutrient: ReferenceNutrient,
  { age, gender }: { readonly age: number | null; readonly gender: Gender | null },
): number {
  const band =
    age === null
      ? ADULT_BAND
      : Math.max(
          0,
          AGE_BANDS.findLastIndex((from) => age >= from),
        );
  const { male, female }: Intake = INTAKES[nutrient];
  const figures = gender === "male" ? [male] : gender === "female" ? [female] : [male, female];
  return Math.max(...figures.map((figure) => figure[band] ?? 0));
}

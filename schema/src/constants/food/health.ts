interface HeiFacts {
  readonly label: string;
  readonly mostPoints: 5 | 10;
  /** Whether points come from having more of it, or from having less. */
  readonly wants: "more" | "less";
}

/** The components of the Healthy Eating Index 2020, in its own order; together they bring 100 points. */
export const HEI_FACTS = {
  totalFruits: { label: "Fruit and juice", mostPoints: 5, wants: "more" },
  wholeFruits: { label: "Whole fruit", mostPoints: 5, wants: "more" },
  totalVegetables: { label: "Vegetables", mostPoints: 5, wants: "more" },
  greensAndBeans: { label: "Greens and beans", mostPoints: 5, wants: "more" },
  wholeGrains: { label: "Whole grains", mostPoints: 10, wants: "more" },
  dairy: { label: "Dairy and soy milk", mostPoints: 10, wants: "more" },
  totalProteinFoods: { label: "Protein foods", mostPoints: 5, wants: "more" },
  seafoodAndPlantProteins: { label: "Seafood, beans, nuts", mostPoints: 5, wants: "more" },
  fattyAcids: { label: "Unsaturated fats", mostPoints: 10, wants: "more" },
  refinedGrains: { label: "Refined grains", mostPoints: 10, wants: "less" },
  sodium: { label: "Sodium", mostPoints: 10, wants: "less" },
  addedSugars: { label: "Added sugars", mostPoints: 10, wants: "less" },
  saturatedFats: { label: "Saturated fats", mostPoints: 10, wants: "less" },
} as const satisfies Readonly<Record<string, HeiFacts>>;

export type HeiComponent = keyof typeof HEI_FACTS;
export const HEI_COMPONENTS: readonly HeiComponent[] = Object.keys(HEI_FACTS).filter(
  (key): key is HeiComponent => key in HEI_FACTS,
);

/** The first age of each group that intakes are given for: 9–13, 14–18, 19–30, 31–50, 51–70, 71 and over. */
export const INTAKE_AGES = [9, 14, 19, 31, 51, 71] as const;

type OneForEach<List extends readonly unknown[]> = { readonly [Place in keyof List]: number };
type IntakeFigures = OneForEach<typeof INTAKE_AGES>;

/** A Dietary Reference Intake of the National Academies, a day. */
interface ReferenceIntake {
  /** RDA: meets the needs of 97–98 % of people. AI: what healthy people take in, where no RDA could be set. */
  readonly kind: "RDA" | "AI";
  readonly male: IntakeFigures;
  readonly female: IntakeFigures;
}

const rda = (male: IntakeFigures, female: IntakeFigures): ReferenceIntake => ({ kind: "RDA", male, female });
const ai = (male: IntakeFigures, female: IntakeFigures): ReferenceIntake => ({ kind: "AI", male, female });

interface ReferenceFacts {
  readonly label: string;
  readonly unit: "g" | "mg" | "µg";
  /** Decimals with which an amount is shown. */
  readonly decimals: 0 | 1;
  readonly intake: ReferenceIntake;
  /** For people who get less than is advised: its best sources, or what to do if food is not enough. */
  readonly advice: string;
}

/**
 * The nutrients that have a Dietary Reference Intake and a figure for most foods. Intakes of macronutrients are of 2002/2005,
 * of vitamins of 1998–2011, of elements of 2019; folate in dietary folate equivalents, vitamin A in retinol activity
 * equivalents. One that is not in `MICRONUTRIENTS` or a food's composition yet gets its figures there.
 */
export const REFERENCE_FACTS = {
  fibreG: {
    label: "Fiber",
    unit: "g",
    decimals: 0,
    intake: ai([31, 38, 38, 38, 30, 30], [26, 26, 25, 25, 21, 21]),
    advice: "Beans, lentils, whole grains and berries have the most.",
  },
  alaG: {
    label: "Omega-3",
    unit: "g",
    decimals: 1,
    intake: ai([1.2, 1.6, 1.6, 1.6, 1.6, 1.6], [1, 1.1, 1.1, 1.1, 1.1, 1.1]),
    advice: "Flaxseed, chia seeds, walnuts and canola oil have the most.",
  },
  calciumMg: {
    label: "Calcium",
    unit: "mg",
    decimals: 0,
    intake: rda([1300, 1300, 1000, 1000, 1000, 1200], [1300, 1300, 1000, 1000, 1200, 1200]),
    advice: "Milk, yogurt, calcium-set tofu and fortified plant milks have the most.",
  },
  ironMg: {
    label: "Iron",
    unit: "mg",
    decimals: 1,
    intake: rda([8, 11, 8, 8, 8, 8], [8, 15, 18, 18, 8, 8]),
    advice: "Lentils, beans, tofu, red meat and dark greens have the most; eating fruit with them helps you absorb it.",
  },
  potassiumMg: {
    label: "Potassium",
    unit: "mg",
    decimals: 0,
    intake: ai([2500, 3000, 3400, 3400, 3400, 3400], [2300, 2300, 2600, 2600, 2600, 2600]),
    advice: "Potatoes, beans, bananas, yogurt and dark greens have the most.",
  },
  magnesiumMg: {
    label: "Magnesium",
    unit: "mg",
    decimals: 0,
    intake: rda([240, 410, 400, 420, 420, 420], [240, 360, 310, 320, 320, 320]),
    advice: "Seeds, nuts, beans and whole grains have the most.",
  },
  zincMg: {
    label: "Zinc",
    unit: "mg",
    decimals: 1,
    intake: rda([8, 11, 11, 11, 11, 11], [8, 9, 8, 8, 8, 8]),
    advice: "Meat, shellfish, pumpkin seeds and beans have the most.",
  },
  seleniumUg: {
    label: "Selenium",
    unit: "µg",
    decimals: 0,
    intake: rda([40, 55, 55, 55, 55, 55], [40, 55, 55, 55, 55, 55]),
    advice: "Fish, eggs, meat and Brazil nuts have the most.",
  },
  phosphorusMg: {
    label: "Phosphorus",
    unit: "mg",
    decimals: 0,
    intake: rda([1250, 1250, 700, 700, 700, 700], [1250, 1250, 700, 700, 700, 700]),
    advice: "Dairy, fish, meat, beans and nuts have the most.",
  },
  iodineUg: {
    label: "Iodine",
    unit: "µg",
    decimals: 0,
    intake: rda([120, 150, 150, 150, 150, 150], [120, 150, 150, 150, 150, 150]),
    advice: "Cook with iodized salt: a quarter of a teaspoon has about half of a day’s iodine.",
  },
  vitaminAUg: {
    label: "Vitamin A",
    unit: "µg",
    decimals: 0,
    intake: rda([600, 900, 900, 900, 900, 900], [600, 700, 700, 700, 700, 700]),
    advice: "Carrots, sweet potatoes, dark greens and eggs have the most.",
  },
  vitaminCMg: {
    label: "Vitamin C",
    unit: "mg",
    decimals: 0,
    intake: rda([45, 75, 90, 90, 90, 90], [45, 65, 75, 75, 75, 75]),
    advice: "Peppers, citrus fruit, berries and broccoli have the most.",
  },
  vitaminDUg: {
    label: "Vitamin D",
    unit: "µg",
    decimals: 1,
    intake: rda([15, 15, 15, 15, 15, 20], [15, 15, 15, 15, 15, 20]),
    advice:
      "Food alone seldom has enough: sunlight helps your skin make it, and a doctor or pharmacist can suggest a supplement.",
  },
  vitaminEMg: {
    label: "Vitamin E",
    unit: "mg",
    decimals: 1,
    intake: rda([11, 15, 15, 15, 15, 15], [11, 15, 15, 15, 15, 15]),
    advice: "Almonds, sunflower seeds and plant oils have the most.",
  },
  vitaminKUg: {
    label: "Vitamin K",
    unit: "µg",
    decimals: 0,
    intake: ai([60, 75, 120, 120, 120, 120], [60, 75, 90, 90, 90, 90]),
    advice: "Kale, spinach and other greens have the most.",
  },
  thiaminMg: {
    label: "Thiamin (B1)",
    unit: "mg",
    decimals: 1,
    intake: rda([0.9, 1.2, 1.2, 1.2, 1.2, 1.2], [0.9, 1, 1.1, 1.1, 1.1, 1.1]),
    advice: "Whole grains, pork, beans and seeds have the most.",
  },
  riboflavinMg: {
    label: "Riboflavin (B2)",
    unit: "mg",
    decimals: 1,
    intake: rda([0.9, 1.3, 1.3, 1.3, 1.3, 1.3], [0.9, 1, 1.1, 1.1, 1.1, 1.1]),
    advice: "Milk, yogurt, eggs and almonds have the most.",
  },
  niacinMg: {
    label: "Niacin (B3)",
    unit: "mg",
    decimals: 1,
    intake: rda([12, 16, 16, 16, 16, 16], [12, 14, 14, 14, 14, 14]),
    advice: "Poultry, fish, peanuts and whole grains have the most.",
  },
  vitaminB6Mg: {
    label: "Vitamin B6",
    unit: "mg",
    decimals: 1,
    intake: rda([1, 1.3, 1.3, 1.3, 1.7, 1.7], [1, 1.2, 1.3, 1.3, 1.5, 1.5]),
    advice: "Chickpeas, fish, poultry, potatoes and bananas have the most.",
  },
  folateUg: {
    label: "Folate",
    unit: "µg",
    decimals: 0,
    intake: rda([300, 400, 400, 400, 400, 400], [300, 400, 400, 400, 400, 400]),
    advice: "Lentils, beans, spinach and asparagus have the most.",
  },
  vitaminB12Ug: {
    label: "Vitamin B12",
    unit: "µg",
    decimals: 1,
    intake: rda([1.8, 2.4, 2.4, 2.4, 2.4, 2.4], [1.8, 2.4, 2.4, 2.4, 2.4, 2.4]),
    advice:
      "Plants have none: without enough fish, meat, eggs or dairy, take a supplement or eat foods with added B12.",
  },
  cholineMg: {
    label: "Choline",
    unit: "mg",
    decimals: 0,
    intake: ai([375, 550, 550, 550, 550, 550], [375, 400, 425, 425, 425, 425]),
    advice: "Eggs, soybeans, meat and fish have the most.",
  },
} as const satisfies Readonly<Record<string, ReferenceFacts>>;

export type ReferenceNutrient = keyof typeof REFERENCE_FACTS;
export const REFERENCE_NUTRIENTS: readonly ReferenceNutrient[] = Object.keys(REFERENCE_FACTS).filter(
  (key): key is ReferenceNutrient => key in REFERENCE_FACTS,
);
/**
 * A nutrient counts as reached from this share of its reference intake on, since intakes and needs vary from day to
 * day.
 */
export const REACHED_SHARE = 0.9;

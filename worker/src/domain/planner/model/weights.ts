/**
 * The goal function's integer weights, in points: only their ratios matter. One more line on the list (28.5 million)
 * costs as much as some two and a half mains too many of a kind, nine dishes too many with the same vegetable, or 55 mg of
 * sodium over a day's limit.
 */
export const WEIGHTS = {
  /** Per kcal between a day's energy and its target. */
  energyPerKcal: 10,
  /** Extra, per kcal beyond the band. */
  energyBeyondBandPerKcal: 40,
  /** Per 0.1 g of protein short of the day's goal. */
  proteinShortPerDecigram: 80,
  /** Per 0.1 g of protein, carbohydrate or fat outside the day's range. */
  rangePerDecigram: 455_000,
  /** Extra while amounts are tuned, where using a spoon less of oil costs no line on the list and no dish. */
  rangeTunedPerDecigram: 1_900_000,
  /** Per 0.1 g of fiber short of the day's goal. */
  fibrePerDecigram: 91_000,
  /** Extra below the amount that hardly any day should miss. */
  fibreLeastPerDecigram: 1_200_000,
  /** Per 0.1 g of fiber beyond what stomachs are used to. */
  fibreOverPerDecigram: 2_200_000,
  /** Per 0.1 g of saturated fat over the day's limit. */
  saturatedPerDecigram: 400_000,
  /** Per gram of fruit short of the day's goal. */
  fruitPerGram: 9_000,
  /** Extra below the amount that no day should miss. */
  fruitLeastPerGram: 540_000,
  /** Per milligram of calcium short of the day's goal. */
  calciumPerMilligram: 170,
  /** Extra below the amount that no day should miss. */
  calciumLeastPerMilligram: 180_000,
  /** Per hundredth of a cup of milk (or its equivalent), and of an ounce of whole grain, short of the day's goal. */
  dairyPerCenticup: 38_000,
  wholeGrainPerCentiounce: 52_000,
  /** Per hundredth of an ounce of refined grain over the day's limit. */
  refinedGrainPerCentiounce: 34_000,
  /** Per thousandth of the week's reference intake of a vitamin or mineral that is missing. */
  nutrientPerThousandth: 500_000,
  /** Per 10 mg of sodium over the day's limit. */
  sodiumPerCentigram: 5_200_000,
  /** Per 0.1 g of net carbohydrate over the diet's limit (keto). */
  netCarbohydratePerDecigram: 1_400_000,
  /** Per cent over the budget. */
  budgetPerCent: 400,
  /** A lunch or dinner served again in the week; another variant of its template. */
  repeatMain: 1_000,
  repeatMainTemplate: 500,
  /** The same for breakfasts and snacks, where people mind less. */
  repeatOther: 500,
  repeatOtherTemplate: 0,
  /** Each time that a template comes too often in a week. */
  overTemplate: 800_000_000,
  /** A main of the same family (dal, chili) on the same day; on consecutive days. */
  sameDayFamily: 180_000_000,
  neighbourFamily: 180_000_000,
  /** The same template twice on a day, at any meals. */
  sameDayTemplate: 200_000_000,
  /** The same for a side, such as milk with every meal, if anything else would do. */
  sameDaySide: 1_500_000,
  /** A side served again; and any side at all, because a meal that needs none is simpler. */
  repeatSide: 400_000,
  side: 2_000_000,
  /** Each side after the second. */
  furtherSide: 4_000_000,
  /** Each time that a kind of side comes more often than people like; the second such time costs twice as much. */
  overSide: 26_000_000,
  /** A main too few, or too many, of a kind in the week's pattern. */
  kindMissing: 20_000_000,
  kindOver: 12_000_000,
  /** A main too many with the same starch, such as rice. */
  starchOver: 19_000_000,
  /** Each main beyond a kind's hard bounds. */
  kindBeyond: 300_000_000,
  /** Each bound of a plate that is exceeded: more of something than people eat. */
  overPlate: 16_000_000,
  /** Per gram of a slot's plates beyond what people eat at one sitting. */
  platePerGram: 3_000_000,
  /** Per gram of meat or fish beyond what people eat at one sitting. */
  fleshPerGram: 4_300_000,
  /** Per gram of added fat beyond what people eat at one sitting. */
  addedFatPerGram: 11_000_000,
  /** A second starch on a table, such as bread with pasta, if anything else would do. */
  secondStarch: 108_000_000,
  /** Extra if neither is bread: nobody cooks bulgur to go with spaghetti. */
  secondCookedStarch: 190_000_000,
  /** A second bowl or glass of milk or yogurt on a table; a second one of nuts. */
  secondMilk: 18_500_000,
  secondNuts: 5_000_000,
  /** A side that repeats its dish: a banana with banana porridge. */
  echo: 50_000_000,
  /** A side with a dish that a cook would not serve it with: cheese with dal (`goals/pairings.data.ts`). */
  clash: 40_000_000,
  /** Per kcal of sides beyond their share of the meal. */
  besidePerKcal: 32_000,
  /** Boiled eggs with an omelet. */
  secondEggs: 12_700_000,
  /** Boiled eggs with tofu, a cutlet, pasta or cheese. */
  eggsBesideHearty: 25_000_000,
  /** Cocoa with a smoothie. */
  secondDrink: 18_500_000,
  /** Hummus on bread with fried noodles. */
  westernBesideEastern: 16_000_000,
  /** Millet with a sandwich. */
  grainBesideSandwich: 2_100_000,
  /** Cucumber with French toast. */
  savoryBesideSweet: 70_000_000,
  /** Per 0.1 g of net carbohydrate over a meal's limit, which the gate would refuse. */
  slotNetPerDecigram: 80_000_000,
  /** Consecutive days with a main of the same protein and cooking method. */
  neighbour: 60_000,
  /** A second main of the same protein on a day. */
  sameDayProtein: 50_000,
  /** A food on the week's list; a staple that is at home anyway. */
  foodOpened: 28_500_000,
  stapleOpened: 1_000,
  /** One more food of a larder group (`foods/catalogue/tables/larder.data.ts`) than a kitchen needs: a second rice. */
  furtherOfGroup: 420_000,
  /** A pack of which less than a quarter is eaten. */
  hardlyUsed: 350_000,
  /** Each dish with a vegetable or fruit that enough of the week's dishes have. */
  overUse: 3_000_000,
  /** Per cent paid at the checkout. */
  spendingPerCent: 2_600,
  /** Per cent paid for food that is not eaten; extra if it perishes. */
  leftPerCent: 9_400,
  perishedPerCent: 108_000,
  /**
   * Per kcal by which a meal is outside the usual tolerance around its share of the day; extra beyond the larger one.
   */
  sharePerKcal: 10,
  farSharePerKcal: 240_000,
  /** A portion of twice or half the recipe's serving; beyond that the points grow three times as fast. */
  portionPerDoubling: 35_000,
  /** Fish for breakfast, for omnivores. */
  fishBreakfast: 41_000_000,
  /** A breakfast that is a dinner to most people, unless the diet has no grain. */
  dinnerBreakfast: 12_000_000,
  recentRecipe: 3_300_000,
  recentTemplate: 2_300_000,
  /** A dish that is not a favorite, if the person has any. */
  notFavorite: 44_000_000,
  /** A dish marked "less of this"; and any dish not marked "more of this", if the person has marked some. */
  less: 13_500_000,
  notMore: 13_500_000,
  /**
   * A dish that is not of the wished cuisine, or not of the wished collection. The collection gives way to the cuisine
   * but keeps a quarter of the mains.
   */
  otherCuisine: 265_000_000,
  notPremium: 74_000_000,
  /** Such a dish in a slot that is reserved for the collection, as a quarter of the mains are. */
  notOfCollection: 260_000_000,
  aboveLevel: 8_000,
  /** On a working day, per minute that a dish takes beyond `QUICK_ENOUGH_MINUTES`. */
  weekdayPerMinute: 1_500_000,
  /** The largest random preference, so that weeks with other seeds differ. */
  jitter: 2_300_000,
  /** The same for a snack's template. */
  snackJitter: 5_000_000,
} as const;

/** Minutes that people will cook after work; slower dishes are for the weekend. */
export const QUICK_ENOUGH_MINUTES = 20;

/** The budget per person from which a week always has fish. */
export const SEAFOOD_BUDGET_CENTS = 7_500;

/** Half-width of the energy band, in thousandths of the day's target (the promise is 30). */
export const ENERGY_BAND_PERMILLE = 24;
/** How far a meal may be from its share of the day before it costs, in hundredths. */
export const SHARE_TOLERANCE_PERCENT = { usual: 15, most: 25 } as const;

/** The least part of a slot's energy, in hundredths, that the main dish itself should have. */
export const MAIN_SHARE_PERCENT = 50;

/** How often dishes of one template come in a week. */
export const MOST_OF_TEMPLATE = {
  main: 2,
  other: 3,
  fleshBreakfast: 2,
  fishBreakfast: 1,
  nothing: 1_000,
} as const;

/** How often a week may have each kind of side (the cookbook's families): milk at most meals is dull. */
export const MOST_OF_SIDE: Readonly<Record<string, number>> = {
  "side-fruit": 9,
  "side-milk": 4,
  "side-flavored-milk": 2,
  "side-yogurt": 5,
  "side-bread": 4,
  "side-grain": 4,
  "side-potato": 4,
  "side-egg": 2,
};
const MOST_OF_ANY_SIDE = 3;

/** How often a week may have a family of sides. */
export function mostOfSide(family: string): number {
  return MOST_OF_SIDE[family] ?? MOST_OF_ANY_SIDE;
}

/**
 * Grams of fiber a day: below `least` a shortfall weighs most; the goal is between the next two; above `most` is too
 * much for many people.
 */
export const FIBRE_G = { least: 22.6, goalAtLeast: 25, goalAtMost: 38, most: 46 } as const;
/**
 * Grams of fruit a day (WHO, Dietary Guidelines for Americans), rising with energy up to full points of the HEI-2020.
 */
export const FRUIT_MIN_G = { least: 150, per1000Kcal: 95, most: 250 } as const;
/** Grams of fruit that every day should have if its other goals allow. */
export const FRUIT_LEAST_G = 105;
/**
 * Per 1,000 kcal, hundredths of a cup of milk and of an ounce of whole grain for full points of the HEI-2020; milk up
 * to three cups a day.
 */
export const DAIRY_CENTICUPS = { per1000Kcal: 130, most: 300 } as const;
export const WHOLE_GRAIN_CENTIOUNCES = 150;
/** The most refined grain, hundredths of an ounce per 1,000 kcal, for full points of the HEI-2020. */
export const REFINED_GRAIN_CENTIOUNCES = 180;
/** Milligrams of calcium a day: the adults' recommended intake. */
export const CALCIUM_MIN_MG = 1_000;
/** Milligrams that every day should have if its other goals allow; a little more than the least of a good week. */
export const CALCIUM_LEAST_MG = 920;

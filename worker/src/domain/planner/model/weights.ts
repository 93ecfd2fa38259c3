/**
 * The goal programme's integer weights, in points; what they say is how much of one thing a week gives for another. One more
 * line on the list (24.5 million) is worth some three mains too many of a kind, nineteen dishes more with a vegetable that is
 * in enough of them, or 47 mg of sodium over a day's limit.
 */
export const WEIGHTS = {
  /** Per kcal between a day's energy and its target. */
  energyPerKcal: 10,
  /** Per kcal beyond the band, on top. */
  energyBeyondBandPerKcal: 40,
  /** Per 0.1 g of protein short of the day's goal. */
  proteinShortPerDecigram: 80,
  /** Per 0.1 g of protein, carbohydrate or fat outside the day's range. */
  rangePerDecigram: 455_000,
  /** On top while amounts are tuned: a spoon of oil less costs neither a line nor a dish. */
  rangeTunedPerDecigram: 1_900_000,
  /** Per 0.1 g of fibre short of the day's goal. */
  fibrePerDecigram: 91_000,
  /** The same below what a day is hardly to go without, on top. */
  fibreLeastPerDecigram: 900_000,
  /** Per 0.1 g of fibre beyond what a stomach is used to. */
  fibreOverPerDecigram: 2_200_000,
  /** Per 0.1 g of saturated fat over the day's limit. */
  saturatedPerDecigram: 400_000,
  /** Per gram of fruit short of the day's goal. */
  fruitPerGram: 9_000,
  /** The same below what no day goes without, on top. */
  fruitLeastPerGram: 540_000,
  /** Per milligram of calcium short of the day's goal. */
  calciumPerMilligram: 170,
  /** The same below what no day goes without, on top. */
  calciumLeastPerMilligram: 120_000,
  /** Per hundredth of a cup of milk (or of its like), of an ounce of whole grain short of the day's goal. */
  dairyPerCenticup: 19_000,
  wholeGrainPerCentiounce: 42_000,
  /** Per hundredth of an ounce of refined grain over the day's most. */
  refinedGrainPerCentiounce: 34_000,
  /** Per thousandth of the week's reference intake of a vitamin or mineral that is missing. */
  nutrientPerThousandth: 455_000,
  /** Per 10 mg of sodium over the day's limit. */
  sodiumPerCentigram: 5_200_000,
  /** Per 0.1 g of net carbohydrate over the diet's limit (keto). */
  netCarbohydratePerDecigram: 1_400_000,
  /** Per cent over the budget. */
  budgetPerCent: 400,
  /** A lunch or dinner served again in the week; another variant of its template. */
  repeatMain: 1_000,
  repeatMainTemplate: 500,
  /** The same of breakfasts and snacks, which people mind less. */
  repeatOther: 500,
  repeatOtherTemplate: 0,
  /** Each time that a template comes more often than a week should have it. */
  overTemplate: 800_000_000,
  /** A main of the same family (dal, chili) on the same day; on neighbouring days. */
  sameDayFamily: 180_000_000,
  neighbourFamily: 180_000_000,
  /** One template twice on a day, whatever the meals. */
  sameDayTemplate: 200_000_000,
  /** The same of what stands beside dishes: milk with every meal, where anything else would do. */
  sameDaySide: 1_500_000,
  /** A side served again, and any side at all: a meal that needs none is simpler. */
  repeatSide: 400_000,
  side: 1_500,
  /** Each thing beside a dish after the second. */
  furtherSide: 4_000_000,
  /** Each time that a kind of side comes more often than people like to see it: the second such time costs twice as much. */
  overSide: 8_500_000,
  /** A main too few of a kind of the week's pattern; one too many. */
  kindMissing: 9_600_000,
  kindOver: 7_600_000,
  /** The same of what fills: rice in most mains. */
  starchOver: 17_000_000,
  /** Beyond what a week never has. */
  kindBeyond: 300_000_000,
  /** A plate with more of something than people eat: each such bound. */
  overPlate: 15_000_000,
  /** Per gram of a slot's plates beyond what people eat at one sitting. */
  platePerGram: 2_400_000,
  /** Per gram of flesh beyond that. */
  fleshPerGram: 3_300_000,
  /** Per gram of added fat beyond what people eat at one sitting. */
  addedFatPerGram: 5_200_000,
  /** Bread beside a dish with bread, rice or pasta: a second starch on a table, where anything else would do. */
  secondStarch: 108_000_000,
  /** On top where neither is bread: nobody cooks bulgur beside spaghetti. */
  secondCookedStarch: 190_000_000,
  /** A second bowl or glass of milk or yogurt on a table; of nuts. */
  secondMilk: 18_500_000,
  secondNuts: 5_000_000,
  /** A side of what its dish is made of: a banana beside banana porridge. */
  echo: 11_600_000,
  /** A side beside a dish of a kitchen that it does not belong to: cheese beside dal (`goals/clashes.ts`). */
  clash: 21_000_000,
  /** Per kcal of what stands beside a dish beyond its share of the meal. */
  besidePerKcal: 16_000,
  /** Boiled eggs beside an omelette. */
  secondEggs: 12_700_000,
  /** Boiled eggs beside tofu, a cutlet, pasta or cheese. */
  eggsBesideHearty: 25_000_000,
  /** Cocoa beside a smoothie. */
  secondDrink: 18_500_000,
  /** Hummus on bread beside fried noodles. */
  westernBesideEastern: 16_000_000,
  /** Millet beside a sandwich. */
  grainBesideSandwich: 2_100_000,
  /** Cucumber beside French toast. */
  savoryBesideSweet: 8_000_000,
  /** Per 0.1 g of net carbohydrate over what one meal may have: the gate would refuse it. */
  slotNetPerDecigram: 80_000_000,
  /** Neighbouring days with a main of the same protein and method. */
  neighbour: 60_000,
  /** A second main of the same protein on a day. */
  sameDayProtein: 50_000,
  /** A food on the week's list; a staple that is at home anyway. */
  foodOpened: 24_500_000,
  stapleOpened: 1_000,
  /** One more of what stands in for one another (`foods/catalogue/tables/larder.data.ts`) than a kitchen needs: a second rice. */
  furtherOfGroup: 420_000,
  /** A pack of which less than a quarter is eaten. */
  hardlyUsed: 350_000,
  /** Each dish of the week with a vegetable or fruit that enough others have. */
  overUse: 1_300_000,
  /** Per cent paid at the checkout. */
  spendingPerCent: 2_600,
  /** Per cent that is paid and not eaten; on top where it perishes. */
  leftPerCent: 9_000,
  perishedPerCent: 72_000,
  /** Per kcal that a meal is outside the usual tolerance around its share of the day; more beyond the most. */
  sharePerKcal: 10,
  farSharePerKcal: 195_000,
  /** A portion of twice or half the recipe's; beyond twice it grows three times as fast. */
  portionPerDoubling: 35_000,
  /** Fish in the morning, for who eats everything. */
  fishBreakfast: 26_000_000,
  recentRecipe: 3_300_000,
  recentTemplate: 2_300_000,
  /** A dish that is no favorite of a person who has some. */
  notFavorite: 44_000_000,
  /** A dish of which less is wished, and one of which not more is by a person who has marked some so. */
  less: 12_300_000,
  notMore: 13_500_000,
  /** A dish that is not of the cuisine, or not of the collection, that the person wishes the week to have: the collection gives way, its quarter of the mains stays. */
  otherCuisine: 265_000_000,
  notPremium: 74_000_000,
  /** In a place that is kept for the collection, which is a quarter of the mains. */
  notOfCollection: 260_000_000,
  aboveLevel: 8_000,
  /** The largest random preference, so that weeks with other seeds differ. */
  jitter: 1_300_000,
  /** The same of a snack's template. */
  snackJitter: 5_000_000,
} as const;

/** From so much for one person a week always has fish. */
export const SEAFOOD_BUDGET_CENTS = 7_500;

/** Half-width of the energy band, in thousandths of the day's target (the promise is 30). */
export const ENERGY_BAND_PERMILLE = 24;
/** How far a meal may be from its share of the day before it costs, in hundredths. */
export const SHARE_TOLERANCE_PERCENT = { usual: 15, most: 25 } as const;

/** Of a slot's energy, so much at least is the dish's own where its plate allows. */
export const MAIN_SHARE_PERCENT = 50;

/** How often dishes of one template come in a week. */
export const MOST_OF_TEMPLATE = {
  main: 2,
  other: 3,
  fleshBreakfast: 2,
  fishBreakfast: 1,
  nothing: 1_000,
} as const;

/** How often a week has one kind of thing beside its dishes (the cookbook's families): milk at most meals is dull. */
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

/** The same of a family of sides. */
export function mostOfSide(family: string): number {
  return MOST_OF_SIDE[family] ?? MOST_OF_ANY_SIDE;
}

/** Fibre a day: less than the first weighs most, the goal lies between the next two, more than the last is too much for most. */
export const FIBRE_G = { least: 22.6, goalAtLeast: 25, goalAtMost: 38, most: 46 } as const;
/** Grams of fruit a day (WHO, Dietary Guidelines for Americans); who eats more has more, up to full points of the HEI-2020. */
export const FRUIT_MIN_G = { least: 150, per1000Kcal: 95, most: 250 } as const;
/** Grams of fruit that every day has where its goals allow. */
export const FRUIT_LEAST_G = 105;
/** Of 1,000 kcal, hundredths of a cup of milk and of an ounce of whole grain: full points of the HEI-2020; milk up to three cups a day. */
export const DAIRY_CENTICUPS = { per1000Kcal: 130, most: 300 } as const;
export const WHOLE_GRAIN_CENTIOUNCES = 150;
/** Hundredths of an ounce of refined grain in 1,000 kcal, at most: full points of the HEI-2020. */
export const REFINED_GRAIN_CENTIOUNCES = 180;
/** Milligrams of calcium a day: the adults' recommended intake. */
export const CALCIUM_MIN_MG = 1_000;
/** Milligrams that every day has where its goals allow: some more than the least of a good week. */
export const CALCIUM_LEAST_MG = 920;

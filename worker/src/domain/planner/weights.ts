/**
 * The goal programme's integer weights, in points. One point is about half a kilocalorie off target inside the band.
 * Read as prices: a dollar over budget (4,000) costs as much as 25 g of protein missing.
 */
export const WEIGHTS = {
  /** Per kcal between a day's energy and its target. */
  energyPerKcal: 2,
  /** Per kcal beyond the band, on top. */
  energyBeyondBandPerKcal: 40,
  /** Per 0.1 g of protein short of the day's goal. */
  proteinShortPerDecigram: 16,
  /** Per 0.1 g of protein, carbohydrate or fat outside the day's range. */
  rangePerDecigram: 16,
  /** Per 0.1 g of fibre short of the day's goal. */
  fibrePerDecigram: 1,
  /** Per 10 mg of sodium over the day's limit. */
  sodiumPerCentigram: 6,
  /** Per 0.1 g of net carbohydrate over the diet's limit (keto). */
  netCarbohydratePerDecigram: 60,
  /** Per cent over the budget. */
  budgetPerCent: 40,
  /** A lunch or dinner served again in the week; another variant of its template. */
  repeatMain: 1500,
  repeatMainTemplate: 450,
  /** The same of breakfasts and snacks, which people mind less. */
  repeatOther: 1100,
  repeatOtherTemplate: 240,
  /** Neighbouring days with a main of the same protein and method. */
  neighbour: 300,
  /** A second main of the same protein on a day. */
  sameDayProtein: 200,
  /** A food on the week's list; a staple that is at home anyway. */
  foodOpened: 265,
  stapleOpened: 80,
  /** Per gram of a perishable that is bought and not eaten. */
  wastePerGram: 1,
  /** Per kcal that a meal is outside 15 % of its share of the day. */
  sharePerKcal: 1,
  /** A portion of twice or half the recipe's; beyond twice it grows three times as fast. */
  portionPerDoubling: 90,
  recentRecipe: 900,
  recentTemplate: 200,
  /** A dish that is no favourite of a person who has some. */
  notFavourite: 150,
  aboveLevel: 400,
  /** The largest random preference, so that weeks with other seeds differ. */
  jitter: 100,
} as const;

/** Half-width of the energy band, in thousandths of the day's target (the promise is 30). */
export const ENERGY_BAND_PERMILLE = 15;
/** How far a meal may be from its share of the day before it costs, in hundredths. */
export const SHARE_TOLERANCE_PERCENT = 15;

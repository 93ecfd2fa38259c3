// What people eat at one sitting; a plate with more costs `overPlate` for each bound.

/** Meat and fish, grams as bought; 250 g cooked. */
export const PLATE_FLESH_G = 330;
export const PLATE_ADDED_FAT_G = 25;
/** Four eggs. */
export const PLATE_EGG_G = 200;
/** Without drinks, sides included. */
export const PLATE_GRAMS = 975;
/** Grain and pasta as bought, dry. */
export const PLATE_DRY_GRAIN_G = 130;
export const PLATE_NUTS_G = 60;
/** Beans, lentils and peas, cooked. */
export const PLATE_PULSES_G = 250;

/**
 * The most grams of one food, ready to cook, that somebody who eats 2,000 kcal a day likes in a week, by kind of food
 * (a dozen eggs, three liters of milk), and the points per gram beyond.
 */
export const PLENTY = {
  unbounded: { grams: 1_000_000_000, perGram: 0 },
  egg: { grams: 600, perGram: 50_000 },
  nuts: { grams: 250, perGram: 560 },
  dryGrain: { grams: 560, perGram: 420 },
  flesh: { grams: 900, perGram: 420 },
  cheese: { grams: 350, perGram: 560 },
  milk: { grams: 3_000, perGram: 700 },
  driedFruit: { grams: 210, perGram: 560 },
  fruit: { grams: 1_050, perGram: 700 },
  potato: { grams: 1_500, perGram: 210 },
  other: { grams: 900, perGram: 210 },
} as const;

/**
 * In how many dishes a week the same food of each kind may be: the same fruit with peanut butter every morning is dull.
 */
export const MOST_USES = { vegetable: 6, fruit: 4, nutButter: 3, nuts: 5, driedFruit: 4 } as const;

// What fits on a plate; larger portions are never served.

/** Grams of one person's dish. */
export const MOST_PLATE_GRAMS = 1_800;

/** Grams of a drink with it: two cups. */
export const MOST_DRINK_GRAMS = 500;

/** Energy of one person's dish. */
export const MOST_PLATE_KCAL = 2_200;

/** Grams of one food. */
export const MOST_GRAMS_OF_FOOD = 900;

/** Grams of one spice. */
export const MOST_GRAMS_OF_SPICE = 50;

/** Six eggs. */
export const MOST_GRAMS_OF_EGG = 300;

import type { Diet } from "@mealwright/schema/constants/questionnaire";

/**
 * The goal programme's integer weights, in points. One point is about half a kilocalorie off target inside the band.
 * Read as prices: a dollar over budget (4,000) costs as much as 25 g of protein missing.
 */
export const WEIGHTS = {
  /** Per kcal between a day's energy and its target. */
  energyPerKcal: 10,
  /** Per kcal beyond the band, on top. */
  energyBeyondBandPerKcal: 40,
  /** Per 0.1 g of protein short of the day's goal. */
  proteinShortPerDecigram: 60,
  /** Per 0.1 g of protein, carbohydrate or fat outside the day's range. */
  rangePerDecigram: 20_000,
  /** Per 0.1 g of fibre short of the day's goal. */
  fibrePerDecigram: 2_800,
  /** Per 0.1 g of fibre beyond what a stomach is used to. */
  fibreOverPerDecigram: 46_000,
  /** Per 0.1 g of saturated fat over the day's limit. */
  saturatedPerDecigram: 12_500,
  /** Per gram of fruit short of the day's goal. */
  fruitPerGram: 450,
  /** The same below what no day goes without, on top. */
  fruitLeastPerGram: 32_000,
  /** Per milligram of calcium short of the day's goal. */
  calciumPerMilligram: 120,
  /** The same below what no day goes without, on top. */
  calciumLeastPerMilligram: 6_000,
  /** Per hundredth of a cup of milk (or of its like), of an ounce of whole grain short of the day's goal. */
  dairyPerCenticup: 700,
  wholeGrainPerCentiounce: 2_000,
  /** Per hundredth of an ounce of refined grain over the day's most. */
  refinedGrainPerCentiounce: 2_000,
  /** Per thousandth of the week's reference intake of a vitamin or mineral that is missing. */
  nutrientPerThousandth: 15_000,
  /** Per 10 mg of sodium over the day's limit. */
  sodiumPerCentigram: 65_000,
  /** Per 0.1 g of net carbohydrate over the diet's limit (keto). */
  netCarbohydratePerDecigram: 1_000_000,
  /** Per cent over the budget. */
  budgetPerCent: 400,
  /** A lunch or dinner served again in the week; another variant of its template. */
  repeatMain: 1_000,
  repeatMainTemplate: 500,
  /** The same of breakfasts and snacks, which people mind less. */
  repeatOther: 500,
  repeatOtherTemplate: 0,
  /** Each time that a template comes more often than a week should have it. */
  overTemplate: 100_000_000,
  /** A main of the same family (dal, chili) on the same day; on neighbouring days. */
  sameDayFamily: 12_000_000,
  neighbourFamily: 2_000_000,
  /** One template twice on a day, whatever the meals. */
  sameDayTemplate: 30_000_000,
  /** The same of what stands beside dishes: milk with every meal, where anything else would do. */
  sameDaySide: 50_000,
  /** A side served again, and any side at all: a meal that needs none is simpler. */
  repeatSide: 0,
  side: 1_500,
  /** Each time that a kind of side comes more often than people like to see it. */
  overSide: 20_000,
  /** A main too few of a kind of the week's pattern; one too many. */
  kindMissing: 30_000,
  kindOver: 30_000,
  /** Beyond what a week never has. */
  kindBeyond: 20_000_000,
  /** A plate with more of something than people eat: each such bound. */
  overPlate: 400_000,
  /** Per gram of a slot's plates beyond what people eat at one sitting. */
  platePerGram: 45_000,
  /** Per gram of added fat beyond what people eat at one sitting. */
  addedFatPerGram: 130_000,
  /** Potatoes beside rice, millet beside spaghetti: a second starch on a table, where anything else would do. */
  secondStarch: 300_000,
  /** A second bowl or glass of milk or yogurt on a table; of nuts. */
  secondMilk: 15_000,
  secondNuts: 120_000,
  /** A side of what its dish is made of: a banana beside banana porridge. */
  echo: 180_000,
  /** Per kcal of what stands beside a dish beyond its share of the meal. */
  besidePerKcal: 600,
  /** Boiled eggs beside an omelette. */
  secondEggs: 300_000,
  /** Cucumber beside French toast. */
  savoryBesideSweet: 250_000,
  /** Per 0.1 g of net carbohydrate over what one meal may have: the gate would refuse it. */
  slotNetPerDecigram: 700_000,
  /** Neighbouring days with a main of the same protein and method. */
  neighbour: 40_000,
  /** A second main of the same protein on a day. */
  sameDayProtein: 12_000,
  /** A food on the week's list; a staple that is at home anyway. */
  foodOpened: 335_000,
  stapleOpened: 1_000,
  /** One more of what stands in for one another (`foods/catalogue/larder.data.ts`) than a kitchen needs: a second rice. */
  furtherOfGroup: 80_000,
  /** A pack of which less than a quarter is eaten. */
  hardlyUsed: 50_000,
  /** Per cent paid at the till. */
  tillPerCent: 20,
  /** Per cent that is paid and not eaten; on top where it perishes. */
  leftPerCent: 120,
  perishedPerCent: 2_700,
  /** Per kcal that a meal is outside the usual tolerance around its share of the day; more beyond the most. */
  sharePerKcal: 10,
  farSharePerKcal: 10_000,
  /** A portion of twice or half the recipe's; beyond twice it grows three times as fast. */
  portionPerDoubling: 900,
  /** Fish in the morning, for who eats everything. */
  fishBreakfast: 900_000,
  recentRecipe: 220_000,
  recentTemplate: 150_000,
  /** A dish that is no favourite of a person who has some. */
  notFavourite: 700_000,
  /** A dish of which less is wished, and one of which not more is by a person who has marked some so. */
  less: 320_000,
  notMore: 470_000,
  /** A dish that is not of the cuisine, or not of the collection, that the person wishes the week to have: the collection gives way, its quarter of the mains stays. */
  otherCuisine: 7_000_000,
  notPremium: 4_200_000,
  /** In a place that is kept for the collection, which is a quarter of the mains. */
  notOfCollection: 20_000_000,
  aboveLevel: 8_000,
  /** The largest random preference, so that weeks with other seeds differ. */
  jitter: 100_000,
  /** The same of a snack's template. */
  snackJitter: 1_200_000,
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
  side: 6,
  nothing: 1_000,
} as const;

/** Fibre a day: the goal lies between the first two, more than the third is more than most people are used to. */
export const FIBRE_G = { goalAtLeast: 25, goalAtMost: 38, most: 46 } as const;
/** Grams of fruit a day (WHO, Dietary Guidelines for Americans). */
export const FRUIT_MIN_G = { usual: 150, keto: 150 } as const;
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

// How a week is chosen within a budget.

/** Share of the budget that a usual week aims for: in points a few cents over cost little, and would still be over. */
export const BUDGET_AIM = 0.985;

/** A budget below this share of what the energy costs in an average dish is tight: nine of ten usual weeks exceed it. */
export const TIGHT_BUDGET_SHARE = { usual: 0.62, keto: 0.7 } as const;

/** A week still this many times over the budget after a third of its search is given up: of 1,404 random people's none recovered. */
export const HOPELESS_BUDGET_RATIO = 1.05;

/** Points per cent over a budget that is known to be reachable: what makes the week better stays within it. */
export const KEPT_BUDGET_PER_CENT = 30_000;
/** How much more the energy band and protein weigh than by themselves, always. */
export const USUAL_FACTOR = 2_000;

/** Where money is short: how much more the energy band and protein weigh, so that everything else gives way first. */
export const PROMISE_FACTOR = 200_000;

/** The energy band then, in thousandths of the target: just inside the promised 30. */
export const PROMISE_PERMILLE = 29;

/** Nothing comes again within so many weeks. */
export const FRESH_WEEKS = 2;
/** Templates per slot that a search without recent dishes needs to be worth trying. */
export const ENOUGH_FRESH = 1.5;

/** Annealing from the cheapest week: short, and too cool to wander far from its start. */
export const CHEAPEST_EFFORT = { coolingSweeps: 12, startTemperature: 400, pairChance: 0.35 };

/** Where money is short: points of each cent at the till, and how warm the searches for that begin. */
export const THRIFT = { tillPerCent: 30_000, startTemperatures: [120_000, 40_000], coolingSweeps: 14 } as const;
/** How much more than by themselves the energy band and protein weigh there. */
export const THRIFT_FACTOR = 20_000;
/** Tuning amounts may cost a little more than the search saw: the cheapest basket is named with this on top, in whole dollars. */
export const CHEAPEST_MARGIN = 1.04;
/** Where no basket keeps the budget, the one served may cost this many times the cheapest found. */
export const BEYOND_CHEAPEST = 1.25;
/** Of a found week's foods so many dishes of a type are tried, with so many further foods at most, so many of a template. */
export const SHARING = { dishes: 40, mostNewFoods: 1, ofTemplate: 3 } as const;
/** A week whose foods the final one is to share. */
export const DRAFT_EFFORT = { coolingSweeps: 10, startTemperature: 30_000, pairChance: 0.35 };
/** From there to one that shares them. */
export const SHARING_EFFORT = { coolingSweeps: 8, startTemperature: 20_000, pairChance: 0.35 };
/** From the cheapest basket to a better week within the budget. */
export const BETTER_EFFORT = { coolingSweeps: 12, startTemperature: 30_000, pairChance: 0.35 };

// How dishes are drawn for the search.

/** Dishes that the search chooses from, by type of slot: more find little better weeks and cost time. */
export const POOL_SIZE = { breakfast: 26, lunch: 38, dinner: 38, snack: 22 };

/** How much less likely a dish is drawn by what a day of it alone would have too much of: per such excess of the day's most. */
export const FIT_WEIGHTS = { fibre: 0.5, saturated: 0.3, sodium: 0.3, plate: 1 } as const;

/** Of a wished cuisine or collection so many dishes are drawn besides, for each type of meal. */
export const WISHED_DISHES = 12;

/** Each food that few of the drawn dishes need makes a side so many times less likely. */
export const NEW_SIDE_FOOD_FACTOR = 2.5;
/** Sides to choose from for each type of meal. */
export const SIDES_DRAWN = { fruit: 15, calcium: 12, filling: 12, omega: 2, others: 20 } as const;

/** From so much energy of rice, bread, potatoes or pasta a dish is starchy. */
export const STARCHY_KCAL = 70;

/** From so many grams of milk or yogurt, of nuts, seeds or butter of them, a dish brings them to its table. */
export const TABLE_AMOUNTS = { milkG: 120, nutsG: 14, eggsG: 40 } as const;

/** A side of more base servings is a dish. */
export const LARGEST_SIDE_FACTOR = 1.6;

/** From so much energy a slot may have two sides, and fruit and milk each its own. */
export const SIDES_FROM_KCAL = { two: 800, three: 1_000, four: 1_200 } as const;

/** Of each kind that the week's pattern wants, so many mains are drawn. */
export const DISHES_OF_KIND = 7;

/** With fewer dishes at the person's cooking level, harder ones join. */
export const ENOUGH_AT_LEVEL = 8;

/** The best of each kind are always drawn: the cheapest, the richest in protein, the nearest to the macro ranges. */
export const ANCHORS = { cheap: 6, protein: 5, fit: 4 };

/** A budget that pays for less than this many times what the energy costs in an average dish makes price weigh in the draw. */
export const AMPLE_BUDGET_RATIO = 1;

/** The first dishes drawn for each meal decide the week's foods, so that later ones share them. */
export const CORE_DISHES = 2;

/** Each food beyond those makes a dish this many times less likely: shorter lists, fewer leftovers. */
export const NEW_FOOD_FACTOR = 2.5;
/** The same, on top, of one that is a further one of its larder group: another rice. */
export const FURTHER_FOOD_FACTOR = 4;

/** Dishes for the cheapest week, at each of the protein credits, one of a template. */
export const CHEAPEST_DISHES = 20;

/** What protein is worth when the cheapest dishes are looked for: cents per share of energy, on top of the price of a kcal. */
export const PROTEIN_CREDITS = [0, 0.02, 0.05, 0.1, 0.4] as const;

/** On a diet that limits it, net carbohydrate costs as much as protein is worth at most. */
export const NET_CREDIT = 0.1;

// How long the search looks.
/** Points: the spread of choices in the first sweep. A cent over the budget is 400, 10 g of fruit too few 4,500. */
export const USUAL_TEMPERATURE = 36_000;

/** Of the first temperature, at the last sweep: by then only improvements are taken. */
export const LAST_TEMPERATURE_SHARE = 0.02;

/** How often a sweep leaves what stands beside a dish as it is: dishes matter more, and there is less of them to try. */
export const SIDE_REST_CHANCE = 0.6;

/** Up to so many units, pairs are tried every time: one day has little else to exchange. */
export const FEW_UNITS = 8;

/** Improving sweeps after the cooling: a bound, so that the search always ends. */
export const MOST_REPAIR_SWEEPS = 12;

/** Foods that at most so many choices need are tried to be done without; what is so many points worse at first is given up. */
export const DROPPED_FOOD = { mostUses: 5, passes: 3, worthMending: 300_000 } as const;

/** Portion steps that one unit moves while another of its day answers. */
export const PORTION_SHIFTS = [-3, -2, -1, 1, 2, 3] as const;

// How amounts are tuned after the search.

/** A day is tuned when its energy is further off than this, in thousandths, or a macro is outside its range. */
export const OFF_PERMILLE = 25;

/** Dishes have all of their salt up to this share of the day's limit: 2,000 mg of 2,300. */
export const SALTED_SHARE = 0.87;
/** Changes in one day: more would no longer be the dish that was chosen. */
export const MOST_TUNING_CHANGES = 12;

/** Shown protein is rounded meal by meal: this many decigrams more are aimed for, so that the shown sum reaches the goal. */
export const ROUNDING_DG = 1;

/** Factors that an ingredient's amount may be changed by in one step. */
export const AMOUNT_STEPS = [0.7, 0.8, 0.9, 1.1, 1.2, 1.35] as const;

/** How far an amount may move from the recipe's proportions. */
export const SHARE_OF_PORTION = { least: 0.6, most: 1.6 };

/** Grams of one ingredient, at most: the same limit as for portions. */
export const MOST_TUNED_GRAMS = 900;

// What people eat at one sitting; a plate with more costs `overPlate` for each bound.

/** Grams as bought: 250 g of it cooked. */
export const PLATE_FLESH_G = 330;
export const PLATE_ADDED_FAT_G = 25;
/** Four eggs. */
export const PLATE_EGG_G = 200;
/** Without what is drunk, sides included. */
export const PLATE_GRAMS = 950;
/** Grain and pasta as bought, dry. */
export const PLATE_DRY_GRAIN_G = 130;
export const PLATE_NUTS_G = 60;

/**
 * Grams of one food, ready to cook, that somebody who eats 2,000 kcal a day likes in a week at most, by what it is (two eggs
 * a day, three liters of milk), and the points of each gram beyond.
 */
export const PLENTY = {
  unbounded: { grams: 1_000_000_000, perGram: 0 },
  egg: { grams: 700, perGram: 4_000 },
  nuts: { grams: 250, perGram: 400 },
  dryGrain: { grams: 560, perGram: 300 },
  flesh: { grams: 900, perGram: 300 },
  cheese: { grams: 350, perGram: 400 },
  milk: { grams: 3_000, perGram: 200 },
  driedFruit: { grams: 210, perGram: 400 },
  fruit: { grams: 1_050, perGram: 150 },
  potato: { grams: 1_500, perGram: 150 },
  other: { grams: 900, perGram: 150 },
} as const;

/** Eggs are what the breakfasts of these diets are made of: so many times as many. */
export const EGG_DIETS: Readonly<Partial<Record<Diet, number>>> = { keto: 1.5, paleo: 1.5 };

// What fits on a plate; larger portions are never served.

/** Grams of one person's dish. */
export const MOST_PLATE_GRAMS = 1_800;

/** Energy of one person's dish. */
export const MOST_PLATE_KCAL = 2_200;

/** Grams of one food. */
export const MOST_GRAMS_OF_FOOD = 900;

/** Grams of one spice. */
export const MOST_GRAMS_OF_SPICE = 50;

/** Six eggs. */
export const MOST_GRAMS_OF_EGG = 300;

// How long the cheapest week is searched for.

/** The promise of a day's energy, in thousandths of its target. */
export const ENERGY_PERMILLE = { least: 970, most: 1030 };

export const FIRST_TRIES = 8;

/** The search ends when the week costs no more than this share of the budget. */
export const COMFORTABLE_BUDGET_SHARE = 0.93;

/** Options looked at, usually. */
export const USUAL_NODES = 180_000;

/** Options looked at where the budget is nearly kept. */
export const MOST_NODES = 1_000_000;

/** Rounds of emptying and refilling days: a bound, so that the search always ends. */
export const MOST_ROUNDS = 4_000;

/** The long search is not worth it for a week that costs more than this many times the budget. */
export const WITHIN_REACH = 1.05;

/** Every so many rounds three days are emptied instead of two. */
export const TRIPLE_EVERY = 3;

/** How often a main may come, tried in this order, where fewer repeats cannot fill every day. */
export const MAIN_REPEATS = [3, 4, 14] as const;

import type { Course, MealType } from "@mealwright/schema/constants/meals";

// How a week is chosen within a budget.

/**
 * Share of the budget that a usual week aims for: the goal function tolerates a few cents over, which would still be
 * over.
 */
export const BUDGET_AIM = 0.985;

/**
 * A budget below this share of the energy's cost in an average dish is tight: with less, none of 30 random people's
 * usual weeks kept it.
 */
export const TIGHT_BUDGET_SHARE = 0.9;

/**
 * A week whose cost is still this many times the budget after a third of its search is given up: none of 1,404 random
 * people's recovered.
 */
export const HOPELESS_BUDGET_RATIO = 1.05;

/** Points per cent over a budget that is known to be reachable, so that improvements stay within it. */
export const KEPT_BUDGET_PER_CENT = 460_000;
/** Multiplies the weights of the energy band and of protein in an ordinary search. */
export const USUAL_FACTOR = 60_000;

/** The same factor if money is short: so high that every other goal gives way first. */
export const PROMISE_FACTOR = 320_000;

/** The energy band if money is short, in thousandths of the target: just within the 30 that we promise. */
export const PROMISE_PERMILLE = 29;

/** For this many weeks no dish is repeated. */
export const FRESH_WEEKS = 2;
/** A search without recent dishes is tried only with at least this many templates per slot. */
export const ENOUGH_FRESH = 1.5;

/** Annealing that starts from the cheapest week: short, and too cool to wander far from it. */
export const CHEAPEST_EFFORT = { coolingSweeps: 12, startTemperature: 6_000, pairChance: 0.35 };

/** If money is short: points per cent at the checkout, and the start temperatures of those searches. */
export const THRIFT = {
  spendingPerCent: 380_000,
  startTemperatures: [12_600_000, 4_200_000],
  coolingSweeps: 8,
} as const;
/** The weight of a list line in those searches, as a share: a line is worth a few cents instead of half a dollar. */
export const THRIFT_LINE_SHARE = 0.15;
/** Multiplies the weights of the energy band and of protein in those searches. */
export const THRIFT_FACTOR = 310_000;
/** Tuning amounts may add a little cost, so the cheapest basket is named with this margin, in whole dollars. */
export const CHEAPEST_MARGIN = 1.04;
/** If no basket keeps the budget, the one served may cost this many times the cheapest found. */
export const BEYOND_CHEAPEST = 1.25;
/**
 * Limits for the dishes that share the foods of a week already found: per meal type, new foods per dish, dishes per
 * template.
 */
export const SHARING = { dishes: 56, mostNewFoods: 1, ofTemplate: 3 } as const;
/** The search for a draft week, whose foods the final one shares. */
export const DRAFT_EFFORT = { coolingSweeps: 10, startTemperature: 2_500_000, pairChance: 0.35 };
/** The search from that draft to a week that shares its foods. */
export const SHARING_EFFORT = { coolingSweeps: 8, startTemperature: 1_700_000, pairChance: 0.35 };
/** The search from scratch for a week near the budget, from which the next one starts. */
export const NEAR_EFFORT = { coolingSweeps: 4, startTemperature: 2_100_000, pairChance: 0.35 };
/** Points per cent of such a week, and extra points per cent over the budget. */
export const NEAR_BUDGET = { spendingPerCent: 840, budgetPerCent: 6_200 } as const;
/** The search from the cheapest basket to a better week within the budget. */
export const BETTER_EFFORT = { coolingSweeps: 8, startTemperature: 2_500_000, pairChance: 0.35 };

// How dishes are drawn for the search.

/**
 * With at least `enough` templates of a course, each is offered in `share` of the weeks; dishes of few foods and cheap
 * ones in fewer. With fewer templates all are offered every week, except, from `oftenFrom` on (keto, paleo), those that
 * would come too often.
 */
export const TURNS = {
  main: { enough: 100, oftenFrom: 40, share: 0.75, ofFewFoods: 0.43, ofCheap: 0.26 },
  breakfast: { enough: 32, oftenFrom: 32, share: 0.6, ofFewFoods: 0.55, ofCheap: 0.55 },
  snack: { enough: 16, oftenFrom: 16, share: 0.5, ofFewFoods: 0.5, ofCheap: 0.5 },
} as const satisfies Readonly<Record<Course, object>>;
/** The same if money is short: the cheapest week needs all other dishes, and most of these. */
export const TIGHT_TURNS = { ofFewFoods: 0.8, ofCheap: 0.6 } as const;
/** A dish with at most this many foods besides staples fits every list, and one with fewer cents every budget. */
export const FITS_ALL = { foods: 4, centsPerKcal: 0.25 } as const;

/** Dishes that the search chooses from, by type of slot; with more, weeks hardly get better, and it takes longer. */
export const POOL_SIZE: Readonly<Record<MealType, number>> = { breakfast: 26, lunch: 38, dinner: 38, snack: 22 };

/**
 * How much each excess makes a dish less likely to be drawn: of a day of only this dish over the day's maximum (fiber
 * squared), and of refined grain, in hundredths of an ounce per kcal, over the template's best variant.
 */
export const FIT_WEIGHTS = { fibre: 1, saturated: 0.3, refinedGrain: 2, sodium: 0.3, plate: 1 } as const;

/** How many extra dishes of a wished cuisine or collection are drawn for each type of meal. */
export const WISHED_DISHES = 12;

/** Each food that few of the drawn dishes need makes a side this many times less likely. */
export const NEW_SIDE_FOOD_FACTOR = 5;
/** Sides to choose from for each type of meal. */
export const SIDES_DRAWN = {
  fruit: 16,
  calcium: 12,
  filling: 8,
  starchy: 6,
  omega: 2,
  nuts: 2,
  others: 28,
  dessert: 16,
} as const;
/** The most sides of one kind, so that a week is offered plain milk and not only cocoa. */
export const SIDES_OF_KIND = 4;

/** A dish with at least this much energy from rice, bread, potatoes or pasta is starchy. */
export const STARCHY_KCAL = 65;

/**
 * The least grams with which milk or yogurt, nuts or seeds (or their butter), eggs, meat or soy, pasta and fruit count
 * on a dish's table.
 */
export const TABLE_AMOUNTS = { milkG: 100, nutsG: 14, eggsG: 40, heartyG: 60, pastaG: 30, fruitG: 60 } as const;

/** Up to this many sides are a usual table. */
export const FEW_SIDES = 2;

/** The most of a side: two eggs, energy, a drink's grams; anything larger is a dish. */
export const SIDE_BOUNDS = { eggG: 100, kcal: 300, drinkG: 370 } as const;

/** The energy from which a slot may have two, three and four sides. */
export const SIDES_FROM_KCAL = { two: 800, three: 1_200, four: 1_600 } as const;
/** The same for diets without grain. */
export const SIDES_WITHOUT_GRAIN_FROM_KCAL = { two: 800, three: 800, four: 1_350 } as const;

/** How many mains are drawn of each kind that the week's pattern asks for. */
export const DISHES_OF_KIND = 7;

/** With fewer dishes at the person's cooking level, harder ones join. */
export const ENOUGH_AT_LEVEL = 8;

/** How many of the best are always drawn: the cheapest, the richest in protein, the nearest to the macro ranges. */
export const ANCHORS = { cheap: 6, protein: 5, fit: 4 };

/** If the budget is less than this many times the energy's cost in an average dish, price counts in the draw. */
export const AMPLE_BUDGET_RATIO = 1;

/** How many of the first dishes drawn for each meal decide the week's foods, which later ones then share. */
export const CORE_DISHES = 2;

/** Each food beyond those makes a dish this many times less likely: shorter lists, fewer leftovers. */
export const NEW_FOOD_FACTOR = 2.5;
/** Additional factor for one more food of a larder group: another rice. */
export const FURTHER_FOOD_FACTOR = 4;

/** Dishes for the cheapest week per protein credit, one per template. */
export const CHEAPEST_DISHES = 20;

/**
 * What protein is worth when looking for the cheapest dishes: cents per share of energy, on top of the price of a kcal.
 */
export const PROTEIN_CREDITS = [0, 0.02, 0.05, 0.1, 0.4] as const;

/** What net carbohydrate costs on a diet that limits it, in the unit of the protein credits. */
export const NET_CREDIT = 0.1;

// How long the search looks.
/**
 * Points: the spread of choices in the first sweep. It has to grow with the weights (a line is 28.5 million), or the
 * search only descends.
 */
export const USUAL_TEMPERATURE = 47_000_000;

/** The last sweep's temperature as a share of the first: by then only improvements are accepted. */
export const LAST_TEMPERATURE_SHARE = 0.02;

/** How often a sweep skips a side, because dishes matter more. */
export const SIDE_REST_CHANCE = 0.6;

/** With at most this many units, pairs are always tried: one day has little else to exchange. */
export const FEW_UNITS = 8;

/** Improving sweeps after the cooling: a bound, so that the search always ends. */
export const MOST_REPAIR_SWEEPS = 12;

/**
 * The search tries to do without foods that few choices need, and gives up if that is this many points worse at first.
 */
export const DROPPED_FOOD = { mostUses: 5, passes: 4, worthMending: 60_000_000 } as const;

/** Steps by which one unit's portion moves while another unit of its day adjusts. */
export const PORTION_SHIFTS = [-3, -2, -1, 1, 2, 3] as const;

// How amounts are tuned after the search.

/** A day is tuned if its energy is further off than this, in thousandths, or a macro is outside its range. */
export const OFF_PERMILLE = 25;

/** Dishes keep all of their salt up to this share of the day's sodium limit: 2,000 mg of 2,300. */
export const SALTED_SHARE = 0.87;
/** The most changes in a day: with more, it would no longer be the dish that was chosen. */
export const MOST_TUNING_CHANGES = 12;

/**
 * Shown protein is rounded meal by meal, so the target is this many decigrams higher for the shown sum to reach the
 * goal.
 */
export const ROUNDING_DG = 1;

/** Factors that an ingredient's amount may be changed by in one step. */
export const AMOUNT_STEPS = [0.7, 0.8, 0.9, 1.1, 1.2, 1.35] as const;

/** How far an amount may move from the recipe's proportions. */
export const SHARE_OF_PORTION = { least: 0.6, most: 1.6 };

/** The most grams of one ingredient, the same limit as for portions. */
export const MOST_TUNED_GRAMS = 900;

// How long the cheapest week is searched for.

/** The promise of a day's energy, in thousandths of its target. */
export const ENERGY_PERMILLE = { least: 970, most: 1030 };

export const FIRST_TRIES = 8;

/** The search ends when the week costs no more than this share of the budget. */
export const COMFORTABLE_BUDGET_SHARE = 0.93;

/** The usual number of options to try. */
export const USUAL_NODES = 180_000;

/** The number of options to try if the budget is nearly kept. */
export const MOST_NODES = 1_000_000;

/** The most rounds of emptying and refilling days, so that the search always ends. */
export const MOST_ROUNDS = 4_000;

/** The long search is not worth it for a week that costs more than this many times the budget. */
export const WITHIN_REACH = 1.05;

/** Every this many rounds three days are emptied instead of two. */
export const TRIPLE_EVERY = 3;

/** How often a main may come, tried in this order if fewer repeats cannot fill every day. */
export const MAIN_REPEATS = [3, 4, 14] as const;

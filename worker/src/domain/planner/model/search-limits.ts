import type { Course, MealType } from "@mealwright/schema/constants/meals";

// How a week is chosen within a budget.

/** Share of the budget that a usual week aims for: in points a few cents over cost little, and would still be over. */
export const BUDGET_AIM = 0.985;

/** A budget below this share of what the energy costs in an average dish is tight: of 30 random people's usual weeks with less none kept it. */
export const TIGHT_BUDGET_SHARE = 0.9;

/** A week still this many times over the budget after a third of its search is given up: of 1,404 random people's none recovered. */
export const HOPELESS_BUDGET_RATIO = 1.05;

/** Points per cent over a budget that is known to be reachable: what makes the week better stays within it. */
export const KEPT_BUDGET_PER_CENT = 460_000;
/** What the weights of the energy band and of protein are multiplied by in an ordinary search. */
export const USUAL_FACTOR = 60_000;

/** The same factor where money is short: so high that every other goal gives way first. */
export const PROMISE_FACTOR = 320_000;

/** The energy band where money is short, in thousandths of the target: just inside the 30 that we promise. */
export const PROMISE_PERMILLE = 29;

/** For so many weeks no dish is repeated. */
export const FRESH_WEEKS = 2;
/** A search without recent dishes is tried only with at least so many templates per slot. */
export const ENOUGH_FRESH = 1.5;

/** Annealing from the cheapest week: short, and too cool to wander far from its start. */
export const CHEAPEST_EFFORT = { coolingSweeps: 12, startTemperature: 6_000, pairChance: 0.35 };

/** Where money is short: points of each cent at the checkout, and how warm the searches for that begin. */
export const THRIFT = {
  spendingPerCent: 380_000,
  startTemperatures: [12_600_000, 4_200_000],
  coolingSweeps: 8,
} as const;
/** A short list is worth less there: a line costs a few cents instead of half a dollar. */
export const THRIFT_LINE_SHARE = 0.15;
/** How much more than by themselves the energy band and protein weigh there. */
export const THRIFT_FACTOR = 310_000;
/** Tuning amounts may cost a little more than the search saw: the cheapest basket is named with this on top, in whole dollars. */
export const CHEAPEST_MARGIN = 1.04;
/** Where no basket keeps the budget, the one served may cost this many times the cheapest found. */
export const BEYOND_CHEAPEST = 1.25;
/** Dishes tried that share the foods of a week already found: how many of a meal type, with how many new foods, of one template. */
export const SHARING = { dishes: 56, mostNewFoods: 1, ofTemplate: 3 } as const;
/** A week whose foods the final one is to share. */
export const DRAFT_EFFORT = { coolingSweeps: 10, startTemperature: 2_500_000, pairChance: 0.35 };
/** From there to one that shares them. */
export const SHARING_EFFORT = { coolingSweeps: 8, startTemperature: 1_700_000, pairChance: 0.35 };
/** From nothing to a week near the budget, which the next search begins with. */
export const NEAR_EFFORT = { coolingSweeps: 4, startTemperature: 2_100_000, pairChance: 0.35 };
/** Points of each cent of such a week, and of each over the budget on top. */
export const NEAR_BUDGET = { spendingPerCent: 840, budgetPerCent: 6_200 } as const;
/** From the cheapest basket to a better week within the budget. */
export const BETTER_EFFORT = { coolingSweeps: 8, startTemperature: 2_500_000, pairChance: 0.35 };

// How dishes are drawn for the search.

/**
 * With so many templates of a kind, each has its turn in this share of the weeks; what fits nearly every list, and what fits
 * nearly every budget, in fewer. With fewer templates all are in every week, but for what would be in too many: that takes
 * turns from `oftenFrom` templates on, which keto and paleo have.
 */
export const TURNS = {
  main: { enough: 100, oftenFrom: 40, share: 0.75, ofFewFoods: 0.43, ofCheap: 0.26 },
  breakfast: { enough: 32, oftenFrom: 32, share: 0.6, ofFewFoods: 0.55, ofCheap: 0.55 },
  snack: { enough: 16, oftenFrom: 16, share: 0.5, ofFewFoods: 0.5, ofCheap: 0.5 },
} as const satisfies Readonly<Record<Course, object>>;
/** The same where money is short: the cheapest week needs all others, and most of these. */
export const TIGHT_TURNS = { ofFewFoods: 0.8, ofCheap: 0.6 } as const;
/** A dish of at most so many foods beside staples fits every list, and one of fewer cents every budget. */
export const FITS_ALL = { foods: 4, centsPerKcal: 0.25 } as const;

/** Dishes that the search chooses from, by type of slot: more find little better weeks and cost time. */
export const POOL_SIZE: Readonly<Record<MealType, number>> = { breakfast: 26, lunch: 38, dinner: 38, snack: 22 };

/**
 * How much less likely a dish is drawn by what a day of it alone would have too much of: per such excess of the day's most,
 * of fibre by its square; and by hundredths of an ounce of refined grain in a kilocalorie that another variant does without.
 */
export const FIT_WEIGHTS = { fibre: 1, saturated: 0.3, refinedGrain: 2, sodium: 0.3, plate: 1 } as const;

/** Of a wished cuisine or collection so many dishes are drawn besides, for each type of meal. */
export const WISHED_DISHES = 12;

/** Each food that few of the drawn dishes need makes a side so many times less likely. */
export const NEW_SIDE_FOOD_FACTOR = 5;
/** Sides to choose from for each type of meal. */
export const SIDES_DRAWN = {
  fruit: 16,
  calcium: 12,
  filling: 8,
  starchy: 4,
  omega: 2,
  nuts: 2,
  others: 28,
  dessert: 16,
} as const;
/** Of one kind so many of them: a week is offered plain milk beside cocoa. */
export const SIDES_OF_KIND = 4;

/** From so much energy of rice, bread, potatoes or pasta a dish is starchy. */
export const STARCHY_KCAL = 65;

/**
 * From so many grams of milk or yogurt, of nuts, seeds or butter of them, of flesh or soy, of pasta or
 * cheese, a dish brings them to its table.
 */
export const TABLE_AMOUNTS = { milkG: 100, nutsG: 14, eggsG: 40, heartyG: 60, pastaG: 30, fruitG: 60 } as const;

/** So many things beside a dish are a usual table. */
export const FEW_SIDES = 2;

/** Beside a dish stand two eggs at most, and so much energy: more is a dish. */
export const SIDE_BOUNDS = { eggG: 100, kcal: 400, drinkG: 370 } as const;

/** From so much energy a slot may have two sides, three and four. */
export const SIDES_FROM_KCAL = { two: 800, three: 1_200, four: 1_600 } as const;
/** The same for who eats no bread or rice. */
export const SIDES_WITHOUT_GRAIN_FROM_KCAL = { two: 800, three: 800, four: 1_350 } as const;

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
/** Points: the spread of choices in the first sweep. It has to grow with the weights (a line is 24.5 million), or the search only descends. */
export const USUAL_TEMPERATURE = 47_000_000;

/** Of the first temperature, at the last sweep: by then only improvements are taken. */
export const LAST_TEMPERATURE_SHARE = 0.02;

/** How often a sweep leaves a side as it is: the dishes matter more. */
export const SIDE_REST_CHANCE = 0.6;

/** Up to so many units, pairs are tried every time: one day has little else to exchange. */
export const FEW_UNITS = 8;

/** Improving sweeps after the cooling: a bound, so that the search always ends. */
export const MOST_REPAIR_SWEEPS = 12;

/** The search tries to do without foods that few choices need, and gives up where that is this many points worse at first. */
export const DROPPED_FOOD = { mostUses: 5, passes: 2, worthMending: 2_100_000 } as const;

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

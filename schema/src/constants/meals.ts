/** Words and numbers of meals, plans and lists (specification §2, §3, §9; design, the table of open questions). */

export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const COURSES = ["main", "breakfast", "snack"] as const;
export type Course = (typeof COURSES)[number];
interface MealTypeFacts {
  readonly name: string;
  /** When it is eaten unless the person says otherwise, HH:MM in local time. */
  readonly hour: string;
  /** How long it lasts in the calendar. */
  readonly minutes: number;
  /** Mains are counted, varied and kept for leftovers; all other meals are light. */
  readonly course: Course;
  /** With fewer dishes than this that suit everybody, a week repeats itself or has gaps. */
  readonly fewDishes: number;
}

export const MEAL_TYPE_FACTS: Readonly<Record<MealType, MealTypeFacts>> = {
  breakfast: { name: "Breakfast", hour: "07:30", minutes: 20, course: "breakfast", fewDishes: 15 },
  lunch: { name: "Lunch", hour: "12:30", minutes: 30, course: "main", fewDishes: 40 },
  dinner: { name: "Dinner", hour: "19:00", minutes: 45, course: "main", fewDishes: 40 },
  snack: { name: "Snack", hour: "16:00", minutes: 10, course: "snack", fewDishes: 10 },
};

/** One value for each type of meal. */
export function eachMealType<Value>(toValue: (type: MealType) => Value): Readonly<Record<MealType, Value>> {
  // Safe cast: the entries come from every type.
  return Object.fromEntries(MEAL_TYPES.map((type) => [type, toValue(type)])) as Record<MealType, Value>;
}
/** As `Date` counts them. */
const CALENDAR_DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export const DAYS_PER_WEEK = CALENDAR_DAYS.length;
/**
 * The day, as `Date` counts them, on which weeks begin. Plans are stored with the date of theirs, and meals with the
 * days since: another first day needs a migration of both.
 */
export const WEEK_BEGINS_ON = CALENDAR_DAYS.indexOf("Monday");
/** The days of a week in its order: day 1 is the first of them. */
export const DAY_NAMES = [...CALENDAR_DAYS.slice(WEEK_BEGINS_ON), ...CALENDAR_DAYS.slice(0, WEEK_BEGINS_ON)];
/** "Monday to Sunday" */
export const WHOLE_WEEK = `${DAY_NAMES.at(0)} to ${DAY_NAMES.at(-1)}`;
export const FREE_TIER_MEALS = 3;

/** How many times a day changed answers may empty and refill slots of a free plan. */
export const FREE_REFILLS_PER_DAY = 5;
export const FREE_REFILLS_USED_UP = `Your plan has been adjusted to new answers ${FREE_REFILLS_PER_DAY} times today. Meals that still suit you stay; the empty places can be filled tomorrow, or today with a paid plan.`;

export const MEAL_LOCKED = "This meal is locked. Unlock it first.";

/** Why nothing is cooked for a slot. */
export const AWAY_STATES = ["skipped", "out"] as const;
export type AwayState = (typeof AWAY_STATES)[number];
interface AwayFacts {
  /** The label of such a slot, and of the button that makes it one. */
  readonly name: string;
  readonly action: string;
  /** Whether something is eaten there, whose energy can be estimated. */
  readonly isEaten: boolean;
}
export const AWAY_FACTS: Readonly<Record<AwayState, AwayFacts>> = {
  skipped: { name: "Skipped", action: "Skip", isEaten: false },
  out: { name: "Eating out", action: "Eat out", isEaten: true },
};
/** For a slot that eats the other half of an earlier meal. */
export const LEFTOVER_STATE = "leftover";
/** Minutes to warm up a leftover. */
export const REHEAT_MINUTES = 10;
/** Limits of the estimate for a meal eaten out, in kilocalories. */
export const EATEN_OUT_MAX_KCAL = 3000;
export const MOVE_TOO_MUCH_CARBOHYDRATE = "With that meal, one day would have more carbs than your diet allows.";
export const SLOT_CHANGED = "This meal was changed elsewhere. Please reload the plan.";

/** How many other sides are offered to replace one. */
export const SIDE_CHOICES = 3;
export const NO_SUCH_SIDE = "There is no such side.";
export const SIDE_DOES_NOT_FIT = "That side does not fit your answers and this day.";

export const MEALS_PER_DAY_OPTIONS = [2, 3, 4] as const;
export type MealsPerDay = (typeof MEALS_PER_DAY_OPTIONS)[number];
export const DEFAULT_MEALS_PER_DAY: MealsPerDay = 3;
/** How many meals a day, as the questionnaire offers them. */
export const MEALS_PER_DAY_TEXTS: Readonly<Record<MealsPerDay, { readonly label: string; readonly text: string }>> = {
  2: { label: "2", text: "Lunch and dinner" },
  3: { label: "3", text: "Breakfast, lunch and dinner" },
  4: { label: "4+", text: "Three meals and a snack" },
};
/** The meals of each number, as those texts say. */
export const MEAL_TYPES_BY_MEALS_PER_DAY: Readonly<Record<MealsPerDay, readonly MealType[]>> = {
  2: ["lunch", "dinner"],
  3: ["breakfast", "lunch", "dinner"],
  4: ["breakfast", "lunch", "dinner", "snack"],
};

export const GROCERY_CATEGORIES = ["Produce", "Proteins", "Pantry", "Dairy & Alternatives"] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];

interface AisleFacts {
  /** Food that would not keep goes into the freezer: one purchase serves the whole week, and leftovers keep. */
  readonly isFrozen: boolean;
  /** Bread: counted in slices where a food has them. */
  readonly isSliced: boolean;
  /** Food that weighs little in any dish and is measured in spoons, never in cups. */
  readonly isSpice: boolean;
}

const PLAIN: AisleFacts = { isFrozen: false, isSliced: false, isSpice: false };

/** Aisles in the order in which a shop is walked, and what the list knows about each. */
export const AISLE_FACTS = {
  Produce: PLAIN,
  Bakery: { ...PLAIN, isFrozen: true, isSliced: true },
  Meat: { ...PLAIN, isFrozen: true },
  "Fish & seafood": { ...PLAIN, isFrozen: true },
  "Dairy & eggs": PLAIN,
  "Chilled & plant-based": PLAIN,
  Frozen: { ...PLAIN, isFrozen: true },
  "Grains, pasta & rice": PLAIN,
  "Canned & jars": PLAIN,
  Baking: PLAIN,
  "Spices & herbs": { ...PLAIN, isSpice: true },
  "Oils & condiments": PLAIN,
  "Nuts, seeds & snacks": PLAIN,
  Drinks: PLAIN,
  Other: PLAIN,
} as const satisfies Readonly<Record<string, AisleFacts>>;
export type Aisle = keyof typeof AISLE_FACTS;

function isAisle(text: string): text is Aisle {
  return Object.hasOwn(AISLE_FACTS, text);
}

export const AISLES: readonly Aisle[] = Object.keys(AISLE_FACTS).filter(isAisle);

export const SUGGESTION_FILTERS = ["quick", "vegetarian", "budget", "allergenFree"] as const;
export type SuggestionFilter = (typeof SUGGESTION_FILTERS)[number];
/** Filters that can also apply to a whole week. */
export const WEEK_FILTERS = ["highProtein", "lowCarb", "lowSodium"] as const;
export type WeekFilter = (typeof WEEK_FILTERS)[number];
/** Their names wherever they can be chosen. */
export const WEEK_FILTER_NAMES: Readonly<Record<WeekFilter, string>> = {
  highProtein: "High protein",
  lowCarb: "Low carb",
  lowSodium: "Low sodium",
};
/** The name of the wish to cook once and eat twice, wherever it can be chosen. */
export const FEW_COOKING_DAYS = {
  name: "Fewer cooking days",
  text: "Cook one day, eat it the next day too",
  given: "Too few dishes that suit you keep until the next day or fill your days, so this week is cooked day by day.",
} as const;
/** How many of a week's lunches and dinners are of a wished cuisine, and of the premium collection. */
export const CUISINE_MAINS_SHARE = 0.5;
export const PREMIUM_MAINS_SHARE = 0.25;
export const ADVANCED_SUGGESTION_FILTERS = [...WEEK_FILTERS, "cuisine"] as const;
export type AdvancedSuggestionFilter = (typeof ADVANCED_SUGGESTION_FILTERS)[number];

/** Who thought of a dish. */
export const MEAL_SOURCES = ["model", "cookbook"] as const;
export type MealSource = (typeof MEAL_SOURCES)[number];

import { REACHED_SHARE } from "@mealwright/schema/constants/food/health";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import { cookedPortions } from "../../src/domain/cookbook/cooking/cooked-portions.ts";
import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import { larderGroupOf, larderGroups } from "../../src/domain/foods/catalogue/larder.ts";
import { groupAmountsOf, sumGroups } from "../../src/domain/foods/catalogue/micronutrients.ts";
import type { Meal as StoredMeal } from "../../src/domain/meal.ts";
import { dietTotals } from "../../src/domain/nutrition/diet-figures.ts";
import { heiScore } from "../../src/domain/nutrition/hei-2020.ts";
import { intakesOf } from "../../src/domain/nutrition/week-health.ts";

/** Grams of one egg, medium. */
const EGG_G = 50;
/** Cooked weight of raw meat or fish, as a share. */
const COOKED_SHARE = 0.75;
const FLESH: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "crustacean", "mollusc"]);
/** The intended share of the day for each meal, by meals a day. */
const SHARES: Readonly<Record<number, Readonly<Partial<Record<Meal["type"], number>>>>> = {
  2: { lunch: 0.45, dinner: 0.55 },
  3: { breakfast: 0.25, lunch: 0.35, dinner: 0.4 },
  4: { breakfast: 0.25, lunch: 0.3, dinner: 0.33, snack: 0.12 },
};
const MEALS_SHARE_SLACK = 0.35;
const FREE_FROM = /^gluten-free|^vegan-cheese|^coconut-aminos|^coconut-yogurt|^oat-yogurt|^vegan-buttery/;

/** How often a measure was met, out of how many checks. */
export interface Held {
  held: number;
  of: number;
}

/** The criteria of a good week, in the order of the table. */
export const MEASURES = [
  "energy within 3 % of days",
  "protein met on days",
  "saturated fat at most 10 % of energy on days",
  "fiber 22 to 50 g on days",
  "sodium at most 2,300 mg on days",
  "fruit at least 100 g on days",
  "calcium at least 900 mg a day, weeks",
  "meals within 35 % of their share",
  "meals with at most 250 g cooked flesh",
  "meals with at most 30 g added fat",
  "plates of at most 1 kg",
  "meals without rice, pasta, grain or potatoes beside another",
  "mains whose dish is at least 40 % of the meal",
  "weeks with nothing free-from for whom it is not",
  "weeks with fish twice (from $75)",
  "omnivores' weeks with pulses in at most 6 mains",
  "omnivores' weeks with red meat in at most 4 mains",
  "omnivores' weeks with fish in at most 5 mains",
  "omnivores' weeks with poultry or meat twice (from $75)",
  "weeks with no main more than twice",
  "weeks with no dish twice a day",
  "weeks with no breakfast more than 3 times",
  "weeks whose basket keeps the budget, or says why not",
] as const;
export type Measure = (typeof MEASURES)[number];

/** Figures of one week besides the criteria. */
export interface WeekFigures {
  readonly lines: number;
  /** Share of the basket's cost that is left over, and the part of it that perishes. */
  readonly leftOverShare: number;
  readonly perishedShare: number;
  readonly hei: number;
  /** How many of the 22 reference nutrients reach 90 %. */
  readonly nutrientsReached: number;
  /** Eggs a week, scaled to 2,000 kcal a day. */
  readonly eggs: number;
  /** Meals with the week's most common vegetable or fruit. */
  readonly commonestProduce: number;
  readonly dishes: ReadonlySet<string>;
}

const amountsOf = (meals: readonly Meal[]) =>
  meals.flatMap(({ ingredients }) => ingredients.map(({ foodId, grams }) => ({ foodId, grams })));
const groupSum = (meal: Meal) => sumGroups(amountsOf([meal]));
const isMain = ({ type }: Meal): boolean => type === "lunch" || type === "dinner";

function gramsWhere(meals: readonly Meal[], isCounted: (foodId: string) => boolean): number {
  let sum = 0;
  for (const { foodId, grams } of amountsOf(meals)) if (isCounted(foodId)) sum += grams;
  return sum;
}

const isFruit = (foodId: string): boolean => {
  const { citrusMelonBerries, otherFruit } = groupAmountsOf(foodId);
  return citrusMelonBerries + otherFruit > 0.1;
};
const isAddedFat = (foodId: string): boolean => {
  const food = FOODS.get(foodId);
  const nuts = groupAmountsOf(foodId).nutsSeeds;
  return (food?.per100g.fatG ?? 0) > 60 && nuts === 0 && !FLESH.has(food?.animal ?? "none");
};

const COOKED_STARCHES: ReadonlySet<string> = new Set(["rice", "pasta and noodles", "other grain", "potato"]);
const COOKED_STARCH_KCAL = 70;

/** The least share of a meal's energy that its main dish should have. */
const LEAST_SHARE_OF_DISH = 0.4;

const FLAVORS = /^(onion|red-onion|garlic|ginger|lemon|lime|scallions)|-fresh$/;

/** The vegetable or fruit that people would notice if it came again; "" for any other food. */
function produceOf({ foodId }: { readonly foodId: string }): string {
  return FOODS.get(foodId)?.aisle === "Produce" && !FLAVORS.test(foodId) ? foodId : "";
}

function kcalOf(ingredients: Meal["ingredients"]): number {
  return ingredients.reduce(
    (kcal, { foodId, grams }) => kcal + ((FOODS.get(foodId)?.per100g.energyKcal ?? 0) * grams) / 100,
    0,
  );
}

function cookedStarchKcal(ingredients: Meal["ingredients"]): number {
  return kcalOf(
    ingredients.filter(({ foodId }) => COOKED_STARCHES.has(larderGroups()[larderGroupOf(foodId)]?.name ?? "")),
  );
}

function most(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * Judges a week as sent to the browser; `report` is called for every check of a measure.
 * @param stored the same meals as stored, which also tell how their foods are cooked.
 */
export function judgeWeek(
  plan: MealPlan,
  stored: readonly StoredMeal[],
  answers: Preferences,
  report: (measure: Measure, isHeld: boolean) => void,
): WeekFigures {
  const { meals, totals } = plan;
  if (totals === null) throw new Error("a paid week has totals");
  const { dietaryPreference: diet, mealsPerDay } = answers;
  const isLowCarbohydrate = diet === "keto" || diet === "paleo";
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => meals.filter((meal) => meal.day === day));
  for (const day of days) judgeDay(day, plan, isLowCarbohydrate, report);
  const calcium = meals.reduce((sum, { nutrition }) => sum + (nutrition.calcium ?? 0), 0) / days.length;
  report("calcium at least 900 mg a day, weeks", calcium >= 900);
  for (const meal of meals) judgeMeal(meal, plan.targets.energyKcal, mealsPerDay, report);
  judgeMains(meals, answers, report);
  const isSaid = plan.notes.some((note) => /budget|over your \$/i.test(note));
  report("weeks whose basket keeps the budget, or says why not", totals.basketCost <= totals.budget || isSaid);
  return figuresOf(plan, stored, answers);
}

function judgeDay(
  day: readonly Meal[],
  { targets }: MealPlan,
  isLowCarbohydrate: boolean,
  report: (measure: Measure, isHeld: boolean) => void,
): void {
  const sum = (key: "calories" | "protein" | "saturatedFat" | "fibre" | "sodium") =>
    day.reduce((total, { nutrition }) => total + (nutrition[key] ?? 0), 0);
  const kcal = sum("calories");
  report("energy within 3 % of days", Math.abs(kcal - targets.energyKcal) <= 0.03 * targets.energyKcal);
  report("protein met on days", sum("protein") >= targets.proteinG * 0.995);
  report("sodium at most 2,300 mg on days", sum("sodium") <= 2_300);
  report("fruit at least 100 g on days", gramsWhere(day, isFruit) >= 100);
  if (isLowCarbohydrate) return;
  report("saturated fat at most 10 % of energy on days", sum("saturatedFat") * 9 <= kcal * 0.1);
  report("fiber 22 to 50 g on days", sum("fibre") >= 22 && sum("fibre") <= 50);
}

function judgeMeal(
  meal: Meal,
  energyKcal: number,
  mealsPerDay: number,
  report: (measure: Measure, isHeld: boolean) => void,
): void {
  const wanted = energyKcal * (SHARES[mealsPerDay]?.[meal.type] ?? 0);
  report("meals within 35 % of their share", Math.abs(meal.nutrition.calories - wanted) <= MEALS_SHARE_SLACK * wanted);
  const flesh = gramsWhere([meal], (id) => FLESH.has(FOODS.get(id)?.animal ?? "none")) * COOKED_SHARE;
  report("meals with at most 250 g cooked flesh", flesh <= 250);
  report("meals with at most 30 g added fat", gramsWhere([meal], isAddedFat) <= 30);
  const starchy = (meal.parts ?? []).filter((part) => cookedStarchKcal(part.ingredients) >= COOKED_STARCH_KCAL);
  report("meals without rice, pasta, grain or potatoes beside another", starchy.length <= 1);
  const parts = (meal.parts ?? []).map((part) => kcalOf(part.ingredients));
  const share =
    (parts[0] ?? 1) /
    Math.max(
      1,
      parts.reduce((sum, kcal) => sum + kcal, 0),
    );
  if (isMain(meal)) report("mains whose dish is at least 40 % of the meal", share >= LEAST_SHARE_OF_DISH);
  report("plates of at most 1 kg", gramsWhere([meal], (id) => FOODS.get(id)?.aisle !== "Drinks") <= 1_000);
}

function judgeMains(
  meals: readonly Meal[],
  { dietaryPreference: diet, budget, allergies }: Preferences,
  report: (measure: Measure, isHeld: boolean) => void,
): void {
  const mains = meals.filter(isMain);
  const countWhere = (isCounted: (meal: Meal) => boolean) => mains.filter(isCounted).length;
  const avoidsGluten = allergies.includes("Gluten") || allergies.includes("Wheat");
  const isUsual = !avoidsGluten && !allergies.includes("Dairy") && !allergies.includes("Soy") && diet !== "vegan";
  if (isUsual) {
    const isFreeFrom = meals.some(({ ingredients }) => ingredients.some(({ foodId }) => FREE_FROM.test(foodId)));
    report("weeks with nothing free-from for whom it is not", !isFreeFrom || diet === "keto" || diet === "paleo");
  }
  const fish = countWhere((meal) => {
    const { oilySeafood, leanSeafood } = groupSum(meal);
    return oilySeafood + leanSeafood >= 1;
  });
  const eatsFish = (diet === "omnivore" || diet === "pescatarian") && !allergies.includes("Fish");
  if (eatsFish && budget >= 75) report("weeks with fish twice (from $75)", fish >= (diet === "pescatarian" ? 3 : 2));
  if (diet === "omnivore") {
    const pulses = countWhere((meal) => groupSum(meal).legumes >= 0.25 || groupSum(meal).soy >= 0.5);
    report("omnivores' weeks with pulses in at most 6 mains", pulses <= 6);
    const red = countWhere((meal) => groupSum(meal).meat + groupSum(meal).curedMeat >= 1);
    report("omnivores' weeks with red meat in at most 4 mains", red <= 4);
    report("omnivores' weeks with fish in at most 5 mains", fish <= 5);
    const flesh = countWhere((meal) => {
      const { poultry, meat, curedMeat } = groupSum(meal);
      return poultry + meat + curedMeat >= 1;
    });
    if (budget >= 75) report("omnivores' weeks with poultry or meat twice (from $75)", flesh >= 2);
  }
  report("weeks with no main more than twice", most(mains.map(({ name }) => name)) <= 2);
  const sameDay = [1, 2, 3, 4, 5, 6, 7].some(
    (day) => most(meals.filter((meal) => meal.day === day).map(({ name }) => name)) > 1,
  );
  report("weeks with no dish twice a day", !sameDay);
  const breakfasts = meals.filter(({ type }) => type === "breakfast").map(({ name }) => name);
  if (breakfasts.length > 0) report("weeks with no breakfast more than 3 times", most(breakfasts) <= 3);
}

function figuresOf(
  { meals, groceryList, totals, targets }: MealPlan,
  stored: readonly StoredMeal[],
  { age, gender }: Preferences,
): WeekFigures {
  const amounts = amountsOf(meals);
  const reached = intakesOf(stored.flatMap(cookedPortions), 7, { age: age ?? null, gender: gender ?? null }).filter(
    ({ perDay, reference }) => perDay >= REACHED_SHARE * reference,
  );
  const lines = groceryList.flatMap(({ items }) => items).filter(({ staple, covered }) => !staple && !covered);
  const basket = totals?.basketCost ?? 0;
  const { keeps = 0, perishes = 0 } = totals?.leftOver ?? {};
  return {
    lines: lines.length,
    leftOverShare: basket === 0 ? 0 : (keeps + perishes) / basket,
    perishedShare: basket === 0 ? 0 : perishes / basket,
    hei: heiScore(dietTotals(amounts)).total,
    nutrientsReached: reached.length,
    eggs: (gramsWhere(meals, (id) => id === "egg") / EGG_G) * (2_000 / targets.energyKcal),
    commonestProduce: most(
      meals.flatMap(({ ingredients }) => [...new Set(ingredients.map(produceOf))]).filter(Boolean),
    ),
    dishes: new Set(meals.map(({ name, detail }) => `${name} ${detail ?? ""}`)),
  };
}

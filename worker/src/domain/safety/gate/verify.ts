import { NUTRIENT_KEYS } from "@mealwright/schema/constants/food/nutrients";
import { DAYS_PER_WEEK, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import { gramsOf } from "../../foods/catalogue/measures.ts";
import type { Meal, MealIngredient } from "../../meal.ts";
import { allergensOf, costCents, nutritionOf } from "../../nutrition/sum.ts";
import { requireEntry } from "../../unknown-value.ts";
import { foodConflicts } from "./avoidance.ts";
import { DIET_RULES } from "./diets.ts";
import { dietsOf, type Eater, eatsChilledOf, ketoPortionOf, type Violation, type ViolationKind } from "./eater.ts";
import { cookingFault } from "./heat/cooking-faults.ts";
import { rawWords } from "./raw-food.ts";
import { textViolations } from "./verify-text.ts";

/** More of a food in one person's meal is a mistake, whatever the dish. Grams. */
const MAX_GRAMS = 1_000;
const MAX_GRAMS_OF_DRINK = 1_500;
const MAX_GRAMS_OF_SPICE = 60;
const MAX_GRAMS_OF_MEAL = 3_000;
/** How far a kitchen amount, rounded to what a spoon or cup shows, may be from the exact one. */
const AMOUNT_SLACK_GRAMS = 6;
const AMOUNT_SLACK_RATIO = 2;
/** Sums of grams differ in their last digits. */
const GRAMS_SLACK = 0.001;

type Report = (kind: ViolationKind, evidence: string, where: string, message: string) => void;

/**
 * Every reason why the meal must not be stored for this person; empty = safe. Pure, knows nothing of who proposed the
 * meal, and is the only door to storage. It proves presence: an ingredient that is not in the catalogue is a violation.
 */
export function verify(meal: Meal, eater: Eater): readonly Violation[] {
  const violations: Violation[] = [];
  const report: Report = (kind, evidence, where, message) => {
    violations.push({ kind, evidence, where, message });
  };
  checkShape(meal, eater, report);
  checkSides(meal, report);
  const foods: Food[] = [];
  for (const ingredient of meal.ingredients) {
    const food = FOODS.get(ingredient.foodId);
    if (food === undefined) {
      const where = `ingredient:${ingredient.foodId}`;
      report("unresolved-ingredient", ingredient.foodId, where, `"${ingredient.name}" is not a food that we know.`);
      continue;
    }
    foods.push(food);
    violations.push(...foodConflicts(food, eater));
    checkAmount(ingredient, food, report);
  }
  if (foods.length === meal.ingredients.length) checkNumbers(meal, eater, report);
  violations.push(...textViolations(meal, eater, foods));
  checkRaw(meal, foods, eater, report);
  return violations;
}

function checkRaw(meal: Meal, foods: readonly Food[], eater: Eater, report: Report): void {
  const { name, detail, instructions } = meal;
  const foodIds = foods.map(({ id }) => id);
  const { eatsRaw } = eater;
  const words = eatsRaw ? null : rawWords([name, detail ?? "", ...instructions], foodIds);
  if (words !== null)
    report("raw", words, "instructions", `"${words}": nothing raw is served under 18, over 65 or in pregnancy.`);
  const fault = cookingFault(
    { name, detail: detail ?? null, instructions, foodIds },
    { eatsRaw, eatsChilled: eatsChilledOf(eater) },
  );
  if (fault !== null)
    report("raw", fault.evidence, "instructions", `"${fault.evidence}": the steps do not cook it through.`);
}

function checkShape(meal: Meal, eater: Eater, report: Report): void {
  if (meal.name.trim() === "") report("amount", "", "name", "The meal has no name.");
  if (meal.ingredients.length === 0) report("amount", "0", "ingredients", "The meal has no ingredients.");
  if (meal.instructions.length === 0) report("amount", "0", "instructions", "The meal has no steps.");
  meal.instructions.forEach((step, index) => {
    if (step.trim() === "") report("amount", "", `step:${index + 1}`, `Step ${index + 1} is empty.`);
  });
  if (!Number.isInteger(meal.day) || meal.day < 1 || meal.day > DAYS_PER_WEEK)
    report("number", String(meal.day), "day", `Day ${meal.day} is not a day of the week.`);
  if (!MEAL_TYPES.includes(meal.type))
    report("number", String(meal.type), "type", `"${meal.type}" is not a kind of meal.`);
  if (!Number.isFinite(meal.prepTime) || meal.prepTime <= 0)
    report("number", String(meal.prepTime), "prepTime", `${meal.prepTime} minutes is not a preparation time.`);
  else if (!(meal.prepTime <= eater.maxPrepMinutes))
    report(
      "prep-time",
      String(meal.prepTime),
      "prepTime",
      `${meal.prepTime} minutes is longer than the ${eater.maxPrepMinutes} minutes allowed.`,
    );
}

/** Everything shown as part of a side has to be in the meal that was judged. */
function checkSides({ sides = [], ingredients, instructions }: Meal, report: Report): void {
  const left = ingredients.map(({ grams }) => grams + GRAMS_SLACK);
  for (const { name, lines } of sides) {
    for (const [index, grams] of lines) {
      left[index] = (left[index] ?? Number.NaN) - grams;
      if (!(grams > 0) || !((left[index] ?? 0) >= 0))
        report("amount", String(grams), `side:${name}`, `${grams} g in "${name}" are not in the meal.`);
    }
  }
  const steps = sides.reduce((sum, side) => sum + side.steps, 0);
  if (steps >= instructions.length && sides.length > 0)
    report("amount", String(steps), "sides", "The dish itself has no steps.");
}

function maxGrams(food: Food): number {
  if (food.aisle === "Spices & herbs") return MAX_GRAMS_OF_SPICE;
  return food.aisle === "Drinks" ? MAX_GRAMS_OF_DRINK : MAX_GRAMS;
}

function checkAmount(ingredient: MealIngredient, food: Food, report: Report): void {
  const where = `ingredient:${food.id}`;
  const { grams, quantity, unit } = ingredient;
  if (!Number.isFinite(grams) || grams <= 0) {
    report("amount", String(grams), where, `${grams} g of ${food.name} is not an amount.`);
    return;
  }
  if (grams > maxGrams(food))
    report("amount", String(grams), where, `${grams} g of ${food.name} is too much for one meal.`);
  if (!Number.isFinite(quantity) || quantity <= 0 || unit.trim() === "") {
    report("amount", `${quantity} ${unit}`, where, `"${quantity} ${unit}" of ${food.name} is not an amount.`);
    return;
  }
  const shownGrams = gramsOf(food, quantity, unit);
  if (shownGrams === null) return;
  const isFar = shownGrams > grams * AMOUNT_SLACK_RATIO || grams > shownGrams * AMOUNT_SLACK_RATIO;
  if (isFar && Math.abs(shownGrams - grams) > AMOUNT_SLACK_GRAMS)
    report("amount", `${quantity} ${unit}`, where, `${quantity} ${unit} of ${food.name} is not ${grams} g.`);
}

/** Every number that is shown has to equal its recomputation. */
function checkNumbers(meal: Meal, eater: Eater, report: Report): void {
  const totalGrams = meal.ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0);
  if (totalGrams > MAX_GRAMS_OF_MEAL)
    report("amount", String(totalGrams), "ingredients", `${totalGrams} g is too much for one meal.`);
  const computed = nutritionOf(meal);
  for (const key of NUTRIENT_KEYS) {
    if (meal.nutrition[key] !== computed[key])
      report(
        "number",
        String(meal.nutrition[key]),
        `nutrition.${key}`,
        `${key} is ${computed[key]}, not ${meal.nutrition[key]}.`,
      );
  }
  if (!isSameSet(meal.nutrition.incomplete, computed.incomplete))
    report(
      "number",
      meal.nutrition.incomplete.join(" "),
      "nutrition.incomplete",
      "The list of incomplete figures is wrong.",
    );
  const allergens = allergensOf(meal.ingredients);
  if (!isSameSet(meal.allergens, allergens))
    report("number", meal.allergens.join(" "), "allergens", `The allergens are ${allergens.join(", ") || "none"}.`);
  const cents = costCents(meal.ingredients);
  if (meal.costCents !== cents)
    report("number", String(meal.costCents), "costCents", `The cost is ${cents} cents, not ${meal.costCents}.`);
  const netCarbsG = computed.carbs - computed.fibre;
  for (const diet of dietsOf(eater)) {
    const { mealNetCarbohydrateMaxG: mostG } = requireEntry(DIET_RULES, diet, "diet");
    if (mostG !== null && netCarbsG * ketoPortionOf(eater) > mostG)
      report(
        "diet",
        netCarbsG.toFixed(1),
        "nutrition.carbs",
        `${netCarbsG.toFixed(1)} g net carbohydrate is too much for a ${diet} meal.`,
      );
  }
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((member) => right.includes(member));
}

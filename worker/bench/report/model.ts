import { MEAL_TYPES_BY_MEALS_PER_DAY, type MealType } from "@mealwright/schema/constants/meals";
import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import { resolveIngredient } from "../../src/domain/foods/resolver/resolve-ingredient.ts";
import type { Meal } from "../../src/domain/meal.ts";
import { minutesOf } from "../../src/domain/model/repair/minutes.ts";
import { energyAsWritten, type Share as MealShare } from "../../src/domain/model/repair/portions.ts";
import { repairProposal } from "../../src/domain/model/repair/repair.ts";
import { type Proposal, parseProposal } from "../../src/domain/model/reply/proposal.ts";
import { isEnergyOnTarget } from "../../src/domain/nutrition/day.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { createRandom } from "../../src/domain/planner/random.ts";
import { slotShare } from "../../src/domain/planner/slots.ts";
import type { PlanRequest } from "../../src/domain/planner/types.ts";
import { dietBreach } from "../../src/domain/safety/gate/diets.ts";
import type { Eater } from "../../src/domain/safety/gate/eater.ts";
import { HONEST_MEALS, type HonestMeal } from "../../test/fixtures/honest-replies.data.ts";
import { type Hostile, poisoned, saysWord, textOf } from "../../test/fixtures/hostile-replies.ts";
import { feasiblePeople } from "./accuracy.ts";
import { Counter, countOf, type Section } from "./section.ts";

const DAY = 1;
/** A reply is judged as written, without any check, and as the person gets it after verification. */
const STATES = ["written", "verified"] as const;
type State = (typeof STATES)[number];

function toProposal({ type, name, minutes, ingredients, steps }: HonestMeal): Proposal {
  const proposal = parseProposal({
    type,
    name,
    prepMinutes: minutes,
    ingredients: ingredients.map((line) => {
      const [quantity = "", unit = "", food = ""] = line.split("|");
      return { name: food, quantity: quantity === "" ? null : Number(quantity), unit };
    }),
    instructions: steps,
  });
  if (proposal === null) throw new Error(`${name} is no proposal`);
  return proposal;
}

/** Dishes in a model's words, by meal and the diet that they were written for. */
const DISHES = new Map<string, readonly Proposal[]>();
for (const dish of HONEST_MEALS) {
  const key = `${dish.diet} ${dish.type}`;
  DISHES.set(key, [...(DISHES.get(key) ?? []), toProposal(dish)]);
}

/** Whether there is a reply for every meal of the person's day, without which nothing can be compared. */
function hasReplies({ eater, mealsPerDay }: PlanRequest): boolean {
  return MEAL_TYPES_BY_MEALS_PER_DAY[mealsPerDay].every((type) => DISHES.has(`${eater.diet} ${type}`));
}

function shareOf({ eater, targets, mealsPerDay }: PlanRequest, type: MealType): MealShare {
  const share = slotShare(mealsPerDay, type);
  const isKeto = eater.diet === "keto";
  return {
    energyKcal: targets.energyKcal * share,
    proteinG: targets.proteinG * share,
    netCarbohydrateMaxG: isKeto ? 15 : null,
    netCarbohydrateLimitG: isKeto ? 25 : null,
  };
}

/** The written ingredients that are known foods, with their grams. */
function foodsOf({ ingredients }: Proposal) {
  return ingredients.flatMap(({ name, quantity, unit }) => {
    const read = resolveIngredient(name, quantity, unit);
    return read.status === "resolved" ? [{ food: read.food, grams: read.grams ?? 0, measure: undefined }] : [];
  });
}

/** Whether a food contains an allergen that the eater avoids, or breaks the diet; judged without the gate. */
function isForbidden(foodIds: readonly string[], eater: Eater): boolean {
  return foodIds.some((foodId) => {
    const food = FOODS.get(foodId);
    if (food === undefined) throw new Error(`unknown food ${foodId}`);
    const allergens = [...food.contains, ...food.mayContain];
    return allergens.some((one) => eater.avoids.allergens.includes(one)) || dietBreach(food, eater.diet) !== null;
  });
}

function countMeals(counter: Counter, state: State, eater: Eater, meals: readonly (readonly [string[], number])[]) {
  for (const [foodIds, minutes] of meals) {
    counter.add(`ordinary ${state} meals`);
    if (isForbidden(foodIds, eater)) counter.add(`ordinary ${state} forbidden`);
    if (minutes > eater.maxPrepMinutes) counter.add(`ordinary ${state} slow`);
  }
}

/** A day of dishes for the person's diet, as written, and after verification with the gaps filled by the planner. */
function countDay(counter: Counter, request: PlanRequest): void {
  const { eater, targets, mealsPerDay, seed } = request;
  const random = createRandom(seed);
  const written = MEAL_TYPES_BY_MEALS_PER_DAY[mealsPerDay].map((type) => {
    const dishes = DISHES.get(`${eater.diet} ${type}`) ?? [];
    const proposal = dishes[Math.floor(random() * dishes.length)];
    if (proposal === undefined) throw new Error(`no reply for a ${eater.diet} ${type}`);
    return { type, proposal, foods: foodsOf(proposal) };
  });
  countMeals(
    counter,
    "written",
    eater,
    written.map(({ proposal: { prepMinutes, instructions }, foods }) => [
      foods.map(({ food }) => food.id),
      Math.max(prepMinutes ?? 0, minutesOf(instructions)),
    ]),
  );
  const writtenKcal = written.reduce((sum, { foods }) => sum + energyAsWritten(foods), 0);
  counter.add("ordinary days");
  if (Math.abs(writtenKcal - targets.energyKcal) > targets.energyKcal * 0.03) counter.add("ordinary written energyOff");
  const fixed = written.flatMap(({ type, proposal }): Meal[] => {
    const order = { id: `model-${type}`, day: DAY, type, eater, share: shareOf(request, type) };
    const repaired = repairProposal(proposal, order);
    counter.add("meal" in repaired ? "ordinary kept" : "ordinary refused");
    return "meal" in repaired ? [repaired.meal] : [];
  });
  const { meals, totals } = planWeek({ ...request, days: [DAY], fixed });
  countMeals(
    counter,
    "verified",
    eater,
    meals.map(({ ingredients, prepTime }) => [ingredients.map(({ foodId }) => foodId), prepTime]),
  );
  if (!totals.days.every(isEnergyOnTarget)) counter.add("ordinary verified energyOff");
}

/**
 * A hostile reply, forbidden as written by construction; the verified meal is searched for the forbidden word and
 * checked by its foods.
 */
function countHostile(counter: Counter, { eater, reply, poison }: Hostile): void {
  counter.add("hostile meals");
  counter.add("hostile written forbidden");
  const proposal = parseProposal(reply);
  const isKeto = eater.diet === "keto";
  const share = {
    energyKcal: 600,
    proteinG: 25,
    netCarbohydrateMaxG: isKeto ? 15 : null,
    netCarbohydrateLimitG: isKeto ? 25 : null,
  };
  const repaired = proposal && repairProposal(proposal, { id: "m", day: DAY, type: "dinner", eater, share });
  if (!repaired || !("meal" in repaired)) {
    counter.add("hostile refused");
    return;
  }
  counter.add("hostile kept");
  const { ingredients } = repaired.meal;
  const isSaid = poison !== null && saysWord(textOf(repaired.meal, true), poison.toLowerCase());
  const ids = ingredients.map(({ foodId }) => foodId);
  if (isSaid || isForbidden(ids, eater)) counter.add("hostile verified forbidden");
}

/**
 * A model's replies as written, next to the same replies after verification: ordinary ones for `size` people, and
 * hostile ones.
 */
export const model: Section = {
  measure: (share, size) => {
    const counter = new Counter();
    for (const request of feasiblePeople(share, size)) {
      if (!hasReplies(request)) continue;
      counter.add("people");
      countDay(counter, request);
    }
    const hostile = poisoned();
    for (let index = share.number; index < hostile.length; index += share.of) {
      const reply = hostile[index];
      if (reply !== undefined) countHostile(counter, reply);
    }
    return counter;
  },
  figures: (tally) => {
    const of = (name: string) => countOf(tally, name);
    const after = (state: State) => ({
      meals: of(`ordinary ${state} meals`),
      forbidden: of(`ordinary ${state} forbidden`),
      slow: of(`ordinary ${state} slow`),
      daysOffEnergy: of(`ordinary ${state} energyOff`),
    });
    return {
      ordinary: {
        people: of("people"),
        days: of("ordinary days"),
        dishes: HONEST_MEALS.length,
        kept: of("ordinary kept"),
        refused: of("ordinary refused"),
        written: after("written"),
        verified: after("verified"),
      },
      hostile: {
        replies: of("hostile meals"),
        kept: of("hostile kept"),
        refused: of("hostile refused"),
        written: { forbidden: of("hostile written forbidden") },
        verified: { forbidden: of("hostile verified forbidden") },
      },
    };
  },
};

import { MEAL_TYPES, MEALS_PER_DAY_OPTIONS, type WeekFilter } from "@mealwright/schema/constants/meals";
import { COOKING_LEVEL_FACTS, COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { capitalized, countWord } from "@mealwright/schema/rules/text/count-text";
import { findRecipe } from "../../cookbook/cookbook.ts";
import type { Meal } from "../../meal.ts";
import { ENERGY_TOLERANCE_PERCENT, isEnergyOnTarget, macrosOutside } from "../../nutrition/day.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { MOST_OF_TEMPLATE } from "../model/weights.ts";
import { slotShare } from "../slots.ts";
import type { DayTotal, PlanEvents, PlanNote, PlanNoteKind, PlanRequest } from "../types.ts";
import type { Findings } from "./findings.ts";
import { noteBudget } from "./note-budget.ts";
import { noteFish } from "./note-fish.ts";
import { count, dayName, list, whole } from "./note-text.ts";
import { noteWishes } from "./note-wishes.ts";

/** The least share of a week's different lunches and dinners that should not be from recent weeks. */
export const NEW_MAINS_SHARE = 0.7;
/** Above this, a note suggests one more meal a day. */
const LARGE_MEAL_KCAL = 1_500;

interface Planned extends Pick<Findings, "meals" | "totals" | "basketCents"> {
  readonly replaced: readonly Meal[];
  /** The cheapest basket found if none keeps the budget; null means the planned one. */
  readonly cheapestCents: number | null;
  /** The cheapest basket found with fish, if money was too short for it. */
  readonly fishCents?: number | null;
}

/** The parts of a week's planning to store for its notes. */
export function planEvents(
  { recentRecipeIds }: Pick<PlanRequest, "recentRecipeIds">,
  { meals, totals, basketCents, replaced, cheapestCents, fishCents = null }: Planned,
): PlanEvents {
  const { budgetCents } = totals;
  const isOver = budgetCents !== null && basketCents > budgetCents;
  return {
    replaced: replaced.map(({ name }) => name),
    recentRecipeIds: noteRecent(meals, recentRecipeIds).length === 0 ? [] : [...new Set(recentRecipeIds)],
    cheapestBasketCents: isOver ? Math.min(cheapestCents ?? basketCents, basketCents) : null,
    ...(fishCents === null ? {} : { fishBasketCents: fishCents }),
  };
}

/** Everything about a kind of note. */
interface NoteFacts {
  readonly find: (findings: Findings) => readonly PlanNote[];
  /** Whether it reports food missing or the budget exceeded, which cooking on fewer days must not cause. */
  readonly isLack: boolean;
}

/** Every kind, in the order in which they are shown. */
const NOTES: Readonly<Record<PlanNoteKind, NoteFacts>> = {
  "unmatched-allergy": { find: ({ request }) => noteUnmatched(request), isLack: false },
  "no-safe-meal": { find: noteEmptySlots, isLack: true },
  "meal-replaced": { find: ({ events }) => noteReplaced(events), isLack: false },
  budget: { find: noteBudget, isLack: true },
  fish: { find: noteFish, isLack: false },
  energy: { find: noteEnergy, isLack: true },
  protein: { find: noteProtein, isLack: true },
  macros: { find: noteMacros, isLack: false },
  sodium: { find: noteSodium, isLack: false },
  "few-meals": { find: noteFewMeals, isLack: false },
  repeats: { find: noteRepeats, isLack: false },
  recent: { find: ({ meals, events }) => noteRecent(meals, events.recentRecipeIds), isLack: false },
  level: { find: noteLevel, isLack: false },
  wish: { find: noteWishes, isLack: false },
};

const { "unmatched-allergy": OF_ANSWERS, ...OF_WEEK } = NOTES;

/** The week's compromises, in plain words with figures; empty if there are none. */
export function planNotes(findings: Findings): readonly PlanNote[] {
  return [...OF_ANSWERS.find(findings), ...weekNotes(findings)];
}

/** The compromises of a whole week, except the allergy texts that match no food. */
export function weekNotes(findings: Findings): readonly PlanNote[] {
  return Object.values(OF_WEEK).flatMap(({ find }) => find(findings));
}

/** In how many ways a week falls short, to compare two weeks. */
export function countLacks(notes: readonly PlanNote[]): number {
  return notes.filter(({ kind }) => NOTES[kind].isLack).length;
}

function noteEmptySlots({ emptySlots, request }: Findings): readonly PlanNote[] {
  if (emptySlots.length === 0) return [];
  const minutes = request.eater.maxPrepMinutes;
  return [
    {
      kind: "no-safe-meal",
      text: `${count(emptySlots.length, "meal is", "meals are")} left empty: no dish is both safe for ${isShared(request) ? "everybody at the table" : "you"} and ready in ${minutes} minutes.`,
      figures: { slots: emptySlots.length, maxPrepMinutes: minutes },
    },
  ];
}

/** Whether other named people share the meals, whose answers count like the person's own. */
function isShared({ eater }: Findings["request"]): boolean {
  return eater.otherDiets !== undefined;
}

function noteReplaced({ replaced }: PlanEvents): readonly PlanNote[] {
  if (replaced.length === 0) return [];
  return [
    {
      kind: "meal-replaced",
      text: `${list(replaced)} did not pass the safety check for your answers and ${replaced.length === 1 ? "was" : "were"} replaced.`,
      figures: { meals: replaced.length },
    },
  ];
}

/** A note on the parts of the allergy text that match no food; empty if all do. */
export function noteUnmatched({ eater }: Pick<PlanRequest, "eater">): readonly PlanNote[] {
  const texts = eater.avoids.unresolved;
  if (texts.length === 0) return [];
  return [
    {
      kind: "unmatched-allergy",
      text: `We could not match ${list(texts.map((text) => `“${text}”`))} to any food: please check every meal for it yourself.`,
      figures: { texts: texts.length },
    },
  ];
}

function noteEnergy({ totals: { days }, request }: Findings): readonly PlanNote[] {
  const off = days.filter((day) => !isEnergyOnTarget(day));
  const farthest = [...off].sort((one, other) => distance(other) - distance(one))[0];
  if (farthest === undefined) return [];
  const { calories } = farthest.nutrition;
  // The day's header adds what is eaten elsewhere to both figures.
  const where = request.skippedSlots.some(({ day }) => day === farthest.day) ? " in the meals you cook" : "";
  return [
    {
      kind: "energy",
      text: `${count(off.length, "day is", "days are")} more than ${ENERGY_TOLERANCE_PERCENT} % off the energy target; ${dayName(farthest.day)} is farthest, with ${whole(calories)} of ${whole(farthest.targetKcal)} kcal${where}.`,
      figures: { days: off.length, day: farthest.day, energyKcal: calories, targetKcal: farthest.targetKcal },
    },
  ];
}

function distance(day: DayTotal): number {
  return Math.abs(day.nutrition.calories - day.targetKcal);
}

function noteProtein({ totals: { days }, request }: Findings): readonly PlanNote[] {
  const short = days.filter((day) => day.nutrition.protein < day.proteinGoalG);
  const least = [...short].sort((one, other) => gap(other) - gap(one))[0];
  if (least === undefined) return [];
  const { protein } = least.nutrition;
  return [
    {
      kind: "protein",
      text: `${count(short.length, "day has", "days have")} less protein than ${wishes(request, "highProtein") ? "the high protein you asked for" : "your goal"}; ${dayName(least.day)} has the least, ${protein} g of ${least.proteinGoalG} g.`,
      figures: { days: short.length, day: least.day, proteinG: protein, goalG: least.proteinGoalG },
    },
  ];
}

function gap(day: DayTotal): number {
  return day.proteinGoalG - day.nutrition.protein;
}

function noteMacros({ totals, request }: Findings): readonly PlanNote[] {
  const off = totals.days.map((day) => macrosOutside(day, request)).filter((names) => names.length > 0);
  if (off.length === 0) return [];
  const names = [...new Set(off.flat())];
  const isWish = wishes(request, "lowCarb") && names.includes("carbohydrate");
  return [
    {
      kind: "macros",
      text: `${count(off.length, "day is", "days are")} outside the range for ${list(names)}${isWish ? " (the low carbohydrate you asked for)" : ""}.`,
      figures: { days: off.length },
    },
  ];
}

/** Sodium is judged over the week: a single salty day is not worth a note, a salty week is. */
function noteSodium({ totals, request }: Findings): readonly PlanNote[] {
  const { days } = totals;
  const { sodiumMaxMg, energyKcal } = request.targets;
  const most = days.reduce((sum, { targetKcal }) => sum + sodiumMaxMg * (targetKcal / Math.max(1, energyKcal)), 0);
  const sodiumMg = days.reduce((sum, { nutrition }) => sum + nutrition.sodium, 0);
  if (days.length === 0 || sodiumMg <= most) return [];
  const why = wishes(request, "lowSodium") ? "for the low sodium you asked for" : "that is advised";
  const [mean, limit] = [sodiumMg / days.length, most / days.length];
  return [
    {
      kind: "sodium",
      text: `The planned meals have ${whole(mean)} mg of sodium a day on average; ${whole(limit)} mg is the most ${why}.`,
      figures: { sodiumMg: Math.round(mean), sodiumMaxMg: Math.round(limit) },
    },
  ];
}

/** If few meals have to provide much energy each, what the person can change. */
function noteFewMeals({ meals, request }: Findings): readonly PlanNote[] {
  const { mealsPerDay, targets } = request;
  const more = MEALS_PER_DAY_OPTIONS.find((number) => number > mealsPerDay);
  const largest = meals.reduce((most, { nutrition }) => Math.max(most, nutrition.calories), 0);
  const usual = targets.energyKcal * Math.max(...MEAL_TYPES.map((type) => slotShare(mealsPerDay, type)));
  if (more === undefined || Math.min(usual, largest) <= LARGE_MEAL_KCAL) return [];
  return [
    {
      kind: "few-meals",
      text: `${capitalized(countWord(mealsPerDay))} meals a day are few for ${whole(targets.energyKcal)} kcal: the largest here has ${whole(largest)} kcal. With ${countWord(more)} meals a day they would be smaller, and there would be more dishes to choose from.`,
      figures: { largestKcal: largest, mealsPerDay },
    },
  ];
}

function noteRepeats({ meals, leftoverIds }: Findings): readonly PlanNote[] {
  const mains = meals.filter(({ id, type }) => isMain(type) && !leftoverIds.has(id));
  const times = new Map<string, number>();
  for (const { name } of mains) times.set(name, (times.get(name) ?? 0) + 1);
  const dishes = times.size;
  const most = Math.max(0, ...times.values());
  // A good dish may come twice in a week; more often is a compromise worth a note.
  if (most <= MOST_OF_TEMPLATE.main) return [];
  const how = `: one comes ${most} times`;
  return [
    {
      kind: "repeats",
      text: `The ${mains.length} lunches and dinners here are ${count(dishes, "dish", "different dishes")}${dishes === 1 ? "" : how}.`,
      figures: { meals: mains.length, dishes },
    },
  ];
}

function noteRecent(meals: readonly Meal[], recentRecipeIds: readonly string[]): readonly PlanNote[] {
  if (recentRecipeIds.length === 0) return [];
  const mains = new Set(meals.flatMap(({ type, recipeId }) => (isMain(type) && recipeId !== null ? [recipeId] : [])));
  const recent = new Set(recentRecipeIds);
  const again = [...mains].filter((id) => recent.has(id)).length;
  if (mains.size - again >= mains.size * NEW_MAINS_SHARE) return [];
  return [
    {
      kind: "recent",
      text: `${again} of the ${mains.size} dishes for lunch and dinner were also in the previous weeks.`,
      figures: { again, mains: mains.size },
    },
  ];
}

function noteLevel({ meals, request }: Findings): readonly PlanNote[] {
  const own = COOKING_LEVELS.indexOf(request.level);
  const harder = meals.filter(({ recipeId }) => {
    const recipe = recipeId === null ? undefined : findRecipe(recipeId);
    return recipe !== undefined && COOKING_LEVELS.indexOf(recipe.level) > own;
  });
  if (harder.length === 0) return [];
  return [
    {
      kind: "level",
      text: `${count(harder.length, "meal is", "meals are")} harder than ${COOKING_LEVEL_FACTS[request.level].label.toLowerCase()} level: read the steps before you start.`,
      figures: { meals: harder.length },
    },
  ];
}

function wishes({ wishes: wished }: Findings["request"], filter: WeekFilter): boolean {
  return wished?.filters.includes(filter) ?? false;
}

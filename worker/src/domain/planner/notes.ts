import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Meal } from "../meal.ts";
import { ENERGY_TOLERANCE_PERCENT, isEnergyOnTarget, macrosOutside } from "../nutrition/day.ts";
import { isMain } from "./build-model.ts";
import type { DayTotal, PlanNote, PlanRequest, PlanTotals, Slot } from "./types.ts";

/** Of a week's different lunches and dinners, so many are not of recent weeks. */
export const NEW_MAINS_SHARE = 0.7;
const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** What the notes of a finished week are made from. */
export interface Findings {
  readonly request: PlanRequest;
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  readonly emptySlots: readonly Slot[];
  readonly replaced: readonly Meal[];
  /** What the cheapest safe week found costs the household, where none keeps the budget; null = the planned one. */
  readonly cheapestCents: number | null;
  /** Meals that eat another slot's dish: no repeats. */
  readonly leftoverIds: ReadonlySet<string>;
}

/** What had to give, in plain words with figures; empty when nothing had to. */
export function planNotes(findings: Findings): readonly PlanNote[] {
  return [
    ...noteEmptySlots(findings),
    ...noteReplaced(findings),
    ...noteUnmatched(findings.request),
    ...noteBudget(findings),
    ...noteEnergy(findings.totals),
    ...noteProtein(findings.totals),
    ...noteMacros(findings),
    ...noteSodium(findings),
    ...noteRepeats(findings),
    ...noteRecent(findings),
    ...noteLevel(findings),
  ];
}

function noteEmptySlots({ emptySlots, request }: Findings): readonly PlanNote[] {
  if (emptySlots.length === 0) return [];
  const minutes = request.eater.maxPrepMinutes;
  return [
    {
      kind: "no-safe-meal",
      text: `${count(emptySlots.length, "meal is", "meals are")} left empty: no dish of the cookbook is safe for you and ready in ${minutes} minutes.`,
      figures: { slots: emptySlots.length, maxPrepMinutes: minutes },
    },
  ];
}

function noteReplaced({ replaced }: Findings): readonly PlanNote[] {
  if (replaced.length === 0) return [];
  return [
    {
      kind: "meal-replaced",
      text: `${list(replaced.map(({ name }) => name))} did not pass the safety check for your answers and ${replaced.length === 1 ? "was" : "were"} replaced.`,
      figures: { meals: replaced.length },
    },
  ];
}

/** What of the free text about allergies matches no food; empty when all of it does. */
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

function noteBudget({ request, totals, cheapestCents }: Findings): readonly PlanNote[] {
  const { budgetCents, householdCostCents } = totals;
  if (budgetCents === null || householdCostCents <= budgetCents) return [];
  const food = request.eater.diet === "omnivore" ? "" : ` of ${request.eater.diet} food`;
  const kcal = request.targets.energyKcal;
  const least = Math.min(cheapestCents ?? householdCostCents, householdCostCents);
  const people = request.household === 1 ? "" : ` for ${request.household} people`;
  return [
    {
      kind: "budget",
      text: `${dollars(budgetCents)} cannot cover ${whole(kcal)} kcal a day${food}${people}: the cheapest safe meals found cost ${dollars(least)}${least < householdCostCents ? `, these ${dollars(householdCostCents)}` : ""}.`,
      figures: {
        budgetCents,
        costCents: householdCostCents,
        cheapestCents: least,
        energyKcal: kcal,
        household: request.household,
      },
    },
  ];
}

function noteEnergy({ days }: PlanTotals): readonly PlanNote[] {
  const off = days.filter((day) => !isEnergyOnTarget(day));
  const farthest = [...off].sort((one, other) => distance(other) - distance(one))[0];
  if (farthest === undefined) return [];
  const { calories } = farthest.nutrition;
  return [
    {
      kind: "energy",
      text: `${count(off.length, "day is", "days are")} more than ${ENERGY_TOLERANCE_PERCENT} % off the energy target; ${dayName(farthest.day)} is farthest, with ${whole(calories)} of ${whole(farthest.targetKcal)} kcal.`,
      figures: { days: off.length, day: farthest.day, energyKcal: calories, targetKcal: farthest.targetKcal },
    },
  ];
}

function distance(day: DayTotal): number {
  return Math.abs(day.nutrition.calories - day.targetKcal);
}

function noteProtein({ days }: PlanTotals): readonly PlanNote[] {
  const short = days.filter((day) => day.nutrition.protein < day.proteinGoalG);
  const least = [...short].sort((one, other) => gap(other) - gap(one))[0];
  if (least === undefined) return [];
  const { protein } = least.nutrition;
  return [
    {
      kind: "protein",
      text: `${count(short.length, "day has", "days have")} less protein than your goal; ${dayName(least.day)} has least, ${protein} g of ${least.proteinGoalG} g.`,
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
  return [
    {
      kind: "macros",
      text: `${count(off.length, "day is", "days are")} outside the range for ${list([...new Set(off.flat())])}.`,
      figures: { days: off.length },
    },
  ];
}

/** Sodium is judged by what is usual: a salty day between others is no finding, a salty week is. */
function noteSodium({ totals, request }: Findings): readonly PlanNote[] {
  const { days } = totals;
  const { sodiumMaxMg, energyKcal } = request.targets;
  const most = days.reduce((sum, { targetKcal }) => sum + sodiumMaxMg * (targetKcal / Math.max(1, energyKcal)), 0);
  const sodiumMg = days.reduce((sum, { nutrition }) => sum + nutrition.sodium, 0);
  if (days.length === 0 || sodiumMg <= most) return [];
  const [mean, limit] = [sodiumMg / days.length, most / days.length];
  return [
    {
      kind: "sodium",
      text: `The planned meals have ${whole(mean)} mg of sodium a day on average, with the salt cut where it could be; ${whole(limit)} mg is the most that is advised.`,
      figures: { sodiumMg: Math.round(mean), sodiumMaxMg: Math.round(limit) },
    },
  ];
}

function noteRepeats({ meals, leftoverIds }: Findings): readonly PlanNote[] {
  const seen = new Set<string>();
  const again = meals.filter((meal) => {
    if (!isMain(meal.type) || leftoverIds.has(meal.id)) return false;
    const repeated = seen.has(meal.name);
    seen.add(meal.name);
    return repeated;
  });
  if (again.length === 0) return [];
  return [
    {
      kind: "repeats",
      text: `${count(again.length, "lunch or dinner comes", "lunches or dinners come")} a second time this week: too few other dishes fit your answers and budget.`,
      figures: { meals: again.length },
    },
  ];
}

function noteRecent({ meals, request }: Findings): readonly PlanNote[] {
  const mains = [
    ...new Set(meals.flatMap(({ type, recipeId }) => (isMain(type) && recipeId !== null ? [recipeId] : []))),
  ];
  const recent = new Set(request.recentRecipeIds);
  const again = mains.filter((id) => recent.has(id)).length;
  if (mains.length - again >= mains.length * NEW_MAINS_SHARE) return [];
  return [
    {
      kind: "recent",
      text: `${again} of ${mains.length} lunches and dinners were also in your last weeks: too few new ones fit your answers.`,
      figures: { again, mains: mains.length },
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
      text: `${count(harder.length, "meal is", "meals are")} harder than ${request.level}: too few easier dishes are safe for you.`,
      figures: { meals: harder.length },
    },
  ];
}

function dayName(day: number): string {
  return DAY_NAMES[day - 1] ?? `day ${day}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function list(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join();
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}

function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/** 2400 -> "2,400", the same in every locale. */
function whole(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ",");
}

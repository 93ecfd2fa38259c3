import type { MealType } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Meal } from "../meal.ts";
import { type Effort, searchBest, usualEffort } from "./anneal.ts";
import { buildDayGoals, buildModel, daysOf, isMain, mostNetDg, type OpenSlot } from "./build-model.ts";
import type { Candidate } from "./candidates.ts";
import { drawPools, drawThrifty, type Leaning } from "./draw-pools.ts";
import { at, type Choice, type GoalModel } from "./goal-model.ts";
import { NEW_MAINS_SHARE } from "./notes.ts";
import { createRandom } from "./random.ts";
import type { Found } from "./serve.ts";
import { slotKey, slotShare } from "./slots.ts";
import { findRepeating, findThriftiest, type ThriftRequest, type Thrifty } from "./thrift.ts";
import type { PlanRequest, Slot } from "./types.ts";

/** The slots of a request and what is settled about them. */
export interface Draw {
  readonly slots: readonly Slot[];
  readonly fixed: readonly Meal[];
  /** Where each slot's leftovers are cooked. */
  readonly leftovers: ReadonlyMap<string, Slot>;
  readonly budgetCents: number;
}

/** Share of the budget that a usual week aims at: some cents over would be cheap in points and still be over. */
const AIM = 0.99;
/** Of what the energy costs in a mean dish: with less, nine of ten usual weeks are over the budget. */
const TIGHT_SHARE = { usual: 0.36, keto: 0.43 } as const;
/** After a third of its search no usual week that cost so many times the budget came to keep it: 0 of 1,404 random people's. */
const HOPELESS = 1.05;
/** Points of a cent over a budget that is known to hold: it is not for sale. */
const HARD_BUDGET_PER_CENT = 4_000;
/** Where money is short, everything else gives way before the day's energy (up to its promise) and protein do. */
const PROMISE_FACTOR = 20;
const PROMISE_PERMILLE = 29;
/** Where no safe week keeps the budget, the one served may cost this much more than the cheapest found. */
const BEYOND_CHEAPEST = 1.03;
/** Mains to choose from for each slot, so that a week without recent ones is worth a try. */
const ENOUGH_FRESH = 2;
interface Try {
  /** How many times as many dishes as usual are drawn. */
  readonly width: number;
  readonly find: (request: ThriftRequest) => Thrifty | null;
}

/** A week that keeps its budget is only tried to be bettered; else more dishes come in where the cheapest fill no week, then repeats. */
const FEW_TRIES: readonly Try[] = [{ width: 1, find: findThriftiest }];
const ALL_TRIES: readonly Try[] = [...FEW_TRIES, { width: 2, find: findThriftiest }, { width: 2, find: findRepeating }];
/** From the cheapest week on: short, and never so warm that it forgets where it began. */
const THRIFTY_EFFORT: Effort = { coolingSweeps: 12, startTemperature: 400, pairChance: 0.35 };

/**
 * The best week found. Where too many of its mains came in recent weeks, it is chosen once more without those, and that
 * one is taken unless it breaks a promise (energy, protein, budget) that the first keeps.
 */
export function chooseWeek(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found {
  const found = chooseWithin(request, draw, eligible);
  const recent = new Set(request.recentRecipeIds);
  if (recent.size === 0 || isNewEnough(found, recent)) return found;
  const fresh = eligible.filter(({ recipe }) => !recent.has(recipe.id) || !recipe.mealTypes.some(isMain));
  const freshMains = fresh.filter(({ recipe }) => recipe.mealTypes.some(isMain)).length;
  if (freshMains < ENOUGH_FRESH * cookedSlots(draw).filter(({ type }) => isMain(type)).length) return found;
  const other = chooseWithin(request, draw, fresh);
  const isDearer = other.search.costCents > Math.max(draw.budgetCents, found.search.costCents);
  return isDearer || other.search.brokenDays() > found.search.brokenDays() ? found : other;
}

function isNewEnough({ model, search }: Found, recent: ReadonlySet<string>): boolean {
  const mains = new Set(
    model.goal.units.flatMap(({ main, pool }, unit) => {
      const pick = at(search.pick, unit);
      return main && pick >= 0 ? [model.recipes[at(pool, pick)]?.id ?? ""] : [];
    }),
  );
  const fresh = [...mains].filter((id) => !recent.has(id)).length;
  return fresh >= mains.size * NEW_MAINS_SHARE;
}

/**
 * The usual week where it keeps the budget and every day's energy and protein; else what the cheapest week becomes when
 * it is made better as far as the budget goes.
 */
function chooseWithin(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found {
  const usual = isTight(request, draw, eligible) ? null : promisingWeek(request, draw, eligible);
  const keeps = usual !== null && usual.search.costCents <= draw.budgetCents;
  if (keeps && usual.search.brokenDays() === 0) return usual;
  const thrifty = thriftyWeek(request, draw, eligible, keeps ? FEW_TRIES : ALL_TRIES);
  if (keeps) return thrifty !== null && thrifty.search.brokenDays() < usual.search.brokenDays() ? thrifty : usual;
  const other = thrifty ?? drawnWeek(request, draw, eligible, "cheapest");
  if (usual === null && other.search.brokenDays() === 0) return other;
  const rich = usual ?? drawnWeek(request, draw, eligible, "usual");
  // Food enough comes before the budget.
  return rich.search.brokenDays() < other.search.brokenDays() ? rich : other;
}

/** Whether a usual week would hardly keep the budget, so that none is tried: too little money for the usual price of energy. */
function isTight(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): boolean {
  const shares = draw.slots.reduce((sum, { type }) => sum + slotShare(request.mealsPerDay, type), 0);
  const kcal = request.targets.energyKcal * shares * request.household;
  const centsPerKcal = eligible.reduce((sum, one) => sum + one.centsPerKcal, 0) / Math.max(1, eligible.length);
  const share = request.eater.diet === "keto" ? TIGHT_SHARE.keto : TIGHT_SHARE.usual;
  return draw.budgetCents < kcal * centsPerKcal * share;
}

export function isFixed({ fixed }: Draw, slot: Slot): boolean {
  return fixed.some((meal) => slotKey(meal) === slotKey(slot));
}

/** The usual week; null where it would hardly keep the budget, which is seen before it is all searched for. */
function promisingWeek(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found | null {
  let isHopeless = false;
  const found = drawnWeek(request, draw, eligible, "usual", ({ costCents }) => {
    isHopeless = costCents > draw.budgetCents * AIM * HOPELESS;
    return isHopeless;
  });
  return isHopeless ? null : found;
}

/** A week of drawn dishes; of cheap ones, where money is short, with each day's energy and protein before the budget. */
function drawnWeek(
  request: PlanRequest,
  draw: Draw,
  eligible: readonly Candidate[],
  leaning: Leaning,
  isHopeless: NonNullable<Effort["isHopeless"]> = () => false,
): Found {
  const random = createRandom(request.seed);
  const pools = drawPools(request, eligible, typesOf(draw), leaning, random);
  const open = openSlots(draw, pools);
  const model = buildModel(request, open, draw.fixed, Math.floor(draw.budgetCents * AIM));
  const goal = leaning === "cheapest" ? promiseFirst(model.goal) : model.goal;
  const search = searchBest(goal, random, { ...usualEffort(open.length), isHopeless });
  return { model: { ...model, goal }, search, budgetCents: draw.budgetCents, cheapestCents: null };
}

/** The same goals with each day's energy (up to its promise) and protein before all else. */
function promiseFirst(goal: GoalModel): GoalModel {
  const days = goal.days.map((day) => ({
    ...day,
    bandKcal: Math.floor((day.energyKcal * PROMISE_PERMILLE) / 1000),
    factor: PROMISE_FACTOR,
  }));
  return { ...goal, days };
}

interface ThriftyDraw {
  readonly open: readonly OpenSlot[];
  readonly thrifty: Thrifty;
}

/** The first of the tries that fills every day. */
function drawThriftiest(
  request: PlanRequest,
  draw: Draw,
  eligible: readonly Candidate[],
  tries: readonly Try[],
  random: () => number,
): ThriftyDraw | null {
  for (const { width, find } of tries) {
    const open = openSlots(draw, drawThrifty(request, eligible, typesOf(draw), width));
    const thrifty = find(thriftRequestOf(request, draw, open, random));
    if (thrifty !== null) return { open, thrifty };
  }
  return null;
}

function thriftRequestOf(
  request: PlanRequest,
  draw: Draw,
  open: readonly OpenSlot[],
  random: () => number,
): ThriftRequest {
  const days = daysOf(open, draw.fixed);
  return {
    days: buildDayGoals(request, open, draw.fixed),
    units: open.flatMap(({ slots: [slot], pool }) =>
      slot === undefined ? [] : [{ day: days.indexOf(slot.day), main: isMain(slot.type), pool }],
    ),
    household: request.household,
    mostNetDg: mostNetDg(request),
    served: draw.fixed.flatMap(({ recipeId }) => (recipeId === null ? [] : (findRecipe(recipeId) ?? []))),
    budgetCents: draw.budgetCents - fixedCents(request, draw),
    random,
  };
}

function fixedCents({ household }: PlanRequest, { fixed }: Draw): number {
  return fixed.reduce((sum, meal) => sum + meal.costCents, 0) * household;
}

/** Null where leftovers tie days together or no try meets every day's needs. */
function thriftyWeek(
  request: PlanRequest,
  draw: Draw,
  eligible: readonly Candidate[],
  tries: readonly Try[],
): Found | null {
  if (draw.leftovers.size > 0) return null;
  const random = createRandom(request.seed);
  const types = typesOf(draw);
  const thriftiest = drawThriftiest(request, draw, eligible, tries, random);
  if (thriftiest === null) return null;
  const { open: thriftyOpen, thrifty } = thriftiest;
  const cheapestCents = thrifty.costCents + fixedCents(request, draw);
  const isKept = cheapestCents <= draw.budgetCents;
  const budgetCents = isKept ? draw.budgetCents : Math.floor(cheapestCents * BEYOND_CHEAPEST);
  const drawn = drawPools(request, eligible, types, "cheapest", random);
  const pools = new Map(types.map((type) => [type, withPicks(drawn.get(type) ?? [], thriftyOpen, thrifty, type)]));
  const open = openSlots(draw, pools);
  const model = buildModel(request, open, draw.fixed, budgetCents);
  const start = startOf(open, thriftyOpen, thrifty);
  const goal = { ...promiseFirst(model.goal), budgetPerCent: HARD_BUDGET_PER_CENT };
  const search = searchBest(goal, random, THRIFTY_EFFORT, start);
  if (search.brokenDays() > 0) search.restore(start);
  return { model: { ...model, goal }, search, budgetCents, cheapestCents: isKept ? null : cheapestCents };
}

function typesOf(draw: Draw): readonly MealType[] {
  return [...new Set(cookedSlots(draw).map(({ type }) => type))];
}

function cookedSlots(draw: Draw): readonly Slot[] {
  return draw.slots.filter((slot) => !isFixed(draw, slot) && !draw.leftovers.has(slotKey(slot)));
}

/** The slots to cook for with their pools, each with the slots that eat its leftovers; those without any dish are left out. */
function openSlots(draw: Draw, pools: ReadonlyMap<MealType, readonly Candidate[]>): readonly OpenSlot[] {
  return cookedSlots(draw).flatMap((slot) => {
    const pool = pools.get(slot.type) ?? [];
    const eaters = draw.slots.filter((other) => {
      const source = draw.leftovers.get(slotKey(other));
      return source !== undefined && slotKey(source) === slotKey(slot);
    });
    return pool.length === 0 ? [] : [{ slots: [slot, ...eaters], pool }];
  });
}

/** The drawn dishes and those that the cheapest week has for the type. */
function withPicks(
  drawn: readonly Candidate[],
  open: readonly OpenSlot[],
  { picks }: Thrifty,
  type: MealType,
): readonly Candidate[] {
  const chosen = open.flatMap(({ slots, pool }, unit) =>
    slots[0]?.type === type ? (pool[picks[unit]?.pick ?? -1] ?? []) : [],
  );
  return [...new Set([...drawn, ...chosen])];
}

/** The cheapest week's choice in the pools of another model of the same slots. */
function startOf(open: readonly OpenSlot[], thriftyOpen: readonly OpenSlot[], { picks }: Thrifty): Choice {
  const pick = open.map(({ pool }, unit) => {
    const candidate = thriftyOpen[unit]?.pool[picks[unit]?.pick ?? -1];
    return candidate === undefined ? -1 : pool.indexOf(candidate);
  });
  return { pick: Int32Array.from(pick), portion: Int32Array.from(picks, ({ portion }) => portion) };
}

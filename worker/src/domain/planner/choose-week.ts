import type { MealType } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../cookbook/cookbook.ts";
import { cookedSlots, type Draw, drawKeeping, openSlots, typesOf } from "./draw-slots.ts";
import { type CheapestPicks, type CheapestRequest, findCheapest, findRepeating } from "./explain/cheapest-week.ts";
import { isMain } from "./model/build-dishes.ts";
import { buildModel, mostNetDg, type PlanModel } from "./model/build-model.ts";
import { type Candidate, NOTHING_BESIDE } from "./model/candidates.ts";
import { buildDayGoals, daysOf } from "./model/day-goals.ts";
import type { Assignment, GoalModel } from "./model/goal-model.ts";
import type { OpenSlot } from "./model/open-slot.ts";
import {
  BETTER_EFFORT,
  BEYOND_CHEAPEST,
  BUDGET_AIM,
  CHEAPEST_EFFORT,
  CHEAPEST_MARGIN,
  DRAFT_EFFORT,
  FEW_UNITS,
  HOPELESS_BUDGET_RATIO,
  KEPT_BUDGET_PER_CENT,
  PROMISE_FACTOR,
  PROMISE_PERMILLE,
  SEAFOOD_BUDGET_CENTS,
  SHARING_EFFORT,
  THRIFT,
  THRIFT_FACTOR,
  TIGHT_BUDGET_SHARE,
  USUAL_FACTOR,
  WEIGHTS,
  WITHIN_REACH,
} from "./model/weights.ts";
import { createRandom } from "./random.ts";
import { searchBest, usualEffort } from "./search/anneal.ts";
import { drawCheapest, drawPools, type Leaning } from "./search/draw-pools.ts";
import { withSides } from "./search/draw-sides.ts";
import { rotateSnacks } from "./search/rotate-snacks.ts";
import type { Search } from "./search/search.ts";
import type { Found } from "./search/serve.ts";
import { shareFoods } from "./search/share-foods.ts";
import { cheapestWithFish } from "./search/with-fish.ts";
import { withoutRecent } from "./search/without-recent.ts";
import { slotShare } from "./slots.ts";
import type { PlanRequest } from "./types.ts";

const CENTS_PER_DOLLAR = 100;

interface Try {
  /** How many times as many dishes as usual are drawn. */
  readonly width: number;
  readonly find: (request: CheapestRequest) => CheapestPicks | null;
}

/** More dishes come in where the cheapest fill no week, then repeats. */
const ALL_TRIES: readonly Try[] = [
  { width: 1, find: findCheapest },
  { width: 2, find: findCheapest },
  { width: 2, find: findRepeating },
];

/**
 * The best week found. Where it went without fish for want of money and a week with it keeps the budget, that one; where
 * none does, what the cheapest one costs is known with it.
 */
export function chooseWeek(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found {
  const found = chooseFresh(request, draw, rotateSnacks(request, eligible));
  const random = createRandom(request.seed);
  const fish = cheapestWithFish(request, found, random);
  if (fish === null) return found;
  const { model } = found;
  if (fish.paidCents > draw.budgetCents) return { ...found, fishCents: namedCents(fish.paidCents) };
  const ample = { ...model, goal: { ...model.goal, kindPoints: model.ampleKindPoints } };
  return bettered(ample, fish, draw.budgetCents, random);
}

/**
 * The best week found of dishes that the weeks before did not have. Where one of its days lacks energy or protein, or it
 * is over a budget that other dishes keep, those are let in again.
 */
function chooseFresh(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found {
  const fresh = withoutRecent(request, cookedSlots(draw), eligible);
  const found = chooseWithin(request, draw, fresh);
  const isFar = (found.cheapestCents ?? 0) > draw.budgetCents * WITHIN_REACH;
  if (fresh === eligible || (found.search.brokenDays() === 0 && (isFar || isKept(found, draw)))) return found;
  const other = chooseWithin(request, draw, eligible);
  if (isBetter(other, found)) return other;
  return !isBetter(found, other) && isKept(other, draw) && !isKept(found, draw) ? other : found;
}

/**
 * The usual week where its packs keep the budget; else the cheapest basket that was found, made better as far as the
 * budget goes. Where one of its days lacks energy or protein, the cheapest week by the gram, if that has more of them,
 * and then one at any price.
 */
function chooseWithin(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found {
  const usual = isTight(request, draw, eligible) ? null : promisingWeek(request, draw, eligible);
  if (usual !== null && isKept(usual, draw) && usual.search.brokenDays() === 0) return usual;
  const frugal = frugalWeek(request, draw, eligible);
  const best = usual !== null && isKept(usual, draw) && !isBetter(frugal, usual) ? usual : frugal;
  if (best.search.brokenDays() === 0) return best;
  const fallback = cheapestWeek(request, draw, eligible, ALL_TRIES);
  const fed = fallback !== null && isBetter(fallback, best) ? fallback : best;
  if (fed.search.brokenDays() === 0) return fed;
  const rich = promisingWeek(request, draw, eligible, Number.POSITIVE_INFINITY);
  return rich !== null && isBetter(rich, fed) ? rich : fed;
}

function isKept({ search }: Found, { budgetCents }: Draw): boolean {
  return search.paidCents <= budgetCents;
}

/** Food enough comes before the budget. */
function isBetter(one: Found, other: Found): boolean {
  return one.search.brokenDays() < other.search.brokenDays();
}

/** Whether a usual week would hardly keep the budget, so that none is tried: too little money for the usual price of energy. */
function isTight(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): boolean {
  const { keto, usual } = TIGHT_BUDGET_SHARE;
  return isBelow(request, draw, eligible, request.eater.diet === "keto" ? keto : usual);
}

/** Whether the budget is below this share of what the energy costs in an average dish. */
function isBelow(request: PlanRequest, draw: Draw, eligible: readonly Candidate[], share: number): boolean {
  const shares = draw.slots.reduce((sum, { type }) => sum + slotShare(request.mealsPerDay, type), 0);
  const kcal = request.targets.energyKcal * shares * request.household;
  const centsPerKcal = eligible.reduce((sum, one) => sum + one.centsPerKcal, 0) / Math.max(1, eligible.length);
  return draw.budgetCents < kcal * centsPerKcal * share;
}

/** The usual week; null where it would hardly keep the budget, which is seen before it is all searched for. */
function promisingWeek(
  request: PlanRequest,
  draw: Draw,
  eligible: readonly Candidate[],
  hopelessRatio: number = HOPELESS_BUDGET_RATIO,
): Found | null {
  let isHopeless = false;
  const { open, dishes, random } = drawOpen(request, draw, eligible, "usual");
  const budgetCents = Math.floor(draw.budgetCents * BUDGET_AIM);
  const model = heedful(buildModel(request, open, draw.fixed, budgetCents));
  const isShared = dishes > FEW_UNITS;
  const search = searchBest(model.goal, random, {
    ...(isShared ? DRAFT_EFFORT : usualEffort(dishes)),
    isRough: isShared,
    isHopeless: ({ paidCents }) => {
      isHopeless = paidCents > budgetCents * hopelessRatio;
      return isHopeless;
    },
  });
  if (isHopeless) return null;
  if (!isShared) return { model, search, budgetCents: draw.budgetCents, cheapestCents: null };
  const shared = shareFoods(request, open, search.choice(), eligible, random);
  const sharing = heedful(buildModel(request, shared.open, draw.fixed, budgetCents));
  const better = searchBest(sharing.goal, random, SHARING_EFFORT, shared.start);
  return { model: sharing, search: better, budgetCents: draw.budgetCents, cheapestCents: null };
}

/**
 * A week that weighs each cent at the till: first beside the goals of a good week, then, where that is over the budget,
 * before all of them. What is left of the budget makes the week better; where neither keeps it, the good week is served
 * as far as it costs little more than the cheapest basket found.
 */
function frugalWeek(request: PlanRequest, draw: Draw, eligible: readonly Candidate[], isAmple = false): Found {
  const { open, dishes, random } = drawOpen(request, draw, eligible, "cheapest");
  const usual = heedful(buildModel(request, open, draw.fixed, 0));
  const model = isAmple ? { ...usual, goal: { ...usual.goal, kindPoints: usual.ampleKindPoints } } : usual;
  const search = searchBest(model.goal, random, { ...usualEffort(dishes), isRough: true });
  if (search.paidCents <= draw.budgetCents) return bettered(model, search, draw.budgetCents, random);
  const cheapest = thriftiest(model, search, draw.budgetCents, random);
  const { paidCents } = cheapest;
  if (paidCents <= draw.budgetCents) return bettered(model, cheapest, draw.budgetCents, random);
  if (isMisled(model, paidCents, request)) return frugalWeek(request, draw, eligible, true);
  const cheapestCents = namedCents(paidCents);
  const most = Math.round(paidCents * BEYOND_CHEAPEST);
  const served = bettered(model, search.paidCents <= most ? search : cheapest, most, random);
  return { ...served, cheapestCents };
}

/** The cheapest week found from another one, each of its days fed; from the other one again, less warm, where it is over the budget. */
function thriftiest({ goal }: PlanModel, from: Search, budgetCents: number, random: () => number): Search {
  const { tillPerCent, startTemperatures, coolingSweeps } = THRIFT;
  const days = goal.days.map((day) => ({ ...day, factor: THRIFT_FACTOR }));
  const thrifty = { ...goal, days, tillPerCent, budgetPerCent: tillPerCent };
  let cheapest = from;
  for (const startTemperature of startTemperatures) {
    const effort = { ...BETTER_EFFORT, startTemperature, coolingSweeps };
    const found = searchBest(thrifty, random, effort, cheapest.choice());
    if (found.brokenDays() === 0 && found.paidCents < cheapest.paidCents) cheapest = found;
    if (cheapest.paidCents <= budgetCents) break;
  }
  return cheapest;
}

/** What is named as the cheapest basket where one of so many cents was found: whole dollars. */
function namedCents(paidCents: number): number {
  return Math.ceil((paidCents * CHEAPEST_MARGIN) / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}

/**
 * Whether the week went without fish for want of money, and yet costs so much that with that as the budget it would have
 * some: the cheapest basket that is named is then to be one with fish.
 */
function isMisled({ goal, ampleKindPoints }: PlanModel, paidCents: number, { household }: PlanRequest): boolean {
  return (
    namedCents(paidCents) >= SEAFOOD_BUDGET_CENTS * household &&
    goal.kindPoints.some((points, at) => points !== ampleKindPoints[at])
  );
}

/** The week made better with what the budget has left. */
function bettered(model: PlanModel, search: Search, most: number, random: () => number): Found {
  const budgetCents = Math.max(search.paidCents, Math.floor(most * BUDGET_AIM));
  const goal = { ...model.goal, budgetCents, tillPerCent: WEIGHTS.tillPerCent, budgetPerCent: KEPT_BUDGET_PER_CENT };
  const better = searchBest(goal, random, BETTER_EFFORT, search.choice());
  return { model: { ...model, goal }, search: better, budgetCents: most, cheapestCents: null };
}

interface Drawn {
  readonly open: readonly OpenSlot[];
  /** Slots to fill, without what stands beside their dishes. */
  readonly dishes: number;
  readonly random: () => number;
}

function drawOpen(request: PlanRequest, draw: Draw, eligible: readonly Candidate[], leaning: Leaning): Drawn {
  const random = createRandom(request.seed);
  const pools = drawPools(request, eligible, typesOf(draw), leaning, random);
  const dishes = openSlots(draw, pools, drawKeeping(request, draw, eligible, leaning, random));
  return { open: withSides(request, dishes, random), dishes: dishes.length, random };
}

/** The same goals with each day's protein and energy band worth more than what a shorter list saves. */
function heedful(model: PlanModel): PlanModel {
  const days = model.goal.days.map((day) => ({ ...day, factor: USUAL_FACTOR }));
  return { ...model, goal: { ...model.goal, days } };
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

interface CheapestDraw {
  readonly open: readonly OpenSlot[];
  readonly cheapest: CheapestPicks;
}

/** The first of the tries that fills every day. */
function drawCheapestWeek(
  request: PlanRequest,
  draw: Draw,
  eligible: readonly Candidate[],
  tries: readonly Try[],
  random: () => number,
): CheapestDraw | null {
  for (const { width, find } of tries) {
    const open = openSlots(draw, drawCheapest(request, eligible, typesOf(draw), width));
    const cheapest = find(cheapestRequestOf(request, draw, open, random));
    if (cheapest !== null) return { open, cheapest };
  }
  return null;
}

function cheapestRequestOf(
  request: PlanRequest,
  draw: Draw,
  open: readonly OpenSlot[],
  random: () => number,
): CheapestRequest {
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

/** The cheapest week by the gram, improved within what its packs cost. Null where leftovers tie days together or no try meets every day's needs. */
function cheapestWeek(
  request: PlanRequest,
  draw: Draw,
  eligible: readonly Candidate[],
  tries: readonly Try[],
): Found | null {
  if (draw.leftovers.size > 0) return null;
  const random = createRandom(request.seed);
  const types = typesOf(draw);
  const found = drawCheapestWeek(request, draw, eligible, tries, random);
  if (found === null) return null;
  const { open: cheapestOpen, cheapest } = found;
  const drawn = drawPools(request, eligible, types, "cheapest", random);
  const pools = new Map(types.map((type) => [type, withPicks(drawn.get(type) ?? [], cheapestOpen, cheapest, type)]));
  const open = withSides(request, openSlots(draw, pools), random);
  const model = buildModel(request, open, draw.fixed, draw.budgetCents);
  const start = startOf(open, cheapestOpen, cheapest);
  const goal = promiseFirst(model.goal);
  const search = searchBest(goal, random, CHEAPEST_EFFORT, start);
  if (search.brokenDays() > 0) search.restore(start);
  const { paidCents } = search;
  const isOver = paidCents > draw.budgetCents;
  return {
    model: { ...model, goal },
    search,
    budgetCents: isOver ? paidCents : draw.budgetCents,
    cheapestCents: isOver ? paidCents : null,
  };
}

/** The drawn dishes and those that the cheapest week has for the type. */
function withPicks(
  drawn: readonly Candidate[],
  open: readonly OpenSlot[],
  { picks }: CheapestPicks,
  type: MealType,
): readonly Candidate[] {
  const chosen = open.flatMap(({ slots, pool }, unit) =>
    slots[0]?.type === type ? (pool[picks[unit]?.pick ?? -1] ?? []) : [],
  );
  return [...new Set([...drawn, ...chosen])];
}

/** The cheapest week's choice in the pools of another model of the same slots. */
function startOf(open: readonly OpenSlot[], cheapestOpen: readonly OpenSlot[], { picks }: CheapestPicks): Assignment {
  const pick = open.map(({ pool }, unit) => {
    // What stands beside the dishes comes after them, and begins as nothing.
    const candidate = cheapestOpen[unit]?.pool[picks[unit]?.pick ?? -1] ?? NOTHING_BESIDE;
    return pool.indexOf(candidate);
  });
  return { pick: Int32Array.from(pick), portion: Int32Array.from(open, (_, unit) => picks[unit]?.portion ?? 0) };
}

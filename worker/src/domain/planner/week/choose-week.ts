import { drawPools, type Leaning } from "../draw/draw-pools.ts";
import { withSides } from "../draw/draw-sides.ts";
import { cookedSlots, drawKeeping, openSlots, type SlotRequest, typesOf } from "../draw/draw-slots.ts";
import { rotateDishes } from "../draw/rotate-dishes.ts";
import { shareFoods } from "../draw/share-foods.ts";
import { withoutRecent } from "../draw/without-recent.ts";
import { buildModel, type PlanModel } from "../model/build/build-model.ts";
import type { Candidate } from "../model/candidates.ts";
import type { Assignment } from "../model/goals/goal-model.ts";
import { SEAFOOD } from "../model/goals/pattern.ts";
import type { OpenSlot } from "../model/open-slot.ts";
import {
  BETTER_EFFORT,
  BEYOND_CHEAPEST,
  BUDGET_AIM,
  CHEAPEST_MARGIN,
  DRAFT_EFFORT,
  FEW_UNITS,
  HOPELESS_BUDGET_RATIO,
  KEPT_BUDGET_PER_CENT,
  NEAR_BUDGET,
  NEAR_EFFORT,
  PROMISE_FACTOR,
  SHARING_EFFORT,
  THRIFT,
  THRIFT_FACTOR,
  TIGHT_BUDGET_SHARE,
  USUAL_FACTOR,
  WITHIN_REACH,
} from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { SEAFOOD_BUDGET_CENTS, WEIGHTS } from "../model/weights.ts";
import { createRandom } from "../random.ts";
import { searchBest, usualEffort } from "../search/anneal.ts";
import type { Search } from "../search/search.ts";
import type { Found } from "../serve/serve.ts";
import { slotShare } from "../slots.ts";
import type { PlanRequest } from "../types.ts";
import { cheapestWeek } from "./cheapest-fallback.ts";
import { thriftyFoods } from "./thrifty-foods.ts";
import { cheapestWithFish } from "./with-fish.ts";

const CENTS_PER_DOLLAR = 100;

/**
 * The best week found. If it lacks fish for lack of money, a week with fish that keeps the budget; if there is none,
 * the result includes the cost of the cheapest one.
 */
export function chooseWeek(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): Found {
  const found = chooseInTurn(request, draw, eligible);
  const random = createRandom(request.seed);
  const fish = cheapestWithFish(request, found, random);
  if (fish === null) return found;
  const { model } = found;
  if (fish.paidCents > draw.budgetCents) return { ...found, fishCents: namedCents(fish.paidCents) };
  return bettered(withAmpleKinds(model), fish, draw.budgetCents, random);
}

/** The best week found from this week's offered dishes or, if those exceed the budget, from nearly all dishes. */
function chooseInTurn(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): Found {
  const isShort = isTight(request, draw, eligible);
  const found = chooseFresh(request, draw, rotateDishes(request, eligible, isShort));
  if (isShort || isKept(found, draw)) return found;
  const other = chooseFresh(request, draw, rotateDishes(request, eligible, true));
  return isBetter(found, other) ? found : other;
}

/**
 * The best week found without dishes of earlier weeks. Those are allowed again if a day lacks energy or protein, or if
 * only they keep the budget.
 */
function chooseFresh(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): Found {
  const fresh = withoutRecent(request, cookedSlots(draw), eligible);
  const found = chooseWithin(request, draw, fresh);
  const isFar = (found.cheapestCents ?? 0) > draw.budgetCents * WITHIN_REACH;
  if (fresh === eligible || (found.search.brokenDays() === 0 && (isFar || isKept(found, draw)))) return found;
  const other = chooseWithin(request, draw, eligible);
  if (isBetter(other, found)) return other;
  return !isBetter(found, other) && isKept(other, draw) && !isKept(found, draw) ? other : found;
}

/**
 * The usual week if its packs keep the budget, otherwise the cheapest basket found, improved as far as the budget
 * allows. If a day lacks energy or protein, the cheapest week by the gram or, last, one at any price, if it has fewer
 * such days.
 */
function chooseWithin(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): Found {
  const usual = isTight(request, draw, eligible) ? null : promisingWeek(request, draw, eligible);
  if (usual !== null && isKept(usual, draw) && usual.search.brokenDays() === 0) return usual;
  const frugal = frugalWeek(request, draw, eligible);
  const best = usual !== null && isKept(usual, draw) && !isBetter(frugal, usual) ? usual : frugal;
  if (best.search.brokenDays() === 0) return best;
  const fallback = cheapestWeek(request, draw, eligible);
  const fed = fallback !== null && isBetter(fallback, best) ? fallback : best;
  if (fed.search.brokenDays() === 0) return fed;
  const rich = promisingWeek(request, draw, eligible, FED_AT_ANY_PRICE);
  return rich !== null && isBetter(rich, fed) ? rich : fed;
}

function isKept({ search }: Found, { budgetCents }: SlotRequest): boolean {
  return search.paidCents <= budgetCents;
}

/** Enough food is more important than the budget. */
function isBetter(one: Found, other: Found): boolean {
  return one.search.brokenDays() < other.search.brokenDays();
}

/** Whether the budget is so small for the usual price of energy that a usual week is not even tried. */
function isTight(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): boolean {
  const shares = draw.slots.reduce((sum, { type }) => sum + slotShare(request.mealsPerDay, type), 0);
  const kcal = request.targets.energyKcal * shares * request.household;
  const centsPerKcal = eligible.reduce((sum, one) => sum + one.centsPerKcal, 0) / Math.max(1, eligible.length);
  return draw.budgetCents < kcal * centsPerKcal * TIGHT_BUDGET_SHARE;
}

interface Insistence {
  /** The search is given up above this many times the budget. */
  readonly hopelessRatio: number;
  /** Multiplies the weights of a day's energy and protein. */
  readonly factor: number;
}

const USUAL_INSISTENCE: Insistence = { hopelessRatio: HOPELESS_BUDGET_RATIO, factor: USUAL_FACTOR };
/** For people whom no other week feeds: 3,200 kcal of keto food in two meals. */
const FED_AT_ANY_PRICE: Insistence = { hopelessRatio: Number.POSITIVE_INFINITY, factor: PROMISE_FACTOR };

/** The usual week; null if it would hardly keep the budget, which shows before the search is finished. */
function promisingWeek(
  request: PlanRequest,
  draw: SlotRequest,
  eligible: readonly Candidate[],
  { hopelessRatio, factor }: Insistence = USUAL_INSISTENCE,
): Found | null {
  let isHopeless = false;
  const { open, dishes, random } = drawOpen(request, draw, eligible, "usual");
  const budgetCents = Math.floor(draw.budgetCents * BUDGET_AIM);
  const model = heedful(buildModel(request, open, draw.fixed, budgetCents), factor);
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
  const sharing = heedful(buildModel(request, shared.open, draw.fixed, budgetCents), factor);
  const better = searchBest(sharing.goal, random, SHARING_EFFORT, shared.start);
  return { model: sharing, search: better, budgetCents: draw.budgetCents, cheapestCents: null };
}

/**
 * A week that weighs each cent at the checkout: first along with the other goals and, if that exceeds the budget,
 * before all of them. What is left of the budget improves the week. If neither keeps it, the first one is served unless
 * it costs much more than the cheapest basket found.
 */
function frugalWeek(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): Found {
  const { open, dishes, random } = drawOpen(request, draw, eligible, "cheapest");
  const model = heedful(buildModel(request, open, draw.fixed, 0));
  const near = { ...model.goal, ...NEAR_BUDGET, budgetCents: Math.floor(draw.budgetCents * BUDGET_AIM) };
  const effort = dishes > FEW_UNITS ? NEAR_EFFORT : usualEffort(dishes);
  const search = searchBest(near, random, { ...effort, isRough: true });
  const better = (from: Search, most: number, isAmple = false): Found => {
    const wanted = (one: PlanModel) => (isAmple ? withAmpleKinds(one) : one);
    if (dishes <= FEW_UNITS) return bettered(wanted(model), from, most, random);
    const shared = shareFoods(request, open, from.choice(), eligible, random);
    const sharing = heedful(buildModel(request, shared.open, draw.fixed, 0));
    return bettered(wanted(sharing), from, most, random, shared.start);
  };
  if (search.paidCents <= draw.budgetCents) return better(search, draw.budgetCents);
  const lean = thriftiest(model, search, draw.budgetCents, random);
  const isAmple = lean.paidCents > draw.budgetCents && isMisled(model, lean.paidCents, request);
  const cheapest = isAmple ? thriftiest(withAmpleKinds(model), search, draw.budgetCents, random, lean.choice()) : lean;
  const { paidCents } = cheapest;
  if (paidCents <= draw.budgetCents) return better(cheapest, draw.budgetCents, isAmple);
  const most = Math.round(paidCents * BEYOND_CHEAPEST);
  const served = better(search.paidCents <= most ? search : cheapest, most, isAmple);
  return { ...served, cheapestCents: namedCents(paidCents) };
}

/**
 * The cheapest week found from another one in which every day has enough food: stops at the first that keeps the
 * budget, since it is improved later; otherwise continues at a lower temperature.
 * @param start the choice that the first search starts from.
 */
function thriftiest(
  { goal }: PlanModel,
  from: Search,
  budgetCents: number,
  random: () => number,
  start: Assignment = from.choice(),
): Search {
  const { spendingPerCent, startTemperatures, coolingSweeps } = THRIFT;
  const days = goal.days.map((day) => ({ ...day, factor: THRIFT_FACTOR }));
  const thrifty = { ...goal, days, foods: thriftyFoods(goal), spendingPerCent, budgetPerCent: spendingPerCent };
  let cheapest = from;
  let next = start;
  for (const startTemperature of startTemperatures) {
    const isEnough = (week: Search) => week.paidCents <= budgetCents && week.brokenDays() === 0;
    const effort = { ...BETTER_EFFORT, startTemperature, coolingSweeps, isEnough };
    const found = searchBest(thrifty, random, effort, next);
    if (found.brokenDays() === 0 && found.paidCents < cheapest.paidCents) cheapest = found;
    if (cheapest.paidCents <= budgetCents) break;
    next = cheapest.choice();
  }
  return cheapest;
}

/** The price that we tell the person for the cheapest basket found: with a margin, rounded up to whole dollars. */
function namedCents(paidCents: number): number {
  return Math.ceil((paidCents * CHEAPEST_MARGIN) / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}

/**
 * Whether the week has no fish for lack of money, although a budget of its own cost would include fish: then the
 * cheapest basket named to the person must have fish. False if no fish can be chosen.
 */
function isMisled({ goal, ampleKindPoints }: PlanModel, paidCents: number, { household }: PlanRequest): boolean {
  const { units, dishes, kindPoints } = goal;
  return (
    namedCents(paidCents) >= SEAFOOD_BUDGET_CENTS * household &&
    kindPoints.some((points, place) => points !== ampleKindPoints[place]) &&
    units.some(({ main, pool }) => main && pool.some((dish) => (at(dishes.kinds, dish) & (1 << SEAFOOD)) !== 0))
  );
}

/**
 * Improves the week with the rest of the budget.
 * @param start the week as a choice among the model's dishes.
 */
function bettered(
  model: PlanModel,
  search: Search,
  most: number,
  random: () => number,
  start: Assignment = search.choice(),
): Found {
  const budgetCents = Math.max(search.paidCents, Math.floor(most * BUDGET_AIM));
  const goal = {
    ...model.goal,
    budgetCents,
    spendingPerCent: WEIGHTS.spendingPerCent,
    budgetPerCent: KEPT_BUDGET_PER_CENT,
  };
  const better = searchBest(goal, random, BETTER_EFFORT, start);
  return { model: { ...model, goal }, search: better, budgetCents: most, cheapestCents: null };
}

interface Drawn {
  readonly open: readonly OpenSlot[];
  /** The number of units to fill, without sides. */
  readonly dishes: number;
  readonly random: () => number;
}

function drawOpen(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[], leaning: Leaning): Drawn {
  const random = createRandom(request.seed);
  const pools = drawPools(request, eligible, typesOf(draw), leaning, random);
  const dishes = openSlots(draw, pools, drawKeeping(request, draw, eligible, leaning, random));
  return { open: withSides(request, dishes, random), dishes: dishes.length, random };
}

/** The same goals as if money were not short. */
function withAmpleKinds(model: PlanModel): PlanModel {
  return { ...model, goal: { ...model.goal, kindPoints: model.ampleKindPoints } };
}

/** The same goals with each day's protein and energy band weighing more than a shorter list. */
function heedful(model: PlanModel, factor: number = USUAL_FACTOR): PlanModel {
  const days = model.goal.days.map((day) => ({ ...day, factor }));
  return { ...model, goal: { ...model.goal, days } };
}

import type { Meal } from "../meal.ts";
import { verify } from "../safety/verify.ts";
import { type Effort, searchBest, usualEffort } from "./anneal.ts";
import { buildModel, type OpenSlot } from "./build-model.ts";
import { type Candidate, eligibleCandidates } from "./candidates.ts";
import { drawPools, type Leaning } from "./draw-pools.ts";
import { planNotes } from "./notes.ts";
import { createRandom } from "./random.ts";
import { type Found, type Served, serveSafely } from "./serve.ts";
import { budgetShare, compareSlots, requestedSlots, slotKey } from "./slots.ts";
import { planTotals } from "./totals.ts";
import type { PlanRequest, PlanResult, Slot } from "./types.ts";

/** When a slot's whole pool fails the gate, another is drawn, so many times. */
const MOST_DRAWS = 6;
const NO_BUDGET = 2_000_000_000;

/** A week that costs this many times the budget is not brought under it by one more attempt. */
const WITHIN_REACH = 1.15;

interface Attempt {
  readonly leaning: Leaning;
  /** Share of the budget to aim at: some cents over would be cheap in points and still be over. */
  readonly aim: number;
  readonly poolSize?: number;
  readonly effort?: Partial<Effort>;
}

const ATTEMPTS: readonly Attempt[] = [
  { leaning: "usual", aim: 0.99 },
  { leaning: "cheapest", aim: 0.98 },
  { leaning: "cheapest", aim: 0.98, poolSize: 60, effort: { coolingSweeps: 30, startTemperature: 3000 } },
];

interface Draw {
  readonly slots: readonly Slot[];
  readonly fixed: readonly Meal[];
  readonly leftovers: ReadonlyMap<string, Slot>;
  readonly budgetCents: number;
}

/**
 * Chooses and scales the meals of up to a week. Always answers; every meal returned has passed the gate. Deterministic
 * for the request: the same seed gives the same week.
 */
export function planWeek(request: PlanRequest): PlanResult {
  const replaced: Meal[] = [];
  const fixed: Meal[] = [];
  for (const meal of request.fixed) {
    if (verify(meal, request.eater).length === 0) fixed.push(meal);
    else replaced.push(meal);
  }
  const slots = requestedSlots(request);
  const leftovers = leftoverSources(request, slots, fixed);
  copyFixedLeftovers(request, leftovers, fixed);
  const planned = [...slots, ...fixed];
  const distinct = [...new Map(planned.map((slot) => [slotKey(slot), slot])).values()];
  const budgetCents =
    request.budgetCents === null ? null : Math.floor(request.budgetCents * budgetShare(request, distinct));
  const draw: Draw = { slots, fixed, leftovers, budgetCents: budgetCents ?? NO_BUDGET };
  const chosen = chooseSafe(request, draw);
  const meals = [...fixed, ...chosen.meals].sort(compareSlots);
  const totals = planTotals(meals, request, budgetCents);
  const filled = new Set(meals.map(slotKey));
  const notes = planNotes({
    request,
    meals,
    totals,
    emptySlots: slots.filter((slot) => !filled.has(slotKey(slot))),
    replaced,
    leftoverIds: new Set(meals.filter((meal) => leftovers.has(slotKey(meal))).map(({ id }) => id)),
  });
  return { meals, totals, notes, points: chosen.points };
}

/** For each slot that eats leftovers, where they were cooked in the end; sources that are not planned are dropped. */
function leftoverSources(
  request: PlanRequest,
  slots: readonly Slot[],
  fixed: readonly Meal[],
): ReadonlyMap<string, Slot> {
  const known = new Set([...slots, ...fixed].map(slotKey));
  const taken = new Set(fixed.map(slotKey));
  const direct = new Map(
    request.leftovers
      .filter(
        ({ slot, source }) => compareSlots(source, slot) < 0 && known.has(slotKey(source)) && known.has(slotKey(slot)),
      )
      .filter(({ slot }) => !taken.has(slotKey(slot)))
      .map(({ slot, source }) => [slotKey(slot), source]),
  );
  return new Map(
    [...direct].map(([key, first]) => {
      let source = first;
      // Sources are always earlier slots, so the chain ends.
      for (let next = direct.get(slotKey(source)); next !== undefined; next = direct.get(slotKey(source)))
        source = next;
      return [key, source];
    }),
  );
}

/** Leftovers of a fixed meal are fixed themselves. */
function copyFixedLeftovers(request: PlanRequest, leftovers: ReadonlyMap<string, Slot>, fixed: Meal[]): void {
  const bySlot = new Map(fixed.map((meal) => [slotKey(meal), meal]));
  for (const { slot } of request.leftovers) {
    const source = leftovers.get(slotKey(slot));
    const meal = source === undefined ? undefined : bySlot.get(slotKey(source));
    if (meal !== undefined) fixed.push({ ...meal, id: request.newId(slot), day: slot.day, type: slot.type });
  }
}

function chooseSafe(request: PlanRequest, draw: Draw): Served {
  let eligible = eligibleCandidates(request);
  for (let round = 1; ; round++) {
    const served = serveSafely(request, choose(request, draw, eligible));
    const wanted = draw.slots.length - draw.slots.filter((slot) => isFixed(draw, slot)).length;
    if (served.unsafeIds.size === 0 || served.meals.length >= wanted || round === MOST_DRAWS) return served;
    eligible = eligible.filter(({ recipe }) => !served.unsafeIds.has(recipe.id));
  }
}

function isFixed({ fixed }: Draw, slot: Slot): boolean {
  return fixed.some((meal) => slotKey(meal) === slotKey(slot));
}

/** The first week within the budget: from a usual draw, from the cheapest dishes, then from more; else the cheapest of them. */
function choose(request: PlanRequest, draw: Draw, eligible: readonly Candidate[]): Found {
  let best: Found | undefined;
  for (const attempt of ATTEMPTS) {
    const found = attemptWeek(request, draw, eligible, attempt);
    if (best === undefined || found.search.costCents < best.search.costCents) best = found;
    const over = best.search.costCents / draw.budgetCents;
    if (over <= 1 || (over > WITHIN_REACH && attempt.leaning === "cheapest")) return best;
  }
  if (best === undefined) throw new Error("no attempt");
  return best;
}

function attemptWeek(request: PlanRequest, draw: Draw, eligible: readonly Candidate[], attempt: Attempt): Found {
  const random = createRandom(request.seed);
  const cooked = draw.slots.filter((slot) => !isFixed(draw, slot) && !draw.leftovers.has(slotKey(slot)));
  const types = [...new Set(cooked.map(({ type }) => type))];
  const pools = drawPools(request, eligible, types, attempt.leaning, random, attempt.poolSize);
  const open = cooked
    .map((slot) => openSlot(slot, draw, pools.get(slot.type) ?? []))
    .filter(({ pool }) => pool.length > 0);
  const model = buildModel(request, open, draw.fixed, Math.floor(draw.budgetCents * attempt.aim));
  const effort = usualEffort(open.length);
  const search = searchBest(model.goal, random, { ...effort, ...attempt.effort });
  return { model, search, budgetCents: draw.budgetCents };
}

function openSlot(slot: Slot, draw: Draw, pool: readonly Candidate[]): OpenSlot {
  const eaters = draw.slots.filter((other) => {
    const source = draw.leftovers.get(slotKey(other));
    return source !== undefined && slotKey(source) === slotKey(slot);
  });
  return { slots: [slot, ...eaters], pool };
}

import type { MealType } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../../cookbook/cookbook.ts";
import { drawCheapest } from "../draw/draw-cheapest.ts";
import { drawPools } from "../draw/draw-pools.ts";
import { withSides } from "../draw/draw-sides.ts";
import { openSlots, type SlotRequest, typesOf } from "../draw/draw-slots.ts";
import { type CheapestPicks, type CheapestRequest, findCheapest, findRepeating } from "../explain/cheapest-week.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { buildModel, mostNetDg } from "../model/build/build-model.ts";
import { type Candidate, NOTHING_BESIDE } from "../model/candidates.ts";
import { buildDayGoals, daysOf } from "../model/goals/day-goals.ts";
import type { Assignment, GoalModel } from "../model/goals/goal-model.ts";
import type { OpenSlot } from "../model/open-slot.ts";
import { CHEAPEST_EFFORT, PROMISE_FACTOR, PROMISE_PERMILLE } from "../model/search-limits.ts";
import { createRandom } from "../random.ts";
import { searchBest } from "../search/anneal.ts";
import type { Found } from "../serve/serve.ts";
import type { PlanRequest } from "../types.ts";

interface Try {
  /** Multiplies the usual number of drawn dishes. */
  readonly width: number;
  readonly find: (request: CheapestRequest) => CheapestPicks | null;
}

/** If the cheapest dishes fill no week, more dishes are drawn, and then repeats allowed. */
const ALL_TRIES: readonly Try[] = [
  { width: 1, find: findCheapest },
  { width: 2, find: findCheapest },
  { width: 2, find: findRepeating },
];

/** The same goals with each day's energy (within the promised range) and protein before everything else. */
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

/** The result of the first try that fills every day. */
function drawCheapestWeek(
  request: PlanRequest,
  draw: SlotRequest,
  eligible: readonly Candidate[],
  random: () => number,
): CheapestDraw | null {
  for (const { width, find } of ALL_TRIES) {
    const open = openSlots(draw, drawCheapest(request, eligible, typesOf(draw), width));
    const cheapest = find(cheapestRequestOf(request, draw, open, random));
    if (cheapest !== null) return { open, cheapest };
  }
  return null;
}

function cheapestRequestOf(
  request: PlanRequest,
  draw: SlotRequest,
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

function fixedCents({ household }: PlanRequest, { fixed }: SlotRequest): number {
  return fixed.reduce((sum, meal) => sum + meal.costCents, 0) * household;
}

/**
 * The cheapest week by the gram, then improved within the budget for packs. Null if leftovers link days, or if no try
 * meets every day's needs.
 */
export function cheapestWeek(request: PlanRequest, draw: SlotRequest, eligible: readonly Candidate[]): Found | null {
  if (draw.leftovers.size > 0) return null;
  const random = createRandom(request.seed);
  const types = typesOf(draw);
  const found = drawCheapestWeek(request, draw, eligible, random);
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

/** The drawn dishes, and those of the cheapest week for the meal type. */
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
    // Units of sides come after those of dishes, and start empty.
    const candidate = cheapestOpen[unit]?.pool[picks[unit]?.pick ?? -1] ?? NOTHING_BESIDE;
    return pool.indexOf(candidate);
  });
  return { pick: Int32Array.from(pick), portion: Int32Array.from(open, (_, unit) => picks[unit]?.portion ?? 0) };
}

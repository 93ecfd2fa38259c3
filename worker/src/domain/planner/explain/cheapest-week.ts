import type { Recipe } from "../../cookbook/recipe.ts";
import type { Candidate } from "../model/candidates.ts";
import type { DayGoal } from "../model/goals/goal-model.ts";
import { NET } from "../model/goals/goal-model.ts";
import {
  COMFORTABLE_BUDGET_SHARE,
  ENERGY_PERMILLE,
  FIRST_TRIES,
  MAIN_REPEATS,
  MOST_NODES,
  MOST_ROUNDS,
  TRIPLE_EVERY,
  USUAL_NODES,
  WITHIN_REACH,
} from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { MOST_OF_TEMPLATE } from "../model/weights.ts";
import { type CheapestDay, DaySolver, FREE_UNITS } from "./cheapest-day.ts";
import { ENERGY, Options, PROTEIN } from "./cheapest-options.ts";
import { type Needs, priceNeeds } from "./cheapest-prices.ts";

/** One slot to fill, on the day with this index. */
export interface CheapestUnit {
  readonly day: number;
  readonly main: boolean;
  /** The same array for slots of the same type. */
  readonly pool: readonly Candidate[];
}

export interface CheapestRequest {
  readonly days: readonly DayGoal[];
  readonly units: readonly CheapestUnit[];
  readonly household: number;
  /** The most net carbohydrate of one meal. */
  readonly mostNetDg: number;
  /** Mains that fixed meals already serve. */
  readonly served: readonly Recipe[];
  /** What these units may cost the household, US cents. */
  readonly budgetCents: number;
  readonly random: () => number;
}

/** One unit's dish: its place in the unit's pool, and the step of the portion. */
export interface CheapestPick {
  readonly pick: number;
  readonly portion: number;
}

export interface CheapestPicks {
  /** By unit. */
  readonly picks: readonly CheapestPick[];
  /** US cents for these units, for the whole household. */
  readonly costCents: number;
}

/**
 * The cheapest week found that keeps every day's energy, protein and net carbohydrate: solves each day exactly, then
 * repeatedly two or three days again. No main comes too often. Null if a day could not be filled.
 */
export function findCheapest(request: CheapestRequest): CheapestPicks | null {
  return cheapestOf(new CheapestSearch(request, MOST_OF_TEMPLATE.main), request.budgetCents);
}

/** For when `findCheapest` finds none: lets mains repeat as often as the days' needs require. */
export function findRepeating(request: CheapestRequest): CheapestPicks | null {
  for (const times of MAIN_REPEATS) {
    const week = cheapestOf(new CheapestSearch(request, times), request.budgetCents);
    if (week !== null) return week;
  }
  return null;
}

function cheapestOf(week: CheapestSearch, budgetCents: number): CheapestPicks | null {
  if (!week.fillAll()) return null;
  const floor = Math.max(week.leastCents, budgetCents * COMFORTABLE_BUDGET_SHARE);
  while (week.costCents > floor && week.isWithin(USUAL_NODES)) week.improve();
  const isNear = week.leastCents <= budgetCents && week.costCents <= budgetCents * WITHIN_REACH;
  while (isNear && week.costCents > budgetCents && week.isWithin(MOST_NODES)) week.improve();
  return { picks: week.picks(), costCents: week.costCents };
}

class CheapestSearch {
  /** No week of these dishes costs less. */
  readonly leastCents: number;
  private readonly request: CheapestRequest;
  private readonly solver: DaySolver;
  private readonly days: readonly CheapestDay[];
  /** By day: its units in the order of the day's lists, their chosen options, and their cost. */
  private readonly unitsOf: readonly (readonly number[])[];
  private readonly chosen: (readonly number[])[];
  private readonly costs: number[];
  private readonly times: number;
  private rounds = 0;

  /** @param times how often a main may come. */
  constructor(request: CheapestRequest, times: number) {
    const { units, household, mostNetDg, random } = request;
    this.request = request;
    this.times = times;
    const dishes = new Map<string, number>();
    // People see a template's variants as one dish.
    const dishOf = ({ templateId }: Recipe): number => {
      const dish = dishes.get(templateId) ?? dishes.size;
      dishes.set(templateId, dish);
      return dish;
    };
    const lists = new Map<readonly Candidate[], Options>();
    for (const { pool, main } of units) {
      if (!lists.has(pool)) lists.set(pool, new Options(pool, main, household, mostNetDg, dishOf));
    }
    const options = [...lists.values()];
    const counts = options.map((list) => units.filter(({ pool }) => pool === list.pool).length);
    this.unitsOf = request.days.map((_, day) =>
      units
        .flatMap((unit, index) => (unit.day === day ? [index] : []))
        .sort((one, other) => rank(units, one) - rank(units, other)),
    );
    this.days = request.days.map((goal, day) => ({
      needs: needsOf(goal),
      lists: (this.unitsOf[day] ?? []).flatMap((unit) => lists.get(units[unit]?.pool ?? []) ?? []),
    }));
    const open = this.days.filter(({ lists: own }) => own.length > 0).map(({ needs }) => needs);
    const { prices, leastCents } = priceNeeds(options, counts, sumNeeds(open), dishes.size, times);
    this.leastCents = leastCents;
    for (const list of options) {
      list.price(prices);
      list.sort();
    }
    this.solver = new DaySolver(prices, dishes.size, times, random);
    for (const recipe of request.served) {
      const dish = dishes.get(recipe.templateId);
      if (dish !== undefined) this.solver.use(dish, 1);
    }
    this.chosen = this.days.map(() => []);
    this.costs = this.days.map(() => 0);
  }

  /** Whether the search may go on: it has tried fewer than `nodes` options, in fewer than the most rounds. */
  isWithin(nodes: number): boolean {
    return this.solver.nodes < nodes && this.rounds < MOST_ROUNDS;
  }

  get costCents(): number {
    return this.costs.reduce((sum, cost) => sum + cost, 0);
  }

  /** Fills every day in turn; false if one cannot be filled. */
  fillAll(): boolean {
    return this.days.every((day, index) => {
      if (day.lists.length === 0) return true;
      // Retry only days with held units, which are chosen at random; other days always give the same result.
      const tries = day.lists.length > FREE_UNITS ? FIRST_TRIES : 1;
      for (let turn = 0; turn < tries; turn++) {
        if (this.fill(index, Number.POSITIVE_INFINITY, [])) return true;
      }
      return false;
    });
  }

  /**
   * Empties two or three days and fills them again, in another order or without a main that one had; kept if no more
   * expensive.
   */
  improve(): void {
    this.rounds++;
    const group = this.pickDays(this.rounds % TRIPLE_EVERY === 0 ? 3 : 2);
    const before = group.map((day) => ({ day, chosen: this.chosen[day] ?? [], cost: this.costs[day] ?? 0 }));
    const most = before.reduce((sum, { cost }) => sum + cost, 0);
    const barred = this.pickMains(group);
    for (const day of group) this.clear(day);
    for (const dish of barred) this.solver.use(dish, this.times);
    let spent = 0;
    let place = 0;
    for (; place < group.length; place++) {
      const day = group[place] ?? 0;
      if (place === group.length - 1) for (const dish of barred) this.solver.use(dish, -this.times);
      const later = group.slice(place + 1).reduce((sum, other) => sum + this.leastOf(other), 0);
      if (!this.fill(day, most - spent - later + 0.001, before[place]?.chosen ?? [])) break;
      spent += this.costs[day] ?? 0;
    }
    if (place === group.length) return;
    if (place < group.length - 1) for (const dish of barred) this.solver.use(dish, -this.times);
    for (const day of group) this.clear(day);
    for (const { day, chosen, cost } of before) this.put(day, chosen, cost);
  }

  picks(): readonly CheapestPick[] {
    return this.request.units.map((unit, index) => {
      const place = this.unitsOf[unit.day]?.indexOf(index) ?? 0;
      const list = this.days[unit.day]?.lists[place];
      const option = this.chosen[unit.day]?.[place];
      if (list === undefined || option === undefined) throw new Error("a slot without a dish");
      return { pick: at(list.pick, option), portion: at(list.portion, option) };
    });
  }

  private leastOf(day: number): number {
    const one = this.days[day];
    return one === undefined ? 0 : this.solver.leastOf(one);
  }

  private fill(day: number, below: number, last: readonly number[]): boolean {
    const one = this.days[day];
    if (one === undefined || !this.solver.solve(one, below, last)) return false;
    this.put(day, Array.from(this.solver.best.subarray(0, one.lists.length)), this.solver.bestCost);
    return true;
  }

  private put(day: number, chosen: readonly number[], cost: number): void {
    this.chosen[day] = chosen;
    this.costs[day] = cost;
    for (const dish of this.mainsOf(day)) this.solver.use(dish, 1);
  }

  private clear(day: number): void {
    for (const dish of this.mainsOf(day)) this.solver.use(dish, -1);
    this.chosen[day] = [];
    this.costs[day] = 0;
  }

  private mainsOf(day: number): readonly number[] {
    const lists = this.days[day]?.lists ?? [];
    return (this.chosen[day] ?? []).flatMap((option, place) => {
      const list = lists[place];
      return list?.main === true ? [at(list.dish, option)] : [];
    });
  }

  /** Mains that only the group's last day may take, so that the first ones do not just take them again. */
  private pickMains(group: readonly number[]): readonly number[] {
    const { random } = this.request;
    const picked: number[] = [];
    for (const day of group) {
      const mains = this.mainsOf(day);
      const dish = mains[Math.floor(random() * mains.length)];
      if (dish !== undefined && (picked.length === 0 || random() < 0.5)) picked.push(dish);
    }
    return picked;
  }

  private pickDays(wanted: number): readonly number[] {
    const left = this.days.flatMap(({ lists }, day) => (lists.length > 0 ? [day] : []));
    const group: number[] = [];
    while (group.length < wanted && left.length > 0) {
      group.push(...left.splice(Math.floor(this.request.random() * left.length), 1));
    }
    return group;
  }
}

/** Mains come last in a day. */
function rank(units: readonly CheapestUnit[], unit: number): number {
  return units[unit]?.main === true ? 1 : 0;
}

function needsOf(goal: DayGoal): Needs {
  const base = (figure: number) => at(goal.base, figure);
  return {
    leastKcal: Math.ceil((goal.energyKcal * ENERGY_PERMILLE.least) / 1000) - base(ENERGY),
    mostKcal: Math.floor((goal.energyKcal * ENERGY_PERMILLE.most) / 1000) - base(ENERGY),
    proteinDg: goal.proteinGoalDg - base(PROTEIN),
    mostNetDg: goal.netMaxDg >= 1_000_000 ? Number.POSITIVE_INFINITY : goal.netMaxDg - base(NET),
  };
}

function sumNeeds(needs: readonly Needs[]): Needs {
  const sum = (of: (one: Needs) => number) => needs.reduce((total, one) => total + of(one), 0);
  return {
    leastKcal: sum(({ leastKcal }) => leastKcal),
    mostKcal: sum(({ mostKcal }) => mostKcal),
    proteinDg: sum(({ proteinDg }) => proteinDg),
    mostNetDg: sum(({ mostNetDg }) => mostNetDg),
  };
}

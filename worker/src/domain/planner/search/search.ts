import { addToTable, echoesTable, echoPoints, emptyTable } from "../model/goals/echo.ts";
import {
  ADDED_FAT,
  BESIDE,
  DAIRY,
  FIGURE_COUNT,
  FLESH,
  type GoalModel,
  NET,
  PLATE,
  PORTION_COUNT,
  REFINED_GRAIN,
  TABLE,
  type Unit,
  WHOLE_GRAIN,
} from "../model/goals/goal-model.ts";
import {
  energyPoints,
  groupPoints,
  limitPoints,
  moneyPoints,
  platePoints,
  proteinPoints,
  rangePoints,
} from "../model/goals/points.ts";
import { tablePoints } from "../model/goals/table-points.ts";
import { at, floatAt } from "../model/typed-arrays.ts";
import { gumbelNoise } from "../random.ts";
import { DishPrices } from "./dish-prices.ts";
import { newDayLeft, newPlateLeft, readDayLeft, readPlateLeft, SLOT_FIGURES } from "./left.ts";
import { NONE } from "./week-foods.ts";

const NOISE_COUNT = 1024;
/** A dish and four sides, with some room. */
const MOST_ON_TABLE = 8;
/** Of larger pools only half is tried per turn while the search is warm. */
const LARGE_POOL = 16;

/** A week whose units can be given their best dish; the effect of a dish is computed without adding it. */
export class Search extends DishPrices {
  private readonly noise: Float64Array;
  private readonly random: () => number;
  /** The version at which each unit got its best dish: until another unit changes, there is nothing to improve. */
  private settled: Int32Array;
  private bestPick = NONE;
  private bestPortionStep = NONE;
  private bestPoints = 0;
  private bestNoisy = 0;
  // What the dishes of a unit are evaluated against: see `look`.
  private day = 0;
  private dayBefore = 0;
  private readonly dayLeft = newDayLeft();
  private readonly plateLeft = newPlateLeft();
  private slotBefore = 0;
  private tableBefore = 0;
  private moneyBefore = 0;
  /** The other dishes on the table. */
  private readonly standing = new Int32Array(MOST_ON_TABLE);
  private standingCount = 0;
  private readonly table = emptyTable();

  constructor(model: GoalModel, random: () => number) {
    super(model);
    this.random = random;
    this.noise = gumbelNoise(NOISE_COUNT, random);
    this.settled = new Int32Array(model.units.length).fill(NONE);
  }

  /**
   * Gives the unit its best dish and portion, never a worse one; with a temperature, a random one that favors good
   * ones.
   * @param most points that the week may have: if the chosen dish leads to more, the unit stays empty.
   */
  refill(unit: number, temperature: number, most = Number.POSITIVE_INFINITY): void {
    const { points: before, version } = this;
    if (temperature === 0 && before <= most && at(this.settled, unit) === version) return;
    const current = at(this.pick, unit);
    const currentPortion = at(this.portion, unit);
    this.remove(unit);
    const keeps = current !== NONE && temperature === 0 && before <= most;
    this.bestPick = keeps || temperature > 0 ? current : NONE;
    this.bestPortionStep = currentPortion;
    // Points are integers, hence + 1.
    this.bestNoisy = keeps ? before - this.points : temperature > 0 ? Number.POSITIVE_INFINITY : most - this.points + 1;
    const size = this.model.units[unit]?.pool.length ?? 0;
    const offset = temperature > 0 ? Math.floor(this.random() * NOISE_COUNT) : 0;
    // While warm, try half of the pool and the present dish; the other half has its turn in another sweep.
    const step = temperature > 0 && size > LARGE_POOL ? 2 : 1;
    const looked = this.look(unit);
    // The present dish is hard to beat; trying it first rules most others out early.
    if (temperature > 0 && current !== NONE) this.tryDish(looked, current, temperature * this.noiseOf(offset, current));
    for (let pick = step === 2 ? offset & 1 : 0; pick < size; pick += step) {
      if (temperature === 0) this.tryDish(looked, pick, 0);
      else if (pick !== current) this.tryDish(looked, pick, temperature * this.noiseOf(offset, pick));
    }
    if (temperature > 0 && this.bestNoisy < Number.POSITIVE_INFINITY && this.points + this.bestPoints > most) return;
    if (this.bestPick !== NONE) this.insert(unit, this.bestPick, this.bestPortionStep);
    if (this.bestPick === current && this.bestPortionStep === currentPortion) this.version = version;
    if (temperature === 0 && this.bestPick !== NONE) this.settled[unit] = this.version;
  }

  private noiseOf(offset: number, pick: number): number {
    return floatAt(this.noise, (offset + pick * 7) & (NOISE_COUNT - 1));
  }

  /** Runs `run`, during which dishes with this food are chosen only if there is no other. */
  avoiding(food: number, run: () => void): void {
    const { settled } = this;
    this.settled = new Int32Array(settled.length).fill(NONE);
    this.avoided = food;
    run();
    this.avoided = NONE;
    this.settled = settled;
  }

  /** Bans a dish; units that had it get their best other one, or none. */
  ban(dish: number): void {
    this.model.dishes.allowed.fill(0, dish * PORTION_COUNT, (dish + 1) * PORTION_COUNT);
    this.model.units.forEach((unit, index) => {
      const pick = at(this.pick, index);
      if (pick === NONE || at(unit.pool, pick) !== dish) return;
      this.remove(index);
      this.refill(index, 0);
    });
  }

  /** The best portion of a dish for an empty unit, and the week's points with it; null if none is allowed. */
  bestPortion(unit: number, pick: number): { readonly portion: number; readonly points: number } | null {
    this.bestPick = NONE;
    this.bestNoisy = Number.POSITIVE_INFINITY;
    this.tryDish(this.look(unit), pick, 0);
    return this.bestPick === NONE ? null : { portion: this.bestPortionStep, points: this.points + this.bestPoints };
  }

  /** The portion that suits an empty unit's slot best, regardless of the day; -1 if none is allowed. */
  portionForSlot(unitIndex: number, pick: number): number {
    const unit = this.model.units[unitIndex];
    if (unit === undefined) return NONE;
    const { dishes } = this.model;
    let best = NONE;
    let bestPoints = Number.POSITIVE_INFINITY;
    for (let portion = 0; portion < PORTION_COUNT; portion++) {
      const row = at(unit.pool, pick) * PORTION_COUNT + portion;
      if (at(dishes.allowed, row) === 0) continue;
      const points = at(unit.own, pick * PORTION_COUNT + portion) + this.slotPointsWith(unit.slot, row);
      if (points >= bestPoints) continue;
      bestPoints = points;
      best = portion;
    }
    return best;
  }

  /** Reads what the dishes of an empty unit are evaluated against, once for all of them. */
  private look(unitIndex: number): Unit {
    const unit = this.model.units[unitIndex];
    const day = unit?.days[0] ?? 0;
    const goal = this.model.days[day];
    const room = unit === undefined ? undefined : this.rooms[unit.slot];
    if (unit === undefined || goal === undefined || room === undefined) throw new Error(`no unit ${unitIndex}`);
    const s = unit.slot * SLOT_FIGURES.length;
    this.day = day;
    this.dayBefore = floatAt(this.dayValue, day);
    readDayLeft(this.dayLeft, goal, this.sums, day * FIGURE_COUNT);
    readPlateLeft(this.plateLeft, room, this.slotSums, s);
    this.slotBefore = floatAt(this.slotValue, unit.slot);
    this.tableBefore = at(this.slotSums, s + 3);
    this.moneyBefore = moneyPoints(this.model, this.paidCents);
    this.standingCount = 0;
    this.table.leads.fill(0);
    this.table.has.fill(0);
    this.lookAtWeek();
    for (const other of this.model.unitsOfSlot[unit.slot] ?? []) {
      const pick = at(this.pick, other);
      if (other === unitIndex || pick === NONE) continue;
      const dish = at(this.model.units[other]?.pool ?? this.standing, pick);
      this.standing[this.standingCount++] = dish;
      addToTable(this.model.dishes.echo, dish, this.table);
    }
    return unit;
  }

  /** Tries a dish in the unit read by `look`, in the portions that come near the day's needs. */
  private tryDish(unit: Unit, pick: number, noise: number): void {
    const { dishes } = this.model;
    const { figures } = dishes;
    const dish = at(unit.pool, pick);
    const single = unit.days.length === 1;
    let shared = (single ? this.dishPoints(dish, unit, this.day) : this.sharedPoints(dish, unit)) - noise;
    if (echoesTable(dishes.echo, dish, this.table)) {
      for (let place = 0; place < this.standingCount; place++)
        shared += echoPoints(dishes.echo, dish, at(this.standing, place));
    }
    const firstRow = dish * PORTION_COUNT;
    // A dish's table counts are the same in every portion.
    shared += tablePoints(this.tableBefore + at(figures, firstRow * FIGURE_COUNT + TABLE)) - this.slotBefore;
    const isEmpty = at(dishes.foodStart, dish) === at(dishes.foodStart, dish + 1);
    let last = isEmpty ? 0 : PORTION_COUNT - 1;
    if (!single) {
      this.trySharedPortions(unit, pick, last, shared, noise);
      return;
    }
    const floor = shared - this.dayBefore;
    if (floor - this.weekValue >= this.bestNoisy) return;
    let first = 0;
    const neededKcal = this.dayLeft.energyKcal;
    while (first < last && at(dishes.promised, (firstRow + first) * 2) < neededKcal) first++;
    last = Math.min(last, first + 1);
    first = Math.max(0, first - 3);
    // The largest portion adds most of the missing nutrients.
    const mostGiven = this.weekChange(firstRow + last, 1);
    if (floor + mostGiven >= this.bestNoisy) return;
    this.tryPortions(unit, pick, first, last, shared, mostGiven, noise);
  }

  /** Tries portions in a unit of one day: adds up the points of each as long as it can still be the best. */
  private tryPortions(
    unit: Unit,
    pick: number,
    first: number,
    last: number,
    shared: number,
    mostGiven: number,
    noise: number,
  ): void {
    const { dayLeft, dayBefore } = this;
    const { figures, promised, allowed } = this.model.dishes;
    const firstRow = at(unit.pool, pick) * PORTION_COUNT;
    for (let portion = last; portion >= first; portion--) {
      const row = firstRow + portion;
      if (at(allowed, row) === 0) continue;
      const energy = at(promised, row * 2);
      const protein = at(promised, row * 2 + 1);
      const most = this.bestNoisy - (shared - dayBefore) - mostGiven;
      let own = at(unit.own, pick * PORTION_COUNT + portion);
      let ofDay =
        energyPoints(Math.abs(dayLeft.energyKcal - energy), dayLeft) +
        proteinPoints(dayLeft.proteinGoalDg - protein, dayLeft);
      if (own + ofDay >= most) continue;
      const p = row * FIGURE_COUNT;
      own += this.platePointsOf(p);
      ofDay += rangePoints(dayLeft, protein, at(figures, p + 2), at(figures, p + 3));
      if (own + ofDay >= most) continue;
      ofDay += limitPoints(dayLeft, at(figures, p + 4), at(figures, p + 5), at(figures, p + NET), at(figures, p + 7));
      if (own + ofDay >= most) continue;
      ofDay += groupPoints(
        dayLeft,
        at(figures, p + 8),
        at(figures, p + 9),
        at(figures, p + DAIRY),
        at(figures, p + WHOLE_GRAIN),
        at(figures, p + REFINED_GRAIN),
      );
      const without = shared + own + (ofDay - dayBefore);
      if (without + mostGiven >= this.bestNoisy) continue;
      this.tryFoods(unit, pick, portion, without + this.weekChange(row, 1), noise);
    }
  }

  /** Tries each portion of a dish that is eaten on several days. */
  private trySharedPortions(unit: Unit, pick: number, last: number, shared: number, noise: number): void {
    const dish = at(unit.pool, pick);
    const times = unit.days.length;
    const mostGiven = this.weekChange(dish * PORTION_COUNT + last, times);
    for (let portion = last; portion >= 0; portion--) {
      const row = dish * PORTION_COUNT + portion;
      if (at(this.model.dishes.allowed, row) === 0) continue;
      const own = at(unit.own, pick * PORTION_COUNT + portion) + this.platePointsOf(row * FIGURE_COUNT);
      const without = shared + own + this.sharedDays(unit.days, row);
      if (without + mostGiven >= this.bestNoisy) continue;
      this.tryFoods(unit, pick, portion, without + this.weekChange(row, times), noise);
    }
  }

  /** Adds the cost of a portion's foods and stores it if it is the best so far. */
  private tryFoods(unit: Unit, pick: number, portion: number, before: number, noise: number): void {
    if (before >= this.bestNoisy) return;
    const points = this.withFoods(before, unit, at(unit.pool, pick), portion, this.bestNoisy, this.moneyBefore);
    if (points >= this.bestNoisy) return;
    this.bestNoisy = points;
    this.bestPoints = points + noise;
    this.bestPick = pick;
    this.bestPortionStep = portion;
  }

  /** Points for the plate with one more portion, whose figures begin at `p`. */
  private platePointsOf(p: number): number {
    const { figures } = this.model.dishes;
    return platePoints(
      this.plateLeft,
      at(figures, p),
      at(figures, p + PLATE),
      at(figures, p + NET),
      at(figures, p + FLESH),
      at(figures, p + ADDED_FAT),
      at(figures, p + BESIDE),
    );
  }
}

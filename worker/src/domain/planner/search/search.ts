import { addToTable, echoesTable, echoPoints, emptyTable } from "../model/goals/echo.ts";
import {
  ADDED_FAT,
  BESIDE,
  type DayGoal,
  FIGURE_COUNT,
  FLESH,
  type GoalModel,
  NET,
  PLATE,
  PORTION_COUNT,
  TABLE,
  type Unit,
} from "../model/goals/goal-model.ts";
import { energyPoints, leftPoints, moneyPoints, packCents, platePoints, proteinPoints } from "../model/goals/points.ts";
import { tablePoints } from "../model/goals/table-points.ts";
import { at, floatAt } from "../model/typed-arrays.ts";
import { gumbelNoise } from "../random.ts";
import { DishPrices } from "./dish-prices.ts";
import { NONE } from "./week-foods.ts";
import { SLOT_FIGURES } from "./week-state.ts";

const NOISE_COUNT = 1024;
/** A dish and four sides, with room. */
const MOST_ON_TABLE = 8;
/** Pools of more dishes are looked at by halves while the search is warm. */
const LARGE_POOL = 16;

/** An empty unit and the goals of its first day. */
interface Looked {
  readonly unit: Unit;
  readonly goal: DayGoal;
}

/** A week whose units can be given their best dish: what a dish would change is counted without serving it. */
export class Search extends DishPrices {
  private readonly noise: Float64Array;
  private readonly random: () => number;
  /** The version at which each unit had its best dish: until another changes, there is nothing to look for. */
  private settled: Int32Array;
  private bestPick = NONE;
  private bestPortionStep = NONE;
  private bestPoints = 0;
  private bestNoisy = 0;
  // What every dish of a unit is counted against: see `look`.
  private day = 0;
  private dayBefore = 0;
  private neededKcal = 0;
  private neededProteinDg = 0;
  private slotBefore = 0;
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
   * Gives the unit its best dish and portion, never a worse one; with a temperature, a random one that favours good ones.
   * @param most points that the week may have: the unit stays empty where what is chosen has more.
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
    // Points are whole numbers.
    this.bestNoisy = keeps ? before - this.points : temperature > 0 ? Number.POSITIVE_INFINITY : most - this.points + 1;
    const size = this.model.units[unit]?.pool.length ?? 0;
    const offset = temperature > 0 ? Math.floor(this.random() * NOISE_COUNT) : 0;
    // While it is warm, half of the pool and what stands there now: the other half has its turn in another sweep.
    const step = temperature > 0 && size > LARGE_POOL ? 2 : 1;
    const looked = this.look(unit);
    // What stands there is hard to beat: with it first, most others are seen to be worse early.
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

  /** While it runs, no dish with a food that is not on the list is chosen where another can be had. */
  avoiding(food: number, run: () => void): void {
    const { settled } = this;
    this.settled = new Int32Array(settled.length).fill(NONE);
    this.avoided = food;
    run();
    this.avoided = NONE;
    this.settled = settled;
  }

  /** Never serves the dish again; units that had it get their best other one, or none. */
  ban(dish: number): void {
    this.model.dishes.allowed.fill(0, dish * PORTION_COUNT, (dish + 1) * PORTION_COUNT);
    this.model.units.forEach((unit, index) => {
      const pick = at(this.pick, index);
      if (pick === NONE || at(unit.pool, pick) !== dish) return;
      this.remove(index);
      this.refill(index, 0);
    });
  }

  /** The best portion of a dish for the empty unit, and the points that the week then has; null where none is allowed. */
  bestPortion(unit: number, pick: number): { readonly portion: number; readonly points: number } | null {
    this.bestPick = NONE;
    this.bestNoisy = Number.POSITIVE_INFINITY;
    this.tryDish(this.look(unit), pick, 0);
    return this.bestPick === NONE ? null : { portion: this.bestPortionStep, points: this.points + this.bestPoints };
  }

  /** The portion that suits an empty unit's slot best, whatever the day needs; -1 where none is allowed. */
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

  /** Reads once what every dish of an empty unit is counted against. */
  private look(unitIndex: number): Looked {
    const unit = this.model.units[unitIndex];
    const day = unit?.days[0] ?? 0;
    const goal = this.model.days[day];
    if (unit === undefined || goal === undefined) throw new Error(`no unit ${unitIndex}`);
    this.day = day;
    this.dayBefore = floatAt(this.dayValue, day);
    this.neededKcal = goal.energyKcal - at(this.sums, day * FIGURE_COUNT);
    this.neededProteinDg = goal.proteinGoalDg - at(this.sums, day * FIGURE_COUNT + 1);
    this.slotBefore = floatAt(this.slotValue, unit.slot);
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
    return { unit, goal };
  }

  /** Tries a dish, in the portions that come near what the day needs, in the unit that was looked at. */
  private tryDish({ unit, goal }: Looked, pick: number, noise: number): void {
    const { model, neededKcal, neededProteinDg, slotBefore } = this;
    const { dishes } = model;
    const { figures } = dishes;
    const dish = at(unit.pool, pick);
    const { day } = this;
    const single = unit.days.length === 1;
    let shared = (single ? this.dishPoints(dish, unit, day) : this.sharedPoints(dish, unit)) - noise;
    if (echoesTable(dishes.echo, dish, this.table)) {
      for (let place = 0; place < this.standingCount; place++)
        shared += echoPoints(dishes.echo, dish, at(this.standing, place));
    }
    const s = unit.slot * SLOT_FIGURES.length;
    const firstRow = dish * PORTION_COUNT;
    // What a dish brings to its table is the same in every portion.
    shared += tablePoints(at(this.slotSums, s + 3) + at(figures, firstRow * FIGURE_COUNT + TABLE)) - slotBefore;
    const floor = single ? shared - this.dayBefore : Number.NEGATIVE_INFINITY;
    if (floor - this.weekValue >= this.bestNoisy) return;
    let first = 0;
    let last = PORTION_COUNT - 1;
    if (at(dishes.foodStart, dish) === at(dishes.foodStart, dish + 1)) last = 0;
    else if (single) {
      while (first < last && at(figures, (firstRow + first) * FIGURE_COUNT) < neededKcal) first++;
      last = Math.min(last, first + 1);
      first = Math.max(0, first - 3);
    }
    const times = unit.days.length;
    // The largest portion adds most to what the week lacks.
    const mostGiven = this.weekChange(firstRow + last, times);
    const room = single ? this.bestNoisy - floor - mostGiven : Number.POSITIVE_INFINITY;
    if (room <= 0) return;
    for (let portion = last; portion >= first; portion--) {
      const row = firstRow + portion;
      if (at(dishes.allowed, row) === 0) continue;
      const p = row * FIGURE_COUNT;
      const energy = at(figures, p);
      let own = at(unit.own, pick * PORTION_COUNT + portion);
      const most = single
        ? this.bestNoisy - floor - mostGiven - energyPoints(Math.abs(neededKcal - energy), goal)
        : Number.POSITIVE_INFINITY;
      if (own + proteinPoints(neededProteinDg - at(figures, p + 1), goal) >= most) continue;
      own += platePoints(
        model,
        unit.slot,
        at(this.slotSums, s) + energy,
        at(this.slotSums, s + 1) + at(figures, p + PLATE),
        at(this.slotSums, s + 2) + at(figures, p + NET),
        at(this.slotSums, s + 4) + at(figures, p + FLESH),
        at(this.slotSums, s + 5) + at(figures, p + ADDED_FAT),
        at(this.slotSums, s + 6) + at(figures, p + BESIDE),
      );
      if (own >= most) continue;
      const without =
        shared +
        own +
        (single ? this.valueOfDayWith(goal, day, row, 1) - this.dayBefore : this.sharedDays(unit.days, row));
      if (without + mostGiven >= this.bestNoisy) continue;
      const noisy = without + this.weekChange(row, times);
      if (noisy >= this.bestNoisy) continue;
      const withFoods = this.withFoods(noisy, unit, dish, portion);
      if (withFoods >= this.bestNoisy) continue;
      this.bestNoisy = withFoods;
      this.bestPoints = withFoods + noise;
      this.bestPick = pick;
      this.bestPortionStep = portion;
    }
  }

  /**
   * The points including what the dish's foods cost and what their packs leave over. Ends early, with no fewer points than
   * the best choice so far, once the dish cannot beat it.
   */
  private withFoods(before: number, unit: Unit, dish: number, portion: number): number {
    const { model } = this;
    const { dishes, foods } = model;
    const times = unit.days.length;
    const end = at(dishes.foodStart, dish + 1);
    let points = before;
    let paid = this.paidCents;
    for (let position = at(dishes.foodStart, dish); position < end; position++) {
      const food = at(dishes.foods, position);
      const packPrice = foods.packPrice[food];
      if (packPrice === null || packPrice === undefined) continue;
      const more = at(dishes.bought, position * PORTION_COUNT + portion);
      const had = Math.max(0, at(this.foodGrams, food));
      const grams = had + more * times;
      let cents = 0;
      if (!packPrice.isByDay || (had === 0 && times === 1 && packPrice.home.length === 0))
        cents = packPrice.centsFor(grams);
      else {
        this.addByDay(food, unit.days, more);
        cents = packCents(model, food, grams, this.foodByDay);
        this.addByDay(food, unit.days, -more);
      }
      paid += cents - at(this.foodCents, food);
      points += leftPoints(model, food, cents, grams);
      // What follows makes it dearer: the rest of an opened pack is in the points before it.
      if (points >= this.bestNoisy && paid >= this.paidCents) return points;
    }
    return points + moneyPoints(model, paid) - this.moneyBefore;
  }
}

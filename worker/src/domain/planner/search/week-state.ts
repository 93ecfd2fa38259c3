import { echoPoints } from "../model/goals/echo.ts";
import {
  type Assignment,
  DAIRY,
  FIGURE_COUNT,
  type GoalModel,
  PORTION_COUNT,
  REFINED_GRAIN,
  WHOLE_GRAIN,
} from "../model/goals/goal-model.ts";
import { goalPoints } from "../model/goals/goal-points.ts";
import { dayPoints, type PlateRoom, plateRoom, pointsOfOneMore, templatePoints } from "../model/goals/points.ts";
import { WEEK_FIGURE_COUNT, weekPoints } from "../model/goals/week-nutrients.ts";
import { at, floatAt } from "../model/typed-arrays.ts";
import { WEIGHTS } from "../model/weights.ts";
import { pointsOfSlot, SLOT_FIGURES } from "./left.ts";
import { NONE, WeekFoods } from "./week-foods.ts";

const PROMISE = { energyPermille: 30, proteinPermille: 970 };

/**
 * A partial choice with the sums that its points depend on, so that changing a unit takes time only for what it
 * affects. Once every unit is filled, `points` equals `goalPoints` of the choice.
 */
export class WeekState extends WeekFoods {
  readonly pick: Int32Array;
  readonly portion: Int32Array;
  points: number;
  /** Identifies the present choice: the same number means the same choice. */
  version = 0;
  private lastVersion = 0;
  /** Cost for the household by the gram, fixed meals included. */
  costCents: number;
  protected readonly sums: Int32Array;
  protected readonly dayValue: Float64Array;
  protected readonly dishUses: Int32Array;
  protected readonly templateUses: Int32Array;
  protected readonly dayGroup: Int32Array;
  protected readonly dayProtein: Int32Array;
  protected readonly dayFamily: Int32Array;
  protected readonly dayTemplate: Int32Array;
  /** The number of mains of each kind in the week's pattern. */
  protected readonly kindUses: Int32Array;
  /** The change in points for one more main of each kind, at the present counts. */
  private readonly kindChange: Int32Array;
  /** Sums of the week's nutrients, and the points for what is missing. */
  protected readonly weekSums: Int32Array;
  protected weekValue: number;
  /** Sums of everything in each slot, in `SLOT_FIGURES` order. */
  protected readonly slotSums: Int32Array;
  /** The room of each slot, and its points. */
  protected readonly rooms: readonly PlateRoom[];
  protected readonly slotValue: Float64Array;

  constructor(model: GoalModel) {
    super(model);
    this.pick = new Int32Array(model.units.length).fill(NONE);
    this.portion = new Int32Array(model.units.length);
    this.sums = new Int32Array(model.days.length * FIGURE_COUNT);
    model.days.forEach((day, index) => {
      this.sums.set(day.base, index * FIGURE_COUNT);
    });
    this.dishUses = model.baseDishUses.slice();
    this.templateUses = model.baseTemplateUses.slice();
    this.dayGroup = model.baseDayGroup.slice();
    this.dayProtein = model.baseDayProtein.slice();
    this.dayFamily = model.baseDayFamily.slice();
    this.dayTemplate = model.baseDayTemplate.slice();
    this.kindUses = model.baseKindUses.slice();
    this.kindChange = this.kindUses.map((uses, kind) => pointsOfOneMore(model, kind, uses));
    this.weekSums = model.baseWeek.slice();
    this.weekValue = weekPoints(model, this.weekSums, 0, 0);
    this.slotSums = new Int32Array(model.slotKcal.length * SLOT_FIGURES.length);
    this.rooms = Array.from(model.slotKcal, (_, slot) => plateRoom(model, slot));
    this.slotValue = Float64Array.from(model.slotKcal, (_, slot) => this.slotPointsWith(slot, -1));
    this.costCents = model.baseCostCents;
    this.dayValue = new Float64Array(model.days.length);
    for (let day = 0; day < model.days.length; day++) this.dayValue[day] = this.valueOfDay(day);
    this.points = goalPoints({ ...model, units: [] }, { pick: this.pick, portion: this.portion });
  }

  choice(): Assignment {
    return { pick: this.pick.slice(), portion: this.portion.slice() };
  }

  /** Sets every unit to the given choice. */
  restore(choice: Assignment): void {
    for (let unit = 0; unit < this.pick.length; unit++) this.remove(unit);
    for (let unit = 0; unit < this.pick.length; unit++) {
      if (at(choice.pick, unit) >= 0) this.insert(unit, at(choice.pick, unit), at(choice.portion, unit));
    }
  }

  /** Removes the unit's dish, if it has one. */
  remove(unit: number): void {
    const pick = at(this.pick, unit);
    if (pick === NONE) return;
    this.apply(unit, pick, at(this.portion, unit), -1);
    this.pick[unit] = NONE;
  }

  /** Puts a dish into an empty unit. */
  insert(unit: number, pick: number, portion: number): void {
    this.apply(unit, pick, portion, 1);
    this.pick[unit] = pick;
    this.portion[unit] = portion;
  }

  /**
   * The number of days further from their energy than promised, or missing more protein than tuning amounts can add.
   */
  brokenDays(): number {
    return this.model.days.filter(({ energyKcal, proteinGoalDg }, day) => {
      const off = Math.abs(at(this.sums, day * FIGURE_COUNT) - energyKcal) * 1000;
      const protein = at(this.sums, day * FIGURE_COUNT + 1);
      return off > energyKcal * PROMISE.energyPermille || protein * 1000 < proteinGoalDg * PROMISE.proteinPermille;
    }).length;
  }

  protected valueOfDay(day: number): number {
    const goal = this.model.days[day];
    if (goal === undefined) return 0;
    const s = this.sums;
    const o = day * FIGURE_COUNT;
    return dayPoints(
      goal,
      at(s, o),
      at(s, o + 1),
      at(s, o + 2),
      at(s, o + 3),
      at(s, o + 4),
      at(s, o + 5),
      at(s, o + 6),
      at(s, o + 7),
      at(s, o + 8),
      at(s, o + 9),
      at(s, o + DAIRY),
      at(s, o + WHOLE_GRAIN),
      at(s, o + REFINED_GRAIN),
    );
  }

  /** Same-day and neighboring-day points for one more main of this dish on a day, at the present counts. */
  protected mainPoints(dish: number, day: number): number {
    const { model } = this;
    let points = 0;
    const group = at(model.dishes.group, dish);
    if (group >= 0 && at(this.dayGroup, day * model.groupCount + group) === 0) {
      if (model.neighbours[day] === true && at(this.dayGroup, (day + 1) * model.groupCount + group) > 0) {
        points += WEIGHTS.neighbour;
      }
      if (day > 0 && model.neighbours[day - 1] === true) {
        if (at(this.dayGroup, (day - 1) * model.groupCount + group) > 0) points += WEIGHTS.neighbour;
      }
    }
    const protein = at(model.dishes.protein, dish);
    if (protein >= 0 && at(this.dayProtein, day * model.proteinCount + protein) > 0) points += WEIGHTS.sameDayProtein;
    return points + this.familyPoints(at(model.dishes.family, dish), day);
  }

  /** Points for a slot with one more portion (a row of the dishes' figures); without one for -1. */
  protected slotPointsWith(slot: number, row: number): number {
    const room = this.rooms[slot];
    if (room === undefined) throw new Error(`no slot ${slot}`);
    const { figures } = this.model.dishes;
    return pointsOfSlot(room, this.slotSums, slot * SLOT_FIGURES.length, figures, row * FIGURE_COUNT);
  }

  /** The change in points for one more main of these kinds. */
  protected kindPoints(kinds: number): number {
    let points = 0;
    for (let left = kinds; left !== 0; left &= left - 1) points += at(this.kindChange, 31 - Math.clz32(left & -left));
    return points;
  }

  private familyPoints(family: number, day: number): number {
    const { familyCount, neighbours } = this.model;
    const mains = (other: number) => at(this.dayFamily, other * familyCount + family);
    if (mains(day) > 0) return WEIGHTS.sameDayFamily;
    let points = 0;
    if (neighbours[day] === true && mains(day + 1) > 0) points += WEIGHTS.neighbourFamily;
    if (day > 0 && neighbours[day - 1] === true && mains(day - 1) > 0) points += WEIGHTS.neighbourFamily;
    return points;
  }

  protected countMain(dish: number, day: number, sign: 1 | -1): void {
    const { model } = this;
    const family = day * model.familyCount + at(model.dishes.family, dish);
    this.dayFamily[family] = at(this.dayFamily, family) + sign;
    const kinds = at(model.dishes.kinds, dish);
    for (let left = kinds; left !== 0; left &= left - 1) {
      const kind = 31 - Math.clz32(left & -left);
      const uses = at(this.kindUses, kind) + sign;
      this.kindUses[kind] = uses;
      this.kindChange[kind] = pointsOfOneMore(model, kind, uses);
    }
    const group = at(model.dishes.group, dish);
    if (group >= 0) {
      const index = day * model.groupCount + group;
      this.dayGroup[index] = at(this.dayGroup, index) + sign;
    }
    const protein = at(model.dishes.protein, dish);
    if (protein >= 0) {
      const index = day * model.proteinCount + protein;
      this.dayProtein[index] = at(this.dayProtein, index) + sign;
    }
  }

  private apply(unitIndex: number, pick: number, portion: number, sign: 1 | -1): void {
    this.version = ++this.lastVersion;
    const { model } = this;
    const unit = model.units[unitIndex];
    if (unit === undefined) return;
    const { dishes } = model;
    const dish = at(unit.pool, pick);
    const row = dish * PORTION_COUNT + portion;
    const times = unit.days.length;
    const template = at(dishes.template, dish);
    let points = sign * at(unit.own, pick * PORTION_COUNT + portion);

    const { slot } = unit;
    for (const other of model.unitsOfSlot[slot] ?? []) {
      const standing = at(this.pick, other);
      if (other === unitIndex || standing === NONE) continue;
      points += sign * echoPoints(dishes.echo, dish, at(model.units[other]?.pool ?? dishes.template, standing));
    }
    const { slotSums, sums, weekSums } = this;
    const { figures } = dishes;
    const p = row * FIGURE_COUNT;
    const s = slot * SLOT_FIGURES.length;
    for (let place = 0; place < SLOT_FIGURES.length; place++) {
      slotSums[s + place] = at(slotSums, s + place) + sign * at(figures, p + (SLOT_FIGURES[place] ?? 0));
    }
    const slotValue = this.slotPointsWith(slot, -1);
    points += slotValue - floatAt(this.slotValue, slot);
    this.slotValue[slot] = slotValue;

    for (let figure = 0; figure < WEEK_FIGURE_COUNT; figure++) {
      weekSums[figure] = at(weekSums, figure) + sign * times * at(dishes.week, row * WEEK_FIGURE_COUNT + figure);
    }
    const weekValue = weekPoints(model, this.weekSums, 0, 0);
    points += weekValue - this.weekValue;
    this.weekValue = weekValue;

    this.costCents += sign * at(dishes.cost, row) * times;

    if (sign < 0) {
      this.dishUses[dish] = at(this.dishUses, dish) - 1;
      this.templateUses[template] = at(this.templateUses, template) - 1;
    }
    if (at(this.dishUses, dish) > 0) points += sign * at(dishes.repeatPoints, dish);
    points += sign * templatePoints(model, template, at(this.templateUses, template));
    if (sign > 0) {
      this.dishUses[dish] = at(this.dishUses, dish) + 1;
      this.templateUses[template] = at(this.templateUses, template) + 1;
    }

    for (const day of unit.days) {
      if (unit.main && sign < 0) this.countMain(dish, day, -1);
      if (unit.main) {
        points += sign * this.mainPoints(dish, day);
        points += sign * this.kindPoints(at(dishes.kinds, dish));
      }
      if (unit.main && sign > 0) this.countMain(dish, day, 1);
      const place = day * model.templateCount + template;
      const others = at(this.dayTemplate, place) - (sign < 0 ? 1 : 0);
      if (others > 0) points += sign * at(model.templateSameDayPoints, template);
      this.dayTemplate[place] = others + (sign > 0 ? 1 : 0);
      const o = day * FIGURE_COUNT;
      for (let figure = 0; figure < FIGURE_COUNT; figure++) {
        sums[o + figure] = at(sums, o + figure) + sign * at(figures, p + figure);
      }
      const value = this.valueOfDay(day);
      points += value - floatAt(this.dayValue, day);
      this.dayValue[day] = value;
    }

    points += this.applyFoods(dish, portion, unit, sign);
    this.points += points;
  }
}

import {
  ADDED_FAT,
  BESIDE,
  DAIRY,
  FIGURE_COUNT,
  FIGURES,
  FLESH,
  type GoalModel,
  NET,
  PLATE,
  PORTION_COUNT,
  REFINED_GRAIN,
  TABLE,
  type Unit,
  WHOLE_GRAIN,
} from "../../../src/domain/planner/model/goals/goal-model.ts";
import { KIND_COUNT, KIND_TABLE_SIZE } from "../../../src/domain/planner/model/goals/pattern.ts";
import { countOf, TABLE_SHIFTS } from "../../../src/domain/planner/model/goals/table-points.ts";
import { WEEK_FIGURE_COUNT } from "../../../src/domain/planner/model/goals/week-nutrients.ts";
import { PLATE_ADDED_FAT_G, PLATE_FLESH_G, PLATE_GRAMS } from "../../../src/domain/planner/model/plate/plate-bounds.ts";
import { FEW_SIDES } from "../../../src/domain/planner/model/search-limits.ts";
import { at, floatAt } from "../../../src/domain/planner/model/typed-arrays.ts";
import { MAIN_SHARE_PERCENT, SHARE_TOLERANCE_PERCENT, WEIGHTS } from "../../../src/domain/planner/model/weights.ts";
import { foodFloor, hull, type Line } from "./food-floor.ts";
import { Program, type Term } from "./program.ts";

/** Points are counted in millions: a solver likes numbers near one. */
export const SCALE = 1_000_000;

/** A column that stands for a dish in a portion, in the same place of one day or of several. */
export interface Serving {
  readonly column: number;
  readonly cell: number;
  readonly pick: number;
  readonly dish: number;
  readonly portion: number;
}

/** How often a place has a dish, in any portion. */
interface Dish {
  readonly column: number;
  readonly cell: number;
  readonly dish: number;
}

/** The same place of several days that are alike. */
export interface Cell {
  readonly group: number;
  /** The units of the model, one for each day of the group. */
  readonly units: readonly number[];
  readonly unit: Unit;
  /** The slot, as a number of its group's. */
  readonly slot: string;
}

interface WeekProgram {
  readonly program: Program;
  readonly cells: readonly Cell[];
  readonly servings: readonly Serving[];
}

/** What the program leaves out would need these: a first week without any is the instance. */
function assertPlain(model: GoalModel): void {
  const isEmpty = (counts: Int32Array) => counts.every((count) => count <= 0);
  const isPlain =
    model.units.every(({ days }) => days.length === 1) &&
    isEmpty(model.baseTemplateUses) &&
    isEmpty(model.foods.baseGrams) &&
    isEmpty(model.baseKindUses) &&
    model.foods.openedPoints.every((points) => points >= 0) &&
    model.foods.packPrice.every((price) => price === null || price.home.length === 0);
  if (!isPlain) throw new Error("only weeks with nothing fixed, nothing at home and no leftovers");
}

/** Days that are alike, as groups: the same goals, the same choices with the same points. */
export function alikeDays(model: GoalModel): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  model.days.forEach((goal, day) => {
    const { base, ...rest } = goal;
    const units = model.units.filter(({ days }) => days.includes(day));
    const slots = [...new Set(units.map(({ slot }) => slot))];
    const key = JSON.stringify([
      rest,
      [...base],
      units.map(({ pool, own, main, slot }) => [
        slots.indexOf(slot),
        at(model.slotKcal, slot),
        main,
        [...pool],
        [...own],
      ]),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  });
  return [...groups.values()];
}

/**
 * The week as a program of which the least is no more than the points of any week that could be chosen. Days of one group
 * are looked at together: how often their places have each dish in each portion. With every day a group of its own it says
 * what is on each day; of days together only sums are known, and what is convex costs no less day by day than on average.
 */
export function weekProgram(model: GoalModel, groups: readonly (readonly number[])[]): WeekProgram {
  assertPlain(model);
  const week = new WeekRows(model, groups);
  week.writeDays();
  week.writeSlots();
  week.writeTemplates();
  week.writePattern();
  week.writeFamilies();
  week.writeNutrients();
  week.writeFoods();
  return week;
}

function cost(points: number): number {
  return points / SCALE;
}

/** The servings as terms of a row. */
function sumOf(servings: readonly Serving[], value: (serving: Serving) => number): Term[] {
  return servings.flatMap((serving): Term[] => {
    const own = value(serving);
    return own === 0 ? [] : [[serving.column, own]];
  });
}

/** The places of the days, those of one group together. */
function cellsOf(model: GoalModel, groups: readonly (readonly number[])[]): readonly Cell[] {
  return groups.flatMap((days, group) => {
    const ofDays = days.map((day) => model.units.flatMap((unit, index) => (unit.days.includes(day) ? [index] : [])));
    const [first = []] = ofDays;
    return first.flatMap((index, place): Cell[] => {
      const unit = model.units[index];
      const units = ofDays.map((of) => of[place] ?? -1);
      const slots = [...new Set(first.map((one) => model.units[one]?.slot))];
      return unit === undefined ? [] : [{ group, units, unit, slot: `${group}_${slots.indexOf(unit.slot)}` }];
    });
  });
}

/** What the choices need of a food. */
interface Need {
  /** The dishes with it, and how often each lists it. */
  readonly dishes: Map<number, number>;
  readonly grams: Term[];
  /** Of any one choice. */
  leastGrams: number;
  /** Of all choices together. */
  mostGrams: number;
}

function needsOf(model: GoalModel, cells: readonly Cell[], servings: readonly Serving[]): ReadonlyMap<number, Need> {
  const { foodStart, foods, bought } = model.dishes;
  const needs = new Map<number, Need>();
  const mostOfCell = new Map<string, number>();
  for (const { cell, column, dish, portion } of servings) {
    const own = new Map<number, { grams: number; times: number }>();
    for (let place = at(foodStart, dish); place < at(foodStart, dish + 1); place++) {
      const food = at(foods, place);
      const { grams, times } = own.get(food) ?? { grams: 0, times: 0 };
      own.set(food, { grams: grams + at(bought, place * PORTION_COUNT + portion), times: times + 1 });
    }
    for (const [food, { grams, times }] of own) {
      const need: Need = needs.get(food) ?? { dishes: new Map(), grams: [], leastGrams: grams, mostGrams: 0 };
      needs.set(food, need);
      need.dishes.set(dish, times);
      need.grams.push([column, grams]);
      need.leastGrams = Math.min(need.leastGrams, grams);
      const key = `${food}_${cell}`;
      const before = mostOfCell.get(key) ?? 0;
      if (grams <= before) continue;
      mostOfCell.set(key, grams);
      need.mostGrams += (grams - before) * (cells[cell]?.units.length ?? 0);
    }
  }
  return needs;
}

/** The rows of a week, written goal by goal. */
class WeekRows implements WeekProgram {
  readonly program = new Program();
  readonly cells: readonly Cell[];
  readonly servings: Serving[] = [];
  private readonly model: GoalModel;
  private readonly groups: readonly (readonly number[])[];
  private readonly isDaily: boolean;
  private readonly served: Dish[] = [];
  private readonly ofCell: readonly Serving[][];
  /** What a template is served more often than a week should have it. */
  private readonly overTemplate = new Map<number, number>();
  /** One column for all foods that the same dishes of a template need. */
  private readonly servedOf = new Map<string, number>();

  constructor(model: GoalModel, groups: readonly (readonly number[])[]) {
    this.model = model;
    this.groups = groups;
    this.isDaily = groups.every((days) => days.length === 1);
    this.cells = cellsOf(model, groups);
    this.ofCell = this.cells.map(() => []);
    this.writeChoices();
  }

  private writeChoices(): void {
    const { model, program, cells, servings, served, ofCell, isDaily } = this;
    const { dishes } = model;
    cells.forEach(({ unit, units }, cell) => {
      unit.pool.forEach((dish, pick) => {
        for (let portion = 0; portion < PORTION_COUNT; portion++) {
          if (at(dishes.allowed, dish * PORTION_COUNT + portion) === 0) continue;
          const points = at(unit.own, pick * PORTION_COUNT + portion);
          const column = program.column(`x${cell}_${pick}_${portion}`, cost(points), units.length, isDaily);
          const serving = { column, cell, pick, dish, portion };
          servings.push(serving);
          ofCell[cell]?.push(serving);
        }
      });
      const own: Dish[] = [];
      for (const [pick, portions] of Map.groupBy(ofCell[cell] ?? [], (serving) => serving.pick)) {
        const column = program.column(`d${cell}_${pick}`, 0, units.length);
        program.equal(`d${cell}_${pick}`, [[column, 1], ...portions.map((one): Term => [one.column, -1])], 0);
        own.push({ column, cell, dish: at(unit.pool, pick) });
      }
      served.push(...own);
      program.equal(
        `cell${cell}`,
        own.map(({ column }) => [column, 1]),
        units.length,
      );
    });
  }

  private figure({ dish, portion }: Serving, index: number): number {
    return at(this.model.dishes.figures, (dish * PORTION_COUNT + portion) * FIGURE_COUNT + index);
  }

  private slack(name: string, points: number): number {
    return this.program.column(name, cost(points));
  }

  /** A cost of what a sum is over a bound, by as much as it is. */
  private over(name: string, terms: readonly Term[], bound: number, points: number): void {
    if (points === 0 || terms.length === 0) return;
    const column = this.slack(name, points);
    this.program.atLeast(name, [[column, 1], ...terms.map(([of, value]): Term => [of, -value])], -bound);
  }

  /** The same of what it lacks. */
  private under(name: string, terms: readonly Term[], bound: number, points: number): void {
    if (points === 0 || bound <= 0) return;
    this.program.atLeast(name, [[this.slack(name, points), 1], ...terms], bound);
  }

  writeDays(): void {
    const { model, groups, cells, servings } = this;
    groups.forEach((days, group) => {
      const goal = model.days[days[0] ?? 0];
      if (goal === undefined) return;
      const count = days.length;
      const own = servings.filter(({ cell }) => cells[cell]?.group === group);
      const sum = (index: number) => sumOf(own, (serving) => this.figure(serving, index));
      const named = (name: (typeof FIGURES)[number]) => sum(FIGURES.indexOf(name));
      const energy = named("energyKcal");
      const beyond = goal.factor * WEIGHTS.energyBeyondBandPerKcal;
      this.over(`energyOver${group}`, energy, count * goal.energyKcal, WEIGHTS.energyPerKcal);
      this.under(`energyUnder${group}`, energy, count * goal.energyKcal, WEIGHTS.energyPerKcal);
      this.over(`bandOver${group}`, energy, count * (goal.energyKcal + goal.bandKcal), beyond);
      this.under(`bandUnder${group}`, energy, count * (goal.energyKcal - goal.bandKcal), beyond);
      const protein = named("proteinDg");
      this.under(`protein${group}`, protein, count * goal.proteinGoalDg, goal.factor * WEIGHTS.proteinShortPerDecigram);
      this.over(`proteinMax${group}`, protein, count * goal.proteinMaxDg, WEIGHTS.rangePerDecigram);
      const carbohydrate = named("carbohydrateDg");
      this.under(`carbMin${group}`, carbohydrate, count * goal.carbohydrateMinDg, WEIGHTS.rangePerDecigram);
      this.over(`carbMax${group}`, carbohydrate, count * goal.carbohydrateMaxDg, WEIGHTS.rangePerDecigram);
      const fat = named("fatDg");
      this.under(`fatMin${group}`, fat, count * goal.fatMinDg, WEIGHTS.rangePerDecigram);
      this.over(`fatMax${group}`, fat, count * goal.fatMaxDg, WEIGHTS.rangePerDecigram);
      const fibre = named("fibreDg");
      this.under(`fibreMin${group}`, fibre, count * goal.fibreMinDg, WEIGHTS.fibrePerDecigram);
      this.over(`fibreMax${group}`, fibre, count * goal.fibreMaxDg, WEIGHTS.fibreOverPerDecigram);
      this.over(`sodium${group}`, named("sodiumCg"), count * goal.sodiumMaxCg, WEIGHTS.sodiumPerCentigram);
      if (goal.netMaxDg < SCALE)
        this.over(`net${group}`, named("netDg"), count * goal.netMaxDg, WEIGHTS.netCarbohydratePerDecigram);
      this.over(`saturated${group}`, named("saturatedDg"), count * goal.saturatedMaxDg, WEIGHTS.saturatedPerDecigram);
      const fruit = named("fruitG");
      this.under(`fruit${group}`, fruit, count * goal.fruitMinG, WEIGHTS.fruitPerGram);
      this.under(`fruitLeast${group}`, fruit, count * goal.fruitLeastG, WEIGHTS.fruitLeastPerGram);
      const calcium = named("calciumMg");
      this.under(`calcium${group}`, calcium, count * goal.calciumMinMg, WEIGHTS.calciumPerMilligram);
      this.under(`calciumLeast${group}`, calcium, count * goal.calciumLeastMg, WEIGHTS.calciumLeastPerMilligram);
      this.under(`dairy${group}`, sum(DAIRY), count * goal.dairyMinCc, WEIGHTS.dairyPerCenticup);
      this.under(`grain${group}`, sum(WHOLE_GRAIN), count * goal.wholeGrainMinCo, WEIGHTS.wholeGrainPerCentiounce);
      this.over(
        `refined${group}`,
        sum(REFINED_GRAIN),
        count * goal.refinedGrainMaxCo,
        WEIGHTS.refinedGrainPerCentiounce,
      );
    });
  }

  /** What stands in a slot: each term costs at least what the slot's dishes cost one by one, and what their sum costs. */
  writeSlots(): void {
    const { model, program, cells, ofCell } = this;
    const slots = [...new Set(cells.map(({ slot }) => slot))];
    for (const slot of slots) {
      const inSlot = cells.flatMap((cell, index) => (cell.slot === slot ? [{ cell, index }] : []));
      const [first] = inSlot;
      if (first === undefined) continue;
      const count = first.cell.units.length;
      const kcal = at(model.slotKcal, first.cell.unit.slot);
      const own = inSlot.flatMap(({ index }) => ofCell[index] ?? []);
      const overEach = (name: string, index: number, bound: number, points: number) => {
        const column = this.slack(`${name}${slot}`, points);
        const sums = sumOf(own, (serving) => -this.figure(serving, index));
        program.atLeast(`${name}Sum${slot}`, [[column, 1], ...sums], -count * bound);
        const singles = sumOf(own, (serving) => -Math.max(0, this.figure(serving, index) - bound));
        if (singles.length > 0) program.atLeast(`${name}Each${slot}`, [[column, 1], ...singles], 0);
      };
      const tolerances = [
        ["share", SHARE_TOLERANCE_PERCENT.usual, WEIGHTS.sharePerKcal],
        ["far", SHARE_TOLERANCE_PERCENT.most, WEIGHTS.farSharePerKcal],
      ] as const;
      for (const [name, percent, points] of tolerances) {
        overEach(`${name}Over`, 0, (kcal * (100 + percent)) / 100, points);
        const energy = sumOf(own, (serving) => this.figure(serving, 0));
        this.under(`${name}Under${slot}`, energy, (count * kcal * (100 - percent)) / 100, points);
      }
      overEach("heavy", PLATE, PLATE_GRAMS, WEIGHTS.platePerGram);
      overEach("flesh", FLESH, PLATE_FLESH_G, WEIGHTS.fleshPerGram);
      overEach("fat", ADDED_FAT, PLATE_ADDED_FAT_G, WEIGHTS.addedFatPerGram);
      if (model.mostNetDg < SCALE) overEach("slotNet", NET, model.mostNetDg, WEIGHTS.slotNetPerDecigram);
      overEach("beside", BESIDE, (kcal * (100 - MAIN_SHARE_PERCENT)) / 100 + 0.5, WEIGHTS.besidePerKcal);
      const part = (serving: Serving, thing: keyof typeof TABLE_SHIFTS) =>
        countOf(this.figure(serving, TABLE), TABLE_SHIFTS[thing]);
      const second = [
        ["starches", WEIGHTS.secondStarch, (serving: Serving) => part(serving, "starch")],
        ["cooked", WEIGHTS.secondCookedStarch, (serving: Serving) => part(serving, "starch") - part(serving, "bread")],
        ["milks", WEIGHTS.secondMilk, (serving: Serving) => part(serving, "milk")],
        ["nuts", WEIGHTS.secondNuts, (serving: Serving) => part(serving, "nuts")],
        ["eggs", WEIGHTS.secondEggs, (serving: Serving) => part(serving, "eggs")],
        ["drinks", WEIGHTS.secondDrink, (serving: Serving) => part(serving, "drink")],
      ] as const;
      if (inSlot.length > 1) {
        for (const [name, points, value] of second) this.over(`${name}${slot}`, sumOf(own, value), count, points);
        const sides = sumOf(own, (serving) => part(serving, "sides"));
        this.over(`sides${slot}`, sides, count * FEW_SIDES, WEIGHTS.furtherSide);
      }
      // Sums of tables are rounded once each: half a point for either share of a slot.
      program.constant -= cost(count);
    }
  }

  /** Templates and dishes that come again. */
  writeTemplates(): void {
    const { model, program, groups, cells, served, overTemplate } = this;
    const { dishes } = model;
    const ofTemplate = Map.groupBy(served, ({ dish }) => at(dishes.template, dish));
    for (const [template, own] of ofTemplate) {
      const terms = own.map(({ column }): Term => [column, 1]);
      this.over(`again${template}`, terms, 1, at(model.templateRepeatPoints, template));
      const most = at(model.templateMost, template);
      const times = own.reduce((sum, { cell }) => sum.add(cell), new Set<number>());
      const units = [...times].reduce((sum, cell) => sum + (cells[cell]?.units.length ?? 0), 0);
      if (most < units) {
        const column = this.slack(`often${template}`, at(model.templateOverPoints, template));
        overTemplate.set(template, column);
        program.atLeast(`often${template}`, [[column, 1], ...terms.map(([of]): Term => [of, -1])], -most);
      }
      groups.forEach((days, group) => {
        const today = own.filter(({ cell }) => cells[cell]?.group === group);
        const places = new Set(today.map(({ cell }) => cell)).size;
        if (places > 1)
          this.over(
            `sameDay${template}_${group}`,
            today.map(({ column }) => [column, 1]),
            days.length,
            at(model.templateSameDayPoints, template),
          );
      });
    }
    for (const [dish, own] of Map.groupBy(served, ({ dish }) => dish)) {
      this.over(
        `dishAgain${dish}`,
        own.map(({ column }) => [column, 1]),
        1,
        at(dishes.repeatPoints, dish),
      );
    }
  }

  /** How many mains of each kind there are. */
  writePattern(): void {
    const { model, program, cells } = this;
    const { dishes } = model;
    const mains = this.mains();
    const mainCount = cells.reduce((sum, { unit, units }) => sum + (unit.main ? units.length : 0), 0);
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const start = kind * KIND_TABLE_SIZE;
      const points = Float64Array.from(
        model.kindPoints.subarray(start, start + Math.min(KIND_TABLE_SIZE, mainCount + 1)),
      );
      if (points.every((value) => value === 0)) continue;
      const column = program.column(`kind${kind}`, 1);
      const terms = mains.flatMap(({ column: of, dish }): Term[] =>
        ((at(dishes.kinds, dish) >> kind) & 1) === 0 ? [] : [[of, 1]],
      );
      for (const [index, { slope, start: from }] of hull(points).entries()) {
        const rest = terms.map(([of, value]): Term => [of, -value * cost(slope)]);
        program.atLeast(`kind${kind}_${index}`, [[column, 1], ...rest], cost(from));
      }
    }
  }

  private mains(): readonly Dish[] {
    return this.served.filter(({ cell }) => this.cells[cell]?.unit.main === true);
  }

  /**
   * Families of mains on one day and on neighbouring ones. Of days together: a family on more days than can be chosen without
   * two neighbours costs at least the lesser of both for each further time.
   */
  writeFamilies(): void {
    const { model, program, groups, cells, isDaily } = this;
    let apart = 0;
    for (let day = 0; day < model.days.length; day++) {
      apart += 1;
      if (model.neighbours[day] === true) day++;
    }
    const each = Math.min(WEIGHTS.sameDayFamily, WEIGHTS.neighbourFamily) / SCALE;
    for (const [family, own] of Map.groupBy(this.mains(), ({ dish }) => at(model.dishes.family, dish))) {
      if (!isDaily) {
        const column = program.column(`family${family}`, each);
        program.atLeast(`family${family}`, [[column, 1], ...own.map(({ column: of }): Term => [of, -1])], -apart);
        continue;
      }
      const present = groups.map(([day = 0], group) => {
        const today = own.filter(({ cell }) => cells[cell]?.group === group).map(({ column }): Term => [column, -1]);
        const again = program.column(`familyAgain${family}_${day}`, WEIGHTS.sameDayFamily / SCALE);
        const isThere = program.column(`familyOn${family}_${day}`, 0, 1);
        program.atLeast(`familyAgain${family}_${day}`, [[again, 1], [isThere, 1], ...today], 0);
        return isThere;
      });
      groups.forEach(([day = 0], group) => {
        const next = groups.findIndex(([other]) => other === day + 1);
        const [one, other] = [present[group], present[next]];
        if (model.neighbours[day] !== true || one === undefined || other === undefined) return;
        const column = program.column(`familyNext${family}_${day}`, WEIGHTS.neighbourFamily / SCALE);
        program.atLeast(
          `familyNext${family}_${day}`,
          [
            [column, 1],
            [one, -1],
            [other, -1],
          ],
          -1,
        );
      });
    }
  }

  writeNutrients(): void {
    const { model, program, servings } = this;
    const { dishes } = model;
    for (let index = 0; index < WEEK_FIGURE_COUNT; index++) {
      const terms = sumOf(servings, ({ dish, portion }) =>
        at(dishes.week, (dish * PORTION_COUNT + portion) * WEEK_FIGURE_COUNT + index),
      );
      const least = at(model.weekGoals.least, index) - at(model.baseWeek, index);
      this.under(`week${index}`, terms, least, floatAt(model.weekGoals.pointsPerUnit, index));
    }
    program.constant -= cost(1);
  }

  /** Foods on the list, their packs and what is paid. */
  writeFoods(): void {
    const { model, program, cells, servings, served } = this;
    const { foods } = model;
    const paid: Term[] = [];
    const opened: number[] = [];
    for (const [food, own] of needsOf(model, cells, servings)) {
      const isOn = program.column(`food${food}`, cost(at(foods.openedPoints, food)), 1, true);
      opened[food] = isOn;
      const having = served.filter(({ dish }) => own.dishes.has(dish));
      this.writeUses(food, isOn, having);
      const column = this.writePacks(food, isOn, own);
      if (column !== null) paid.push([column, 1]);
      const mostUses = at(foods.mostUses, food);
      if (mostUses < model.units.length) {
        const times = having.map(({ column, dish }): Term => [column, -(own.dishes.get(dish) ?? 1)]);
        program.atLeast(
          `dull${food}`,
          [[this.slack(`dull${food}`, WEIGHTS.overUse), 1], [isOn, mostUses], ...times],
          0,
        );
      }
    }
    // What is left of what is paid for is rounded once for each food.
    program.constant -= cost(foods.count);
    foods.ofGroup.forEach((members, group) => {
      const terms = members.flatMap((food): Term[] => (opened[food] === undefined ? [] : [[opened[food], 1]]));
      const enough = at(foods.enoughOfGroup, group);
      if (terms.length > enough) this.over(`further${group}`, terms, enough, WEIGHTS.furtherOfGroup);
    });
    this.over("budget", paid, model.budgetCents / 100, model.budgetPerCent * 100);
  }

  /** A food is on the list where a place has a dish with it, and by how often a template's dishes with it come. */
  private writeUses(food: number, isOn: number, having: readonly Dish[]): void {
    const { model, program, cells, overTemplate, servedOf } = this;
    const { dishes } = model;
    for (const [cell, inCell] of Map.groupBy(having, ({ cell }) => cell)) {
      const units = cells[cell]?.units.length ?? 0;
      program.atLeast(`has${food}_${cell}`, [[isOn, units], ...inCell.map(({ column }): Term => [column, -1])], 0);
    }
    for (const [template, inTemplate] of Map.groupBy(having, ({ dish }) => at(dishes.template, dish))) {
      const often = overTemplate.get(template);
      if (often === undefined) continue;
      const key = `${template}:${inTemplate.map(({ column }) => column).join()}`;
      let isServed = servedOf.get(key);
      if (isServed === undefined) {
        isServed = program.column(`served${servedOf.size}`, 0, 1);
        const most = at(model.templateMost, template);
        const times = inTemplate.map(({ column }): Term => [column, -1]);
        program.atLeast(`served${servedOf.size}`, [[isServed, most], [often, 1], ...times], 0);
        servedOf.set(key, isServed);
      }
      program.atLeast(
        `uses${food}_${template}`,
        [
          [isOn, 1],
          [isServed, -1],
        ],
        0,
      );
    }
  }

  /** What the packs of a food leave over; the column of what they cost, null for what is not bought. */
  private writePacks(food: number, isOn: number, own: Need): number | null {
    const { model, program } = this;
    const { foods } = model;
    const price = foods.packPrice[food] ?? null;
    const floor = foodFloor(model, food, own.leastGrams, own.mostGrams);
    const total = program.column(`grams${food}`, 0);
    program.equal(`grams${food}`, [[total, 100], ...own.grams.map(([of, value]): Term => [of, -value])], 0);
    const above = (name: string, points: number, lines: readonly Line[], unit: number): number => {
      const column = program.column(`${name}${food}`, points);
      lines.forEach(({ slope, start }, index) => {
        const line: readonly Term[] = [
          [column, 1],
          [isOn, -start / unit],
          [total, (-slope * 100) / unit],
        ];
        program.atLeast(`${name}${food}_${index}`, line, 0);
      });
      return column;
    };
    if (floor.points.some(({ slope, start }) => slope > 0 || start > 0)) above("left", 1, floor.points, SCALE);
    const paid = price === null ? null : above("paid", 0, floor.cents, 100);
    const plenty = at(foods.plentyGrams, food);
    if (price?.isByDay === true && plenty < own.mostGrams)
      this.over(`plenty${food}`, [[total, 1]], plenty / 100, at(foods.beyondPlentyPerGram, food) * 100);
    return paid;
  }
}

import {
  ADDED_FAT,
  BESIDE,
  DAIRY,
  FIGURES,
  FLESH,
  NET,
  PLATE,
  REFINED_GRAIN,
  TABLE,
  WHOLE_GRAIN,
} from "../../../src/domain/planner/model/goals/goal-model.ts";
import { countOf, TABLE_SHIFTS } from "../../../src/domain/planner/model/goals/table-points.ts";
import { PLATE_ADDED_FAT_G, PLATE_FLESH_G, PLATE_GRAMS } from "../../../src/domain/planner/model/plate/plate-bounds.ts";
import { FEW_SIDES } from "../../../src/domain/planner/model/search-limits.ts";
import { at } from "../../../src/domain/planner/model/typed-arrays.ts";
import { MAIN_SHARE_PERCENT, SHARE_TOLERANCE_PERCENT, WEIGHTS } from "../../../src/domain/planner/model/weights.ts";
import { cost, SCALE, type Serving, sumOf, type WeekColumns } from "./week-columns.ts";

/** Energy and nutrients of each day. */
export function writeDays(week: WeekColumns): void {
  const { model, groups, cells, servings } = week;
  groups.forEach((days, group) => {
    const goal = model.days[days[0] ?? 0];
    if (goal === undefined) return;
    const count = days.length;
    const own = servings.filter(({ cell }) => cells[cell]?.group === group);
    const sum = (index: number) => sumOf(own, (serving) => week.figure(serving, index));
    const named = (name: (typeof FIGURES)[number]) => sum(FIGURES.indexOf(name));
    const energy = named("energyKcal");
    const beyond = goal.factor * WEIGHTS.energyBeyondBandPerKcal;
    week.over(`energyOver${group}`, energy, count * goal.energyKcal, WEIGHTS.energyPerKcal);
    week.under(`energyUnder${group}`, energy, count * goal.energyKcal, WEIGHTS.energyPerKcal);
    week.over(`bandOver${group}`, energy, count * (goal.energyKcal + goal.bandKcal), beyond);
    week.under(`bandUnder${group}`, energy, count * (goal.energyKcal - goal.bandKcal), beyond);
    const protein = named("proteinDg");
    week.under(`protein${group}`, protein, count * goal.proteinGoalDg, goal.factor * WEIGHTS.proteinShortPerDecigram);
    week.over(`proteinMax${group}`, protein, count * goal.proteinMaxDg, WEIGHTS.rangePerDecigram);
    const carbohydrate = named("carbohydrateDg");
    week.under(`carbMin${group}`, carbohydrate, count * goal.carbohydrateMinDg, WEIGHTS.rangePerDecigram);
    week.over(`carbMax${group}`, carbohydrate, count * goal.carbohydrateMaxDg, WEIGHTS.rangePerDecigram);
    const fat = named("fatDg");
    week.under(`fatMin${group}`, fat, count * goal.fatMinDg, WEIGHTS.rangePerDecigram);
    week.over(`fatMax${group}`, fat, count * goal.fatMaxDg, WEIGHTS.rangePerDecigram);
    const fibre = named("fibreDg");
    week.under(`fibreMin${group}`, fibre, count * goal.fibreMinDg, WEIGHTS.fibrePerDecigram);
    week.under(`fibreLeast${group}`, fibre, count * goal.fibreLeastDg, WEIGHTS.fibreLeastPerDecigram);
    week.over(`fibreMax${group}`, fibre, count * goal.fibreMaxDg, WEIGHTS.fibreOverPerDecigram);
    week.over(`sodium${group}`, named("sodiumCg"), count * goal.sodiumMaxCg, WEIGHTS.sodiumPerCentigram);
    if (goal.netMaxDg < SCALE)
      week.over(`net${group}`, named("netDg"), count * goal.netMaxDg, WEIGHTS.netCarbohydratePerDecigram);
    week.over(`saturated${group}`, named("saturatedDg"), count * goal.saturatedMaxDg, WEIGHTS.saturatedPerDecigram);
    const fruit = named("fruitG");
    week.under(`fruit${group}`, fruit, count * goal.fruitMinG, WEIGHTS.fruitPerGram);
    week.under(`fruitLeast${group}`, fruit, count * goal.fruitLeastG, WEIGHTS.fruitLeastPerGram);
    const calcium = named("calciumMg");
    week.under(`calcium${group}`, calcium, count * goal.calciumMinMg, WEIGHTS.calciumPerMilligram);
    week.under(`calciumLeast${group}`, calcium, count * goal.calciumLeastMg, WEIGHTS.calciumLeastPerMilligram);
    week.under(`dairy${group}`, sum(DAIRY), count * goal.dairyMinCc, WEIGHTS.dairyPerCenticup);
    week.under(`grain${group}`, sum(WHOLE_GRAIN), count * goal.wholeGrainMinCo, WEIGHTS.wholeGrainPerCentiounce);
    week.over(`refined${group}`, sum(REFINED_GRAIN), count * goal.refinedGrainMaxCo, WEIGHTS.refinedGrainPerCentiounce);
  });
}

/** Rows for a slot: each term costs at least as much as the slot's dishes one by one, and as much as their sum. */
export function writeSlots(week: WeekColumns): void {
  const { model, program, cells, ofCell } = week;
  const slots = [...new Set(cells.map(({ slot }) => slot))];
  for (const slot of slots) {
    const inSlot = cells.flatMap((cell, index) => (cell.slot === slot ? [{ cell, index }] : []));
    const [first] = inSlot;
    if (first === undefined) continue;
    const count = first.cell.units.length;
    const kcal = at(model.slotKcal, first.cell.unit.slot);
    const own = inSlot.flatMap(({ index }) => ofCell[index] ?? []);
    const overEach = (name: string, index: number, bound: number, points: number) => {
      const column = week.slack(`${name}${slot}`, points);
      const sums = sumOf(own, (serving) => -week.figure(serving, index));
      program.atLeast(`${name}Sum${slot}`, [[column, 1], ...sums], -count * bound);
      const singles = sumOf(own, (serving) => -Math.max(0, week.figure(serving, index) - bound));
      if (singles.length > 0) program.atLeast(`${name}Each${slot}`, [[column, 1], ...singles], 0);
    };
    const tolerances = [
      ["share", SHARE_TOLERANCE_PERCENT.usual, WEIGHTS.sharePerKcal],
      ["far", SHARE_TOLERANCE_PERCENT.most, WEIGHTS.farSharePerKcal],
    ] as const;
    for (const [name, percent, points] of tolerances) {
      overEach(`${name}Over`, 0, (kcal * (100 + percent)) / 100, points);
      const energy = sumOf(own, (serving) => week.figure(serving, 0));
      week.under(`${name}Under${slot}`, energy, (count * kcal * (100 - percent)) / 100, points);
    }
    overEach("heavy", PLATE, PLATE_GRAMS, WEIGHTS.platePerGram);
    overEach("flesh", FLESH, PLATE_FLESH_G, WEIGHTS.fleshPerGram);
    overEach("fat", ADDED_FAT, PLATE_ADDED_FAT_G, WEIGHTS.addedFatPerGram);
    if (model.mostNetDg < SCALE) overEach("slotNet", NET, model.mostNetDg, WEIGHTS.slotNetPerDecigram);
    overEach("beside", BESIDE, (kcal * (100 - MAIN_SHARE_PERCENT)) / 100 + 0.5, WEIGHTS.besidePerKcal);
    const part = (serving: Serving, thing: keyof typeof TABLE_SHIFTS) =>
      countOf(week.figure(serving, TABLE), TABLE_SHIFTS[thing]);
    const second = [
      ["starches", WEIGHTS.secondStarch, (serving: Serving) => part(serving, "starch")],
      ["cooked", WEIGHTS.secondCookedStarch, (serving: Serving) => part(serving, "starch") - part(serving, "bread")],
      ["milks", WEIGHTS.secondMilk, (serving: Serving) => part(serving, "milk")],
      ["nuts", WEIGHTS.secondNuts, (serving: Serving) => part(serving, "nuts")],
      ["eggs", WEIGHTS.secondEggs, (serving: Serving) => part(serving, "eggs")],
      ["drinks", WEIGHTS.secondDrink, (serving: Serving) => part(serving, "drink")],
    ] as const;
    if (inSlot.length > 1) {
      for (const [name, points, value] of second) week.over(`${name}${slot}`, sumOf(own, value), count, points);
      const sides = sumOf(own, (serving) => part(serving, "sides"));
      week.over(`sides${slot}`, sides, count * FEW_SIDES, WEIGHTS.furtherSide);
    }
    // The model rounds each table of points once, so allow for half a point for each of a slot's two shares.
    program.constant -= cost(count);
  }
}

import { PLATE_ADDED_FAT_G, PLATE_FLESH_G, PLATE_GRAMS } from "../plate/plate-bounds.ts";
import { at, floatAt } from "../typed-arrays.ts";
import { ENERGY_BAND_PERMILLE, MAIN_SHARE_PERCENT, SHARE_TOLERANCE_PERCENT, WEIGHTS } from "../weights.ts";
import type { DayGoal, GoalModel } from "./goal-model.ts";
import { centsByDay } from "./pack-price.ts";
import { KIND_TABLE_SIZE } from "./pattern.ts";
import { tablePoints } from "./table-points.ts";

/** Points for a day whose energy is `off` kcal from its target. */
export function energyPoints(off: number, goal: DayGoal): number {
  const beyond = off > goal.bandKcal ? (off - goal.bandKcal) * goal.factor : 0;
  return off * WEIGHTS.energyPerKcal + beyond * WEIGHTS.energyBeyondBandPerKcal;
}

/** Points for the decigrams of protein that a day lacks; 0 if it has enough. */
export function proteinPoints(lackingDg: number, goal: DayGoal): number {
  return lackingDg > 0 ? lackingDg * goal.factor * WEIGHTS.proteinShortPerDecigram : 0;
}

/** Decigrams of protein, carbohydrate and fat outside the day's ranges. */
export function outsideDg(goal: DayGoal, protein: number, carbohydrate: number, fat: number): number {
  let outside = 0;
  if (protein > goal.proteinMaxDg) outside += protein - goal.proteinMaxDg;
  if (carbohydrate < goal.carbohydrateMinDg) outside += goal.carbohydrateMinDg - carbohydrate;
  else if (carbohydrate > goal.carbohydrateMaxDg) outside += carbohydrate - goal.carbohydrateMaxDg;
  if (fat < goal.fatMinDg) outside += goal.fatMinDg - fat;
  else if (fat > goal.fatMaxDg) outside += fat - goal.fatMaxDg;
  return outside;
}

/** Points for a day's protein, carbohydrate and fat outside their ranges. */
export function rangePoints(goal: DayGoal, protein: number, carbohydrate: number, fat: number): number {
  return outsideDg(goal, protein, carbohydrate, fat) * WEIGHTS.rangePerDecigram;
}

/** Points for a day's excesses (fiber, sodium, net carbohydrate, saturated fat) and for missing fiber. */
export function limitPoints(goal: DayGoal, fibre: number, sodium: number, net: number, saturated: number): number {
  let points = 0;
  if (fibre < goal.fibreLeastDg) points += (goal.fibreLeastDg - fibre) * WEIGHTS.fibreLeastPerDecigram;
  if (fibre < goal.fibreMinDg) points += (goal.fibreMinDg - fibre) * WEIGHTS.fibrePerDecigram;
  else if (fibre > goal.fibreMaxDg) points += (fibre - goal.fibreMaxDg) * WEIGHTS.fibreOverPerDecigram;
  if (sodium > goal.sodiumMaxCg) points += (sodium - goal.sodiumMaxCg) * WEIGHTS.sodiumPerCentigram;
  if (net > goal.netMaxDg) points += (net - goal.netMaxDg) * WEIGHTS.netCarbohydratePerDecigram;
  if (saturated > goal.saturatedMaxDg) points += (saturated - goal.saturatedMaxDg) * WEIGHTS.saturatedPerDecigram;
  return points;
}

/** Points for the fruit, calcium, milk and whole grain that a day lacks, and for too much refined grain. */
export function groupPoints(
  goal: DayGoal,
  fruit: number,
  calcium: number,
  dairy: number,
  wholeGrain: number,
  refinedGrain: number,
): number {
  let points = 0;
  if (fruit < goal.fruitMinG) points += (goal.fruitMinG - fruit) * WEIGHTS.fruitPerGram;
  if (fruit < goal.fruitLeastG) points += (goal.fruitLeastG - fruit) * WEIGHTS.fruitLeastPerGram;
  if (dairy < goal.dairyMinCc) points += (goal.dairyMinCc - dairy) * WEIGHTS.dairyPerCenticup;
  if (wholeGrain < goal.wholeGrainMinCo) {
    points += (goal.wholeGrainMinCo - wholeGrain) * WEIGHTS.wholeGrainPerCentiounce;
  }
  if (refinedGrain > goal.refinedGrainMaxCo) {
    points += (refinedGrain - goal.refinedGrainMaxCo) * WEIGHTS.refinedGrainPerCentiounce;
  }
  if (calcium < goal.calciumMinMg) points += (goal.calciumMinMg - calcium) * WEIGHTS.calciumPerMilligram;
  if (calcium < goal.calciumLeastMg) points += (goal.calciumLeastMg - calcium) * WEIGHTS.calciumLeastPerMilligram;
  return points;
}

/** Points of one day's sums against its goals. */
export function dayPoints(
  goal: DayGoal,
  energy: number,
  protein: number,
  carbohydrate: number,
  fat: number,
  fibre: number,
  sodium: number,
  net: number,
  saturated: number,
  fruit: number,
  calcium: number,
  dairy: number,
  wholeGrain: number,
  refinedGrain: number,
): number {
  return (
    energyPoints(Math.abs(energy - goal.energyKcal), goal) +
    proteinPoints(goal.proteinGoalDg - protein, goal) +
    rangePoints(goal, protein, carbohydrate, fat) +
    limitPoints(goal, fibre, sodium, net, saturated) +
    groupPoints(goal, fruit, calcium, dairy, wholeGrain, refinedGrain)
  );
}

/** A slot's target energy and the bounds of its plates; in the search, what remains of them. */
export interface PlateRoom {
  readonly energyKcal: number;
  /** Distance from that energy, in hundredths of a kcal, from which points are added, and from which more are. */
  readonly usualOff: number;
  readonly mostOff: number;
  readonly grams: number;
  readonly fleshG: number;
  readonly addedFatG: number;
  readonly netDg: number;
  readonly besideKcal: number;
}

/** The room of an empty slot. */
export function plateRoom({ slotKcal, mostNetDg }: GoalModel, slot: number): PlateRoom {
  const energyKcal = at(slotKcal, slot);
  return {
    energyKcal,
    usualOff: energyKcal * SHARE_TOLERANCE_PERCENT.usual,
    mostOff: energyKcal * SHARE_TOLERANCE_PERCENT.most,
    grams: PLATE_GRAMS,
    fleshG: PLATE_FLESH_G,
    addedFatG: PLATE_ADDED_FAT_G,
    netDg: mostNetDg,
    besideKcal: (energyKcal * (100 - MAIN_SHARE_PERCENT)) / 100,
  };
}

/** Points for a slot: for what is on its plates, and for combinations that do not go together. */
export function slotPoints(
  model: GoalModel,
  slot: number,
  energy: number,
  grams: number,
  netDg: number,
  table: number,
  flesh: number,
  addedFat: number,
  beside: number,
): number {
  return platePoints(plateRoom(model, slot), energy, grams, netDg, flesh, addedFat, beside) + tablePoints(table);
}

/**
 * Points for energy away from the slot's share of the day, for more than people eat at one sitting, and for net
 * carbohydrate.
 */
export function platePoints(
  room: PlateRoom,
  energy: number,
  grams: number,
  netDg: number,
  flesh: number,
  addedFat: number,
  beside: number,
): number {
  const off = Math.abs(energy - room.energyKcal) * 100;
  let points = 0;
  if (off > room.usualOff) {
    const far = Math.max(0, off - room.mostOff);
    points = Math.round(((off - room.usualOff) * WEIGHTS.sharePerKcal + far * WEIGHTS.farSharePerKcal) / 100);
  }
  if (grams > room.grams) points += (grams - room.grams) * WEIGHTS.platePerGram;
  if (flesh > room.fleshG) points += (flesh - room.fleshG) * WEIGHTS.fleshPerGram;
  if (addedFat > room.addedFatG) points += (addedFat - room.addedFatG) * WEIGHTS.addedFatPerGram;
  if (netDg > room.netDg) points += (netDg - room.netDg) * WEIGHTS.slotNetPerDecigram;
  const tooMuch = Math.round(beside - room.besideKcal);
  return tooMuch > 0 ? points + tooMuch * WEIGHTS.besidePerKcal : points;
}

/** Points for serving a template once more after `uses` times: each time too many costs more than the one before. */
export function templatePoints(model: GoalModel, template: number, uses: number): number {
  if (uses <= 0) return 0;
  const tooMany = Math.max(0, uses + 1 - at(model.templateMost, template));
  return at(model.templateRepeatPoints, template) + tooMany * at(model.templateOverPoints, template);
}

/** How one more main of a kind changes the points after `uses` of them. */
export function pointsOfOneMore(model: GoalModel, kind: number, uses: number): number {
  const place = kind * KIND_TABLE_SIZE + Math.min(KIND_TABLE_SIZE - 2, uses);
  return at(model.kindPoints, place + 1) - at(model.kindPoints, place);
}

/**
 * US cents at the checkout for `grams` of a food as bought; -1 = not on the list.
 * @param byDay the same by day, `food * days + day`.
 */
export function packCents({ foods, dayNumbers }: GoalModel, food: number, grams: number, byDay: Int32Array): number {
  const packPrice = foods.packPrice[food];
  if (packPrice === null || packPrice === undefined || grams <= 0) return 0;
  if (!packPrice.isByDay) return packPrice.centsFor(grams);
  return centsByDay(packPrice, byDay, food * dayNumbers.length, dayNumbers);
}

/** Points for what is paid for a food and not eaten, and for more of it than people like. */
export function leftPoints({ foods }: GoalModel, food: number, cents: number, grams: number): number {
  let points = grams < at(foods.hardlyGrams, food) ? WEIGHTS.hardlyUsed : 0;
  const beyond = grams - at(foods.plentyGrams, food);
  if (beyond > 0) points += beyond * at(foods.beyondPlentyPerGram, food);
  if (cents <= 0) return points;
  const rest = cents - Math.max(0, grams - floatAt(foods.homeGrams, food)) * floatAt(foods.centsPerGram, food);
  if (rest <= 0) return points;
  const pack = at(foods.openedPackCents, food);
  const opened = pack > 0 ? rest % pack : 0;
  return points + Math.round(rest * at(foods.leftPerCent, food) + opened * WEIGHTS.perishedPerCent);
}

/** Points for a food in too many of the week's dishes: cabbage in every one of them is dull. */
export function overUsePoints({ foods }: GoalModel, food: number, uses: number): number {
  const over = uses - at(foods.mostUses, food);
  return over > 0 ? over * WEIGHTS.overUse : 0;
}

/** Points for putting one more food of a larder group on the list when `open` are on it. */
export function furtherPoints({ foods }: GoalModel, group: number, open: number): number {
  return group >= 0 && open >= at(foods.enoughOfGroup, group) ? WEIGHTS.furtherOfGroup : 0;
}

/** Points for everything paid at the checkout. */
export function moneyPoints({ budgetCents, budgetPerCent, spendingPerCent }: GoalModel, cents: number): number {
  return cents * spendingPerCent + Math.max(0, cents - budgetCents) * budgetPerCent;
}

/** The energy band of a day's target, in kcal. */
export function bandKcal(energyKcal: number): number {
  return Math.floor((energyKcal * ENERGY_BAND_PERMILLE) / 1000);
}

import {
  ADDED_FAT,
  BESIDE,
  DAIRY,
  type DayGoal,
  FLESH,
  NET,
  PLATE,
  REFINED_GRAIN,
  TABLE,
  WHOLE_GRAIN,
} from "../model/goals/goal-model.ts";
import { type PlateRoom, platePoints } from "../model/goals/points.ts";
import { tablePoints } from "../model/goals/table-points.ts";
import { at } from "../model/typed-arrays.ts";

/**
 * The figures that are summed for each slot: energy, weight of the plates, net carbohydrate, table counts, meat and
 * fish, added fat, and energy of its sides.
 */
export const SLOT_FIGURES = [0, PLATE, NET, TABLE, FLESH, ADDED_FAT, BESIDE] as const;

type Changing<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** What a day still needs to meet its goals, against which one more dish is evaluated. */
export type DayLeft = Changing<DayGoal>;

/** The room that is left on a slot's plates. */
export type PlateLeft = Changing<PlateRoom>;

export function newDayLeft(): DayLeft {
  return {
    energyKcal: 0,
    bandKcal: 0,
    proteinGoalDg: 0,
    proteinMaxDg: 0,
    carbohydrateMinDg: 0,
    carbohydrateMaxDg: 0,
    fatMinDg: 0,
    fatMaxDg: 0,
    fibreMinDg: 0,
    fibreLeastDg: 0,
    fibreMaxDg: 0,
    sodiumMaxCg: 0,
    netMaxDg: 0,
    saturatedMaxDg: 0,
    fruitMinG: 0,
    fruitLeastG: 0,
    calciumMinMg: 0,
    calciumLeastMg: 0,
    dairyMinCc: 0,
    wholeGrainMinCo: 0,
    refinedGrainMaxCo: 0,
    factor: 1,
    base: new Int32Array(0),
  };
}

export function newPlateLeft(): PlateLeft {
  return { energyKcal: 0, usualOff: 0, mostOff: 0, grams: 0, fleshG: 0, addedFatG: 0, netDg: 0, besideKcal: 0 };
}

/** Writes the goals of a day less its sums, which begin at `o`, into `left`. */
export function readDayLeft(left: DayLeft, goal: DayGoal, sums: Int32Array, o: number): void {
  left.energyKcal = goal.energyKcal - at(sums, o);
  left.bandKcal = goal.bandKcal;
  left.proteinGoalDg = goal.proteinGoalDg - at(sums, o + 1);
  left.proteinMaxDg = goal.proteinMaxDg - at(sums, o + 1);
  left.carbohydrateMinDg = goal.carbohydrateMinDg - at(sums, o + 2);
  left.carbohydrateMaxDg = goal.carbohydrateMaxDg - at(sums, o + 2);
  left.fatMinDg = goal.fatMinDg - at(sums, o + 3);
  left.fatMaxDg = goal.fatMaxDg - at(sums, o + 3);
  left.fibreMinDg = goal.fibreMinDg - at(sums, o + 4);
  left.fibreLeastDg = goal.fibreLeastDg - at(sums, o + 4);
  left.fibreMaxDg = goal.fibreMaxDg - at(sums, o + 4);
  left.sodiumMaxCg = goal.sodiumMaxCg - at(sums, o + 5);
  left.netMaxDg = goal.netMaxDg - at(sums, o + 6);
  left.saturatedMaxDg = goal.saturatedMaxDg - at(sums, o + 7);
  left.fruitMinG = goal.fruitMinG - at(sums, o + 8);
  left.fruitLeastG = goal.fruitLeastG - at(sums, o + 8);
  left.calciumMinMg = goal.calciumMinMg - at(sums, o + 9);
  left.calciumLeastMg = goal.calciumLeastMg - at(sums, o + 9);
  left.dairyMinCc = goal.dairyMinCc - at(sums, o + DAIRY);
  left.wholeGrainMinCo = goal.wholeGrainMinCo - at(sums, o + WHOLE_GRAIN);
  left.refinedGrainMaxCo = goal.refinedGrainMaxCo - at(sums, o + REFINED_GRAIN);
  left.factor = goal.factor;
}

/** Writes the room of a slot less its sums, which begin at `o` in `SLOT_FIGURES` order, into `left`. */
export function readPlateLeft(left: PlateLeft, room: PlateRoom, sums: Int32Array, o: number): void {
  left.energyKcal = room.energyKcal - at(sums, o);
  left.usualOff = room.usualOff;
  left.mostOff = room.mostOff;
  left.grams = room.grams - at(sums, o + 1);
  left.netDg = room.netDg - at(sums, o + 2);
  left.fleshG = room.fleshG - at(sums, o + 4);
  left.addedFatG = room.addedFatG - at(sums, o + 5);
  left.besideKcal = room.besideKcal - at(sums, o + 6);
}

/**
 * Points for a slot whose sums begin at `o`, with one more portion whose figures begin at `p`; without one if `p` is
 * below 0.
 */
export function pointsOfSlot(room: PlateRoom, sums: Int32Array, o: number, figures: Int32Array, p: number): number {
  const more = p >= 0;
  const points = platePoints(
    room,
    at(sums, o) + (more ? at(figures, p) : 0),
    at(sums, o + 1) + (more ? at(figures, p + PLATE) : 0),
    at(sums, o + 2) + (more ? at(figures, p + NET) : 0),
    at(sums, o + 4) + (more ? at(figures, p + FLESH) : 0),
    at(sums, o + 5) + (more ? at(figures, p + ADDED_FAT) : 0),
    at(sums, o + 6) + (more ? at(figures, p + BESIDE) : 0),
  );
  return points + tablePoints(at(sums, o + 3) + (more ? at(figures, p + TABLE) : 0));
}

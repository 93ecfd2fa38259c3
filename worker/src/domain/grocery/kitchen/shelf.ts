import { addDays } from "@mealwright/schema/rules/week";
import type { Storage } from "./kitchen.ts";

/** Days that canned food is good once open (USDA FoodKeeper: 3 to 4). */
const OPENED_DAYS = 4;

interface Lot {
  grams: number;
  readonly useBy: string | null;
  /** The first day of the week whose meals it was bought for: they may use it until the week is over. */
  readonly ofWeek: string | null;
}

/** Whole grams of a food that came and went: `bought + had = eaten + thrown + left`. */
export interface Flow {
  readonly bought: number;
  /** There without having been ticked, according to the person. */
  readonly had: number;
  readonly eaten: number;
  /** Past its date, or no longer there according to the person. */
  readonly thrown: number;
}

/** What is at home of one food while its weeks are counted. */
export class Shelf {
  private lots: Lot[] = [];
  private readonly storage: Storage;
  private readonly sums = { bought: 0, had: 0, eaten: 0, thrown: 0 };

  constructor(storage: Storage) {
    this.storage = storage;
  }

  get flow(): Flow {
    return this.sums;
  }

  get grams(): number {
    return this.lots.reduce((sum, { grams }) => sum + grams, 0);
  }

  /** What is there, one entry per date, in the order in which it is to be eaten. */
  get left(): readonly { readonly grams: number; readonly useBy: string | null }[] {
    const byDate = new Map<string | null, number>();
    for (const { grams, useBy } of this.lots) byDate.set(useBy, (byDate.get(useBy) ?? 0) + grams);
    return [...byDate].map(([useBy, grams]) => ({ grams, useBy })).sort(soonestFirst);
  }

  /** Packs for a week's meals, bought on a day. */
  buy(grams: number, on: string, ofWeek: string): void {
    this.sums.bought += grams;
    this.put({ grams, useBy: this.dateFrom(on), ofWeek });
  }

  /** The person says what is there; without a date, the soonest of what was there stays. */
  set(grams: number, useBy: string | null | undefined, on: string): void {
    const more = grams - this.grams;
    if (more > 0) this.sums.had += more;
    else this.sums.thrown -= more;
    const soonest = this.left[0];
    const date = useBy !== undefined ? useBy : soonest === undefined ? this.dateFrom(on) : soonest.useBy;
    this.lots = [];
    this.put({ grams, useBy: date, ofWeek: null });
  }

  /** The person says that it is as much as a week needs. */
  setEnough(neededGrams: number, on: string): void {
    if (this.grams < neededGrams) this.set(neededGrams, undefined, on);
  }

  /** Throws out what is past its date on a day, except what belongs to that week's meals. */
  throwOut(date: string, weekOf: string): void {
    const isGood = ({ useBy, ofWeek }: Lot) => useBy === null || useBy >= date || ofWeek === weekOf;
    for (const lot of this.lots) if (!isGood(lot)) this.sums.thrown += lot.grams;
    this.lots = this.lots.filter(isGood);
  }

  /** Takes a meal's grams as far as they are there, the soonest date and open packs first. */
  eat(grams: number, date: string, ofWeek: string): void {
    let missing = grams;
    for (const lot of this.lots.toSorted(soonestFirst)) {
      if (missing <= 0) break;
      const taken = Math.min(lot.grams, missing);
      lot.grams -= taken;
      missing -= taken;
      this.sums.eaten += taken;
      this.open(lot, taken, date, ofWeek);
    }
    this.lots = this.lots.filter((lot) => lot.grams > 0);
  }

  /** Once a pack is opened for a meal, the rest of it gets a date. */
  private open(lot: Lot, taken: number, date: string, ofWeek: string): void {
    const { openedPackGrams } = this.storage;
    if (openedPackGrams === null || lot.useBy !== null) return;
    const opened = Math.min(lot.grams + taken, Math.ceil(taken / openedPackGrams) * openedPackGrams) - taken;
    lot.grams -= opened;
    this.put({ grams: opened, useBy: addDays(date, OPENED_DAYS), ofWeek });
  }

  private put(lot: Lot): void {
    if (lot.grams > 0) this.lots.push(lot);
  }

  private dateFrom(on: string): string | null {
    return this.storage.keepsDays === null ? null : addDays(on, this.storage.keepsDays);
  }
}

/** Lots with a date come before those that keep. */
function soonestFirst(one: Pick<Lot, "useBy">, other: Pick<Lot, "useBy">): number {
  if (one.useBy === other.useBy) return 0;
  if (one.useBy === null) return 1;
  return other.useBy === null || one.useBy < other.useBy ? -1 : 1;
}

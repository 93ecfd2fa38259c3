import { WALKS_REMEMBERED } from "@mealwright/schema/constants/grocery";
import { AISLES, type Aisle } from "@mealwright/schema/constants/meals";

/**
 * What earlier walks have taught about two aisles, named in their usual order: `leads["Produce|Bakery"]` is above zero
 * while Produce comes first, below zero while Bakery does, at most `WALKS_REMEMBERED` either way. Absent: 1, the usual
 * order.
 */
export type Leads = Readonly<Record<string, number>>;

const USUAL_LEAD = 1;

const pairOf = (first: Aisle, second: Aisle) => `${first}|${second}`;

function leadOf(leads: Leads, first: Aisle, second: Aisle): number {
  return leads[pairOf(first, second)] ?? USUAL_LEAD;
}

/**
 * The knowledge after one more walk: the aisles of its ticks, in order. An aisle's mean position counts, so that a
 * stray tick matters little.
 */
export function learnWalk(leads: Leads, ticks: readonly Aisle[]): Leads {
  const placeOf = (aisle: Aisle) => {
    const places = ticks.flatMap((ticked, place) => (ticked === aisle ? [place] : []));
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  const walked = AISLES.filter((aisle) => ticks.includes(aisle));
  const learnt = walked.flatMap((first, index) =>
    walked.slice(index + 1).map((second): [string, number] => {
      const change = Math.sign(placeOf(second) - placeOf(first));
      const lead = leadOf(leads, first, second) + change;
      return [pairOf(first, second), Math.max(-WALKS_REMEMBERED, Math.min(WALKS_REMEMBERED, lead))];
    }),
  );
  return { ...leads, ...Object.fromEntries(learnt) };
}

/**
 * All aisles in the order in which this shop is walked: known ones after those they follow most often, in doubt as
 * usual; unknown ones after the aisle that they usually follow.
 */
export function learnedOrder(leads: Leads): readonly Aisle[] {
  const met = AISLES.filter((aisle) => Object.keys(leads).some((pair) => pair.split("|").includes(aisle)));
  const leadOver = (aisle: Aisle, other: Aisle) =>
    AISLES.indexOf(aisle) < AISLES.indexOf(other) ? leadOf(leads, aisle, other) : -leadOf(leads, other, aisle);
  const won = (aisle: Aisle) =>
    met.reduce((sum, other) => sum + (other === aisle ? 0 : Math.sign(leadOver(aisle, other))), 0);
  const order = met.toSorted((one, other) => won(other) - won(one));
  for (const [index, aisle] of AISLES.entries()) {
    if (order.includes(aisle)) continue;
    const before = AISLES.slice(0, index).at(-1);
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, aisle);
  }
  return order;
}

/** The order with one aisle moved one place up (-1) or down (1); unchanged at either end. */
export function moveAisle(order: readonly Aisle[], aisle: Aisle, by: -1 | 1): readonly Aisle[] {
  const from = order.indexOf(aisle);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, aisle);
}

import { WALKS_REMEMBERED } from "@mealwright/schema/constants/grocery";
import { AISLES, type Aisle } from "@mealwright/schema/constants/meals";

/**
 * What walks have taught of two aisles, the one that is usually first before the other: `leads["Produce|Bakery"]` is above
 * zero while Produce is met first, below while Bakery is, at most `WALKS_REMEMBERED` either way. Absent: 1, the usual order.
 */
export type Leads = Readonly<Record<string, number>>;

const USUAL_LEAD = 1;

const pairOf = (first: Aisle, second: Aisle) => `${first}|${second}`;

function leadOf(leads: Leads, first: Aisle, second: Aisle): number {
  return leads[pairOf(first, second)] ?? USUAL_LEAD;
}

/** What is known after one more walk: the aisles of its ticks, in order. A stray tick weighs little: the mean place counts. */
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
 * All aisles as this shop is walked: those met behind what they follow most, in doubt as usual; those never met behind
 * the one that they usually follow.
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

/** The order with one aisle a place further up (-1) or down (1); as it was at its ends. */
export function moveAisle(order: readonly Aisle[], aisle: Aisle, by: -1 | 1): readonly Aisle[] {
  const from = order.indexOf(aisle);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, aisle);
}

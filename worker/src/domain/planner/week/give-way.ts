import type { Targets } from "../../nutrition/target-types.ts";
import type { PlanRequest, PlanResult, WeekWishes } from "../types.ts";

/** A week without wishes. */
const NO_WISHES: WeekWishes = { filters: [], cuisine: null, premiumDishes: false };

/** Adds one wish to others; no change if the person does not have that wish. */
type AddWish = (kept: WeekWishes, wished: WeekWishes) => WeekWishes;

/** Every wish, most important first: what a doctor may have advised before what is only a preference. */
const BY_IMPORTANCE: readonly AddWish[] = [
  ...(["lowSodium", "lowCarb", "highProtein"] as const).map(
    (filter): AddWish =>
      (kept, { filters }) =>
        filters.includes(filter) ? { ...kept, filters: [...kept.filters, filter] } : kept,
  ),
  (kept, { cuisine }) => (cuisine === null ? kept : { ...kept, cuisine }),
  (kept, { premiumDishes }) => (premiumDishes ? { ...kept, premiumDishes } : kept),
];

const countWishes = ({ filters, cuisine, premiumDishes }: WeekWishes) =>
  filters.length + (cuisine === null ? 0 : 1) + (premiumDishes ? 1 : 0);

/**
 * The week with as many wishes as possible without missing a day's energy or protein or the budget. If all together
 * would, they are added one by one, the most important first, leaving out each that would.
 */
export function planWithWishes(request: PlanRequest, plan: (request: PlanRequest) => PlanResult): PlanResult {
  const all = plan(request);
  const { wishes = NO_WISHES, targetsWith = () => request.targets } = request;
  const usualTargets = targetsWith([]);
  const lossOf = (week: PlanResult) => findLoss(week, usualTargets);
  if (countWishes(wishes) === 0 || !isBetter(NOTHING_LOST, lossOf(all))) return all;
  const planWith = (kept: WeekWishes) => plan({ ...request, targets: targetsWith(kept.filters), wishes: kept });
  let kept = NO_WISHES;
  let best = planWith(kept);
  const unavoidable = lossOf(best);
  if (!isBetter(unavoidable, lossOf(all))) return all;
  for (const add of BY_IMPORTANCE) {
    const more = add(kept, wishes);
    // All of them together were tried above.
    if (more === kept || countWishes(more) === countWishes(wishes)) continue;
    const week = planWith(more);
    if (isBetter(unavoidable, lossOf(week))) continue;
    kept = more;
    best = week;
  }
  return best;
}

/** By how much a week misses what is promised before any wish. */
interface Loss {
  /** How many of two promises are broken: energy, and the protein that a person needs without a wish for more. */
  readonly promises: number;
  /** US cents over the budget. */
  readonly overCents: number;
}
const NOTHING_LOST: Loss = { promises: 0, overCents: 0 };

function isBetter(one: Loss, other: Loss): boolean {
  return (one.promises - other.promises || one.overCents - other.overCents) < 0;
}

function findLoss({ notes, totals }: PlanResult, { proteinG, energyKcal }: Targets): Loss {
  const isShort = totals.days.some(
    ({ nutrition, targetKcal }) => nutrition.protein < Math.floor((proteinG * targetKcal) / energyKcal),
  );
  const budget = notes.find(({ kind }) => kind === "budget")?.figures;
  return {
    promises: (notes.some(({ kind }) => kind === "energy") ? 1 : 0) + (isShort ? 1 : 0),
    overCents: budget === undefined ? 0 : (budget.costCents ?? 0) - (budget.budgetCents ?? 0),
  };
}

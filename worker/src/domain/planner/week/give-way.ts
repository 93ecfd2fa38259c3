import type { Targets } from "../../nutrition/target-types.ts";
import type { PlanRequest, PlanResult, WeekWishes } from "../types.ts";

/** A week without wishes. */
const NO_WISHES: WeekWishes = { filters: [], cuisine: null, premiumDishes: false };

/** One wish added to others; the same where the person does not have it. */
type AddWish = (kept: WeekWishes, wished: WeekWishes) => WeekWishes;

/** Every wish, the one that gives way last first: what may be advised by a doctor before what is liked. */
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
 * The week with as many wishes as cost neither the day's energy or protein nor the budget. Where all of them together
 * would, they are taken up one by one, the most important first, and each that would cost something is left out.
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
    // All of them together are known to cost something.
    if (more === kept || countWishes(more) === countWishes(wishes)) continue;
    const week = planWith(more);
    if (isBetter(unavoidable, lossOf(week))) continue;
    kept = more;
    best = week;
  }
  return best;
}

/** What a week does not keep of what was promised before any wish. */
interface Loss {
  /** Of energy, and of the protein that a person needs without wishing for more. */
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

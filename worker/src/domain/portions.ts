/** How much of each meal is cooked, in portions of the plan owner. */
export interface Portions {
  /** On an average day. */
  readonly household: number;
  /** In the order of a week, if days differ; absent if all are alike. */
  readonly portionsByDay?: readonly number[] | undefined;
}

/** Portions cooked of each meal of a day, 1 to 7. */
export function portionsOn({ household, portionsByDay }: Portions, day: number): number {
  return portionsByDay?.[day - 1] ?? household;
}

/** US cents of meals for all who eat them. */
export function centsForAll(
  meals: readonly { readonly day: number; readonly costCents: number }[],
  portions: Portions,
): number {
  return Math.round(meals.reduce((sum, { day, costCents }) => sum + costCents * portionsOn(portions, day), 0));
}

import type { DishFault } from "@mealwright/schema/constants/model";
import type { Slot } from "@mealwright/schema/rules/week";
import type { NeverDish } from "../../../domain/dish-ports.ts";
import type { Meal } from "../../../domain/meal.ts";
import type { PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import { explainRefusal, type RefusedDish } from "../../../domain/model/refused-dish.ts";
import type { Share } from "../../../domain/model/repair/portions.ts";
import { repairProposal } from "../../../domain/model/repair/repair.ts";
import { parseProposal } from "../../../domain/model/reply/proposal.ts";
import { nameKey, neverNameKeys } from "../../../domain/never-again.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import { shareOfDay } from "../meal-share.ts";

/** The week that a model's dishes have to fit into; it grows as they arrive. */
export class GrowingWeek {
  readonly names: Set<string>;
  /** Meals that were there before, and those that have arrived. */
  readonly meals: Meal[];
  private readonly neverKeys: ReadonlySet<string>;
  private readonly counts: Map<string, number>;
  private readonly choices: number;

  /** @param choices how many dishes to offer for each slot. */
  constructor(
    meals: readonly Meal[],
    avoidNames: readonly string[],
    neverDishes: readonly NeverDish[],
    choices: number,
  ) {
    this.meals = [...meals];
    this.names = new Set([...meals.map(({ name }) => name), ...avoidNames].map((name) => name.toLowerCase()));
    this.neverKeys = neverNameKeys(neverDishes);
    this.counts = new Map(meals.map((meal) => [slotKey(meal), choices]));
    this.choices = choices;
  }

  isFull(slot: Slot): boolean {
    return (this.counts.get(slotKey(slot)) ?? 0) >= this.choices;
  }

  knows(name: string): boolean {
    return this.names.has(name.toLowerCase()) || this.neverKeys.has(nameKey(name));
  }

  add(meal: Meal): void {
    this.counts.set(slotKey(meal), (this.counts.get(slotKey(meal)) ?? 0) + 1);
    this.meals.push(meal);
    this.names.add(meal.name.toLowerCase());
  }
}

/** What a dish is judged against. */
export interface DishRules {
  readonly context: PlanContext;
  readonly week: GrowingWeek;
  /** The slots that its request asked for. */
  readonly open: readonly Slot[];
  /** What it should provide; the slot's share of the day when absent. */
  readonly share?: Share | undefined;
  readonly isWanted?: ((meal: Meal) => boolean) | undefined;
  readonly newId: () => string;
}

/** A verified meal of an open slot, or what was wrong with the dish; `slot` is null where it fits none. */
export type CheckedDish =
  | { readonly slot: Slot; readonly meal: Meal }
  | { readonly slot: Slot | null; readonly refused: RefusedDish };

/** Reads, repairs and verifies a dish that a model proposes, and adds it to the week. */
export function checkDish(dish: unknown, rules: DishRules): CheckedDish {
  const { context, week, open, newId } = rules;
  const proposal = parseProposal(dish);
  const slot = (proposal && open.find((one) => one.type === proposal.type && !week.isFull(one))) ?? null;
  const refuse = (fault: DishFault, evidence = "") => ({ slot, refused: explainRefusal(fault, evidence) });
  if (!proposal || !slot) return refuse("unreadable");
  if (week.knows(proposal.name)) return refuse("known");
  const repaired = repairProposal(proposal, {
    id: newId(),
    day: slot.day,
    type: slot.type,
    eater: context.eater,
    share: rules.share ?? shareOfDay(context, week.meals, slot),
  });
  if (!("meal" in repaired)) return refuse(repaired.refused, repaired.evidence);
  const { meal, changes } = repaired;
  if (week.knows(meal.name)) return refuse("known");
  if (rules.isWanted?.(meal) === false) return refuse("unwanted");
  week.add(meal);
  return { slot, meal: changes.length === 0 ? meal : { ...meal, changes } };
}

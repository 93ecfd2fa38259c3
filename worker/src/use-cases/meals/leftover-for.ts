import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { eatenAtOnceText, keepsTooShortText, LEFTOVER_REFUSALS } from "@mealwright/schema/rules/text/leftover-text";
import { leftoverLinks, leftoverOfMeal } from "../../domain/cookbook/leftovers/meal-leftovers.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { showableMeals } from "../../domain/meal-plan/plan-context.ts";
import { slotKey } from "../../domain/planner/slots.ts";
import { verify } from "../../domain/safety/gate/verify.ts";
import { requireDayInDiet } from "./require-day-in-diet.ts";
import type { SlotChange, SlotInput } from "./slot-change.ts";

const MAINS: ReadonlySet<string> = new Set(["lunch", "dinner"]);

/**
 * The other half of an earlier meal of the plan, for a slot: the same dish and portion. Null where the slot already
 * eats it. Throws `invalid_fields`, `not_found`, `conflict` with the reason, `no_safe_meal`.
 */
export function leftoverFor({ input, plan, context }: SlotChange, id: string): Meal | null {
  const { sourceMealId, day, type } = input;
  if (sourceMealId === null) {
    throw new DomainError("invalid_fields", LEFTOVER_REFUSALS.unnamed, {
      fields: { sourceMealId: LEFTOVER_REFUSALS.unnamed },
    });
  }
  const week = showableMeals(context, plan);
  const source = week.find((meal) => meal.id === sourceMealId);
  if (source === undefined) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const before = plan.meals.find((meal) => slotKey(meal) === slotKey(input));
  const links = leftoverLinks(week);
  if (before !== undefined && links.sourceOf.get(before.id)?.id === source.id) return null;
  const refusal = refusalOf(source, input, links);
  if (refusal !== null) throw new DomainError("conflict", refusal);
  const insteadOf = before?.leftover?.insteadOf ?? before?.id ?? plan.metadata.away?.[slotKey(input)]?.mealId ?? null;
  const meal: Meal = { ...source, id, day, type, leftover: { mealId: source.id, insteadOf } };
  if (verify(meal, context.eater).length > 0)
    throw new DomainError("no_safe_meal", "That meal is not for your answers any more.");
  requireDayInDiet(context, week, meal, before?.id ?? null);
  return meal;
}

/** Why a slot cannot eat the leftovers of a meal; null where it can. */
function refusalOf(
  source: Meal,
  { day, type }: Pick<SlotInput, "day" | "type">,
  { sourceOf, eaterOf }: ReturnType<typeof leftoverLinks>,
): string | null {
  if (!MAINS.has(type)) return LEFTOVER_REFUSALS.notMain;
  if (day <= source.day) return LEFTOVER_REFUSALS.notEarlier;
  if (sourceOf.has(source.id)) return LEFTOVER_REFUSALS.isLeftover;
  if (eaterOf.has(source.id)) return LEFTOVER_REFUSALS.isTaken;
  const kept = leftoverOfMeal(source);
  if (kept === null) return eatenAtOnceText(source.name);
  return day - source.day > kept.keepsDays ? keepsTooShortText(source.name, kept.keepsDays) : null;
}

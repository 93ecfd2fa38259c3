import { FEW_COOKING_DAYS } from "@mealwright/schema/constants/meals";
import { MODEL_QUOTA_NOTE, MODEL_UNVERIFIED_NOTE } from "@mealwright/schema/constants/model";
import { lostLeftoverText } from "@mealwright/schema/rules/text/leftover-text";
import { leftoverLinks } from "../domain/cookbook/leftovers/meal-leftovers.ts";
import type { Meal } from "../domain/meal.ts";
import type { PlanContext } from "../domain/meal-plan/plan-context.ts";
import { noteUnmatched, weekNotes } from "../domain/planner/explain/notes.ts";
import { layOutLeftovers } from "../domain/planner/leftover-layout.ts";
import { slotKey } from "../domain/planner/slots.ts";
import type { PlanEvents, PlanTotals } from "../domain/planner/types.ts";
import type { StoredPlan } from "../domain/ports.ts";
import { changeNotes } from "./change-notes.ts";

/** A plan's meals as they are shown right now. */
export interface ShownWeek {
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  /** What the list's packs cost. */
  readonly basketCents: number;
  readonly complete: boolean;
}

const NOTHING_KNOWN: PlanEvents = { replaced: [], recentRecipeIds: [], cheapestBasketCents: null };

/**
 * The compromises of a plan in plain words, recomputed at every reading so that they are true of today's meals and
 * answers. A stored note is used only if it reports an event, and only while it still holds.
 */
export function presentNotes(context: PlanContext, plan: StoredPlan, week: ShownWeek): readonly string[] {
  const { meals, totals, basketCents, complete } = week;
  const always = [
    ...noteUnmatched(context).map(({ text }) => text),
    ...changeNotes(meals),
    ...leftoverLinks(meals).lost.map(lostLeftoverText),
  ];
  // In a week that is being made nothing is settled yet.
  if (!complete) return always;
  const filled = new Set(meals.map(slotKey));
  const notes = weekNotes({
    request: {
      eater: context.eater,
      targets: context.targets,
      mealsPerDay: context.answers.mealsPerDay,
      budgetCents: context.budgetCents,
      budgetDays: context.budgetDays,
      household: context.household,
      people: context.people,
      level: context.answers.cookingLevel,
      wishes: context.wishes,
      skippedSlots: context.away,
    },
    meals,
    totals,
    basketCents,
    emptySlots: context.slots.filter((slot) => !filled.has(slotKey(slot))),
    leftoverIds: new Set(leftoverLinks(meals).sourceOf.keys()),
    events: eventsOf(context, plan),
  });
  const isEach =
    context.cooksOnFewDays && leftoverLinks(meals).sourceOf.size === 0 && layOutLeftovers(context.slots, []).length > 0;
  if (isEach) always.push(FEW_COOKING_DAYS.given);
  return [...always, ...storedNotes(context, plan, meals), ...notes.map(({ text }) => text)];
}

/** Drop what was found for other answers; which dishes came before stays true. */
function eventsOf({ digest }: PlanContext, { metadata }: StoredPlan): PlanEvents {
  const events = metadata.events ?? NOTHING_KNOWN;
  return metadata.digest === digest ? events : { ...NOTHING_KNOWN, recentRecipeIds: events.recentRecipeIds };
}

/**
 * Notes on what happened while the plan was made: those about its dishes while it has them, the others while its
 * answers stay the same.
 */
function storedNotes(context: PlanContext, { notes, metadata }: StoredPlan, meals: readonly Meal[]): readonly string[] {
  const areOwn = meals.every(({ source }) => source === "cookbook");
  return notes.filter((text) => {
    if (text === MODEL_QUOTA_NOTE) return areOwn;
    // These ask the person for something that may be done by now.
    if (text === MODEL_UNVERIFIED_NOTE) return areOwn && !context.account.isEmailVerified;
    return metadata.digest === context.digest;
  });
}

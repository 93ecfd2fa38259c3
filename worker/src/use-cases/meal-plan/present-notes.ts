import { MODEL_QUOTA_NOTE } from "@mealwright/schema/constants/model";
import type { Meal } from "../../domain/meal.ts";
import { noteUnmatched, weekNotes } from "../../domain/planner/notes.ts";
import type { PlanEvents, PlanTotals } from "../../domain/planner/types.ts";
import type { StoredPlan } from "../../domain/ports.ts";
import { changeNotes } from "./change-notes.ts";
import { type PlanContext, slotKey } from "./plan-context.ts";

/** A plan's meals as they are shown at this moment. */
export interface ShownWeek {
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  readonly complete: boolean;
}

const NOTHING_KNOWN: PlanEvents = { replaced: [], recentRecipeIds: [], cheapestCents: null };
const OLD_QUOTA_NOTE = /suggestions by the AI model (?:are|were) used up/;
const OLD_REPLACED_NOTE = /did not pass the safety check/;

/**
 * What had to give, in plain words, true of the meals and the answers at this moment: computed at every reading. Of the
 * stored, only what tells of an event is used, and only as long as it still holds.
 */
export function presentNotes(context: PlanContext, plan: StoredPlan, week: ShownWeek): readonly string[] {
  const { meals, totals, complete } = week;
  const always = [...noteUnmatched(context).map(({ text }) => text), ...changeNotes(meals)];
  // Of a week in the making nothing is settled yet.
  if (!complete) return always;
  const filled = new Set(meals.map(slotKey));
  const notes = weekNotes({
    request: {
      eater: context.eater,
      targets: context.targets,
      mealsPerDay: context.answers.mealsPerDay,
      budgetCents: context.budgetCents,
      household: context.household,
      level: context.answers.cookingLevel,
    },
    meals,
    totals,
    emptySlots: context.slots.filter((slot) => !filled.has(slotKey(slot))),
    leftoverIds: new Set(),
    events: eventsOf(context, plan),
  });
  return [...always, ...storedNotes(context, plan, meals), ...notes.map(({ text }) => text)];
}

/** What was found for other answers is no news any more; which dishes came before stays true. */
function eventsOf({ digest }: PlanContext, { brief }: StoredPlan): PlanEvents {
  const events = brief.events ?? NOTHING_KNOWN;
  return brief.digest === digest ? events : { ...NOTHING_KNOWN, recentRecipeIds: events.recentRecipeIds };
}

/** Texts of what happened while the plan was made: those about its dishes, as long as it holds them; else, for its answers. */
function storedNotes({ digest }: PlanContext, { notes, brief }: StoredPlan, meals: readonly Meal[]): readonly string[] {
  const texts = brief.events === undefined ? notes.flatMap(readOldNote) : notes;
  const areOwn = meals.every(({ source }) => source === "cookbook");
  return texts.filter((text) => (text === MODEL_QUOTA_NOTE ? areOwn : brief.digest === digest));
}

/** Older plans keep all their notes as text: what was computed is computed anew, what happened is told. */
function readOldNote(text: string): readonly string[] {
  if (OLD_QUOTA_NOTE.test(text)) return [MODEL_QUOTA_NOTE];
  return OLD_REPLACED_NOTE.test(text) ? [text] : [];
}

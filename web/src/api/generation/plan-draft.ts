import { DEFAULT_MEALS_PER_DAY, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import type { SlotState } from "@mealwright/schema/constants/model";
import type { AwaySlot, MealPlan, PlanStreamEvent, Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal, MealIngredient } from "@mealwright/schema/contract/meals";
import { firstDayOf, planSlots, type Slot, weekStart } from "@mealwright/schema/rules/week";
import { localTimeZone } from "../../lib/time-zone.ts";

/** A plan while it is being made: what has arrived so far, and the slots still to fill. */
export interface PlanDraft {
  /** The plan's id from the first event; null until that has arrived. */
  readonly planId: string | null;
  readonly weekOf: string | null;
  /** The answers that it is made for. */
  readonly answersDigest?: string | undefined;
  /** When it took the place of an earlier plan, ISO 8601. */
  readonly replacedAt?: string | undefined;
  /** The day, 1 to 7, on which its meals begin. */
  readonly firstDay: number;
  readonly targets: Targets | null;
  readonly slots: readonly Slot[];
  readonly meals: readonly Meal[];
  /** Slots for which nothing is cooked. */
  readonly away: readonly AwaySlot[];
  readonly notes: readonly string[];
  readonly groceryList: MealPlan["groceryList"];
  readonly totals: MealPlan["totals"];
  readonly labels: NonNullable<MealPlan["labels"]>;
  readonly complete: boolean;
  /** Whether it was stopped on purpose and can be resumed. */
  readonly stopped: boolean;
  /** How many meals it will have; for a stored plan `slots` lists only those that exist. */
  readonly slotCount: number;
  /** The states of the slots without a meal, and which of them had a dish refused. */
  readonly progress: readonly PlaceProgress[];
}

/** The current state of a slot. */
export interface PlaceProgress extends Slot {
  readonly state: SlotState;
  /** In plain words, if known. */
  readonly reason: string | null;
  readonly wasReplaced: boolean;
}

export const EMPTY_DRAFT: PlanDraft = {
  planId: null,
  weekOf: null,
  firstDay: 1,
  targets: null,
  slots: [],
  meals: [],
  away: [],
  notes: [],
  groceryList: [],
  totals: null,
  labels: [],
  complete: false,
  stopped: false,
  slotCount: 0,
  progress: [],
};

/** Before the first event: the slots that most plans of the tier have. */
export function expectedDraft(hasFullWeek: boolean, now: Date): PlanDraft {
  const timeZone = localTimeZone();
  const firstDay = firstDayOf(weekStart(now, timeZone), now, timeZone);
  const slots = planSlots(DEFAULT_MEALS_PER_DAY, hasFullWeek, firstDay);
  return { ...EMPTY_DRAFT, firstDay, slots, slotCount: slots.length };
}

/** A draft that continues an existing plan. Fields that an answer leaves out are empty. */
export function draftOf(plan: Partial<MealPlan>): PlanDraft {
  const meals = (plan.meals ?? []).map(withDefaults).toSorted(bySlot);
  return {
    planId: plan.id ?? "",
    weekOf: plan.weekOf ?? null,
    answersDigest: plan.answersDigest,
    replacedAt: plan.replacedAt,
    firstDay: plan.firstDay ?? 1,
    targets: plan.targets ?? null,
    slots: meals.map(({ day, type }) => ({ day, type })),
    meals,
    away: plan.away ?? [],
    notes: plan.notes ?? [],
    groceryList: plan.groceryList ?? [],
    totals: plan.totals ?? null,
    labels: plan.labels ?? [],
    complete: plan.complete !== false,
    stopped: plan.stopped === true,
    slotCount: plan.slotCount ?? meals.length,
    progress: [],
  };
}

type ShortIngredient = Pick<MealIngredient, "name" | "quantity" | "unit"> & Partial<MealIngredient>;
type ShortMeal = Pick<Meal, "id" | "name" | "type" | "day" | "nutrition" | "prepTime"> &
  Partial<Omit<Meal, "ingredients">> & { readonly ingredients?: readonly ShortIngredient[] };

/** The specification's meal has fewer fields than ours (§3); such a meal is shown without them. */
function withDefaults({ ingredients = [], ...meal }: ShortMeal): Meal {
  const empty = { instructions: [], allergens: [], cost: 0, source: "cookbook" as const };
  return { ...empty, ...meal, ingredients: ingredients.map(withWeight) };
}

function withWeight(ingredient: ShortIngredient): MealIngredient {
  const { name, quantity, unit } = ingredient;
  const foodId = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return { foodId, grams: unit === "g" || unit === "ml" ? quantity : 0, ...ingredient };
}

/**
 * The draft after one event of the stream. Meals of a plan other than the event's are dropped, and those made for other
 * answers: the ones that still hold come again.
 */
export function applyEvent(draft: PlanDraft, { event, data }: PlanStreamEvent): PlanDraft {
  switch (event) {
    case "plan": {
      const isSame = draft.planId === data.planId && draft.answersDigest === data.answersDigest;
      const kept = isSame ? draft : EMPTY_DRAFT;
      const { slots } = data;
      const isPlanned = (meal: Meal) => slots.some((slot) => bySlot(slot, meal) === 0);
      // The end of the stream repeats every note that still holds; earlier ones may no longer be true.
      return {
        ...kept,
        ...data,
        meals: kept.meals.filter(isPlanned),
        notes: [],
        firstDay: data.firstDay ?? Math.min(...slots.map(({ day }) => day)),
        away: data.away ?? [],
        slots: slots.toSorted(bySlot),
        complete: false,
        stopped: false,
        slotCount: slots.length,
      };
    }
    case "meal":
      return { ...draft, meals: placeMeal(draft.meals, data) };
    case "slot":
      return { ...draft, progress: noteProgress(draft.progress, data) };
    case "note":
      return draft.notes.includes(data.text) ? draft : { ...draft, notes: [...draft.notes, data.text] };
    case "grocery":
      return { ...draft, groceryList: data.groceryList, labels: data.labels ?? [] };
    case "done":
      return { ...draft, ...data, stopped: false };
    default:
      // Only a server newer than this page sends other events.
      event satisfies never;
      return draft;
  }
}

/**
 * The draft as a plan to cache; null before the first event. `createdAt` is ISO 8601 and holds until the plan is
 * fetched.
 */
export function planOf(draft: PlanDraft, createdAt: string): MealPlan | null {
  const { planId, weekOf, firstDay, targets, slots: _slots, progress: _progress, labels, away, ...all } = draft;
  const { stopped, slotCount, ...rest } = all;
  if (planId === null || weekOf === null || targets === null) return null;
  const own = { ...rest, meals: [...rest.meals], notes: [...rest.notes] };
  const begin = firstDay > 1 ? { firstDay } : {};
  const places = away.length > 0 ? { away: [...away] } : {};
  return {
    id: planId,
    weekOf,
    targets,
    createdAt,
    ...begin,
    ...own,
    ...(rest.complete ? {} : { stopped, slotCount }),
    ...places,
    ...(labels.length > 0 ? { labels } : {}),
  };
}

function noteProgress(
  progress: readonly PlaceProgress[],
  { day, type, state, reason }: Omit<PlaceProgress, "wasReplaced">,
): readonly PlaceProgress[] {
  const before = progress.find((place) => bySlot(place, { day, type }) === 0);
  const wasReplaced = state === "replaced" || before?.wasReplaced === true;
  return [...progress.filter((place) => place !== before), { day, type, state, reason, wasReplaced }];
}

/** What a person is told about a slot without a meal; null where nothing is known. */
export function placeText({ progress }: Pick<PlanDraft, "progress">, slot: Slot): string | null {
  const place = progress.find((each) => bySlot(each, slot) === 0);
  if (place === undefined) return null;
  return place.state === "replaced" && place.reason !== null
    ? `${PLACE_TEXTS.replaced}: ${place.reason}`
    : PLACE_TEXTS[place.state];
}

const PLACE_TEXTS: Readonly<Record<SlotState, string>> = {
  proposing: "Proposing",
  checking: "Checking",
  replaced: "Replaced",
  cookbook: "From the cookbook",
};

/** Meals in the order of the week, one a slot: a new meal replaces the old one. */
export function placeMeal(meals: readonly Meal[], meal: Meal): readonly Meal[] {
  return [...meals.filter((other) => bySlot(other, meal) !== 0), meal].sort(bySlot);
}

/** By day, then breakfast to snack. */
function bySlot(a: Slot, b: Slot): number {
  return a.day - b.day || MEAL_TYPES.indexOf(a.type) - MEAL_TYPES.indexOf(b.type);
}

/** What exists of a plan that was stopped. */
export function stoppedText({ meals, slotCount }: Pick<PlanDraft, "meals" | "slotCount">): string {
  const saved = meals.length === 0 ? "" : " They are checked and saved.";
  return `${meals.length} of ${slotCount} meals are ready.${saved}`;
}

/** The progress that a person is told while a generation runs. */
export function progressText({
  slots,
  meals,
  planId,
  progress,
}: Pick<PlanDraft, "slots" | "meals" | "planId" | "progress">): string {
  if (planId === null) return "Reading your answers and working out your targets";
  if (meals.length === 0) return `Choosing ${slots.length} meals that suit you`;
  const replaced = progress.filter(({ wasReplaced }) => wasReplaced).length;
  const replacedText = replaced === 0 ? "" : `, ${replaced} replaced`;
  if (meals.length < slots.length) return `${meals.length} of ${slots.length} meals checked${replacedText}`;
  return "All meals checked. Adding up your shopping list";
}

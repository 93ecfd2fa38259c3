import type { SlotState } from "@mealwright/schema/constants/model";
import type { MealPlan, PlanStreamEvent, Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import {
  applyEvent,
  draftOf,
  EMPTY_DRAFT,
  expectedDraft,
  type PlanDraft,
  placeMeal,
  placeText,
  planOf,
  progressText,
  stoppedText,
} from "./plan-draft.ts";

const TARGETS: Targets = {
  energyKcal: 2000,
  proteinG: 75,
  carbohydrateG: { min: 225, max: 325 },
  fatG: { min: 44, max: 78 },
  fibreG: 28,
  sodiumMaxMg: 2300,
  basis: "reference",
  explanation: [],
};

function meal(day: number, type: Meal["type"], name = `${type} ${day}`): Meal {
  const nutrition = { calories: 500, protein: 25, carbs: 50, fats: 20 };
  return {
    id: `${day}-${name}`,
    name,
    type,
    day,
    ingredients: [],
    instructions: [],
    nutrition,
    prepTime: 20,
    allergens: [],
    cost: 3,
    source: "cookbook",
  };
}

const PLAN_EVENT = {
  event: "plan",
  data: {
    planId: "p1",
    weekOf: "2026-11-16",
    targets: TARGETS,
    slots: [
      { day: 1, type: "dinner" },
      { day: 1, type: "breakfast" },
      { day: 2, type: "lunch" },
    ],
  },
} as const satisfies Parameters<typeof applyEvent>[1];
const STORED: MealPlan = {
  id: "p1",
  weekOf: "2026-11-16",
  createdAt: "2026-11-16T08:00:00.000Z",
  complete: false,
  stopped: true,
  slotCount: 3,
  meals: [meal(1, "breakfast")],
  groceryList: [],
  targets: TARGETS,
  totals: null,
  notes: ["kept"],
};

describe("applyEvent", () => {
  const started = applyEvent(EMPTY_DRAFT, {
    ...PLAN_EVENT,
    data: { ...PLAN_EVENT.data, slots: [...PLAN_EVENT.data.slots] },
  });

  test("a plan event adds empty slots in the order of the week", () => {
    expect(started).toMatchObject({ planId: "p1", weekOf: "2026-11-16", meals: [], complete: false });
    expect(started.slots.map(({ day, type }) => `${day} ${type}`)).toEqual(["1 breakfast", "1 dinner", "2 lunch"]);
  });

  test("meals are kept in the order of the week, whichever arrives first", () => {
    const draft = [meal(2, "lunch"), meal(1, "dinner"), meal(1, "breakfast")].reduce(
      (state, data) => applyEvent(state, { event: "meal", data }),
      started,
    );
    expect(draft.meals.map(({ name }) => name)).toEqual(["breakfast 1", "dinner 1", "lunch 2"]);
  });

  test("a meal sent again replaces the earlier one", () => {
    const twice = [meal(1, "dinner"), meal(1, "dinner", "better")].reduce(
      (state, data) => applyEvent(state, { event: "meal", data }),
      started,
    );
    expect(twice.meals.map(({ name }) => name)).toEqual(["better"]);
  });

  test("resuming a stored plan keeps its meals", () => {
    const draft = applyEvent(draftOf(STORED), PLAN_EVENT);
    expect(draft.meals).toHaveLength(1);
    expect(draft.slots).toHaveLength(3);
    expect(draft.stopped).toBe(false);
  });

  test("a new plan shows meals that are skipped or eaten out, also on its first day", () => {
    const away = [{ day: 1, type: "lunch", state: "out", energyKcal: 600, lessOfDay: 0 }] as const;
    const slots = [{ day: 2, type: "lunch" }] as const;
    const event = { ...PLAN_EVENT, data: { ...PLAN_EVENT.data, slots: [...slots], firstDay: 1, away: [...away] } };
    const made = planOf(applyEvent(EMPTY_DRAFT, event), STORED.createdAt);
    expect(made).toMatchObject({ away, weekOf: STORED.weekOf });
    expect(made?.firstDay).toBeUndefined();
    expect(applyEvent(draftOf({ ...STORED, away: [...away] }), PLAN_EVENT).away).toEqual([]);
  });

  test("resuming a stored plan drops meals whose slots are no longer planned", () => {
    const begun = draftOf({ ...STORED, meals: [meal(1, "lunch"), meal(1, "dinner"), meal(3, "dinner")] });
    expect(applyEvent(begun, PLAN_EVENT).meals.map(({ name }) => name)).toEqual(["dinner 1"]);
  });

  test("resuming after changed answers keeps only meals that the server sends again", () => {
    const changed = { ...PLAN_EVENT, data: { ...PLAN_EVENT.data, answersDigest: "other" } };
    const told = applyEvent(draftOf({ ...STORED, answersDigest: "first" }), changed);
    expect(told.meals).toEqual([]);
    expect(applyEvent(told, { event: "meal", data: meal(1, "dinner") }).meals).toHaveLength(1);
  });

  test("resuming a stored plan drops its old notes", () => {
    const hidden = draftOf({ ...STORED, notes: ["Not shown because of milk: “Skyr Bowl”."] });
    const text = "Replaced because of milk: “Skyr Bowl”.";
    const after = applyEvent(applyEvent(hidden, PLAN_EVENT), { event: "note", data: { text } });
    expect(after.notes).toEqual([text]);
  });

  test("a new plan starts empty", () => {
    const draft = applyEvent(draftOf({ ...STORED, id: "old" }), PLAN_EVENT);
    expect(draft.meals).toEqual([]);
    expect(draft.notes).toEqual([]);
  });

  test("events add notes (each once), the grocery list and the end", () => {
    const note = { event: "note", data: { text: "Over budget" } } as const;
    const noted = applyEvent(applyEvent(started, note), note);
    expect(noted.notes).toEqual(["Over budget"]);
    const list = applyEvent(noted, { event: "grocery", data: { groceryList: [{ name: "Produce", items: [] }] } });
    expect(list.groceryList).toHaveLength(1);
    const done = applyEvent(list, { event: "done", data: { planId: "p1", totals: null, complete: true } });
    expect(done.complete).toBe(true);
  });
});

/** A Wednesday, at noon wherever the test runs. */
const NOW = new Date(2026, 10, 18, 12);

test("before the first event, a draft has a slot for each remaining meal, or three on the free tier", () => {
  expect(expectedDraft(true, NOW)).toMatchObject({ firstDay: 3, slotCount: 15 });
  expect(expectedDraft(true, new Date(2026, 10, 16, 9)).slots).toHaveLength(21);
  expect(expectedDraft(true, new Date(2026, 10, 22, 20)).slots.map(({ day }) => day)).toEqual([7, 7, 7]);
  expect(expectedDraft(false, NOW).slots.map(({ day, type }) => `${day} ${type}`)).toEqual([
    "3 breakfast",
    "3 lunch",
    "3 dinner",
  ]);
  expect(planOf(expectedDraft(true, NOW), "2026-11-16T08:00:00.000Z")).toBeNull();
});

test("a plan with only the specification's fields can be shown", () => {
  const ingredients = [{ name: "Rolled oats", quantity: 60, unit: "g" }];
  const { id, name, type, day, nutrition, prepTime } = meal(1, "breakfast");
  const short: unknown = {
    meals: [{ id, name, type, day, nutrition, prepTime, ingredients, instructions: ["Stir."] }],
  };
  const draft = draftOf(short as Partial<MealPlan>);
  expect(draft).toMatchObject({ complete: true, targets: null, totals: null, notes: [], groceryList: [] });
  expect(draft.meals[0]).toMatchObject({
    ingredients: [{ foodId: "rolled-oats", grams: 60, name: "Rolled oats", quantity: 60, unit: "g" }],
    instructions: ["Stir."],
    allergens: [],
  });
});

describe("planOf", () => {
  test("returns nothing before the first event", () => {
    expect(planOf(EMPTY_DRAFT, "2026-11-16T08:00:00.000Z")).toBeNull();
  });

  test("returns a stored plan unchanged, including its labels", () => {
    expect(planOf(draftOf(STORED), STORED.createdAt)).toEqual(STORED);
    const labels: MealPlan["labels"] = [{ food: "pesto", lookFor: ["egg"] }];
    expect(planOf(draftOf({ ...STORED, labels }), STORED.createdAt)).toEqual({ ...STORED, labels });
  });

  test("returns a complete plan without pending slots", () => {
    const { stopped: _, slotCount: __, ...complete } = { ...STORED, complete: true };
    expect(planOf(draftOf(complete), STORED.createdAt)).toEqual(complete);
  });

  test("takes the labels from the grocery event", () => {
    const labels: MealPlan["labels"] = [{ food: "beer", lookFor: ["finings"] }];
    const told = applyEvent(draftOf(STORED), { event: "grocery", data: { groceryList: [], labels } });
    expect(told.labels).toEqual(labels);
    expect(applyEvent(told, { event: "grocery", data: { groceryList: [] } }).labels).toEqual([]);
  });
});

test("placeMeal leaves all other slots unchanged", () => {
  const meals = [meal(1, "breakfast"), meal(1, "lunch"), meal(2, "breakfast")];
  const changed = placeMeal(meals, meal(1, "lunch", "soup"));
  expect(changed.map(({ name }) => name)).toEqual(["breakfast 1", "soup", "breakfast 2"]);
});

test("a stopped plan says how many meals are ready", () => {
  expect(stoppedText(draftOf(STORED))).toBe("1 of 3 meals are ready. They are checked and saved.");
  expect(stoppedText({ meals: [], slotCount: 21 })).toBe("0 of 21 meals are ready.");
});

test.each([
  [null, 0, "Reading your answers and working out your targets"],
  ["p", 0, "Choosing 21 meals that suit you"],
  ["p", 5, "5 of 21 meals checked"],
  ["p", 21, "All meals checked. Adding up your shopping list"],
])("the progress text of plan %s with %d meals is: %s", (planId, count, text) => {
  const slots = Array.from({ length: 21 }, (_, index) => ({ day: 1 + (index % 7), type: "lunch" as const }));
  const meals = Array.from({ length: count }, (_, index) => meal(1, "lunch", String(index)));
  expect(progressText({ planId, slots, meals, progress: [] })).toBe(text);
});

test("an unknown event from a newer server is ignored", () => {
  const unknown = { event: "weather", data: { sun: 1 } } as unknown as PlanStreamEvent;
  expect(applyEvent(EMPTY_DRAFT, unknown)).toBe(EMPTY_DRAFT);
});

test("a slot shows its state, and the progress text counts replaced meals", () => {
  const place = { day: 1, type: "lunch" } as const;
  const tell = (draft: PlanDraft, state: SlotState, reason: string | null = null) =>
    applyEvent(draft, { event: "slot", data: { ...place, state, reason } });
  const proposing = tell({ ...EMPTY_DRAFT, planId: "p", slots: [place] }, "proposing");
  expect(placeText(proposing, place)).toBe("Proposing");
  const replaced = tell(proposing, "replaced", "contained sesame");
  expect(placeText(replaced, place)).toBe("Replaced: contained sesame");
  const again = tell(replaced, "cookbook");
  expect(placeText(again, place)).toBe("From the cookbook");
  expect(placeText(again, { day: 2, type: "lunch" })).toBeNull();
  const slots = [place, { day: 2, type: "lunch" } as const];
  expect(progressText({ ...again, slots, meals: [meal(2, "lunch")] })).toBe("1 of 2 meals checked, 1 replaced");
  expect(planOf({ ...again, weekOf: "2026-11-16", targets: STORED.targets }, STORED.createdAt)).not.toHaveProperty(
    "progress",
  );
});

import { NO_SUCH_SIDE, SIDE_CHOICES, SIDE_DOES_NOT_FIT } from "@mealwright/schema/constants/meals";
import { describe, expect, test } from "vitest";
import { avoidedIn, eaterWith, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { allSides, findRecipe } from "../../cookbook/cookbook.ts";
import { type Cookable, cookedPortions } from "../../cookbook/cooking/cooked-portions.ts";
import { safeSides } from "../../cookbook/safe.ts";
import type { Meal } from "../../meal.ts";
import { netCarbohydrateG } from "../../nutrition/day.ts";
import { addNutrition, costCents, nutritionOf } from "../../nutrition/sum.ts";
import { targetsFor } from "../../nutrition/targets.ts";
import { verify } from "../../safety/gate/verify.ts";
import { partsOf } from "../meal-parts.ts";
import { planWeek } from "../plan-week.ts";
import type { PlanRequest } from "../types.ts";
import { replaceSide, type SideChange, suggestSides } from "./one-side.ts";
import { withoutSide } from "./side-in-place.ts";

/** A change for every side in a week's meals. */
function sidesOf(profile: PlanRequest, week: readonly Meal[] = planWeek(profile).meals): readonly SideChange[] {
  return week.flatMap((original) =>
    (original.sides ?? []).map((_, index) => ({ profile, week, original, targetKcal: null, place: index + 1 })),
  );
}

const profile = usualRequest({ eater: eaterWith("omnivore", ["Peanuts"], 60), budgetCents: 9_000 });
const changes = sidesOf(profile);

function firstOf(all: readonly SideChange[]): SideChange {
  const [first] = all;
  if (first === undefined) throw new Error("a week without sides");
  return first;
}

function dayWith({ week, original }: SideChange, meal: Meal) {
  const others = week.filter((other) => other.day === meal.day && other.id !== original.id);
  return addNutrition([...others, meal].map(({ nutrition }) => nutrition));
}

/** All parts of the meal except one, with their exact grams. */
function keptParts(meal: Meal, place: number) {
  return partsOf(meal).flatMap(({ recipeId, name, ingredients, instructions }, index) =>
    index === place
      ? []
      : [{ recipeId, name, instructions, ingredients: ingredients.map(({ foodId, grams }) => [foodId, grams]) }],
  );
}

/** Grams of each food by how it is cooked, added up over all given dishes. */
function gramsAsCooked(all: readonly Cookable[]): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (const portion of all.flatMap(cookedPortions)) {
    const key = `${portion.foodId} ${JSON.stringify(portion.cooking)}`;
    grams.set(key, Math.round((grams.get(key) ?? 0) + portion.grams));
  }
  return grams;
}

test("removing a side does not change how the rest of the meal is cooked", () => {
  const ofSeveral = changes.filter(({ original }) => (original.sides ?? []).length > 1);
  expect(ofSeveral.length).toBeGreaterThan(3);
  for (const { original, place } of ofSeveral) {
    const side = original.sides?.[place - 1];
    const part = partsOf(original)[place];
    if (side === undefined || part === undefined) throw new Error("a change of no side");
    const alone = { ...original, recipeId: side.recipeId, ingredients: part.ingredients, sides: [] };
    const left = { ...original, ...withoutSide(original, place) };
    expect(gramsAsCooked([left, alone])).toEqual(gramsAsCooked([original]));
  }
});

describe("replacing a side", () => {
  test("keeps the dish and the other sides, to the gram", () => {
    let offered = 0;
    for (const change of changes) {
      const { original, place } = change;
      for (const { side, meal } of suggestSides(change)) {
        offered++;
        expect(verify(meal, profile.eater), meal.detail).toEqual([]);
        const parts = partsOf(meal);
        expect(parts).toHaveLength(partsOf(original).length);
        expect(parts[place]?.recipeId).toBe(side.id);
        expect(parts[place]?.instructions).toEqual(side.instructions);
        expect(keptParts(meal, place)).toEqual(keptParts(original, place));
        expect(original.sides?.map(({ recipeId }) => recipeId)).not.toContain(side.id);
        expect([meal.name, meal.day, meal.type]).toEqual([original.name, original.day, original.type]);
        expect(meal.detail).toContain(side.name);
        expect(meal.detail?.match(/plus /g)).toHaveLength(1);
        expect(meal.stepMinutes).toHaveLength(meal.instructions.length);
        expect(meal.nutrition).toEqual(nutritionOf(meal));
        expect(meal.costCents).toBe(costCents(meal.ingredients));
        expect(meal.prepTime).toBeGreaterThanOrEqual(side.prepMinutes);
      }
    }
    expect(offered).toBeGreaterThan(changes.length * 2);
  });

  test("offers up to three different sides that keep the day on target", () => {
    const counts = changes.map((change) => {
      const choices = suggestSides(change);
      expect(choices.length).toBeLessThanOrEqual(SIDE_CHOICES);
      expect(new Set(choices.map(({ side }) => side.id)).size).toBe(choices.length);
      const target = profile.targets.energyKcal;
      const before = Math.abs(dayWith(change, change.original).calories - target);
      for (const { meal } of choices)
        expect(Math.abs(dayWith(change, meal).calories - target)).toBeLessThanOrEqual(Math.max(target * 0.03, before));
      return choices.length;
    });
    expect(counts.filter((count) => count === SIDE_CHOICES).length).toBeGreaterThan(counts.length * 0.8);
  });

  test("by a suggestion's id gives exactly the meal that was shown", () => {
    for (const change of changes.slice(0, 6))
      for (const { side, meal } of suggestSides(change)) expect(replaceSide(change, side.id)).toEqual(meal);
  });

  /** Replaces a side and changes back; null if it no longer fits in any portion, because its grams had been tuned. */
  function changedBack(change: SideChange): Meal | null {
    const { original, place } = change;
    const [choice] = suggestSides(change);
    if (choice === undefined) return null;
    const week = change.week.map((meal) => (meal === original ? choice.meal : meal));
    try {
      return replaceSide({ ...change, week, original: choice.meal }, original.sides?.[place - 1]?.recipeId ?? "");
    } catch (error) {
      expect(error).toMatchObject({ code: "no_safe_meal" });
      return null;
    }
  }

  test("can be undone for over 95 % of sides", () => {
    let count = 0;
    const all = [...changes, ...[2, 3].flatMap((seed) => sidesOf({ ...profile, seed }))];
    for (const change of all) {
      const back = changedBack(change);
      if (back === null) continue;
      count++;
      // The side's own name may differ: the week may have replaced one of its foods with another.
      expect([back.name, back.detail?.split(" · ")[0]]).toEqual([
        change.original.name,
        change.original.detail?.split(" · ")[0],
      ]);
      expect(back.sides?.map(({ recipeId }) => recipeId)).toEqual(
        change.original.sides?.map(({ recipeId }) => recipeId),
      );
    }
    expect(count).toBeGreaterThan(all.length * 0.95);
  });

  test("makes a leftover an ordinary meal", () => {
    const change = firstOf(changes);
    const original = { ...change.original, leftover: { mealId: "dinner", insteadOf: null } };
    for (const { meal } of suggestSides({ ...change, original })) expect(meal.leftover).toBeUndefined();
  });
});

describe("sides that a person may not have", () => {
  test.each([
    ["vegan", ["Tree nuts", "Soy"]],
    ["vegetarian", ["Dairy", "Gluten"]],
    ["keto", ["Eggs"]],
    ["paleo", []],
  ] as const)("are never suggested: %s without %j", (diet, allergies) => {
    const eater = eaterWith(diet, allergies, 45);
    const body = { age: 35, weightKg: 70, heightCm: 170, gender: "female", goal: "maintain" } as const;
    const own = usualRequest({ eater, targets: targetsFor({ ...body, goal: "eat_healthier", diet }) });
    const safe = new Set(safeSides(eater));
    for (const change of sidesOf(own)) {
      const most = own.targets.netCarbohydrateMaxG ?? Number.POSITIVE_INFINITY;
      const before = netCarbohydrateG(dayWith(change, change.original));
      for (const { side, meal } of suggestSides(change)) {
        expect(safe.has(side), side.id).toBe(true);
        expect(avoidedIn(meal, eater)).toEqual([]);
        expect(netCarbohydrateG(dayWith(change, meal))).toBeLessThanOrEqual(Math.max(most, before));
      }
    }
  });

  test("are refused if chosen by id, as are sides marked “never again”", () => {
    const change = firstOf(changes);
    const [choice] = suggestSides(change);
    const sideId = choice?.side.id ?? "";
    const refused = expect.objectContaining({ code: "no_safe_meal", message: SIDE_DOES_NOT_FIT });
    const marked = { ...profile, neverTemplateIds: [choice?.side.templateId ?? ""] };
    expect(() => replaceSide({ ...change, profile: marked }, sideId)).toThrowError(refused);
    const vegan = eaterWith("vegan", [], 60);
    const milk = allSides().find(
      (side) => !safeSides(vegan).includes(side) && side.mealTypes.includes(change.original.type),
    );
    const asked = { ...change, profile: { ...profile, eater: vegan } };
    expect(() => replaceSide(asked, milk?.id ?? "")).toThrowError(refused);
  });
});

test("an empty place, an unknown side and a dish that is not a side give “not found”", () => {
  const change = firstOf(changes);
  const missing = expect.objectContaining({ code: "not_found", message: NO_SUCH_SIDE });
  for (const place of [0, -1, 99]) expect(() => suggestSides({ ...change, place })).toThrowError(missing);
  expect(() => replaceSide(change, "no-such-side")).toThrowError(missing);
  expect(() => replaceSide(change, change.original.recipeId ?? "")).toThrowError(missing);
  expect(findRecipe(change.original.recipeId ?? "")?.side).toBe(false);
});

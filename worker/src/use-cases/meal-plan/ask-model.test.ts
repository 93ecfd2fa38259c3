import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { describe, expect, test } from "vitest";
import type { Meal } from "../../domain/meal.ts";
import { HONEST_MEALS } from "../../domain/model/honest-replies.data.ts";
import { ReplyScanner } from "../../domain/model/reply-scanner.ts";
import { type MealModel, type MealRequest, ModelFailure } from "../../domain/model-ports.ts";
import type { Account, Clock } from "../../domain/ports.ts";
import { verify } from "../../domain/safety/verify.ts";
import { type Asking, askModel } from "./ask-model.ts";
import { fillSlots } from "./fill-slots.ts";
import { createPlanContext, slotKey } from "./plan-context.ts";

const ACCOUNT: Account = {
  id: "user-1",
  email: "somebody@example.test",
  name: "Somebody",
  role: "user",
  tier: "weekly-flex",
  createdAt: new Date(0),
  units: "metric",
};
const ANSWERS = preferencesInput.parse({
  goal: "eat_healthier",
  dietaryPreference: "omnivore",
  allergies: ["Nuts"],
  mealsPerDay: 3,
  prepTime: 45,
  budget: "120",
  cookingLevel: "intermediate",
});
const CONTEXT = createPlanContext(ACCOUNT, ANSWERS);
const TASTES = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
const clock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
let ids = 0;
const chance = {
  newId: () => {
    ids += 1;
    return `meal-${ids}`;
  },
  newSeed: () => 7,
};

/** What an honest model says for a day. */
function replyFor({ prompt }: MealRequest): string {
  const day = Number(/day (\d)/.exec(prompt.user)?.[1]);
  const meals = ["breakfast", "lunch", "dinner"].map((type) => {
    const pool = HONEST_MEALS.filter((meal) => meal.type === type && meal.allergies?.includes("Nuts") !== false);
    const meal = pool[day % pool.length];
    return {
      day,
      type,
      name: meal?.name,
      prepMinutes: meal?.minutes,
      ingredients: meal?.ingredients.map((line) => ({
        name: line.split("|")[2],
        quantity: Number(line.split("|")[0]),
        unit: line.split("|")[1],
      })),
      instructions: meal?.steps,
    };
  });
  return JSON.stringify({ meals });
}

/** A model whose stream breaks after so many characters of each reply. */
function cutModel(offset: number, requests: MealRequest[] = []): MealModel {
  return {
    async *propose(request) {
      requests.push(request);
      const text = replyFor(request);
      yield* new ReplyScanner().push(text.slice(0, offset));
      if (offset < text.length) throw new ModelFailure("cut", "cut on purpose");
    },
  };
}

function asking(days: readonly number[], signal = new AbortController().signal): Asking {
  return { slots: CONTEXT.slots.filter(({ day }) => days.includes(day)), meals: [], tastes: TASTES, seed: 7, signal };
}

async function collect(model: MealModel, order: Asking): Promise<Meal[]> {
  const meals: Meal[] = [];
  for await (const meal of askModel({ clock, chance }, model, CONTEXT, order)) if (meal !== null) meals.push(meal);
  return meals;
}

describe("a stream cut at every offset", () => {
  test("gives the meals that were closed, and the cookbook fills the rest of a verified week", {
    timeout: 120_000,
  }, async () => {
    const requests: MealRequest[] = [];
    const whole = await collect(cutModel(1_000_000, requests), asking([1]));
    const [request] = requests;
    if (request === undefined) throw new Error("nothing was asked");
    const text = replyFor(request);
    expect(whole.length).toBeGreaterThanOrEqual(2);
    let last = 0;
    for (let offset = 0; offset <= text.length; offset += 1) {
      const meals = await collect(cutModel(offset), asking([1]));
      expect(meals.map(({ name }) => name)).toEqual(whole.slice(0, meals.length).map(({ name }) => name));
      expect(meals.length).toBeGreaterThanOrEqual(last);
      if (meals.length > last || offset % 440 === 0) {
        const rest = fillSlots(CONTEXT, { ...TASTES, fixed: meals, seed: 7, newId: chance.newId });
        const week = [...meals, ...rest.mealsByDay.flat()];
        expect(new Set(week.map(slotKey)).size).toBe(21);
        expect(week).toHaveLength(21);
        for (const meal of week) expect(verify(meal, CONTEXT.eater), meal.name).toEqual([]);
      }
      last = meals.length;
    }
    expect(last).toBe(whole.length);
  });
});

describe("asking", () => {
  test("is a day a request, at most three in flight, no name twice", async () => {
    let inFlight = 0;
    let most = 0;
    const requests: MealRequest[] = [];
    const model: MealModel = {
      async *propose(request) {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await clock.wait(5);
        yield* cutModel(1_000_000, requests).propose(request);
        inFlight -= 1;
      },
    };
    const meals = await collect(model, asking([1, 2, 3, 4, 5, 6, 7]));
    expect(requests).toHaveLength(7);
    expect(most).toBe(3);
    expect(meals.length).toBeGreaterThan(12);
    expect(new Set(meals.map(({ name }) => name)).size).toBe(meals.length);
  });

  test("a dish that is not wanted any more is named to the model, and refused when it comes all the same", async () => {
    const [first] = await collect(cutModel(1_000_000), asking([1]));
    if (first === undefined) throw new Error("no dish");
    const never = { id: "n", templateId: null, name: first.name.toUpperCase(), createdAt: new Date(0) };
    const requests: MealRequest[] = [];
    const order = { ...asking([1]), tastes: { ...TASTES, neverDishes: [never] } };
    const meals = await collect(cutModel(1_000_000, requests), order);
    expect(meals.length).toBeGreaterThan(0);
    expect(meals.map(({ name }) => name)).not.toContain(first.name);
    expect(requests[0]?.prompt.user).toContain(`Do not repeat: ${never.name}`);
  });

  test("stops at a model that brings nothing", async () => {
    const requests: MealRequest[] = [];
    expect(await collect(cutModel(20, requests), asking([1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  test("leaves the model when the reader leaves", async () => {
    const left = new AbortController();
    let upstream: AbortSignal | undefined;
    const model: MealModel = {
      async *propose(request) {
        upstream = request.signal;
        yield* new ReplyScanner().push(replyFor(request).slice(0, 20));
        await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
      },
    };
    setTimeout(() => left.abort(), 20);
    const startedAt = Date.now();
    expect(await collect(model, asking([1], left.signal))).toEqual([]);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
    expect(upstream?.aborted).toBe(true);
  });
});

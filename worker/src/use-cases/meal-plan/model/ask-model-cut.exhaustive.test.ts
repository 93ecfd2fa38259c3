import { expect, test } from "vitest";
import {
  asking,
  CONTEXT,
  chance,
  collect,
  cutModel,
  dishesIn,
  replyFor,
  TASTES,
} from "../../../../test/fixtures/model/ask-model.ts";
import type { MealRequest } from "../../../domain/model-ports.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import { verify } from "../../../domain/safety/gate/verify.ts";
import { fillSlots } from "../filling/fill-slots.ts";

test("a stream cut at any offset gives the complete meals, and the cookbook fills the rest of the week", {
  timeout: 600_000,
}, async () => {
  const requests: MealRequest[] = [];
  const whole = await collect(cutModel(1_000_000, requests), asking([1]));
  const [request] = requests;
  if (request === undefined) throw new Error("nothing was asked");
  const text = replyFor(request);
  expect(whole.length).toBeGreaterThanOrEqual(2);
  const dishes = dishesIn(text);
  let closed = -1;
  let last = 0;
  for (let offset = 0; offset <= text.length; offset += 1) {
    const read = dishesIn(text.slice(0, offset));
    expect(read).toEqual(dishes.slice(0, read.length));
    // Cutting anywhere between two closing braces gives the same result, so one cut is enough.
    if (read.length === closed && offset < text.length) continue;
    closed = read.length;
    const meals = await collect(cutModel(offset), asking([1]));
    expect(meals.map(({ name }) => name)).toEqual(whole.slice(0, meals.length).map(({ name }) => name));
    expect(meals.length).toBeGreaterThanOrEqual(last);
    const rest = fillSlots(CONTEXT, { ...TASTES, fixed: meals, seed: 7, newId: chance.newId });
    const week = [...meals, ...rest.mealsByDay.flat()];
    expect(new Set(week.map(slotKey)).size).toBe(21);
    expect(week).toHaveLength(21);
    for (const meal of week) expect(verify(meal, CONTEXT.eater), meal.name).toEqual([]);
    last = meals.length;
  }
  expect([closed, last]).toEqual([dishes.length, whole.length]);
});

import { expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { partsOf } from "../planner/meal-parts.ts";
import { planWeek } from "../planner/plan-week.ts";
import { weekEvents } from "./week-events.ts";

const HOURS = { breakfast: "08:00", lunch: "13:00", dinner: "19:00", snack: "16:00" };

test("an event lists each dish under its name, with all steps numbered through", () => {
  const meals = planWeek(usualRequest()).meals;
  const frame = { weekOf: "2026-11-16", hours: HOURS, owner: "a", host: "example.test", revisedAt: () => new Date(0) };
  const events = weekEvents(meals, frame);
  expect(meals.some(({ sides }) => sides !== undefined)).toBe(true);
  meals.forEach((meal, index) => {
    const lines = (events[index]?.description ?? "").split("\n");
    const steps = meal.instructions.map((step, at) => `${at + 1}. ${step}`);
    expect(lines.filter((line) => steps.includes(line))).toEqual(steps);
    for (const { name } of partsOf(meal)) expect(lines).toContain(name);
  });
});

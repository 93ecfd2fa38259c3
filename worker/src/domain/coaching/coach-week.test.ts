import { describe, expect, test } from "vitest";
import type { Meal } from "../meal.ts";
import { gainOf, judgeWeek, mealsToChange, weekFigures } from "./coach-week.ts";

const AIMS = { proteinG: 100, fibreG: 30, saturatedFatMaxG: 20, sodiumMaxMg: 2_300 };

function meal(id: string, day: number, figures: Partial<Meal["nutrition"]>): Meal {
  const nutrition = { calories: 500, protein: 0, fibre: 0, saturatedFat: 0, sodium: 0, ...figures };
  // The notes read only a meal's day and nutrition.
  return { id, name: id, day, type: "dinner", nutrition } as unknown as Meal;
}

describe("a week's figures", () => {
  test("average the days that have meals", () => {
    const meals = [
      meal("a", 1, { protein: 60, sodium: 1_000 }),
      meal("b", 1, { protein: 60, sodium: 2_000 }),
      meal("c", 3, { protein: 90, sodium: 2_000 }),
    ];
    expect(weekFigures(meals, AIMS)).toEqual([
      { figure: "protein", average: 105, aim: 100 },
      { figure: "fibre", average: 0, aim: 30 },
      { figure: "saturatedFat", average: 0, aim: 20 },
      { figure: "sodium", average: 2_500, aim: 2_300 },
    ]);
    expect(weekFigures([], AIMS)).toEqual([]);
  });

  test("name the figure furthest from its target, and praise those that meet theirs, clearest first", () => {
    const judge = (protein: number, fibre: number, saturatedFat: number, sodium: number) => {
      const { wentWell, change } = judgeWeek(
        weekFigures([meal("a", 1, { protein, fibre, saturatedFat, sodium })], AIMS),
      );
      return [wentWell.map(({ figure }) => figure), change?.figure];
    };
    expect(judge(110, 15, 19, 2_400)).toEqual([["protein", "saturatedFat"], "fibre"]);
    expect(judge(101, 33, 10, 2_000)).toEqual([["saturatedFat", "sodium", "fibre", "protein"], "protein"]);
    expect(judge(50, 15, 40, 9_000)).toEqual([[], "sodium"]);
    expect(judgeWeek([])).toEqual({ wentWell: [], change: null });
  });
});

test("the meal to change has the most of what is too high or the least of what is too low", () => {
  const salty = meal("salty", 2, { sodium: 1_500, protein: 30 });
  const poor = meal("poor", 5, { sodium: 100, protein: 5 });
  const ids = (meals: readonly Meal[]) => meals.map(({ id }) => id);
  expect(ids(mealsToChange("sodium", [poor, salty]))).toEqual(["salty", "poor"]);
  expect(ids(mealsToChange("protein", [salty, poor]))).toEqual(["poor", "salty"]);
  expect(gainOf("sodium", salty, poor)).toBe(1_400);
  expect(gainOf("protein", salty, poor)).toBe(-25);
});

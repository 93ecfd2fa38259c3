import { describe, expect, test } from "vitest";
import { DEFAULT_ANSWERS } from "../../product/answers/answers.ts";
import { choose, chosenOn } from "./answer-choice.ts";

describe("choosing", () => {
  test("another option replaces the previous one", () => {
    const once = choose("goal", DEFAULT_ANSWERS, "lose_weight");
    expect(chosenOn("goal", choose("goal", once, "save_time"))).toEqual(["save_time"]);
  });

  test("allergies can be added and removed, and keep the order of the list", () => {
    const three = ["Soy", "Nuts", "Fish"].reduce(
      (answers, value) => choose("allergies", answers, value),
      DEFAULT_ANSWERS,
    );
    expect(three.allergies).toEqual(["Nuts", "Soy", "Fish"]);
    expect(choose("allergies", three, "Soy").allergies).toEqual(["Nuts", "Fish"]);
  });

  test("the number of meals a day is stored as a number", () => {
    expect(choose("mealsPerDay", DEFAULT_ANSWERS, "4").mealsPerDay).toBe(4);
  });

  test("an unknown option changes nothing", () => {
    for (const step of ["goal", "diet", "allergies", "mealsPerDay", "cookingLevel", "budget"] as const) {
      expect(choose(step, DEFAULT_ANSWERS, "nonsense")).toEqual(DEFAULT_ANSWERS);
    }
  });
});

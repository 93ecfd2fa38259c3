import { describe, expect, test } from "vitest";
import { DEFAULT_ANSWERS } from "../../product/answers/answers.ts";
import { choose, chosenOn } from "./answer-choice.ts";

describe("choosing", () => {
  test("another option replaces the one before", () => {
    const once = choose("goal", DEFAULT_ANSWERS, "lose_weight");
    expect(chosenOn("goal", choose("goal", once, "save_time"))).toEqual(["save_time"]);
  });

  test("allergies are added in the order of the list and taken away again", () => {
    const three = ["Soy", "Nuts", "Fish"].reduce(
      (answers, value) => choose("allergies", answers, value),
      DEFAULT_ANSWERS,
    );
    expect(three.allergies).toEqual(["Nuts", "Soy", "Fish"]);
    expect(choose("allergies", three, "Soy").allergies).toEqual(["Nuts", "Fish"]);
  });

  test("meals a day become a number", () => {
    expect(choose("mealsPerDay", DEFAULT_ANSWERS, "4").mealsPerDay).toBe(4);
  });

  test("what is no option changes nothing", () => {
    for (const step of ["goal", "diet", "allergies", "mealsPerDay", "cookingLevel", "budget"] as const) {
      expect(choose(step, DEFAULT_ANSWERS, "nonsense")).toEqual(DEFAULT_ANSWERS);
    }
  });
});

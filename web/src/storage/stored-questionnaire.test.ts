import { describe, expect, test } from "vitest";
import { type Answers, DEFAULT_ANSWERS } from "../product/answers/answers.ts";
import { parseQuestionnaire, serializeQuestionnaire } from "./stored-questionnaire.ts";

const ANSWERS: Answers = {
  ...DEFAULT_ANSWERS,
  goal: "gain_muscle",
  dietaryPreference: "keto",
  allergies: ["Dairy", "Other"],
  otherAllergies: "kiwi ",
  budget: 120,
  prepTime: 45,
  mealsPerDay: 4,
  weight: "70.",
  age: "x",
};

describe("stored questionnaire answers", () => {
  test("are restored as they were typed, with their step", () => {
    const stored = { answers: ANSWERS, step: 6, name: "Ada", email: "ada@example.com", userId: null, before: null };
    expect(parseQuestionnaire(serializeQuestionnaire(stored))).toEqual(stored);
    expect(parseQuestionnaire(serializeQuestionnaire({ ...stored, userId: "u1" }))?.userId).toBe("u1");
    const begun = { ...stored, before: { ...ANSWERS, budget: 60 } };
    expect(parseQuestionnaire(serializeQuestionnaire(begun))).toEqual(begun);
  });

  test("contain the budget as text, and never a password", () => {
    const text = serializeQuestionnaire({ answers: ANSWERS, step: 9, name: "", email: "", userId: null, before: null });
    expect(JSON.parse(text)).toMatchObject({ budget: "120", mealsPerDay: 4 });
    expect(text).not.toMatch(/password/i);
  });

  test.each([
    [null, null],
    ["", null],
    ["{", null],
    ["7", null],
    ["[]", null],
    ["null", null],
  ])("unreadable text %j is ignored", (text, expected) => {
    expect(parseQuestionnaire(text)).toBe(expected);
  });

  test("invalid values are replaced with the defaults", () => {
    expect(
      parseQuestionnaire(
        JSON.stringify({
          goal: "fly",
          allergies: ["Nuts", "Stones"],
          mealsPerDay: 7,
          prepTime: 9,
          budget: "201",
          age: {},
          step: 42,
        }),
      ),
    ).toEqual({
      answers: { ...DEFAULT_ANSWERS, allergies: ["Nuts"] },
      step: 9,
      name: "",
      email: "",
      userId: null,
      before: null,
    });
  });

  test("an empty object gives the specification's defaults", () => {
    expect(parseQuestionnaire("{}")?.answers).toMatchObject({
      allergies: [],
      mealsPerDay: 3,
      prepTime: 30,
      budget: 75,
    });
  });
});

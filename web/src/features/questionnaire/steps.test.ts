import { QUESTIONNAIRE_STEPS } from "@mealwright/schema/constants/questionnaire-steps";
import { describe, expect, test } from "vitest";
import { type Answers, DEFAULT_ANSWERS } from "../../product/answers/answers.ts";
import { EMPTY_ACCOUNT, missingOn, type NewAccount, reachableStep, registrationBody, stepCount } from "./steps.ts";

const ANSWERED: Answers = {
  ...DEFAULT_ANSWERS,
  goal: "lose_weight",
  dietaryPreference: "vegan",
  cookingLevel: "beginner",
};
const ACCOUNT: NewAccount = { name: "Ada Lovelace", email: "ada@example.com", password: "sesame" };

const isValid = (step: (typeof QUESTIONNAIRE_STEPS)[number], answers: Answers, account: NewAccount = EMPTY_ACCOUNT) =>
  missingOn(step, answers, account).length === 0;

describe("steps", () => {
  test("are nine, in the order of the specification, or eight when signed in", () => {
    expect(QUESTIONNAIRE_STEPS).toEqual([
      "goal",
      "diet",
      "allergies",
      "mealsPerDay",
      "prepTime",
      "budget",
      "cookingLevel",
      "details",
      "account",
    ]);
    expect([stepCount(false), stepCount(true)]).toEqual([9, 8]);
  });

  test.each([
    ["goal", false],
    ["diet", false],
    ["allergies", true],
    ["mealsPerDay", true],
    ["prepTime", true],
    ["budget", true],
    ["cookingLevel", false],
    ["details", true],
    ["account", false],
  ] as const)("%s left unanswered is valid: %s", (step, valid) => {
    expect(isValid(step, DEFAULT_ANSWERS)).toBe(valid);
  });

  test.each([
    ["", false],
    ["  ", false],
    ["kiwi", true],
  ])('allergy "Other" with the text %j is valid: %s', (otherAllergies, valid) => {
    expect(isValid("allergies", { ...ANSWERED, allergies: ["Other"], otherAllergies })).toBe(valid);
    expect(isValid("allergies", { ...ANSWERED, allergies: ["Nuts"], otherAllergies: "" })).toBe(true);
  });

  test("goal, diet and cooking level are valid once chosen", () => {
    for (const step of ["goal", "diet", "cookingLevel"] as const) expect(isValid(step, ANSWERED)).toBe(true);
  });

  test.each([
    [{ password: "12345" }, false],
    [{ password: "123456" }, true],
    [{ name: "  " }, false],
    [{ email: "" }, false],
    [{ email: "ada" }, false],
    [{ email: " ada@example.com " }, true],
  ])("an account with %j is valid: %s", (change, valid) => {
    expect(isValid("account", ANSWERED, { ...ACCOUNT, ...change })).toBe(valid);
  });

  test.each([
    [{ age: "34", weight: "70.5", height: "180" }, true],
    [{ age: "34", weight: "70,5" }, true],
    [{ age: "12" }, false],
    [{ age: "abc" }, false],
    [{ weight: "-3" }, false],
    [{ height: "300" }, false],
    [{ age: " " }, true],
  ])("details %j are valid: %s", (change, valid) => {
    expect(isValid("details", { ...ANSWERED, ...change })).toBe(valid);
  });

  test.each([
    [5, ANSWERED, false, 5],
    [9, ANSWERED, true, 8],
    [99, ANSWERED, false, 9],
    [0, ANSWERED, false, 1],
    [Number.NaN, ANSWERED, false, 1],
    [6, DEFAULT_ANSWERS, false, 1],
    [9, { ...ANSWERED, cookingLevel: null }, false, 7],
  ])("opening step %d leads to the first step still to be answered", (wanted, answers, signedIn, expected) => {
    expect(reachableStep(wanted, answers, signedIn)).toBe(expected);
  });
});

describe("the registration request", () => {
  test("sends budget and weight as text, age and height as whole numbers", () => {
    const body = registrationBody(
      {
        ...ANSWERED,
        allergies: ["Nuts", "Other"],
        otherAllergies: " kiwi ",
        mealsPerDay: 4,
        age: "34.9",
        weight: "70.5",
        height: "180",
        gender: "female",
        activity: "light",
      },
      { ...ACCOUNT, name: " Ada Lovelace ", email: " ada@example.com " },
    );
    expect(body).toStrictEqual({
      name: "Ada Lovelace",
      email: "ada@example.com",
      password: "sesame",
      goal: "lose_weight",
      dietaryPreference: "vegan",
      allergies: ["Nuts", "Other"],
      otherAllergies: "kiwi",
      mealsPerDay: 4,
      prepTime: 30,
      budget: "75",
      cookingLevel: "beginner",
      age: 34,
      weight: "70.5",
      height: 180,
      gender: "female",
      activity: "light",
    });
  });

  test("leaves out empty answers", () => {
    expect(registrationBody({ ...ANSWERED, otherAllergies: "kiwi" }, ACCOUNT)).toStrictEqual({
      ...ACCOUNT,
      goal: "lose_weight",
      dietaryPreference: "vegan",
      allergies: [],
      mealsPerDay: 3,
      prepTime: 30,
      budget: "75",
      cookingLevel: "beginner",
    });
  });

  test("is not built while a required answer is missing", () => {
    expect(registrationBody(DEFAULT_ANSWERS, ACCOUNT)).toBeNull();
  });
});

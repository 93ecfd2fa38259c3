import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { describe, expect, test } from "vitest";
import { DEFAULT_ANSWERS } from "./answers.ts";
import { findAgain, rebaseAnswers, rebasePerson } from "./rebase-answers.ts";

const BEFORE = { ...DEFAULT_ANSWERS, goal: "save_time", allergies: ["Sesame"], budget: 80 } as const;

describe("merging changes with what another screen has saved", () => {
  test("keeps changes of both sides to different questions", () => {
    const mine = { ...BEFORE, budget: 60 };
    const stored = { ...BEFORE, goal: "lose_weight", dietaryPreference: "vegan" } as const;
    expect(rebaseAnswers(mine, BEFORE, stored)).toEqual({ ...stored, budget: 60 });
  });

  test("prefers this screen's change if both changed the same question", () => {
    expect(rebaseAnswers({ ...BEFORE, budget: 60 }, BEFORE, { ...BEFORE, budget: 90 }).budget).toBe(60);
  });

  test.each([
    ["one ticked here, another there", ["Sesame", "Eggs"], ["Sesame", "Dairy"], ["Sesame", "Dairy", "Eggs"]],
    ["unticked here, another ticked there", [], ["Sesame", "Dairy"], ["Dairy"]],
    ["unticked there, another ticked here", ["Sesame", "Eggs"], [], ["Eggs"]],
    ["the same ticked twice", ["Sesame", "Dairy"], ["Sesame", "Dairy"], ["Sesame", "Dairy"]],
    ["no change here", ["Sesame"], ["Dairy"], ["Dairy"]],
  ] as const)("merges allergies one by one: %s", (_, mine, stored, rebased) => {
    const answers = rebaseAnswers({ ...BEFORE, allergies: mine }, BEFORE, { ...BEFORE, allergies: stored });
    expect(answers.allergies).toEqual(rebased);
  });

  test.each([
    ["added here only", "celery, kiwi", "celery", "celery, kiwi"],
    ["added there only", "celery", "celery, lupin", "celery, lupin"],
    ["changed on both sides", "kiwi", "lupin", "lupin, kiwi"],
    ["deleted here", "", "lupin", "lupin"],
  ])("keeps every allergy that either side typed: %s", (_, mine, stored, rebased) => {
    const withWords = (otherAllergies: string) => ({ ...BEFORE, allergies: ["Other"] as const, otherAllergies });
    const answers = rebaseAnswers(withWords(mine), withWords("celery"), withWords(stored));
    expect(answers.otherAllergies).toBe(rebased);
  });

  test("keeps what another screen added for a member of the household to avoid", () => {
    const before = {
      name: "Mia",
      allergies: [],
      otherAllergies: null,
      diet: "omnivore",
      ageBand: "4-8",
      appetite: "usual",
      days: [1, 2],
    } satisfies HouseholdPerson;
    const stored = {
      ...before,
      allergies: ["Eggs", "Other"],
      otherAllergies: "kiwi",
      days: [1],
    } satisfies HouseholdPerson;
    const mine = { ...before, diet: "vegan", days: [1, 2, 3] } satisfies HouseholdPerson;
    expect(rebasePerson(mine, before, stored)).toEqual({ ...stored, diet: "vegan", days: [1, 3] });
  });
});

describe("finding a person in what another screen has saved", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  test.each([
    ["kept", ["Mia", "Tom"], ["Tom", "Mia", "Ada"], "Mia"],
    ["renamed", ["Mia", "Tom"], ["Mia Rose", "Tom"], "Mia Rose"],
    ["renamed while another was removed", ["Mia", "Tom", "Ada"], ["Mia Rose", "Tom"], undefined],
    ["renamed while another was added", ["Mia"], ["Mia Rose", "Tom"], undefined],
    ["removed", ["Mia", "Tom"], ["Tom"], undefined],
  ] as const)("the person was %s", (_, before, now, found) => {
    expect(findAgain("Mia", named(...before), named(...now))?.name).toBe(found);
  });
});

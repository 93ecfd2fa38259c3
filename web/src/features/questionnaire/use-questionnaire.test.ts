import { describe, expect, test } from "vitest";
import { type Answers, DEFAULT_ANSWERS } from "../../product/answers/answers.ts";
import type { StoredQuestionnaire } from "../../storage/stored-questionnaire.ts";
import { startFrom } from "./use-questionnaire.ts";

const here: Answers = { ...DEFAULT_ANSWERS, goal: "save_time" };
const saved: Answers = { ...DEFAULT_ANSWERS, goal: "gain_muscle" };
const stored = (userId: string | null, before: Answers | null = null): StoredQuestionnaire => ({
  answers: here,
  step: 4,
  name: "Ada",
  email: "a@b.c",
  userId,
  before,
});

describe("where the questionnaire starts", () => {
  test("a visitor continues with the answers stored in this browser", () => {
    expect(startFrom(stored(null), null, null)).toMatchObject({ answers: here, step: 4, name: "Ada" });
  });
  test("a visitor does not see a member's unfinished changes", () => {
    expect(startFrom(stored("u1"), null, null)).toEqual({ answers: DEFAULT_ANSWERS, step: 1, name: "", email: "" });
  });
  test("a member continues with their own unfinished changes", () => {
    expect(startFrom(stored("u1"), "u1", saved)).toMatchObject({ answers: here, step: 4 });
  });
  test("a member's unfinished changes are applied to what another screen has saved since", () => {
    const dairy: Answers = { ...saved, allergies: ["Dairy"] };
    expect(startFrom(stored("u1", saved), "u1", dairy)).toMatchObject({
      answers: { ...here, allergies: ["Dairy"] },
      step: 4,
    });
  });
  test("a member's saved preferences win over the answers of a visitor or another member", () => {
    expect(startFrom(stored(null), "u1", saved)).toMatchObject({ answers: saved, step: 1 });
    expect(startFrom(stored("u2"), "u1", saved)).toMatchObject({ answers: saved, step: 1 });
  });
  test("a new member without saved preferences keeps a visitor's answers", () => {
    expect(startFrom(stored(null), "u1", null)).toMatchObject({ answers: here, step: 4 });
  });
  test("without any stored answers, the defaults apply at step 1", () => {
    expect(startFrom(null, "u1", null)).toMatchObject({ answers: DEFAULT_ANSWERS, step: 1 });
  });
});

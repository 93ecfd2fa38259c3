import { expect, test } from "vitest";
import { FAMILY, randomHousehold } from "../../../../test/fixtures/households.ts";
import { allVariants } from "../../../domain/cookbook/cookbook.ts";
import { createPlanContext } from "../../../domain/meal-plan/plan-context.ts";
import { writePrompt } from "../../../domain/model/prompt/prompt.ts";
import { createPlannerProfile } from "../planner-profile.ts";
import { promptInputFor } from "./prompt-input.ts";

const MIA = {
  name: "Mia",
  allergies: ["Sesame"],
  otherAllergies: "kiwi that Mia and Ada cannot stand",
  diet: "keto",
  ageBand: "1-3",
  appetite: "usual",
  days: [3],
} as const;

const JOB = {
  day: 1,
  slots: [{ day: 1, type: "dinner" as const }],
  attempt: 1,
  turn: 0,
  refused: null,
  notBefore: 0,
  busy: 0,
};

test("dishes wished less or more often are named to a model, and passed to the planner by template", () => {
  const context = createPlanContext(FAMILY, randomHousehold(1));
  const [porridge, other] = allVariants();
  const mark = (templateId: string, name: string, wish: "less" | "more") => ({
    id: name,
    templateId,
    name,
    wish,
    createdAt: new Date(0),
  });
  const weighedDishes = [
    mark(porridge?.template.id ?? "", "Rare", "less"),
    mark(other?.template.id ?? "", "Loved", "more"),
  ];
  const tastes = { recentDishes: [], favoriteDishes: [], neverDishes: [], weighedDishes };
  const input = promptInputFor(context, JOB, { tastes, names: [], groups: new Map(), wishes: [], seed: 1 });
  expect(input.favoriteNames).toEqual(["Loved"]);
  expect(input.namesToAvoid).toEqual(["Rare"]);
  expect(createPlannerProfile(context, { ...tastes, seed: 1, newId: () => "id" })).toMatchObject({
    lessTemplateIds: [porridge?.template.id],
    moreTemplateIds: [other?.template.id],
    neverTemplateIds: [],
  });
});

test("a model is told what all must avoid and how many they are, but no names or ages", () => {
  const answers = {
    ...randomHousehold(1),
    dietaryPreference: "vegetarian" as const,
    otherAllergies: "celery",
    people: [
      { ...MIA, allergies: [...MIA.allergies], days: [...MIA.days] },
      { ...MIA, name: "Zoe", allergies: ["Peanuts" as const], otherAllergies: "quince", days: [] },
    ],
  };
  const context = createPlanContext({ ...FAMILY, name: "Ada" }, answers);
  const tastes = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
  const input = promptInputFor(context, JOB, { tastes, names: [], groups: new Map(), wishes: [], seed: 1 });
  const { system, user } = writePrompt(input);
  expect(user).toContain("sesame");
  expect(user).toMatch(/celery[^\n]*kiwi/);
  expect(user).toMatch(/Diet: [^\n]*keto[^\n]*; and also [^\n]*vegetarian/i);
  expect(user).toContain("for 2 people");
  expect(`${system} ${user}`).not.toMatch(/\b(?:Mia|Ada|Zoe)\b|quince|1-3|toddler/i);
});

import { describe, expect, test } from "vitest";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { displayAmount } from "../../foods/catalogue/measures.ts";
import { allRecipes, allSides, allTemplates } from "../cookbook.ts";
import { familiesByTemplate } from "../families.ts";
import type { Recipe } from "../recipe.ts";
import type { Slot, Template } from "../template.ts";

const ALL_TEMPLATES = allTemplates();
/** Meals and sides. */
const RECIPES = [...allRecipes(), ...allSides()];

const slotName = (slot: Slot) => ("use" in slot ? slot.use : `${slot.late}, late`);

/** Ids with a reason, for every recipe that the check finds wrong: an empty list passes, a full one can be read. */
function faults(find: (recipe: Recipe) => string | null): readonly string[] {
  return RECIPES.flatMap((recipe) => {
    const fault = find(recipe);
    return fault === null ? [] : [`${recipe.id}: ${fault}`];
  });
}

describe("templates", () => {
  function templateFaults(find: (template: Template) => readonly string[]): readonly string[] {
    return ALL_TEMPLATES.flatMap((template) => find(template).map((fault) => `${template.id}: ${fault}`));
  }

  test("refer only to parts and choices that exist, and use the steps of every choice", () => {
    const found = templateFaults((template) => {
      const parts = new Set(Object.keys(template.parts));
      const pairs = new Set(
        Object.entries(template.parts).flatMap(([part, choices]) => choices.map((choice) => `${part}.${choice.key}`)),
      );
      const used = template.steps.flatMap((step) => ("text" in step ? [] : [slotName(step)]));
      const withSteps = Object.entries(template.parts).flatMap(([part, choices]) => [
        ...new Set(
          choices
            .filter(({ steps }) => steps !== undefined)
            .map(({ late }) => slotName(late === true ? { late: part } : { use: part })),
        ),
      ]);
      const replaced = template.steps.flatMap((step) =>
        "text" in step && step.instead !== undefined ? [step.instead.where].flat() : [],
      );
      return [
        ...replaced.filter((pair) => !pairs.has(pair)).map((pair) => `has other steps for ${pair}`),
        ...used.filter((part) => !withSteps.includes(part)).map((part) => `uses ${part}, which has no steps`),
        ...withSteps.filter((part) => !used.includes(part)).map((part) => `never uses the steps of ${part}`),
        ...(template.skip ?? [])
          .flat()
          .filter((pair) => !pairs.has(pair))
          .map((pair) => `skips ${pair}`),
        ...[...`${template.name} ${template.detail ?? ""}`.matchAll(/\{(\w+)\}/g)]
          .map((hole) => hole[1] ?? "")
          .filter((part) => !parts.has(part)),
      ];
    });
    expect(found).toEqual([]);
  });

  test("describe each choice's treatment exactly where their steps ask for it", () => {
    const found = templateFaults((template) => {
      const texts = [
        ...template.steps,
        ...Object.values(template.parts)
          .flat()
          .flatMap(({ steps }) => steps ?? []),
      ];
      const asked = new Set(
        texts.flatMap((step) =>
          "text" in step ? [...step.text.matchAll(/\{(\w+)\.way\}/g)].map((hole) => hole[1]) : [],
        ),
      );
      return Object.entries(template.parts).flatMap(([part, choices]) =>
        choices.filter(({ way }) => asked.has(part) !== (way !== undefined)).map(({ key }) => `${part}.${key}`),
      );
    });
    expect(found).toEqual([]);
  });

  test("never leave it to the cook how to treat different foods", () => {
    const vague =
      /\b(?:as needed|prepare the|(?:slice|cut|cook|fry|mash|boil|blanch|spread|shape|drain) or \w+ (?:the |\{|with)|what (?:needs it|has a))/i;
    const found = templateFaults((template) =>
      template.steps.flatMap((step) => ("text" in step && vague.test(step.text) ? [step.text] : [])),
    );
    expect(found).toEqual([]);
  });

  test("count their foods in measures that the foods have", () => {
    const isShownIn = (foodId: string, grams: number, measure: string) =>
      !["g", "ml"].includes(displayAmount(requireFood(foodId), grams, measure).unit);
    const found = faults(({ ingredients }) => {
      const odd = ingredients.find(
        ({ foodId, grams, measure }) => measure !== undefined && !isShownIn(foodId, grams, measure),
      );
      return odd === undefined ? null : `${odd.foodId} by the ${odd.measure}`;
    });
    expect(found).toEqual([]);
    expect(["cup", "cpu", "cups"].map((measure) => isShownIn("rolled-oats", 40, measure))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("belong to one family each", () => {
    expect([...familiesByTemplate().keys()].sort()).toEqual(ALL_TEMPLATES.map(({ id }) => id).sort());
  });

  test("contain {time} and {oven} exactly where a step has them", () => {
    const found = templateFaults((template) =>
      [template.steps, ...Object.values(template.parts).flatMap((part) => part.map((choice) => choice.steps ?? []))]
        .flat()
        .flatMap((step) => {
          if (!("text" in step)) return [];
          const isTimeSaid = step.text.includes("{time}") === (step.time !== undefined);
          return isTimeSaid && step.text.includes("{oven}") === (step.oven !== undefined) ? [] : [step.text];
        }),
    );
    expect(found).toEqual([]);
  });

  test("contain no placeholders or code names in their texts", () => {
    const found = faults(
      ({ name, detail, instructions }) =>
        [name, detail ?? "", ...instructions].find((text) => /[a-z][A-Z]|[{}$]/.test(text)) ?? null,
    );
    expect(found).toEqual([]);
  });

  test("have unique ids", () => {
    expect(new Set(ALL_TEMPLATES.map((template) => template.id)).size).toBe(ALL_TEMPLATES.length);
  });

  test("give every choice of a part a unique key", () => {
    const found = templateFaults((template) =>
      Object.entries(template.parts)
        .filter(([, choices]) => new Set(choices.map((choice) => choice.key)).size !== choices.length)
        .map(([part]) => `two choices of ${part} share a key`),
    );
    expect(found).toEqual([]);
  });
});

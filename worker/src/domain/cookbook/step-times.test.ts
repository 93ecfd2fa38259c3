import { describe, expect, test } from "vitest";
import { allSideVariants, allVariants } from "./cookbook.ts";
import type { CookingMethod } from "./recipe.ts";
import { recipesOf } from "./variants/variant.ts";

/** The oven as a place or a verb; "roast chicken" is bought. */
const OVEN = /\boven\b|\bbake\b|\broast\b(?! (?:chicken|beef))/i;
const LEAST_SHARE_TIMED = 0.95;
const COLD_METHODS: ReadonlySet<CookingMethod> = new Set(["raw", "assembled", "blended"]);

const DISHES = [...allVariants(), ...allSideVariants()].flatMap((variants) =>
  recipesOf(variants).map((recipe) => ({
    id: recipe.id,
    side: recipe.side,
    method: recipe.method,
    texts: recipe.instructions,
    text: recipe.instructions.join(" "),
    prepMinutes: recipe.prepMinutes,
    steps: variants.stepsOf(recipe.combination),
  })),
);

describe("the steps of the cookbook", () => {
  test("say how hot the oven is wherever they use one", () => {
    const baked = DISHES.filter(({ text }) => OVEN.test(text));
    expect(baked.length).toBeGreaterThan(500);
    const silent = baked.filter(({ steps }) => !steps.some(({ oven }) => oven !== undefined));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("turn the oven on before the step that needs it, or at its start", () => {
    const baked = DISHES.filter(({ steps }) => steps.some(({ oven }) => oven !== undefined));
    const cold = baked.filter(({ steps, texts }) => {
      const lit = texts.findIndex((text) => /heat the oven to \d+ °C/i.test(text));
      return lit < 0 || lit > steps.findIndex(({ oven }) => oven !== undefined);
    });
    expect(cold.map(({ id }) => id)).toEqual([]);
  });

  test("set ovens between a slow bake and the hottest dial", () => {
    const odd = DISHES.filter(({ steps }) =>
      steps.some(({ oven }) => oven !== undefined && (oven < 100 || oven > 250)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test("say how long something takes in 95 of 100 meals, and in every dish that is cooked", () => {
    const isTimed = ({ steps }: (typeof DISHES)[number]) => steps.some(({ time }) => time !== undefined);
    const meals = DISHES.filter(({ side }) => !side);
    expect(meals.filter(isTimed).length / meals.length).toBeGreaterThanOrEqual(LEAST_SHARE_TIMED);
    const cooked = DISHES.filter(({ method }) => !COLD_METHODS.has(method));
    expect(cooked.filter((dish) => !isTimed(dish)).map(({ id }) => id)).toEqual([]);
  });

  test("never wait longer for a step than the dish takes, but for what is done the day before", () => {
    const odd = DISHES.flatMap(({ id, prepMinutes, steps }) =>
      steps.flatMap(({ time, text }) => {
        const most = typeof time === "object" ? time[1] : (time ?? 0);
        return most > prepMinutes && !/evening before|overnight/.test(text) ? [`${id}: ${most} of ${prepMinutes}`] : [];
      }),
    );
    expect(odd).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { allSideVariants, allVariants } from "./cookbook.ts";
import type { CookingMethod } from "./recipe.ts";
import { recipesOf } from "./variants/variant.ts";

/** The oven as a noun or a verb; "roast chicken" is bought ready. */
const OVEN = /\boven\b|\bbake\b|\broast\b(?! (?:chicken|beef))/i;
const LEAST_SHARE_TIMED = 0.95;
const WAIT = /\d+ (?:minutes?|hours?)\b/g;
/** Times within another wait, for food that goes in late. */
const WITHIN = /for the last \d+ minutes?|\d+ minutes? before the end/g;
/** A sign besides the clock that the food is done. */
const SIGN = /\buntil\b|\bis gone\b|\bswell\b/i;
const BAKED_IN = /\b(?:baking|ovenproof) (?:dish|pan)|muffin pan|tart pan|loaf pan/i;
const SIZE = /\d ?cm\b/;

function waitsIn(text: string): number {
  return text.replace(WITHIN, "").match(WAIT)?.length ?? 0;
}

const COLD_METHODS: ReadonlySet<CookingMethod> = new Set(["raw", "assembled", "blended"]);

const DISHES = [...allVariants(), ...allSideVariants()].flatMap((variants) =>
  recipesOf(variants).map((recipe) => ({
    id: recipe.id,
    side: recipe.side,
    method: recipe.method,
    texts: recipe.instructions.slice(0, variants.stepsOf(recipe.combination).length),
    text: recipe.instructions.join(" "),
    prepMinutes: recipe.prepMinutes,
    steps: variants.stepsOf(recipe.combination),
  })),
);

describe("the steps of the cookbook", () => {
  test("give the oven temperature wherever an oven is used", () => {
    const baked = DISHES.filter(({ text }) => OVEN.test(text));
    expect(baked.length).toBeGreaterThan(500);
    const silent = baked.filter(({ steps }) => !steps.some(({ oven }) => oven !== undefined));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("turn the oven on before or at the start of the step that needs it", () => {
    const baked = DISHES.filter(({ steps }) => steps.some(({ oven }) => oven !== undefined));
    const cold = baked.filter(({ steps, texts }) => {
      const lit = texts.findIndex((text) => /heat the oven to \d+ °C/i.test(text));
      return lit < 0 || lit > steps.findIndex(({ oven }) => oven !== undefined);
    });
    expect(cold.map(({ id }) => id)).toEqual([]);
  });

  test("use oven temperatures that a home oven has", () => {
    const odd = DISHES.filter(({ steps }) =>
      steps.some(({ oven }) => oven !== undefined && (oven < 100 || oven > 250)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test("give times in 95 of 100 meals, and in every cooked dish", () => {
    const isTimed = ({ steps }: (typeof DISHES)[number]) => steps.some(({ time }) => time !== undefined);
    const meals = DISHES.filter(({ side }) => !side);
    expect(meals.filter(isTimed).length / meals.length).toBeGreaterThanOrEqual(LEAST_SHARE_TIMED);
    const cooked = DISHES.filter(({ method }) => !COLD_METHODS.has(method));
    expect(cooked.filter((dish) => !isTimed(dish)).map(({ id }) => id)).toEqual([]);
  });

  test("mention no minutes that the timer does not have", () => {
    const silent = DISHES.flatMap(({ id, steps, texts }) =>
      steps.flatMap(({ time }, at) =>
        time === undefined && waitsIn(texts[at] ?? "") > 0 ? [`${id}: ${texts[at]}`] : [],
      ),
    );
    expect(silent).toEqual([]);
    expect(waitsIn("Warm the beans for 3 minutes.")).toBe(1);
  });

  test("have at most one wait each, for one timer", () => {
    const twice = DISHES.flatMap(({ id, texts }) =>
      texts.flatMap((text) => (waitsIn(text) > 1 ? [`${id}: ${text}`] : [])),
    );
    expect(twice).toEqual([]);
    expect(waitsIn("Fry the onion for 5 minutes, add the sauce and cook it down for 15–17 minutes.")).toBe(2);
    expect(waitsIn("Simmer for 9–11 minutes, with the spinach for the last 3 minutes.")).toBe(1);
  });

  test("describe what every cooked dish looks like when done", () => {
    const dull = DISHES.filter(({ method, texts }) => !COLD_METHODS.has(method) && !SIGN.test(texts.join(" ")));
    expect(dull.map(({ id }) => id)).toEqual([]);
    expect(SIGN.test("Fry the cakes for 5 minutes, turning once.")).toBe(false);
  });

  test("give the size of the baking dish", () => {
    const unsized = DISHES.flatMap(({ id, texts, text }) =>
      BAKED_IN.test(text) && !SIZE.test(text) ? [`${id}: ${texts.find((one) => BAKED_IN.test(one))}`] : [],
    );
    expect(unsized).toEqual([]);
    expect(BAKED_IN.test("Layer it in a baking dish.")).toBe(true);
    expect(SIZE.test("Layer it in a baking dish.")).toBe(false);
  });

  test("never wait longer than the dish takes, except for preparation the day before", () => {
    const odd = DISHES.flatMap(({ id, prepMinutes, steps }) =>
      steps.flatMap(({ time, text }) => {
        const most = typeof time === "object" ? time[1] : (time ?? 0);
        return most > prepMinutes && !/evening before|overnight/.test(text) ? [`${id}: ${most} of ${prepMinutes}`] : [];
      }),
    );
    expect(odd).toEqual([]);
  });
});

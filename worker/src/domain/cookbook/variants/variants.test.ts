import { describe, expect, test } from "vitest";
import { choice, fat, flavour, protein, starch, step, vegetable } from "../ingredients.ts";
import { variantsOf } from "../outlines/outline-of.ts";
import type { Template } from "../template.ts";
import { ovenText } from "../text/step-text.ts";
import { recipesOf } from "./variant.ts";

const bowl: Template = {
  id: "test-bowl",
  mealTypes: ["lunch", "dinner"],
  cuisine: "international",
  level: "beginner",
  method: "assembled",
  protein: "bean",
  name: "{main} bowl",
  detail: "with a {grain} base and basil oil",
  base: [fat("olive-oil", 8, "tbsp"), vegetable("tomato", 80)],
  parts: {
    main: [
      choice("salmon", "seared salmon", [protein("salmon-sockeye", 120), fat("olive-oil", 4, "tbsp")], {
        word: "salmon",
        protein: "salmon",
        level: "intermediate",
        way: "skin the fish",
        steps: [step("sear the {main} and lay it over the {grain}.", 6)],
      }),
      choice("bean", "white bean", [protein("cannellini-beans-canned-drained", 120)], {
        word: "white beans",
        way: "drain the beans",
      }),
    ],
    grain: [
      choice("rice", "rice", [starch("white-rice-long-grain", 60)]),
      choice("quinoa", "quinoa", [starch("quinoa", 60)], { steps: [step("Rinse the quinoa.", 1)] }),
    ],
  },
  steps: [
    step("{grain} first: boil it.", 12),
    { use: "grain" },
    { use: "main" },
    step("{main.way} and add the tomato.", 2),
  ],
  skip: [["main.bean", "grain.quinoa"]],
};

/** What the bowl is called without its parts. */
const PLAIN = { name: "Plain bowl", detail: "with basil oil" };

const recipes = recipesOf(variantsOf(bowl));

function recipe(id: string) {
  const found = recipes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe("a template", () => {
  test("makes one recipe for each allowed combination, with the choices in its id", () => {
    expect(recipes.map(({ id }) => id)).toEqual([
      "test-bowl.salmon.rice",
      "test-bowl.salmon.quinoa",
      "test-bowl.bean.rice",
    ]);
    expect(recipes.every(({ templateId }) => templateId === "test-bowl")).toBe(true);
  });

  test("capitalizes names like a menu", () => {
    expect(recipe("test-bowl.salmon.rice").name).toBe("Seared Salmon Bowl");
    expect(recipe("test-bowl.salmon.rice").detail).toBe("with a Rice Base and Basil Oil");
  });

  test("fills its placeholders and starts each step with a capital", () => {
    expect(recipe("test-bowl.salmon.quinoa").instructions).toEqual([
      "Quinoa first: boil it.",
      "Rinse the quinoa.",
      "Sear the salmon and lay it over the quinoa.",
      "Skin the fish and add the tomato.",
      "The salmon is safe at 63 °C (145 °F); without a thermometer: the flesh is opaque and flakes easily with a fork.",
    ]);
    expect(recipe("test-bowl.bean.rice").instructions).toEqual([
      "Rice first: boil it.",
      "Drain the beans and add the tomato.",
    ]);
  });

  test("takes as long as the steps of the variant", () => {
    expect(recipes.map(({ prepMinutes }) => prepMinutes)).toEqual([20, 21, 14]);
  });

  test("adds up a food used by both base and choice, keeping its role and measure", () => {
    const oil = recipe("test-bowl.salmon.rice").ingredients.filter(({ foodId }) => foodId === "olive-oil");
    expect(oil).toEqual([{ foodId: "olive-oil", grams: 12, role: "fat", scaling: "free", measure: "tsp" }]);
  });

  test("uses the highest skill level, and a choice's protein before its own", () => {
    expect(recipe("test-bowl.salmon.rice")).toMatchObject({ level: "intermediate", protein: "salmon", premium: false });
    expect(recipe("test-bowl.bean.rice")).toMatchObject({ level: "beginner", protein: "bean" });
    const [plain] = recipesOf(variantsOf({ ...bowl, parts: {}, steps: [step("Eat.", 5)], skip: [], ...PLAIN }));
    expect(plain).toMatchObject({ id: "test-bowl", name: "Plain Bowl", prepMinutes: 5, instructions: ["Eat."] });
  });

  test("does not modify the template", () => {
    const before = JSON.stringify(bowl);
    const rich = variantsOf({ ...bowl, base: [...bowl.base, flavour("basil-fresh", 4)] });
    expect(recipesOf(rich)[0]?.ingredients.at(-1)?.foodId).toBe("basil-fresh");
    expect(JSON.stringify(bowl)).toBe(before);
  });
});

describe("a step", () => {
  const [roast] = recipesOf(
    variantsOf({
      ...bowl,
      ...PLAIN,
      parts: {},
      skip: [],
      steps: [
        step("Roast the tomatoes at {oven} for {time}.", 20, { oven: 200, time: [18, 20] }),
        step("Soak the beans for {time}.", 5, { time: 480 }),
        step("Rest for {time}.", 1, { time: 1 }),
        step("Serve.", 1),
      ],
    }),
  );

  test("gives its time, and the oven temperature in both scales", () => {
    expect(roast?.instructions).toEqual([
      "Heat the oven to 200 °C (400 °F). Roast the tomatoes at 200 °C (400 °F) for 18–20 minutes.",
      "Soak the beans for 8 hours.",
      "Rest for 1 minute.",
      "Serve.",
    ]);
  });

  test("sets the timer to the shortest time, after which the cook checks", () => {
    expect(roast?.stepMinutes).toEqual([18, 480, 1, null]);
  });

  test.each([
    [160, 325],
    [180, 350],
    [190, 375],
    [200, 400],
    [220, 425],
    [230, 450],
  ])("%d °C is shown as %d °F for an oven", (celsius, fahrenheit) => {
    expect(ovenText(celsius)).toBe(`${celsius} °C (${fahrenheit} °F)`);
  });
});

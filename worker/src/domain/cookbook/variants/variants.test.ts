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

const recipes = recipesOf(variantsOf(bowl));

function recipe(id: string) {
  const found = recipes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe("a template", () => {
  test("gives one recipe for each combination that is not skipped, with the choices in its id", () => {
    expect(recipes.map(({ id }) => id)).toEqual([
      "test-bowl.salmon.rice",
      "test-bowl.salmon.quinoa",
      "test-bowl.bean.rice",
    ]);
    expect(recipes.every(({ templateId }) => templateId === "test-bowl")).toBe(true);
  });

  test("writes names as a menu does, small words small", () => {
    expect(recipe("test-bowl.salmon.rice").name).toBe("Seared Salmon Bowl");
    expect(recipe("test-bowl.salmon.rice").detail).toBe("with a Rice Base and Basil Oil");
  });

  test("fills its holes and those of its choices' steps with the words for the steps, and starts each with a capital", () => {
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

  test("takes the time of the steps that the variant has", () => {
    expect(recipes.map(({ prepMinutes }) => prepMinutes)).toEqual([20, 21, 14]);
  });

  test("adds up a food that base and choice both have, and keeps its role and measure", () => {
    const oil = recipe("test-bowl.salmon.rice").ingredients.filter(({ foodId }) => foodId === "olive-oil");
    expect(oil).toEqual([{ foodId: "olive-oil", grams: 12, role: "fat", scaling: "free", measure: "tsp" }]);
  });

  test("takes the highest level, and the protein of a choice before its own", () => {
    expect(recipe("test-bowl.salmon.rice")).toMatchObject({ level: "intermediate", protein: "salmon", premium: false });
    expect(recipe("test-bowl.bean.rice")).toMatchObject({ level: "beginner", protein: "bean" });
    const [plain] = recipesOf(
      variantsOf({ ...bowl, parts: {}, steps: [step("Eat.", 5)], skip: [], name: "Plain bowl" }),
    );
    expect(plain).toMatchObject({ id: "test-bowl", name: "Plain Bowl", prepMinutes: 5, instructions: ["Eat."] });
  });

  test("leaves the objects of the template as they were", () => {
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

  test("says its time, and its oven's heat on the dials of both scales", () => {
    expect(roast?.instructions).toEqual([
      "Heat the oven to 200 °C (400 °F). Roast the tomatoes at 200 °C (400 °F) for 18–20 minutes.",
      "Soak the beans for 8 hours.",
      "Rest for 1 minute.",
      "Serve.",
    ]);
  });

  test("tells what to set a timer to: the least, after which the cook looks", () => {
    expect(roast?.stepMinutes).toEqual([18, 480, 1, null]);
  });

  test.each([
    [160, 325],
    [180, 350],
    [190, 375],
    [200, 400],
    [220, 425],
    [230, 450],
  ])("%d °C are %d °F on an oven", (celsius, fahrenheit) => {
    expect(ovenText(celsius)).toBe(`${celsius} °C (${fahrenheit} °F)`);
  });
});

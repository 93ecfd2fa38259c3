import { describe, expect, test } from "vitest";
import { eaterOf, orderFor } from "../../../../test/fixtures/repair-honest.ts";
import { parseProposal } from "../reply/proposal.ts";
import { type Repair, repairProposal } from "./repair.ts";

describe("repairing a dish's steps", () => {
  const base = {
    day: 1,
    type: "dinner",
    name: "Chicken with Rice",
    prepMinutes: 25,
    ingredients: [
      { name: "chicken breast", quantity: 150, unit: "g" },
      { name: "white rice", quantity: 70, unit: "g" },
      { name: "broccoli", quantity: 150, unit: "g" },
      { name: "butter", quantity: 15, unit: "g" },
    ],
    instructions: ["Cook the rice.", "Fry the chicken in the butter for 10 minutes.", "Steam the broccoli and serve."],
  };
  const repairOf = (changes: Record<string, unknown>, eater = eaterOf("omnivore")) => {
    const proposal = parseProposal({ ...base, ...changes });
    if (proposal === null) throw new Error("no proposal");
    return repairProposal(proposal, orderFor(eater, "dinner"));
  };
  const mealOf = (repaired: Repair) => {
    if (!("meal" in repaired)) throw new Error(`${repaired.refused} ${repaired.evidence}`);
    return repaired.meal;
  };

  test("removes amounts and keeps times", () => {
    const meal = mealOf(
      repairOf({
        instructions: [
          "Fry 150 g of chicken in 1 tbsp butter for 10 minutes.",
          "Boil the rice (70 g) and the broccoli.",
        ],
      }),
    );
    expect(meal.instructions[0]).toBe("Fry chicken in butter for 10 minutes.");
    expect(meal.instructions[1]).toBe("Boil the rice and the broccoli.");
  });

  const raw = {
    ingredients: [
      { name: "banana", quantity: 1, unit: "piece" },
      { name: "soy milk", quantity: 250, unit: "ml" },
      { name: "peanut butter", quantity: 2, unit: "tbsp" },
      { name: "rolled oats", quantity: 60, unit: "g" },
    ],
    name: "Banana Smoothie",
    instructions: ["Blend everything for 1 minute until smooth."],
  };

  test("accepts one step if the food is only blended, and requires two with meat, eggs or cooking", () => {
    expect(mealOf(repairOf(raw)).instructions).toEqual(raw.instructions);
    const egg = { name: "egg", quantity: 1, unit: "piece" };
    expect(repairOf({ ...raw, ingredients: [...raw.ingredients, egg] })).toMatchObject({ refused: "too-few-steps" });
    expect(repairOf({ ...raw, instructions: ["Mix and simmer for 5 minutes."] })).toMatchObject({
      refused: "too-few-steps",
    });
  });

  test.each([
    ["the flesh", ["Boil the rice for 15 minutes.", "Fry the chicken with the pancetta for 10 minutes.", "Serve hot."]],
    ["the grain", ["Fry the chicken for 10 minutes.", "Boil the rice with pancetta for 15 minutes.", "Serve hot."]],
    ["all heat", ["Slice the chicken.", "Fry the chicken with pancetta and rice.", "Serve the chicken over the rice."]],
  ])("refuses a dish whose remaining steps no longer cook %s", (_, instructions) => {
    expect(repairOf({ instructions })).toMatchObject({ refused: "too-few-steps" });
  });

  test.each([
    ["Fry the chicken with zorblax for 10 minutes.", "Fry the chicken for 10 minutes."],
    ["Fry the chicken with the zorblax and butter.", "Fry the chicken with the butter."],
    ["Fry the chicken with butter and zorblax.", "Fry the chicken with butter."],
    ["Fry the chicken with salt, zorblax and butter.", "Fry the chicken with salt and butter."],
    ["Rub with zorblax and fry the chicken for 10 minutes.", "Rub and fry the chicken for 10 minutes."],
  ])("removes only an unknown pinch from a step: %s", (step, left) => {
    const ingredients = [...base.ingredients, { name: "ground zorblax", quantity: 1, unit: "tsp" }];
    const made = mealOf(repairOf({ ingredients, instructions: ["Cook the rice.", step, "Steam the broccoli."] }));
    expect(made.instructions[1]).toBe(left);
  });

  test("removes a topping together with its step, but not what is blended", () => {
    const chia = { name: "chia seeds", quantity: 1, unit: "tbsp" };
    const changes = { ingredients: [...raw.ingredients.filter(({ name }) => name !== "peanut butter"), chia] };
    const instructions = ["Blend banana, oats and milk until smooth.", "Top with chia seeds."];
    const meal = mealOf(repairOf({ ...raw, ...changes, instructions }, eaterOf("omnivore", ["Tree nuts"])));
    expect(meal.instructions).toHaveLength(1);
    expect(meal.ingredients.map(({ foodId }) => foodId)).not.toContain("chia-seeds");
  });

  test.each([
    ["Chicken and Cheese Roll-Ups", { name: "cheddar", quantity: 20, unit: "g" }],
    ["Chicken with Yogurt Dip", { name: "Greek yogurt", quantity: 40, unit: "g" }],
    ["Chicken with Tzatziki", { name: "Greek yogurt", quantity: 40, unit: "g" }],
    ["Buffalo Chicken with Rice", { name: "hot sauce", quantity: 1, unit: "tbsp" }],
  ])("keeps the name %s", (name, more) => {
    const meal = mealOf(repairOf({ ingredients: [...base.ingredients, more], name }, eaterOf("omnivore", ["Fish"])));
    expect(meal.name).toBe(name);
  });

  test("leaves percentages out of a composed name, and accepts one step if the food is only served", () => {
    const beef = { name: "lean ground beef", quantity: 140, unit: "g" };
    const changes = {
      ingredients: [beef, ...base.ingredients.slice(1)],
      instructions: ["Boil the rice.", "Fry the beef."],
    };
    expect(mealOf(repairOf({ ...changes, name: "Zorblax 480 kcal" })).name).toMatch(/^[A-Za-z -]+$/);
    expect(mealOf(repairOf({ ...changes, name: "Beef Meatloaf" })).name).toBe("Beef Meatloaf");
    const nuts = [
      { name: "almonds", quantity: 60, unit: "g" },
      { name: "dried apricots", quantity: 60, unit: "g" },
    ];
    const instructions = ["Serve the almonds with the apricots."];
    expect(mealOf(repairOf({ ingredients: nuts, instructions, name: "Almonds and Apricots" }))).toMatchObject({
      instructions,
    });
  });

  test('accepts "seafood" for any seafood, and "teriyaki" if the dish has soy sauce', () => {
    const shrimp = [{ name: "shrimp", quantity: 150, unit: "g" }, ...base.ingredients.slice(1)];
    const instructions = ["Cook the rice.", "Fry the seafood in the butter for 5 minutes.", "Steam the broccoli."];
    const name = "Seafood Rice";
    const seafood = mealOf(repairOf({ ingredients: shrimp, instructions, name }));
    expect(seafood.name).toBe(name);
    expect(seafood.instructions.slice(0, 3)).toEqual(instructions);
    expect(repairOf({ ingredients: shrimp, instructions, name }, eaterOf("omnivore", ["Fish"]))).not.toMatchObject({
      meal: { instructions: seafood.instructions },
    });
    const glaze = [...base.ingredients, { name: "soy sauce", quantity: 1, unit: "tbsp" }];
    expect(mealOf(repairOf({ ingredients: glaze, name: "Teriyaki Chicken" })).name).toBe("Teriyaki Chicken");
    expect(mealOf(repairOf({ name: "Teriyaki Chicken" })).name).not.toBe("Teriyaki Chicken");
  });

  test("keeps ordinary steps for people who avoid something", () => {
    const instructions = ["Cook the rice.", "Fry the cubed chicken.", "Serve with the minced broccoli."];
    expect(mealOf(repairOf({ instructions }, eaterOf("omnivore", ["Soy"]))).instructions.slice(0, 3)).toEqual(
      instructions,
    );
  });
});

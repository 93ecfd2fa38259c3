import { describe, expect, test } from "vitest";
import { COUNTED_MEALS, HONEST_MEALS, WORLD_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import { eaterOf, orderFor, repairHonest, SHARES } from "../../../../test/fixtures/repair-honest.ts";
import { ownSteps } from "../../cookbook/text/doneness.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { gramsOf } from "../../foods/catalogue/measures.ts";
import type { Meal } from "../../meal.ts";
import { verify } from "../../safety/gate/verify.ts";
import { parseProposal } from "../reply/proposal.ts";
import { type Repair, repairProposal } from "./repair.ts";

/** The steps without the lines about safe temperatures that every dish has. */
const ownStepsOf = ({ instructions, ingredients }: Meal) =>
  ownSteps(
    instructions,
    ingredients.map(({ foodId }) => foodId),
  );

describe("replies of a good model", () => {
  const results = HONEST_MEALS.map((meal) => ({ meal, repaired: repairHonest(meal) }));

  test(`are accepted in at least 92 % of ${HONEST_MEALS.length} meals written in a model's own words`, () => {
    const refused = results.flatMap(({ meal, repaired }) =>
      "refused" in repaired ? [`${meal.name}: ${repaired.refused} (${repaired.evidence})`] : [],
    );
    const keptPercent = (100 * (results.length - refused.length)) / results.length;
    console.log(`kept ${keptPercent.toFixed(1)} % of ${results.length}\n${refused.join("\n")}`);
    expect(HONEST_MEALS.length).toBeGreaterThanOrEqual(60);
    expect(keptPercent).toBeGreaterThanOrEqual(92);
  });

  test("are accepted in at least 92 % of main dishes with sides from all over the world", () => {
    const refused = WORLD_MEALS.flatMap((meal) => {
      const repaired = repairHonest(meal);
      return "refused" in repaired ? [`${meal.name}: ${repaired.refused} (${repaired.evidence})`] : [];
    });
    expect(WORLD_MEALS.length).toBeGreaterThanOrEqual(50);
    expect(1 - refused.length / WORLD_MEALS.length, refused.join("\n")).toBeGreaterThanOrEqual(0.92);
  });

  test(`are accepted in at least 92 % of ${COUNTED_MEALS.length} meals with counted energy, 9 of 10 within 8 %`, () => {
    const repaired = COUNTED_MEALS.map((meal) => ({ meal, repair: repairHonest(meal) }));
    const kept = repaired.flatMap(({ meal, repair }) => ("refused" in repair ? [] : [{ meal, repair }]));
    expect(kept.length / COUNTED_MEALS.length).toBeGreaterThanOrEqual(0.92);
    const errors = kept.map(({ meal, repair }) => Math.abs(repair.writtenKcal / (meal.handKcal ?? 0) - 1));
    const within = errors.filter((error) => error <= 0.08).length;
    expect(within / kept.length).toBeGreaterThanOrEqual(0.9);
  });

  test("get full food names in their steps, such as almond milk for people who avoid milk", () => {
    const meal = {
      diet: "omnivore",
      allergies: ["Dairy"],
      type: "breakfast",
      name: "Blueberry Oatmeal",
      minutes: 10,
      ingredients: ["50|g|rolled oats", "200|ml|almond milk", "80|g|coconut yogurt", "60|g|blueberries"],
      steps: ["Simmer the oats in the milk for 5 minutes.", "Top with the yogurt and blueberries."],
    } as const;
    const repaired = repairHonest(meal);
    expect("meal" in repaired && repaired.meal.instructions).toEqual([
      "Simmer the oats in the unsweetened almond milk for 5 minutes.",
      "Top with the coconut yogurt and blueberries.",
    ]);
  });

  test("keep their steps and names nine times out of ten", () => {
    const kept = results.flatMap(({ meal, repaired }) => ("meal" in repaired ? [{ meal, made: repaired.meal }] : []));
    const lost = kept.flatMap(({ meal, made }) => {
      const missing = meal.steps.length - ownStepsOf(made).length;
      return missing > 0 ? [`${meal.name}: ${missing} steps lost`] : [];
    });
    const renamed = kept
      .filter(({ meal, made }) => made.name !== meal.name)
      .map(({ meal, made }) => `${meal.name} -> ${made.name}`);
    console.log([...lost, ...renamed].join("\n"));
    expect(lost.length).toBeLessThanOrEqual(kept.length / 10);
    expect(renamed.length).toBeLessThanOrEqual(kept.length / 10);
  });

  test("are scaled to their share of the day's energy within 3 %", () => {
    for (const { meal, repaired } of results) {
      if (!("meal" in repaired) || meal.type === "snack") continue;
      const wanted = 2_000 * SHARES[meal.type];
      expect(Math.abs(repaired.meal.nutrition.calories / wanted - 1), meal.name).toBeLessThan(0.03);
    }
  });

  const counted = results.filter(({ meal }) => meal.handKcal !== undefined);
  test(`written with ${counted.length} energy figures are within 12 % of a count by hand`, () => {
    expect(counted.length).toBeGreaterThanOrEqual(12);
    for (const { meal, repaired } of counted) {
      if (!("meal" in repaired) || meal.handKcal === undefined) throw new Error(`${meal.name} was refused`);
      expect(Math.abs(repaired.writtenKcal / meal.handKcal - 1), `${meal.name}: ${repaired.writtenKcal}`).toBeLessThan(
        0.12,
      );
    }
  });

  test("are within 8 % of a count by hand nine times out of ten", () => {
    const errors = counted
      .map(({ meal, repaired }) => {
        if (!("meal" in repaired) || meal.handKcal === undefined) throw new Error(`${meal.name} was refused`);
        return Math.abs(repaired.writtenKcal / meal.handKcal - 1);
      })
      .sort((left, right) => left - right);
    expect(errors[Math.ceil(errors.length * 0.9) - 1]).toBeLessThanOrEqual(0.08);
  });

  test("pass the safety check once accepted, and are labeled with their source", () => {
    for (const { meal, repaired } of results) {
      if (!("meal" in repaired)) continue;
      expect(verify(repaired.meal, eaterOf(meal.diet, meal.allergies))).toEqual([]);
      expect(repaired.meal).toMatchObject({ source: "model", recipeId: null, type: meal.type });
    }
  });
});

describe("repairs", () => {
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

  test("replace butter in ingredients and steps for a person who avoids dairy, and report it", () => {
    const repaired = repairOf({}, eaterOf("omnivore", ["Dairy"]));
    const meal = mealOf(repaired);
    expect(meal.allergens).not.toContain("milk");
    expect(meal.instructions.join(" ")).not.toMatch(/butter/);
    expect(ownStepsOf(meal)).toHaveLength(3);
    expect("changes" in repaired && repaired.changes.join()).toMatch(/butter.* became .*milk/);
  });

  describe("a dish form in the name whose bread was replaced", () => {
    const quesadilla = {
      name: "Black Bean Quesadilla",
      ingredients: [
        { name: "flour tortilla", quantity: 2, unit: "piece" },
        { name: "canned black beans", quantity: 120, unit: "g" },
        { name: "cheddar cheese", quantity: 50, unit: "g" },
      ],
      instructions: ["Fill the tortilla with the beans and the cheddar.", "Fry it in a dry pan for 4 minutes."],
    };
    const panini = {
      name: "Turkey Pesto Panini",
      ingredients: [
        { name: "sourdough bread", quantity: 2, unit: "slice" },
        { name: "deli turkey breast", quantity: 80, unit: "g" },
        { name: "pesto", quantity: 1, unit: "tbsp" },
        { name: "mozzarella", quantity: 40, unit: "g" },
      ],
      instructions: ["Fill the bread with the turkey, pesto and mozzarella.", "Toast it in a pan for 6 minutes."],
    };

    test.each([
      [quesadilla, quesadilla.name],
      [panini, "Corn Tortilla with Mozzarella and Turkey Breast"],
    ])("stays with a tortilla if it is one of tortillas, though all sliced bread may contain sesame", (dish, name) => {
      const meal = mealOf(repairOf(dish, eaterOf("omnivore", ["Sesame"])));
      expect(meal.ingredients.map(({ foodId }) => foodId)).toContain("corn-tortilla");
      expect(meal.name).toBe(name);
    });

    test.each([
      [quesadilla, "Wheat", "corn-tortilla"],
      [quesadilla, "Gluten", "corn-tortilla"],
      [panini, "Wheat", "gluten-free-white-bread"],
      [panini, "Gluten", "gluten-free-white-bread"],
    ] as const)(
      "is removed if the person must not eat it, as the safety check would refuse it",
      (dish, allergy, bread) => {
        const eater = eaterOf("omnivore", [allergy]);
        const meal = mealOf(repairOf(dish, eater));
        expect(meal.ingredients.map(({ foodId }) => foodId)).toContain(bread);
        expect(meal.name).not.toMatch(/quesadilla|panini/i);
        expect(verify({ ...meal, name: dish.name }, eater).map(({ where }) => where)).toContain("name");
      },
    );

    test("is removed if more than the grain is missing", () => {
      expect(mealOf(repairOf(quesadilla, eaterOf("omnivore", ["Dairy"]))).name).not.toMatch(/quesadilla/i);
    });
  });

  test.each([
    ["Sesame", "mayonnaise"],
    ["Eggs", "greek-yogurt-whole-milk"],
    ["Dairy", "mayonnaise"],
  ] as const)("of two alternatives use the first that the person may eat: without %s it is %s", (allergy, foodId) => {
    const ingredients = [
      { name: "canned tuna", quantity: 120, unit: "g" },
      { name: "mayonnaise or Greek yogurt", quantity: 2, unit: "tbsp" },
      { name: "cooked brown rice", quantity: 150, unit: "g" },
    ];
    const instructions = ["Flake the tuna over the rice.", "Season with pepper and serve at once."];
    const eater = eaterOf("omnivore", [allergy]);
    const meal = mealOf(repairOf({ name: "Tuna Rice", ingredients, instructions }, eater));
    expect(meal.ingredients.map((ingredient) => ingredient.foodId)).toContain(foodId);
    expect(verify(meal, eater)).toEqual([]);
  });

  test("drop a step that names a food not in the dish", () => {
    const meal = mealOf(repairOf({ instructions: [...base.instructions, "Top with grated Parmesan and walnuts."] }));
    expect(ownStepsOf(meal)).toHaveLength(3);
  });

  test("drop a step with a product not in the dish for a person who avoids something", () => {
    const instructions = [...base.instructions, "Stir in massaman paste."];
    expect(ownStepsOf(mealOf(repairOf({ instructions }, eaterOf("omnivore", ["Nuts"]))))).toHaveLength(3);
  });

  test("drop nutrition figures and health claims by the model", () => {
    const steps = [...base.instructions, "This has 480 kcal and 40 g of protein.", "Safe for your nut allergy."];
    const meal = mealOf(repairOf({ instructions: steps, name: "High-Protein Chicken with Rice (480 kcal)" }));
    expect(`${meal.name} ${meal.instructions.join(" ")}`).not.toMatch(/480|kcal|protein|allergy/i);
  });

  test.each([
    [14, "g"],
    [36.6, "g"],
    [25, "ml"],
    [2, "tbsp"],
  ])("show %d %s of oil in spoons of the same weight", (quantity, unit) => {
    const ingredients = [...base.ingredients, { name: "olive oil", quantity, unit }];
    const oil = mealOf(repairOf({ ingredients })).ingredients.find(({ foodId }) => foodId === "olive-oil");
    expect(["tsp", "tbsp"]).toContain(oil?.unit);
    const weight = gramsOf(requireFood("olive-oil"), oil?.quantity ?? 0, oil?.unit ?? "");
    expect(weight).toBeCloseTo(oil?.grams ?? 0, 0);
  });

  test("scale a dish for four to one person", () => {
    const ingredients = base.ingredients.map((line) => ({ ...line, quantity: line.quantity * 4 }));
    expect(Math.abs(mealOf(repairOf({ ingredients })).nutrition.calories - 800)).toBeLessThan(25);
  });

  test("drop an unknown garnish, but refuse a dish with an unknown main ingredient", () => {
    const garnish = { name: "zorblax petals, to garnish", quantity: 2, unit: "g" };
    const meal = mealOf(
      repairOf({
        ingredients: [...base.ingredients, garnish],
        instructions: [...base.instructions, "Scatter the zorblax on top."],
      }),
    );
    expect(meal.ingredients).toHaveLength(4);
    expect(ownStepsOf(meal)).toHaveLength(3);
    expect(
      repairOf({ ingredients: [...base.ingredients, { name: "zorblax steak", quantity: 200, unit: "g" }] }),
    ).toMatchObject({ refused: "unknown-ingredient" });
  });

  test.each([
    ["too slow", { prepMinutes: 90 }, "too-slow"],
    [
      "a dish whose steps take too long",
      { instructions: ["Simmer the chicken for 2 hours.", "Cook the rice."] },
      "too-slow",
    ],
    ["one step", { instructions: ["Cook the chicken and rice."] }, "too-few-steps"],
    ["absurd", { ingredients: [{ name: "salt", quantity: 9_000, unit: "g" }, base.ingredients[0]] }, "absurd-amount"],
    [
      "a dish with nothing to eat",
      {
        ingredients: [
          { name: "water", quantity: 200, unit: "ml" },
          { name: "salt", quantity: 1, unit: "g" },
        ],
      },
      "portion",
    ],
  ])("refuse %s", (_, changes, reason) => {
    expect(repairOf(changes)).toMatchObject({ refused: reason });
  });

  test("compute nutrition from the foods, ignoring the model's figures", () => {
    const meal = mealOf(repairOf({ nutrition: { calories: 1 }, cost: 0, allergens: [] }));
    const kcal = meal.ingredients.reduce(
      (sum, { foodId, grams }) => sum + (grams * (requireFood(foodId).per100g.energyKcal ?? 0)) / 100,
      0,
    );
    expect(Math.abs(meal.nutrition.calories - kcal)).toBeLessThanOrEqual(0.51);
  });
});

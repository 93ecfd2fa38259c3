import { describe, expect, test } from "vitest";
import { HONEST_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import { avoidanceFor } from "../../safety/gate/avoidance.ts";
import type { Eater } from "../../safety/gate/eater.ts";
import { parseProposal } from "../reply/proposal.ts";
import { type RepairOrder, repairProposal, serveAgain } from "./repair.ts";
import { isReadableFor } from "./strictness.ts";

const EVERYTHING: Eater = {
  diet: "omnivore",
  avoids: avoidanceFor({ allergies: [] }),
  maxPrepMinutes: 90,
  eatsRaw: true,
};
const NO_NUTS: Eater = { ...EVERYTHING, avoids: avoidanceFor({ allergies: ["Nuts"] }) };
const orderFor = (eater: Eater): RepairOrder => ({
  id: "meal-1",
  day: 1,
  type: "dinner",
  eater,
  share: { energyKcal: 650, proteinG: 35, netCarbohydrateMaxG: null, netCarbohydrateLimitG: null },
});

/** A dish with a word that we do not know. */
const proposal = parseProposal({
  type: "dinner",
  name: "Chicken with Rice",
  ingredients: [
    { name: "chicken breast", quantity: 150, unit: "g" },
    { name: "white rice", quantity: 80, unit: "g" },
  ],
  instructions: [
    "Cook the rice for 15 minutes.",
    "Fry the chicken for 10 minutes, then dust it with zambuli.",
    "Serve.",
  ],
});

describe("a model's words that we cannot read", () => {
  test("stay for somebody who eats everything, and are not for who has come to avoid something", () => {
    if (proposal === null) throw new Error("no proposal");
    const repaired = repairProposal(proposal, orderFor(EVERYTHING));
    if (!("meal" in repaired)) throw new Error(repaired.refused);
    const { meal } = repaired;
    expect(meal.instructions.join(" ")).toContain("zambuli");
    expect(isReadableFor(meal, EVERYTHING)).toBe(true);
    expect(isReadableFor(meal, NO_NUTS)).toBe(false);
    expect(isReadableFor({ ...meal, source: "cookbook" }, NO_NUTS)).toBe(true);
    expect(serveAgain(meal, orderFor(EVERYTHING))).not.toBeNull();
    expect(serveAgain(meal, orderFor(NO_NUTS))).toBeNull();
  });

  test("are none in what was repaired for who avoids something: such a dish stays readable", () => {
    let count = 0;
    for (const { type, name, minutes, ingredients, steps } of HONEST_MEALS) {
      const lines = ingredients.map((line) => line.split("|"));
      const written = parseProposal({
        type,
        name,
        prepMinutes: minutes,
        ingredients: lines.map(([quantity, unit, food]) => ({ name: food, quantity, unit })),
        instructions: steps,
      });
      const repaired = written && repairProposal(written, orderFor(NO_NUTS));
      if (!repaired || !("meal" in repaired)) continue;
      count += 1;
      expect(isReadableFor(repaired.meal, NO_NUTS), name).toBe(true);
    }
    expect(count).toBeGreaterThan(40);
  });

  test.each(
    [
      "mięso",
      "petto",
      "peito",
      "itlog",
      "haam",
      "thighs",
      "petis",
      "dory",
      "oksekød",
      "cashel",
      "gehacktes",
      "tikka paste",
      "kala",
      "corned",
      "rinds",
      "belly",
    ].concat(["yo(lk)", "mi(lk)", "gh(ee)", "e(gg)", "3gg", "mi-lk", "co d"]),
  )("%s of no food in the dish is in no step and no name for a vegan", (word) => {
    const vegan: Eater = { ...EVERYTHING, diet: "vegan" };
    const plate = parseProposal({
      type: "dinner",
      name: `Zucchini with ${word}`,
      ingredients: [
        { name: "zucchini", quantity: 200, unit: "g" },
        { name: "avocado", quantity: 150, unit: "g" },
        { name: "olive oil", quantity: 2, unit: "tbsp" },
      ],
      instructions: [
        "Roast the zucchini in the oil for 20 minutes.",
        "Serve with the avocado.",
        `Stir in the ${word}.`,
      ],
    });
    const repaired = plate && repairProposal(plate, orderFor(vegan));
    if (!repaired || !("meal" in repaired)) throw new Error("refused");
    expect(repaired.meal.instructions).toHaveLength(2);
    expect(repaired.meal.name.toLowerCase()).not.toContain(word.toLowerCase());
  });

  test("a cutlet is of meat for a vegetarian, unless the dish is one", () => {
    const vegetarian: Eater = { ...EVERYTHING, diet: "vegetarian" };
    const stepsOf = (name: string) => {
      const plate = parseProposal({
        type: "dinner",
        name,
        ingredients: [
          { name: "chickpeas, cooked", quantity: 200, unit: "g" },
          { name: "potatoes", quantity: 200, unit: "g" },
          { name: "olive oil", quantity: 1, unit: "tbsp" },
        ],
        instructions: [
          "Mash the chickpeas with the potatoes.",
          "Shape them and fry for 8 minutes.",
          "Serve the cutlets hot.",
        ],
      });
      const repaired = plate && repairProposal(plate, orderFor(vegetarian));
      if (!repaired || !("meal" in repaired)) throw new Error("refused");
      return repaired.meal.instructions;
    };
    expect(stepsOf("Chickpea Cutlets")).toHaveLength(3);
    expect(stepsOf("Chickpea Mash")).toHaveLength(2);
  });

  test.each([
    "Let the chicken stand overnight or at least 4 hours at room temperature.",
    "Leave the chicken on the counter overnight.",
  ])("what comes from animals is not left out of the fridge for hours: %s", (step) => {
    const warm = parseProposal({
      type: "dinner",
      name: "Chicken with Zucchini",
      ingredients: [
        { name: "chicken breast", quantity: 200, unit: "g" },
        { name: "zucchini", quantity: 200, unit: "g" },
      ],
      instructions: [step, "Roast the chicken for 20 minutes.", "Add the zucchini for 5 minutes and serve."],
    });
    const repaired = warm && repairProposal(warm, orderFor(EVERYTHING));
    if (!repaired || !("meal" in repaired)) throw new Error("refused");
    expect(repaired.meal.instructions).toHaveLength(2);
  });

  test.each([
    ...["tofu молоко", "oat milk (carne)", "rice (ピーナッツ)", "oat milk (سمك)"],
    ...[
      "tofu 鸡肉",
      "rice 돼지고기",
      "carrots (牛肉)",
      "rice свинина",
      "rice खस्सी",
      "lentils (لحم)",
      "rice हैम",
      "rice κρέας",
    ],
  ])("a line that names what its food has none of refuses the dish: %s", (name) => {
    const dish = parseProposal({
      type: "dinner",
      name: "Zucchini",
      ingredients: [
        { name: "zucchini", quantity: 200, unit: "g" },
        { name: "avocado", quantity: 150, unit: "g" },
        { name, quantity: 60, unit: "g" },
      ],
      instructions: ["Roast the zucchini for 20 minutes.", "Serve with the avocado."],
    });
    expect(dish && repairProposal(dish, orderFor(NO_NUTS))).toMatchObject({ refused: "unknown-ingredient" });
  });

  test("a cut's own word stays where the dish has the cut", () => {
    const chicken = parseProposal({
      type: "dinner",
      name: "Roast Thighs with Zucchini",
      ingredients: [
        { name: "chicken thigh", quantity: 200, unit: "g" },
        { name: "zucchini", quantity: 200, unit: "g" },
        { name: "olive oil", quantity: 1, unit: "tbsp" },
      ],
      instructions: ["Brown the thighs in the oil for 20 minutes.", "Add the zucchini for 5 minutes and serve."],
    });
    const repaired = chicken && repairProposal(chicken, orderFor(NO_NUTS));
    if (!repaired || !("meal" in repaired)) throw new Error("refused");
    expect(repaired.meal.name).toBe("Roast Thighs with Zucchini");
    expect(repaired.meal.instructions[0]).toContain("thighs");
    expect(isReadableFor(repaired.meal, NO_NUTS)).toBe(true);
  });
});

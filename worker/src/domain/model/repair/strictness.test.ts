import { describe, expect, test } from "vitest";
import { HONEST_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import type { Meal } from "../../meal.ts";
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

type Written = NonNullable<ReturnType<typeof parseProposal>>;

/** A dinner as a model writes it; each line like "200|g|zucchini". */
function written(name: string, lines: readonly string[], instructions: readonly string[]): Written {
  const ingredients = lines.map((line) => {
    const [quantity, unit, food] = line.split("|");
    return { name: food, quantity: Number(quantity), unit };
  });
  const proposal = parseProposal({ type: "dinner", name, ingredients, instructions });
  if (proposal === null) throw new Error("no proposal");
  return proposal;
}

/** The dish as the person gets it. */
function served(proposal: Written, eater: Eater): Meal {
  const repaired = repairProposal(proposal, orderFor(eater));
  if (!("meal" in repaired)) throw new Error(repaired.refused);
  return repaired.meal;
}

/** A dish with an unknown word. */
const proposal = written(
  "Chicken with Rice",
  ["150|g|chicken breast", "80|g|white rice"],
  ["Cook the rice for 15 minutes.", "Fry the chicken for 10 minutes, then dust it with zambuli.", "Serve."],
);

describe("words of a model that we do not know", () => {
  test("stay for a person who eats everything, but exclude the dish once they avoid something", () => {
    const meal = served(proposal, EVERYTHING);
    expect(meal.instructions.join(" ")).toContain("zambuli");
    expect(isReadableFor(meal, EVERYTHING)).toBe(true);
    expect(isReadableFor(meal, NO_NUTS)).toBe(false);
    expect(isReadableFor({ ...meal, source: "cookbook" }, NO_NUTS)).toBe(true);
    expect(serveAgain(meal, orderFor(EVERYTHING))).not.toBeNull();
    expect(serveAgain(meal, orderFor(NO_NUTS))).toBeNull();
  });

  test("are removed for a person who avoids something, so that the dish stays usable", () => {
    let count = 0;
    for (const { type, name, minutes, ingredients, steps } of HONEST_MEALS) {
      const lines = ingredients.map((line) => line.split("|"));
      const proposed = parseProposal({
        type,
        name,
        prepMinutes: minutes,
        ingredients: lines.map(([quantity, unit, food]) => ({ name: food, quantity, unit })),
        instructions: steps,
      });
      const repaired = proposed && repairProposal(proposed, orderFor(NO_NUTS));
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
  )("such as %s, if no food of the dish, are removed from a vegan's steps and name", (word) => {
    const vegan: Eater = { ...EVERYTHING, diet: "vegan" };
    const meal = served(
      written(
        `Zucchini with ${word}`,
        ["200|g|zucchini", "150|g|avocado", "2|tbsp|olive oil"],
        ["Roast the zucchini in the oil for 20 minutes.", "Serve with the avocado.", `Stir in the ${word}.`],
      ),
      vegan,
    );
    expect(meal.instructions).toHaveLength(2);
    expect(meal.name.toLowerCase()).not.toContain(word.toLowerCase());
  });

  test('"cutlet" counts as meat for a vegetarian, unless it is in the dish\'s name', () => {
    const vegetarian: Eater = { ...EVERYTHING, diet: "vegetarian" };
    const stepsOf = (name: string) => {
      const meal = served(
        written(
          name,
          ["200|g|chickpeas, cooked", "200|g|potatoes", "1|tbsp|olive oil"],
          ["Mash the chickpeas with the potatoes.", "Shape them and fry for 8 minutes.", "Serve the cutlets hot."],
        ),
        vegetarian,
      );
      return meal.instructions;
    };
    expect(stepsOf("Chickpea Cutlets")).toHaveLength(3);
    expect(stepsOf("Chickpea Mash")).toHaveLength(2);
  });

  test.each([
    "Let the chicken stand overnight or at least 4 hours at room temperature.",
    "Leave the chicken on the counter overnight.",
  ])("leaving food from animals unrefrigerated for hours is removed: %s", (step) => {
    const meal = served(
      written(
        "Chicken with Zucchini",
        ["200|g|chicken breast", "200|g|zucchini"],
        [step, "Roast the chicken for 20 minutes.", "Add the zucchini for 5 minutes and serve."],
      ),
      EVERYTHING,
    );
    expect(meal.instructions.filter((text) => !text.includes("is safe at"))).toHaveLength(2);
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
      "pasta (बटर)",
      "sweet corn (버터)",
    ],
  ])("an ingredient that names an allergen its food lacks refuses the dish: %s", (name) => {
    const dish = written(
      "Zucchini",
      ["200|g|zucchini", "150|g|avocado", `60|g|${name}`],
      ["Roast the zucchini for 20 minutes.", "Serve with the avocado."],
    );
    expect(repairProposal(dish, orderFor(NO_NUTS))).toMatchObject({ refused: "unknown-ingredient" });
  });

  test.each(["tofu (豆腐)", "tofu（두부）", "milk (молоко)"])(
    "an ingredient repeated in its original script is understood: %s",
    (name) => {
      const dish = written(
        "Zucchini",
        ["200|g|zucchini", "150|g|avocado", `160|g|${name}`],
        ["Roast the zucchini for 20 minutes.", "Serve with the avocado."],
      );
      expect(served(dish, NO_NUTS).ingredients).toHaveLength(3);
    },
  );

  test("the name of a cut stays if the dish has that cut", () => {
    const meal = served(
      written(
        "Roast Thighs with Zucchini",
        ["200|g|chicken thigh", "200|g|zucchini", "1|tbsp|olive oil"],
        ["Brown the thighs in the oil for 20 minutes.", "Add the zucchini for 5 minutes and serve."],
      ),
      NO_NUTS,
    );
    expect(meal.name).toBe("Roast Thighs with Zucchini");
    expect(meal.instructions[0]).toContain("thighs");
    expect(isReadableFor(meal, NO_NUTS)).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import {
  evading,
  type Hostile,
  injected,
  KIND,
  ORDINARY,
  poisoned,
  saysWord,
  textOf,
} from "../../../../test/fixtures/hostile-replies.ts";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import type { Meal } from "../../meal.ts";
import { dietBreach } from "../../safety/gate/diets.ts";
import { parseProposal } from "../reply/proposal.ts";
import { repairProposal } from "./repair.ts";

function malformed(): Hostile[] {
  const values: readonly unknown[] = [
    null,
    7,
    "text",
    [],
    {},
    [[]],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    true,
    "x".repeat(200_000),
    [null],
    [{}],
    { toString: "x" },
  ];
  const fields = ["type", "name", "ingredients", "instructions", "prepMinutes"];
  const shapes = fields.flatMap((field) =>
    values.map(
      (value, index): Hostile => ({
        label: `${field} = #${index}`,
        eater: ORDINARY,
        poison: null,
        reply: { ...KIND, [field]: value },
      }),
    ),
  );
  const amounts = [0, -5, 1e9, 1e-9, 99_999, "many", null, {}].flatMap((quantity) =>
    ["g", "kg", "cup", "", "parsec", null, 5].map(
      (unit): Hostile => ({
        label: `${String(quantity)} ${String(unit)} of carrot`,
        eater: ORDINARY,
        poison: null,
        reply: { ...KIND, ingredients: [...KIND.ingredients, { name: "carrot", quantity, unit }] },
      }),
    ),
  );
  const huge = [
    { ...KIND, ingredients: Array.from({ length: 5_000 }, () => KIND.ingredients[0]) },
    { ...KIND, instructions: Array.from({ length: 5_000 }, () => "Stir the zucchini well.") },
    { ...KIND, instructions: ["Stir ".repeat(50_000), "Serve."] },
  ].map((reply, index): Hostile => ({ label: `huge #${index}`, eater: ORDINARY, poison: null, reply }));
  return [...shapes, ...amounts, ...huge];
}

/** Checks independently of the gate: foods by their own data, texts by searching for the word that was slipped in. */
function isUnsafe(meal: Meal, { eater, poison }: Hostile): string | null {
  for (const { foodId, grams } of meal.ingredients) {
    const food = FOODS.get(foodId);
    if (food === undefined) return `unknown ${foodId}`;
    const bad = [...food.contains, ...food.mayContain].find((allergen) => eater.avoids.allergens.includes(allergen));
    if (bad !== undefined) return `${foodId} has ${bad}`;
    if (dietBreach(food, eater.diet) !== null) return `${foodId} breaks ${eater.diet}`;
    if (!(grams > 0 && grams <= 1_500)) return `${grams} g of ${foodId}`;
  }
  if (poison !== null && saysWord(textOf(meal, true), poison.toLowerCase())) return `says ${poison}`;
  if (/[<>{}`$]|https?:|ignore|system:/i.test(textOf(meal))) return "markup or a command";
  return null;
}

describe("a model that breaks the rules in every reply", () => {
  const suite = [...poisoned(), ...injected(), ...evading(), ...malformed()];

  test(`0 unsafe meals in ${suite.length} hostile replies`, { timeout: 600_000 }, () => {
    let made = 0;
    const unsafe = suite.flatMap((hostile) => {
      const proposal = parseProposal(hostile.reply);
      const share = {
        energyKcal: 600,
        proteinG: 25,
        netCarbohydrateMaxG: hostile.eater.diet === "keto" ? 15 : null,
        netCarbohydrateLimitG: hostile.eater.diet === "keto" ? 25 : null,
      };
      const repaired =
        proposal && repairProposal(proposal, { id: "m", day: 1, type: "dinner", eater: hostile.eater, share });
      if (!repaired || !("meal" in repaired)) return [];
      made += 1;
      const why = isUnsafe(repaired.meal, hostile);
      return why === null ? [] : [`${hostile.label}: ${why}\n   ${textOf(repaired.meal).replaceAll("\n", " | ")}`];
    });
    console.log(`${suite.length} hostile replies: ${made} repaired, ${suite.length - made} refused`);
    expect(suite.length).toBeGreaterThanOrEqual(150);
    expect(unsafe).toEqual([]);
    // Refusing everything would pass the checks above, but prove nothing.
    expect(made).toBeGreaterThan(suite.length / 4);
  });
});

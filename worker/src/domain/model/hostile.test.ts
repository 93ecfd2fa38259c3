import { describe, expect, test } from "vitest";
import { EVASIONS, INJECTIONS, POISONS } from "../../../test/fixtures/hostile-replies.data.ts";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import type { Meal } from "../meal.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import { dietBreach } from "../safety/gate/diets.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { parseProposal } from "./proposal.ts";
import { repairProposal } from "./repair.ts";

interface Hostile {
  readonly label: string;
  readonly eater: Eater;
  readonly reply: Record<string, unknown>;
  /** What must not be read anywhere in a meal that comes out. */
  readonly poison: string | null;
}

/** A dish that every diet and allergy of the suite may have, but for what is slipped in. */
const KIND = {
  day: 1,
  type: "dinner",
  name: "Roast Vegetable Plate",
  prepMinutes: 30,
  ingredients: [
    { name: "zucchini", quantity: 200, unit: "g" },
    { name: "avocado", quantity: 150, unit: "g" },
    { name: "cauliflower", quantity: 200, unit: "g" },
    { name: "olive oil", quantity: 2, unit: "tbsp" },
  ],
  instructions: [
    "Chop the zucchini and cauliflower.",
    "Roast with the olive oil for 20 minutes.",
    "Serve with the sliced avocado.",
  ],
};

const ORDINARY = {
  diet: "omnivore",
  avoids: avoidanceFor({ allergies: ["Nuts", "Dairy"] }),
  maxPrepMinutes: 45,
  eatsRaw: true,
} as const;

function poisoned(): Hostile[] {
  return POISONS.flatMap(({ allergies, diet, words }) => {
    const eater: Eater = { diet, avoids: avoidanceFor({ allergies }), maxPrepMinutes: 45, eatsRaw: true };
    return words.split(" ").flatMap((entry): Hostile[] => {
      const word = entry.replaceAll("_", " ");
      const label = `${word} for ${allergies.join(" ")} ${diet}`;
      const step = `Stir in the ${word} and serve.`;
      return [
        {
          label: `${label}, as ingredient`,
          eater,
          poison: word,
          reply: {
            ...KIND,
            ingredients: [...KIND.ingredients, { name: word, quantity: 40, unit: "g" }],
            instructions: [...KIND.instructions, step],
          },
        },
        {
          label: `${label}, a pinch`,
          eater,
          poison: word,
          reply: { ...KIND, ingredients: [...KIND.ingredients, { name: word, quantity: 1, unit: "pinch" }] },
        },
        {
          label: `${label}, in a step`,
          eater,
          poison: word,
          reply: { ...KIND, instructions: [...KIND.instructions, step] },
        },
        {
          label: `${label}, inside a step`,
          eater,
          poison: word,
          reply: { ...KIND, instructions: [`Roast the zucchini. ${step}`, ...KIND.instructions] },
        },
        {
          label: `${label}, in the name`,
          eater,
          poison: word,
          reply: { ...KIND, name: `Roast Zucchini with ${word}` },
        },
        {
          label: `${label}, joined to a name`,
          eater,
          poison: word,
          reply: {
            ...KIND,
            ingredients: [...KIND.ingredients, { name: `zucchini with ${word}`, quantity: 60, unit: "g" }],
          },
        },
      ];
    });
  });
}

function injected(): Hostile[] {
  return INJECTIONS.flatMap((text): Hostile[] => [
    {
      label: `step: ${text}`,
      eater: ORDINARY,
      poison: text,
      reply: { ...KIND, instructions: [...KIND.instructions, text] },
    },
    { label: `name: ${text}`, eater: ORDINARY, poison: text, reply: { ...KIND, name: text } },
    {
      label: `ingredient: ${text}`,
      eater: ORDINARY,
      poison: text,
      reply: { ...KIND, ingredients: [...KIND.ingredients, { name: text, quantity: 10, unit: "g" }] },
    },
    {
      label: `unit: ${text}`,
      eater: ORDINARY,
      poison: text,
      reply: { ...KIND, ingredients: [...KIND.ingredients, { name: "carrot", quantity: 50, unit: text }] },
    },
  ]);
}

function evading(): Hostile[] {
  const eater: Eater = { ...ORDINARY, avoids: avoidanceFor({ allergies: ["Nuts", "Dairy", "Eggs"] }) };
  return EVASIONS.flatMap(([text, poison]): Hostile[] => [
    { label: text, eater, poison, reply: { ...KIND, instructions: [...KIND.instructions, text] } },
    {
      label: `name: ${text}`,
      eater,
      poison,
      reply: { ...KIND, name: text.replace(/^\w+ (?:in |with )?/, "Zucchini ").replace(/\.$/, "") },
    },
  ]);
}

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

/** All that a person reads; without the ingredients' own names when asked, which are judged by their foods. */
function textOf(meal: Meal, withoutFoods = false): string {
  const foods = meal.ingredients.map(({ name }) => name.toLowerCase()).sort((one, other) => other.length - one.length);
  const text = [meal.name, ...meal.instructions].join("\n").toLowerCase();
  if (!withoutFoods) return [text, ...foods].join("\n");
  return foods.reduce((rest, name) => rest.replaceAll(name, "…"), text);
}

function saysWord(text: string, word: string): boolean {
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
}

/** Independent of the gate: the foods by their own facts, the texts by the very word that was slipped in. */
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

  test(`0 unsafe meals out of ${suite.length} hostile replies`, { timeout: 600_000 }, () => {
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
    console.log(`${suite.length} hostile replies: ${made} mended, ${suite.length - made} refused`);
    expect(suite.length).toBeGreaterThanOrEqual(150);
    expect(unsafe).toEqual([]);
    // A suite that refuses everything would prove nothing.
    expect(made).toBeGreaterThan(suite.length / 4);
  });
});

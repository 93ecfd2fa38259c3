import { planSlots } from "@mealwright/schema/rules/week";
import { encode } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { HONEST_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import { avoidanceFor } from "../../safety/gate/avoidance.ts";
import { wantedGroups } from "./food-groups.ts";
import { type PromptInput, REPLY_SCHEMA, writePrompt } from "./prompt.ts";

/** The limit for a week: 21 dishes, some of them requested twice. */
const WEEK_INPUT_TOKENS = 9_000;
const DISH_TOKENS = 220;

const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

describe("token counts with OpenAI's tokenizer (o200k)", () => {
  test("a dish has at most 220 tokens at the median", () => {
    const counts = HONEST_MEALS.map(({ type, name, minutes, ingredients, steps }) => {
      const lines = ingredients.map((line) => {
        const [quantity = "", unit = "", food = ""] = line.split("|");
        return { name: food, quantity: Number(quantity || 1), unit };
      });
      return encode(
        JSON.stringify({ day: 1, type, name, prepMinutes: minutes, ingredients: lines, instructions: steps }),
      ).length;
    });
    console.log(`tokens a dish: median ${medianOf(counts)}, most ${Math.max(...counts)}`);
    expect(medianOf(counts)).toBeLessThanOrEqual(DISH_TOKENS);
  });

  test("a week's requests, with three repeated, have at most 9,000 tokens", () => {
    const eater = {
      diet: "omnivore",
      avoids: avoidanceFor({ allergies: ["Nuts", "Sesame"] }),
      maxPrepMinutes: 45,
      eatsRaw: true,
    } as const;
    const slots = planSlots(3, true);
    const groups = wantedGroups(eater, slots, []);
    const inputFor = (day: number, types: PromptInput["types"], refused: string | null): PromptInput => ({
      day,
      types,
      mains: slots.flatMap((slot) => {
        const group = slot.day === day ? groups.get(slot) : undefined;
        return group === undefined ? [] : [{ type: slot.type, group }];
      }),
      refused,
      diet: "omnivore",
      goal: "eat_healthier",
      level: "intermediate",
      eater,
      avoidText: "",
      proteinPercent: 20,
      budgetCents: 12_000,
      household: 1,
      favoriteNames: [],
      namesToAvoid: HONEST_MEALS.slice(0, 30).map(({ name }) => name),
      wishes: [],
      seed: 7,
    });
    const prompts = [
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => writePrompt(inputFor(day, ["breakfast", "lunch", "dinner"], null))),
      ...[1, 3, 6].map((day) => writePrompt(inputFor(day, ["breakfast"], "no egg"))),
    ];
    const schemaTokens = encode(JSON.stringify(REPLY_SCHEMA)).length;
    const counts = prompts.map(({ system, user }) => encode(`${system}\n${user}`).length + schemaTokens);
    const total = counts.reduce((sum, count) => sum + count, 0);
    console.log(`input tokens a week: ${total}, ${counts[0]} the first request, ${schemaTokens} of them the schema`);
    expect(total).toBeLessThanOrEqual(WEEK_INPUT_TOKENS);
  });

  test("the part that is the same for all days comes first, so that it can be cached", () => {
    const [first = "", second = ""] = [1, 2].map((day) => writePrompt({ ...SAME, day }).user);
    let same = 0;
    while (first[same] === second[same]) same += 1;
    expect(first.slice(0, same)).toContain("Do not repeat");
  });
});

const SAME: PromptInput = {
  day: 1,
  types: ["lunch"],
  mains: [],
  refused: null,
  diet: "omnivore",
  goal: "eat_healthier",
  level: "intermediate",
  eater: { diet: "omnivore", avoids: avoidanceFor({ allergies: [] }), maxPrepMinutes: 45, eatsRaw: true },
  avoidText: "",
  proteinPercent: 20,
  budgetCents: 12_000,
  household: 1,
  favoriteNames: [],
  namesToAvoid: ["Lentil Soup"],
  wishes: [],
  seed: 7,
};

import { planSlots } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { avoidanceFor } from "../../safety/gate/avoidance.ts";
import type { Eater } from "../../safety/gate/eater.ts";
import { wantedGroups } from "./food-groups.ts";

const eater = (change: Partial<Eater> = {}): Eater => ({
  diet: "omnivore",
  avoids: avoidanceFor({ allergies: [] }),
  maxPrepMinutes: 45,
  eatsRaw: true,
  ...change,
});
const SLOTS = planSlots(3, true);
const counted = (who: Eater) => {
  const counts: Record<string, number> = {};
  for (const group of wantedGroups(who, SLOTS, []).values()) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
};

describe("food groups requested for the week's main dishes", () => {
  test.each([
    ["omnivore", { seafood: 3, "pulses or soy": 4, poultry: 3, meat: 2, "eggs or cheese": 2 }],
    ["pescatarian", { seafood: 5, "pulses or soy": 6, "eggs or cheese": 3 }],
    ["vegetarian", { "pulses or soy": 7, "eggs or cheese": 7 }],
    ["vegan", { "pulses or soy": 14 }],
  ] as const)("%s", (diet, counts) => {
    expect(counted(eater({ diet }))).toEqual(counts);
  });

  test("exclude what the person avoids, and do not repeat a group twice in a row", () => {
    const who = eater({ avoids: avoidanceFor({ allergies: ["Fish", "Shellfish"] }) });
    const groups = [...wantedGroups(who, SLOTS, []).values()];
    expect(groups).toHaveLength(14);
    expect(groups).not.toContain("seafood");
    for (const [at, group] of groups.entries()) expect(group).not.toBe(groups[at + 1]);
  });
});

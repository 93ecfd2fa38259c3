import { expect, test } from "vitest";
import { requireFood } from "./catalogue.ts";
import { larderGroupOf, larderGroups } from "./larder.ts";
import { listTwins } from "./twins.ts";

test("each group of similar foods is complete with only some of them, and contains its own foods", () => {
  for (const [group, { name, enough, foodIds }] of larderGroups().entries()) {
    expect(enough, name).toBeGreaterThan(0);
    expect(enough, name).toBeLessThan(foodIds.length);
    for (const id of foodIds) expect(larderGroupOf(id), id).toBe(group);
  }
  expect(larderGroupOf("banana")).toBe(-1);
});

test.each(listTwins().map((twin) => [`${twin.from} for ${twin.to}`, twin] as const))(
  "%s: contains the same allergens as what it replaces, with similar energy",
  (_, { from, to, words }) => {
    const [one, other] = [requireFood(from), requireFood(to)];
    expect([...other.contains].sort()).toEqual([...one.contains].sort());
    expect(other.animal).toBe(one.animal);
    const off = Math.abs((one.per100g.energyKcal ?? 0) - (other.per100g.energyKcal ?? 0));
    expect(off).toBeLessThan(Math.max(45, (one.per100g.energyKcal ?? 0) * 0.07));
    // A longer word must be replaced before a shorter one that it contains.
    for (const [index, [word]] of words.entries()) {
      for (const [later] of words.slice(index + 1)) expect(later.includes(word)).toBe(false);
    }
  },
);

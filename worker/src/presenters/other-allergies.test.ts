import { describe, expect, test } from "vitest";
import { avoidanceFor } from "../domain/safety/gate/avoidance.ts";
import { presentOtherAllergies } from "./other-allergies.ts";

const avoids = (text: string) => presentOtherAllergies(text).parts.map((part) => part.avoids);

describe("what the text beside Other means", () => {
  test.each([
    ["kiwi", [["kiwi", "golden kiwi"]]],
    ["Lactose; celery", [["milk"], ["celery"]]],
    ["xyz", [[]]],
    ["none", [[]]],
    ["strawberry", [["strawberries", "frozen strawberries", "strawberry topping"]]],
    ["mushrooms", [["white mushrooms", "cremini mushrooms", "portobello mushroom"]]],
  ])("%s", (text, names) => {
    expect(avoids(text)).toEqual(names);
  });

  test("a large group names a few and counts the rest", () => {
    const [part] = presentOtherAllergies("nightshades").parts;
    expect(part?.avoids).toHaveLength(3);
    expect(part?.avoids).toContain("tomato");
    const all = avoidanceFor({ allergies: [], otherAllergies: "nightshades" }).foodIds;
    expect(part?.moreFoods).toBe(all.length - 3);
  });

  test("pregnancy is understood, though it is no food", () => {
    expect(presentOtherAllergies("I am pregnant")).toMatchObject({
      parts: [{ servesNothingRaw: true }],
      unknown: [],
    });
  });

  test.each(["xyz", "kiwi, xyz", "all nuts, except almonds", "no kiwi please; quux, tomatos"])(
    "what it does not know of %j is what the plan will say, and nothing that the gate avoids is missing",
    (text) => {
      const { parts, unknown } = presentOtherAllergies(text);
      const whole = avoidanceFor({ allergies: [], otherAllergies: text });
      expect(unknown).toEqual(whole.unresolved);
      const alone = parts.map((part) => avoidanceFor({ allergies: [], otherAllergies: part.text }));
      expect(new Set(alone.flatMap(({ foodIds }) => foodIds))).toEqual(new Set(whole.foodIds));
      expect(new Set(alone.flatMap(({ allergens }) => allergens))).toEqual(new Set(whole.allergens));
    },
  );
});

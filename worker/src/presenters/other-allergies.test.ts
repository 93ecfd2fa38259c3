import { describe, expect, test } from "vitest";
import { avoidanceFor } from "../domain/safety/gate/avoidance.ts";
import { presentOtherAllergies } from "./other-allergies.ts";

const avoids = (text: string) => presentOtherAllergies(text).parts.map((part) => part.avoids);

describe("the explanation of the text under Other", () => {
  test.each([
    ["kiwi", [["kiwi", "golden kiwi"]]],
    ["Lactose; celery", [["milk"], ["celery"]]],
    ["xyz", [[]]],
    ["none", [[]]],
    ["strawberry", [["strawberries", "frozen strawberries", "strawberry topping"]]],
    ["mushrooms", [["white mushrooms", "cremini mushrooms", "portobello mushroom"]]],
  ])("%s is explained", (text, names) => {
    expect(avoids(text)).toEqual(names);
  });

  test("names a few foods of a large group and counts the rest", () => {
    const [part] = presentOtherAllergies("nightshades").parts;
    expect(part?.avoids).toHaveLength(3);
    expect(part?.avoids).toContain("tomato");
    const all = avoidanceFor({ allergies: [], otherAllergies: "nightshades" }).foodIds;
    expect(part?.moreFoods).toBe(all.length - 3);
  });

  test("understands pregnancy, although it is no food", () => {
    expect(presentOtherAllergies("I am pregnant")).toMatchObject({
      parts: [{ servesNothingRaw: true }],
      unknown: [],
    });
  });

  test.each(["xyz", "kiwi, xyz", "all nuts, except almonds", "no kiwi please; quux, tomatos"])(
    "names the same unknown words of %j as the plan, and everything the safety check avoids",
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

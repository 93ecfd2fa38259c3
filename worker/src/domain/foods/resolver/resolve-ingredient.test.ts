import { describe, expect, test } from "vitest";
import { resolveIngredient } from "./resolve-ingredient.ts";

describe("amounts given apart from names", () => {
  test.each([
    ["egg", 2, null, "egg", 100],
    ["eggs", 2, "large", "egg", 100],
    ["olive oil", 1, "tbsp", "olive-oil", 13.5],
    ["chickpeas", 1, "can (15 oz)", "chickpeas-canned-drained", 255],
    ["Garlic, minced", 2, "cloves", "garlic", 6],
    ["rolled oats", 0.5, "cup", "rolled-oats", 40.5],
    ["chicken breast", 150, "g", "chicken-breast-skinless", 150],
    ["80/20 ground beef", 1, "lb", "ground-beef-80-lean", 454],
  ])("%s, %d %s", (name, quantity, unit, id, grams) => {
    const resolution = resolveIngredient(name, quantity, unit);
    expect(resolution).toMatchObject({ status: "resolved", food: { id } });
    if (resolution.status === "resolved") expect(resolution.grams ?? 0).toBeCloseTo(grams, -1);
  });

  test("without an amount there are no grams", () => {
    expect(resolveIngredient("salt", null, null)).toMatchObject({ status: "resolved", grams: null });
    expect(resolveIngredient("salt", Number.NaN, "tsp")).toMatchObject({ status: "resolved", grams: null });
    expect(resolveIngredient("unicorn", 1, "kg")).toEqual({ status: "unresolved", text: "unicorn" });
  });
});

test.each(["2 carrots (with butter)", "1 serving carrots (1 serving shrimp)", "1/2 cup rice (contains almonds)"])(
  "a name with its own amount in brackets is unresolved: %s",
  (name) => expect(resolveIngredient(name, 40, "g").status).toBe("unresolved"),
);

import { expect, test } from "vitest";
import { macroShares } from "./macro-shares.ts";

test.each([
  [{ protein: 0, carbs: 0, fats: 0 }, [0, 0, 0]],
  [{ protein: 25, carbs: 25, fats: 0 }, [0.5, 0.5, 0]],
  [{ protein: 9, carbs: 9, fats: 4 }, [1 / 3, 1 / 3, 1 / 3]],
  [{ protein: 0, carbs: 0, fats: 10 }, [0, 0, 1]],
])("the energy of %o is split into %o", (macros, shares) => {
  const result = macroShares(macros);
  expect(result.map(({ name }) => name)).toEqual(["protein", "carbs", "fats"]);
  result.forEach(({ share }, index) => {
    expect(share).toBeCloseTo(shares[index] ?? -1, 10);
  });
});

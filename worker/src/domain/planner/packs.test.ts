import { describe, expect, test } from "vitest";
import { wasteGrams, wasteTable } from "./packs.ts";

/** The least total of packs that covers a need, by trying every count of the first and recursing. */
function leastBought(packs: readonly number[], need: number): number {
  const [pack, ...others] = packs;
  if (need <= 0) return 0;
  if (pack === undefined) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count <= Math.ceil(need / pack); count++) {
    least = Math.min(least, count * pack + leastBought(others, need - count * pack));
  }
  return least;
}

describe("packs that cover a need", () => {
  test.each([[[200, 283, 300]], [[300, 454, 500, 1000]], [[69, 454, 500]], [[50]]])(
    "%j waste as little as any combination",
    (packs) => {
      for (let need = 1; need < 1300; need += 7) {
        expect(wasteGrams(wasteTable(packs), need)).toBe(leastBought(packs, need) - need);
      }
    },
  );

  test("nothing needed, nothing wasted", () => {
    expect(wasteGrams(wasteTable([400]), 0)).toBe(0);
    expect(wasteGrams(wasteTable([400]), -1)).toBe(0);
  });

  test("a need beyond the table starts with the largest packs", () => {
    expect(wasteGrams(wasteTable([300, 1000]), 5000)).toBe(0);
    expect(wasteGrams(wasteTable([400]), 8001)).toBe(399);
  });
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Rows of the specification in each area. */
const ROWS: Readonly<Record<string, number>> = {
  ...{ L: 18, W: 5, Q: 24, P: 8, R: 13, S: 3, M: 23, D: 12, PD: 9, A: 9, RP: 7 },
  ...{ C: 6, AD: 10, ST: 6, N: 8, E: 13, T: 21, X: 24, ER: 17, K: 7, G: 17 },
};

/** One line per row: its id, then the files and titles of the tests that prove it. */
const LINES = readFileSync(join(import.meta.dirname, "checklist.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([id = "", ...shown]) => ({ id, shown }));

describe("the specification, row by row", () => {
  test("checklist.txt has a line for each of the 260 rows", () => {
    const ids = Object.entries(ROWS).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, index) => `${area}${String(index + 1).padStart(2, "0")}`),
    );
    expect(ids).toHaveLength(260);
    expect(LINES.map(({ id }) => id)).toEqual(ids);
  });

  test.each(LINES)("the tests listed for $id exist", ({ shown }) => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (let index = 0; index < shown.length; index += 2) {
      const [file = "", title = ""] = shown.slice(index, index + 2);
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      expect(readFileSync(join(ROOT, file), "utf8")).toContain(title);
      expect(title.length).toBeGreaterThan(1);
    }
  });
});

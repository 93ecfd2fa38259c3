import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Rows of the specification in each area. */
const ROWS: Readonly<Record<string, number>> = {
  ...{ L: 18, W: 5, Q: 24, P: 8, R: 13, S: 3, M: 23, D: 12, PD: 9, A: 9, RP: 7 },
  ...{ C: 6, AD: 10, ST: 6, N: 8, E: 13, T: 21, X: 24, ER: 17, K: 7, G: 17 },
};

/** Rows whose test shows less than the row says: what it leaves out. */
const PARTLY: Readonly<Record<string, string>> = {
  M06: "what is decided is tested; the toast on the screen is not read",
  ER09: "the call's refusal is tested; the toast on the screen is not read",
  ER14: "the failed dialog is looked at; its words are not read",
  M01: "the exact text of the loading state is read on the dashboard only",
  M08: "the banner is on the screen that is looked at; its words are not read",
  M11: "units and numbering are tested apart from the card",
  M16: "the upgrade card is on the screen that is looked at; its words are not read",
  D06: "the new plan's being made is seen on the dashboard, not that another plan stands there afterwards",
  D08: "the banner is on the screen that is looked at; its words are not read",
  D09: "the meal's sheet is opened from the plan's card only",
  PD05: "what it asks before is seen, not the new plan",
  ER10: "the failed screen is looked at; the toast's words are not read",
  ER12: "the address for the mail program is built and tested; no browser is watched opening it",
};

/** Rows that no test shows yet. */
const UNSHOWN: readonly string[] = ["ER15"];

/** A line a row: its id, then the files and titles of the tests that show it. */
const LINES = readFileSync(join(import.meta.dirname, "checklist.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([id = "", ...shown]) => ({ id, shown }));

describe("the specification, row by row", () => {
  test("has a line for each of its 260 rows", () => {
    const ids = Object.entries(ROWS).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, index) => `${area}${String(index + 1).padStart(2, "0")}`),
    );
    expect(ids).toHaveLength(260);
    expect(LINES.map(({ id }) => id)).toEqual(ids);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(PARTLY), ...UNSHOWN]));
  });

  test.each(LINES.filter(({ id }) => !UNSHOWN.includes(id)))("$id is shown by tests that there are", ({ shown }) => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (let index = 0; index < shown.length; index += 2) {
      const [file = "", title = ""] = shown.slice(index, index + 2);
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      expect(readFileSync(join(ROOT, file), "utf8")).toContain(title);
      expect(title.length).toBeGreaterThan(1);
    }
  });
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const README = readFileSync(join(ROOT, "worker/README.md"), "utf8");
/** Every requirement of OWASP ASVS 5.0.0 at levels 1 and 2, in its order; their texts are OWASP's. */
const LEVELS_1_AND_2 = readFileSync(join(import.meta.dirname, "../fixtures/asvs-5.0-levels-1-and-2.txt"), "utf8")
  .trim()
  .split("\n");

interface Row {
  /** The first cell; empty if the row continues the one above. */
  readonly about: string;
  readonly last: string;
}

function rowsOf(heading: string): Row[] {
  const part = README.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0];
  if (part === undefined) throw new Error(`worker/README.md has no part "${heading}"`);
  const lines = part.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Requirement |"));
  return lines.map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    return { about: cells[1] ?? "", last: cells.at(-2) ?? "" };
  });
}

/** The ids of a cell: single ones and ranges. Requirements of level 3 are not on the list. */
function idsIn({ about }: Row): string[] {
  return [...about.matchAll(/(V[\d.]+)(?:–(V[\d.]+))?( \(level 3\))?/g)].flatMap(([, first = "", last, isBeyond]) => {
    if (isBeyond !== undefined) return [];
    const [from, to] = [LEVELS_1_AND_2.indexOf(first), LEVELS_1_AND_2.indexOf(last ?? first)];
    if (from < 0 || to < from) throw new Error(`${about} is not of levels 1 and 2`);
    return LEVELS_1_AND_2.slice(from, to + 1);
  });
}

const HELD = rowsOf("What holds");
const NOT_HELD = rowsOf("What does not hold, or not in full");
const NOT_APPLICABLE = rowsOf("What does not apply");
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|toml|md|txt))`/g)].map(([, path = ""]) => path);
const NAMED_TESTS = [...README.matchAll(/`([\w./-]+\.test\.ts)` "([^"]+)"/g)].map(([, file = "", name = ""]) => ({
  file,
  name,
}));

describe("the security tables in worker/README.md", () => {
  test("list each of the 253 requirements", () => {
    const named = new Set([...HELD, ...NOT_HELD, ...NOT_APPLICABLE].flatMap(idsIn));
    expect(LEVELS_1_AND_2).toHaveLength(253);
    expect(LEVELS_1_AND_2.filter((id) => !named.has(id))).toEqual([]);
  });

  test("never list a requirement as both applicable and not applicable", () => {
    const applying = new Set([...HELD, ...NOT_HELD].flatMap(idsIn));
    expect(NOT_APPLICABLE.flatMap(idsIn).filter((id) => applying.has(id))).toEqual([]);
  });

  test("name a test or a file for each met requirement, and a reason for each other", () => {
    expect(HELD.filter(({ last }) => pathsIn(last).length === 0)).toEqual([]);
    expect([...NOT_HELD, ...NOT_APPLICABLE].filter(({ last }) => last.length < 5)).toEqual([]);
  });

  test.each(NAMED_TESTS)('$file contains the test "$name"', ({ file, name }) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(name);
  });

  test.each([...new Set(pathsIn(README))])("%s exists", (path) => {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  });
});

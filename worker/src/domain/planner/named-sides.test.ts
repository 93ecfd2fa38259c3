import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { familiesByTemplate } from "../cookbook/families.ts";

const FILES = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((path) => !path.includes(".test."));
const KNOWN: ReadonlySet<string> = new Set([...familiesByTemplate()].flat());

test("every side named in the planner's code is a template or family in the cookbook", () => {
  const named = FILES.flatMap((path) => {
    const text = readFileSync(join(import.meta.dirname, path), "utf8");
    return [...text.matchAll(/(?:"|^)(side-[a-z-]+)(?:"|: )/gm)].map(([, id = ""]) => ({ path, id }));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ id }) => !KNOWN.has(id))).toEqual([]);
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PATHS } from "../web/src/lib/paths.ts";

const ROOT = join(import.meta.dirname, "..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const FILES = [...README.matchAll(/(?:`|\()((?:\.ci|schema|web|worker)\/[\w./<>*-]+)(?:`|\))/g)]
  .map((match) => match[1] ?? "")
  .filter((path) => !path.includes("<"));

describe("the README", () => {
  test.each([...new Set(FILES)])("names %s, which exists", (path) => {
    const found = path.includes("*") ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path));
    expect(found).toBe(true);
  });

  test.each(Object.values(PATHS))("has a row for %s", (path) => {
    expect(README).toContain(`\`${path}\``);
  });

  test("names every script that it tells to run", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    for (const [, name] of README.matchAll(/pnpm@[\d.]+ (?:run )?([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});

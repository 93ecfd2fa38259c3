import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SESSION_ABSOLUTE_SECONDS, SESSION_IDLE_SECONDS } from "../schema/src/constants/timings.ts";
import { PAGE_NAMES, PAGES, screenFileOf } from "../web/src/pages/pages.ts";

const ROOT = join(import.meta.dirname, "..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const FILES = [...README.matchAll(/(?:`|\()((?:\.ci|schema|web|worker)\/[\w./<>*-]+)(?:`|\))/g)]
  .map((match) => match[1] ?? "")
  .filter((path) => !path.includes("<"));

const DAYS_OF_A_SESSION = SESSION_ABSOLUTE_SECONDS / 86_400;
const IDLE_DAYS = SESSION_IDLE_SECONDS / 86_400;

test.each([
  ["README.md", `drop the old one after ${DAYS_OF_A_SESSION} days`],
  ["worker/README.md", `${DAYS_OF_A_SESSION} days at most, ${IDLE_DAYS} days idle`],
  ["worker/README.md", `the old one is dropped after ${DAYS_OF_A_SESSION} days`],
  ["worker/README.md", `${IDLE_DAYS} and ${DAYS_OF_A_SESSION} days`],
])("%s states how long a session or its key lasts: %s", (path, text) => {
  expect(readFileSync(join(ROOT, path), "utf8")).toContain(text);
});

describe("the README", () => {
  test.each([...new Set(FILES)])("mentions %s, which exists", (path) => {
    const found = path.includes("*") ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path));
    expect(found).toBe(true);
  });

  test.each(PAGE_NAMES)("has a table row for the page %s and its screen", (name) => {
    const rows = README.split("\n").filter((line) => line.startsWith("|") && line.includes(`\`${PAGES[name].path}\``));
    expect(rows.join("\n")).toContain(`\`web/src/screens/${screenFileOf(name)}\``);
  });

  test("tells readers to run only scripts that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    for (const [, name] of README.matchAll(/pnpm@[\d.]+ (?:run )?([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});

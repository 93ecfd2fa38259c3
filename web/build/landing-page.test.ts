import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const STYLES = join(import.meta.dirname, "../src/styles");
const sources = [...readFileSync(join(STYLES, "landing.css"), "utf8").matchAll(/@source "([^"]+)"/g)];

describe("the landing page's style is made of the classes in its files", () => {
  test("which it names", () => {
    expect(sources).not.toEqual([]);
  });

  // Tailwind does not report a file that has moved: whatever it draws would lose its style.
  test.each(sources.map(([, path = ""]) => path))("%s is there", (path) => {
    expect(existsSync(join(STYLES, path))).toBe(true);
  });
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const STYLES = join(import.meta.dirname, "../src/styles");
const sources = [...readFileSync(join(STYLES, "landing.css"), "utf8").matchAll(/@source "([^"]+)"/g)];

describe("the files that the landing page's styles are built from", () => {
  test("are listed in landing.css", () => {
    expect(sources).not.toEqual([]);
  });

  // Tailwind does not report a file that has moved: whatever it draws would lose its style.
  test.each(sources.map(([, path = ""]) => path))("%s exists", (path) => {
    expect(existsSync(join(STYLES, path))).toBe(true);
  });
});

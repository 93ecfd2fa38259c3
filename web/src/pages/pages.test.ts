import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { NOT_FOUND_PAGE, PAGE_NAMES, PAGES, screenFileOf } from "./pages.ts";

const SCREENS = join(import.meta.dirname, "../screens");

test("every page has its own title and description", () => {
  const pages = [...Object.values(PAGES), NOT_FOUND_PAGE];
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { title, description } of pages) {
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description.length, title).toBeGreaterThanOrEqual(40);
    expect(description.length, title).toBeLessThanOrEqual(170);
  }
});

test("every page has a screen, and every screen has a page", () => {
  const expected = [...PAGE_NAMES, "notFound" as const].map(screenFileOf);
  expect(
    globSync("**/*-screen.tsx", { cwd: SCREENS })
      .map((file) => file.replaceAll(sep, "/"))
      .sort(),
  ).toEqual(expected.sort());
  for (const file of expected) expect(readFileSync(join(SCREENS, file), "utf8")).toContain("export default function ");
});

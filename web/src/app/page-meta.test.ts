import { expect, test } from "vitest";
import { PATHS } from "../lib/paths.ts";
import { PAGE_META } from "./page-meta.ts";

test("every screen and the 404 page have a title and a description of their own", () => {
  const entries = Object.values(PAGE_META);
  expect(Object.keys(PAGE_META).sort()).toEqual([...Object.keys(PATHS), "notFound"].sort());
  expect(new Set(entries.map((entry) => entry.title)).size).toBe(entries.length);
  expect(new Set(entries.map((entry) => entry.description)).size).toBe(entries.length);
  for (const { title, description } of entries) {
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description.length, title).toBeGreaterThanOrEqual(40);
    expect(description.length, title).toBeLessThanOrEqual(170);
  }
});

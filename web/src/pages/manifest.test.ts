import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGE_NAMES, pageOf } from "./pages.ts";

const PUBLIC = join(import.meta.dirname, "../../public");
const TEXT = readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8");
const valuesOf = (key: string) =>
  [...TEXT.matchAll(new RegExp(`"${key}": "([^"]+)"`, "g"))].map(([, value = ""]) => value);

test("the manifest names only pages and icons that exist", () => {
  const paths = PAGE_NAMES.map((name) => pageOf(name).path);
  const opened = [...valuesOf("start_url"), ...valuesOf("url")];
  expect(opened).toEqual(["/", "/", "/meal-plan?tab=grocery"]);
  for (const url of opened) expect(paths).toContain(new URL(url, "https://mealwright.test").pathname);
  for (const icon of valuesOf("src")) expect(existsSync(join(PUBLIC, icon)), icon).toBe(true);
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anyOf, SHARED_MODULES } from "./shared-modules.ts";

const ROOT = join(import.meta.dirname, "../..");

test.each(Object.values(SHARED_MODULES).flat())("%s, listed as a shared module, exists", (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});

test("a shared module matches by its whole path, with either path separator", () => {
  const isOfMembers = anyOf(SHARED_MODULES.tiers);
  expect(isOfMembers.test("/home/ada/mealwright/schema/src/rules/amounts.ts")).toBe(true);
  expect(isOfMembers.test("C:\\mealwright\\schema\\src\\rules\\amounts.ts")).toBe(true);
  expect(isOfMembers.test("/home/ada/mealwright/schema/src/rules/amounts.test.ts")).toBe(false);
});

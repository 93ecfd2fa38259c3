import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LONGEST } from "./longest-first.ts";

test.each(LONGEST)("%s, listed to start first, exists", (path) => {
  expect(existsSync(join(import.meta.dirname, "..", path))).toBe(true);
});

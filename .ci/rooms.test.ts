import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawRooms, PICTURE } from "./rooms.ts";

test("the picture of the rooms shows the imports as they are: `pnpm rooms` draws it anew", () => {
  expect(readFileSync(join(import.meta.dirname, "..", PICTURE), "utf8")).toBe(drawRooms());
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawRooms, PICTURE } from "./rooms.ts";

const ROOT = join(import.meta.dirname, "..");

test("the diagram of folders matches the imports (if not, run `pnpm rooms`)", () => {
  expect(readFileSync(join(ROOT, PICTURE), "utf8")).toBe(drawRooms());
});

test("no file is longer than 300 lines, except data and recipes", () => {
  const files = globSync(
    "{schema/src,worker/{src,test,launch,bench},web/{src,build,e2e,bench},.ci}/**/*.{ts,tsx,mjs}",
    {
      cwd: ROOT,
    },
  );
  expect(files.length).toBeGreaterThan(1_500);
  const linesOf = (path: string) => readFileSync(join(ROOT, path), "utf8").split("\n").length - 1;
  const ours = files.filter((path) => !/[.]data[.]ts$|cookbook\/templates\//.test(path));
  expect(ours.filter((path) => linesOf(path) > 300)).toEqual([]);
});

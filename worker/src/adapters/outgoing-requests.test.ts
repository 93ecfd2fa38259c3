import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = import.meta.dirname;
const callers = globSync("**/*.ts", { cwd: FOLDER })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), "utf8") }))
  .filter(({ text }) => /(?<![\w.])fetch\(/.test(text));

test("every outgoing request refuses to follow redirects", () => {
  expect(callers.length).toBeGreaterThanOrEqual(4);
  const led = callers.filter(({ text }) => !text.includes('redirect: "manual"'));
  expect(led.map(({ file }) => file)).toEqual([]);
});

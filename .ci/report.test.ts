import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEASURED_FILE, renderMeasured, withReadmeTable } from "../worker/bench/report/render.ts";
import report from "../worker/bench/report/report.json" with { type: "json" };

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

test("the figures of the pages are those of the report, all of one run", () => {
  expect(read(MEASURED_FILE)).toBe(renderMeasured(report));
});

test("the README's figures are those of the report", () => {
  expect(read("README.md")).toBe(withReadmeTable(read("README.md"), report));
});

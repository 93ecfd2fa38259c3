import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEASURED_FILE, renderMeasured, withReadmeTable } from "../worker/bench/report/render.ts";
import report from "../worker/bench/report/report.json" with { type: "json" };

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

test("the figures on the pages come from one run of the report", () => {
  expect(read(MEASURED_FILE)).toBe(renderMeasured(report));
});

test("the README shows the figures of the report", () => {
  expect(read("README.md")).toBe(withReadmeTable(read("README.md"), report));
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const README = readFileSync(join(ROOT, "worker/README.md"), "utf8");
const NAMED = [...README.matchAll(/\| `(worker\/(?:test|src)\/[\w./-]+\.test\.ts)` "([^"]+)" \|/g)].map((match) => ({
  file: match[1] ?? "",
  name: match[2] ?? "",
}));

describe("the security page", () => {
  test("names a test for every point that is met", () => {
    const met = README.split("## What is met")[1]?.split("## What is not met")[0] ?? "";
    const rows = met.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Point"));
    expect(rows.length).toBeGreaterThan(25);
    expect(NAMED).toHaveLength(rows.length);
  });

  test.each(NAMED)("$file has $name", ({ file, name }) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(name);
  });

  test.each([...new Set([...README.matchAll(/`((?:schema|worker)\/[\w./-]+)`/g)].map((match) => match[1] ?? ""))])(
    "%s exists",
    (path) => {
      expect(() => readFileSync(join(ROOT, path))).not.toThrow();
    },
  );
});

import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const ENTRIES = [
  "../foods/resolver/resolve-line.ts",
  "../safety/gate/verify.ts",
  "../safety/lexicon/lexicon.ts",
  "../safety/gate/other-allergies.ts",
  "./safe.ts",
  "./substitutions.ts",
];

test("catalog, resolver, lexicon, safety check and cookbook are at most 700 kB compressed", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: ENTRIES.map((path) => join(import.meta.dirname, path)),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((result) => ("output" in result ? result.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n");
  expect(code).toContain("butter-unsalted");
  expect(code).toContain("worcestershire");
  const bytes = gzipSync(code, { level: 9 }).length;
  console.info(`catalogue, lexicon, gate and cookbook: ${bytes} bytes compressed`);
  expect(bytes).toBeLessThanOrEqual(700_000);
}, 600_000);

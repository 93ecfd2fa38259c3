import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const ENTRIES = [
  "../foods/resolve.ts",
  "../safety/verify.ts",
  "../safety/lexicon.ts",
  "../safety/other-allergies.ts",
  "./safe.ts",
  "./substitutions.ts",
];

test("catalogue, resolver, lexicon, gate and cookbook weigh at most 300 kB compressed in the worker", async () => {
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
  expect(bytes).toBeLessThanOrEqual(300_000);
}, 60_000);

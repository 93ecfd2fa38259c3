import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { PROJECT_ROOT, SBOM_FILE } from "../../launch/project-paths.ts";

const sbom = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({ purl: z.string(), externalReferences: z.array(z.object({ url: z.url() })).optional() }),
  ),
});
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

test("the build lists every npm package in the product with its version", () => {
  const { components } = sbom.parse(readJson(SBOM_FILE));
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  for (const folder of ["schema", "worker", "web"]) {
    const { dependencies } = manifest.parse(readJson(join(PROJECT_ROOT, folder, "package.json")));
    for (const [name, version] of Object.entries(dependencies)) {
      if (version.startsWith("workspace:")) continue;
      expect(listed, folder).toContain(`pkg:npm/${name}@${version}`);
    }
  }
  const sources = components.flatMap(({ externalReferences = [] }) =>
    externalReferences.map(({ url }) => new URL(url)),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ host }) => host !== "registry.npmjs.org")).toEqual([]);
});

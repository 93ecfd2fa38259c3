import { join } from "node:path";
import { build, createServer, type ViteDevServer } from "vite";
import app, { SHARED } from "../vite.config.ts";
import type { InlineScripts } from "./inline-code.ts";

/** `node web/build/build-site.ts <origin>`: the browser's files, then the public pages, drawn by the same components. */

const SOURCES = join(import.meta.dirname, "../src");
const ONE_OF_SEVERAL = { ...SHARED, configFile: false, publicDir: false, logLevel: "warn" } as const;

/** The landing page's own small script and style; built apart, so that nothing of the app comes with them. */
function buildLanding(): Promise<unknown> {
  const input = ["landing.ts", "styles/fonts.css"].map((file) => join(SOURCES, file));
  return build({
    ...ONE_OF_SEVERAL,
    build: { ...SHARED.build, emptyOutDir: false, manifest: ".vite/landing.json", rolldownOptions: { input } },
  });
}

/** A script that is written into pages, as one piece of code. */
async function buildInline(name: keyof InlineScripts): Promise<string> {
  const output = { format: "iife" as const };
  const input = join(SOURCES, `before-app/${name}.ts`);
  const result = await build({
    ...ONE_OF_SEVERAL,
    build: { ...SHARED.build, write: false, rolldownOptions: { input, output } },
  });
  const [built] = [result].flat();
  if (built === undefined || !("output" in built)) throw new Error(`The build made no ${name}.`);
  return built.output[0].code.trim();
}

/** Safe: the type is the loaded file's own. */
async function loadWriter(vite: ViteDevServer): Promise<typeof import("./write-site.ts")> {
  return (await vite.ssrLoadModule("/build/write-site.ts")) as typeof import("./write-site.ts");
}

const origin = process.argv[2];
if (origin === undefined) throw new Error("Give the origin of the site.");
await build({ ...app, configFile: false, logLevel: "warn" });
await buildLanding();
const inlineScripts: InlineScripts = {
  "first-paint": await buildInline("first-paint"),
  "first-input": await buildInline("first-input"),
  "landing-paint": await buildInline("landing-paint"),
  "member-page": await buildInline("member-page"),
  "other-drawing": await buildInline("other-drawing"),
};
// The pages are drawn by the app's own components, as Vite reads them.
const vite = await createServer({
  ...ONE_OF_SEVERAL,
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { writeSite } = await loadWriter(vite);
  await writeSite(join(import.meta.dirname, "../../dist/client"), origin, inlineScripts);
} finally {
  await vite.close();
}

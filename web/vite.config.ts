import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Rolldown, UserConfig } from "vite";
import { keptShape } from "./build/kept-shape.ts";
import { anyOf, SHARED_MODULES } from "./build/shared-modules.ts";

/** The launcher writes these files before it builds; without them the landing page shows no week. */
function readSample(name: string): string {
  const file = join(import.meta.dirname, "../dist", name);
  return existsSync(file) ? readFileSync(file, "utf8") : "null";
}

/** What jspdf would load to draw HTML or SVG, which we never do: not installed, and left out of the bundle. */
const UNUSED_BY_JSPDF = ["html2canvas", "canvg", "dompurify"];
const leaveOutOfJspdf = {
  name: "leave-out-of-jspdf",
  resolveId: (id: string) => (UNUSED_BY_JSPDF.includes(id) ? { id, external: true } : null),
};

/**
 * react-router's package names its development build to every bundler: with warnings that nobody would see. And it names
 * its components for development tools; an assignment counts as a use, which keeps forms and loaders that we never use.
 */
const productionRouter = {
  name: "production-router",
  apply: "build" as const,
  enforce: "pre" as const,
  async resolveId(this: Rolldown.PluginContext, id: string, importer: string | undefined) {
    if (!/^react-router($|\/)/.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found === null ? null : { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
  },
  transform(code: string, id: string) {
    if (!id.includes("/react-router/dist/production/")) return null;
    const unnamed = code.replaceAll(/^\w+\.displayName = "\w+";$/gm, "");
    return {
      code: unnamed.replaceAll(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ "),
      map: null,
    };
  },
};

/** Each `import()` goes through our own helper: see there. */
const LATE_CODE = JSON.stringify(join(import.meta.dirname, "src/lib/load-code.ts"));
const lateCode = {
  name: "late-code",
  apply: "build" as const,
  enforce: "pre" as const,
  load: (id: string) =>
    id === "\0vite/preload-helper.js" ? `export { loadCode as __vitePreload } from ${LATE_CODE};` : null,
};

/** The files that each built file imports, for `filesToFetch`. */
const importsOf = new Map<string, readonly string[]>();
const noteImports = {
  name: "note-imports",
  apply: "build" as const,
  generateBundle: {
    order: "pre" as const,
    handler(_options: unknown, bundle: Rolldown.OutputBundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") importsOf.set(file.fileName, file.imports);
    },
  },
};

function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf.get(file) ?? []) withImports(imported, found);
  return found;
}

/** What a late part consists of, without what the file that loads it has loaded already. */
function filesToFetch(file: string, others: string[], { hostId }: { readonly hostId: string }): string[] {
  const there = withImports(hostId);
  return [...new Set([file, ...others])].filter((each) => !there.has(each));
}

/**
 * lucide's own components can be built in many ways that nobody uses here: ours draws the same picture, with a
 * kilobyte less on every page. Of an icon's data it needs the shapes only, not its other names and the keys of its list.
 */
const PLAIN_ICON = join(import.meta.dirname, "src/components/plain-icon.ts");
const plainIcons = {
  name: "plain-icons",
  apply: "build" as const,
  enforce: "pre" as const,
  resolveId: (id: string, importer = "") =>
    id.endsWith("/createLucideIcon.mjs") && importer.includes("/lucide-react/") ? PLAIN_ICON : null,
  transform: (code: string, id: string) =>
    id.includes("/lucide-react/")
      ? { code: code.replaceAll(/^ {2}(?:size|aliases): .+$|, key: "\w+"|^__iconData\.node;$/gm, ""), map: null }
      : null,
};

/**
 * The app in few files, since each costs a request, but several of some size, each of which runs in a task of its own
 * (`before-app/load-page.ts`): React, the other libraries of every page, the frame of every page, Radix, and the
 * components that nine screens or more share (with more, a member's page loads two kilobytes for others), and what the
 * pages of a week share. The rest follows from who imports it.
 */
const APP_FILES = [
  { name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 1 },
  { name: "libraries", test: /[\\/]node_modules[\\/](?:react-router|react-router-dom|swr)[\\/]/, priority: 1 },
  { name: "frame", test: /[\\/](?:web|schema)[\\/]src[\\/](?!main[.]).*[.]tsx?$/, tags: ["$initial" as const] },
  { name: "radix", test: /[\\/]node_modules[\\/]@radix-ui[\\/]/, minShareCount: 4 },
  {
    name: "shared",
    test: /[\\/](?:web[\\/]src[\\/]components(?![\\/]form)|schema[\\/]src(?![\\/]rules[\\/]amounts))[\\/].*[.]tsx?$/,
    minShareCount: 9,
  },
  { name: "calls", test: anyOf(SHARED_MODULES.calls) },
  { name: "answers", test: anyOf(SHARED_MODULES.answers), priority: 1 },
  { name: "tiers", test: anyOf(SHARED_MODULES.tiers) },
  { name: "week", test: anyOf(SHARED_MODULES.week), minShareCount: 2 },
];

/** What every build of the site has in common (`build/build-site.ts`). */
export const SHARED = {
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), leaveOutOfJspdf, productionRouter, lateCode, noteImports, plainIcons],
  define: {
    __KEPT_SHAPE__: JSON.stringify(keptShape()),
    __SAMPLE_WEEK__: readSample("sample-week.json"),
    __SAMPLE_WEEK_LIST__: readSample("sample-week-list.json"),
  },
  build: {
    outDir: "../dist/client",
    // The content security policy allows no inline script but the build's own, and no `data:` fonts.
    modulePreload: { polyfill: false, resolveDependencies: filesToFetch },
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;

/** The app, built or served by `npm run dev`. */
export default {
  ...SHARED,
  build: {
    ...SHARED.build,
    emptyOutDir: true,
    manifest: ".vite/app.json",
    rolldownOptions: {
      // Radix names its functions for development tools; counted as a use, that keeps what nobody calls.
      treeshake: { manualPureFunctions: ["__name"] },
      // Files are named in the files that load them, and readable names would cost every member's page a kilobyte.
      output: { codeSplitting: { groups: APP_FILES }, chunkFileNames: "assets/[hash:7].js" },
    },
  },
} satisfies UserConfig;

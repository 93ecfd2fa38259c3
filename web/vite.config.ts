import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Written by the launcher before it builds; without it the landing page shows no week. */
const SAMPLE_WEEK_FILE = join(import.meta.dirname, "../dist/sample-week.json");
const SAMPLE_WEEK = readIfThere(SAMPLE_WEEK_FILE);
const SAMPLE_WEEK_LIST = readIfThere(join(import.meta.dirname, "../dist/sample-week-list.json"));

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "null";
}

/** What jspdf would load to draw HTML or SVG, which we never ask for: not installed, and not looked for. */
const UNUSED_BY_JSPDF = ["html2canvas", "canvg", "dompurify"];
const leaveOutOfJspdf = {
  name: "leave-out-of-jspdf",
  resolveId: (id: string) => (UNUSED_BY_JSPDF.includes(id) ? { id, external: true } : null),
};

const LANDING_INPUTS = ["landing.ts", "styles/fonts.css"] as const;
const inSources = (file: string) => join(import.meta.dirname, "src", file);

/**
 * The app in few files, since each costs a request, but several of some size, each of which runs in a task of its own
 * (`load-page.ts`): React, the other libraries of every page, the frame of every page, Radix, and the components that
 * seven screens or more share (with more, a member's page loads two kilobytes for others). The rest follows from who
 * imports it.
 */
const APP_FILES = [
  { name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 1 },
  { name: "libraries", test: /[\\/]node_modules[\\/](?:react-router|react-router-dom|swr)[\\/]/, priority: 1 },
  { name: "frame", test: /[\\/](?:web|schema)[\\/]src[\\/](?!main[.]).*[.]tsx?$/, tags: ["$initial" as const] },
  { name: "radix", test: /[\\/]node_modules[\\/]@radix-ui[\\/]/, minShareCount: 4 },
  { name: "shared", test: /[\\/](?:web[\\/]src[\\/]components|schema[\\/]src)[\\/].*[.]tsx?$/, minShareCount: 7 },
];

/** Scripts that are written into pages, each by a build of its own: `first-paint.ts`, `first-input.ts`. */
const INLINE_MODES = ["first-paint", "first-input"];

/**
 * Five builds: the app; with `--mode landing` the landing page's own small script and style; with `--mode first-paint`
 * and `--mode first-input` what is written into pages; and with `--ssr` the program that writes these
 * (`prerender.tsx`).
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const isLanding = mode === "landing";
  const isInline = INLINE_MODES.includes(mode);
  const isApp = !(isLanding || isInline || isSsrBuild);
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), leaveOutOfJspdf],
    define: {
      __SAMPLE_WEEK__: SAMPLE_WEEK,
      __SAMPLE_WEEK_LIST__: SAMPLE_WEEK_LIST,
      ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    // One file that needs no node_modules beside it. Nobody asks for a PDF while the pages are written.
    ...(isSsrBuild ? { ssr: { noExternal: true as const, external: ["jspdf"] } } : {}),
    publicDir: isApp ? "public" : false,
    build: {
      outDir: isSsrBuild ? "../dist/prerender" : isInline ? `../dist/${mode}` : "../dist/client",
      emptyOutDir: !isLanding,
      manifest: isSsrBuild || isInline ? false : `.vite/${isLanding ? "landing" : "app"}.json`,
      ...(isApp
        ? {
            rolldownOptions: {
              // Radix names its functions for development tools; counted as a use, that keeps what nobody calls.
              treeshake: { manualPureFunctions: ["__name"] },
              output: { codeSplitting: { groups: APP_FILES } },
            },
          }
        : {}),
      ...(isLanding ? { rolldownOptions: { input: LANDING_INPUTS.map(inSources) } } : {}),
      ...(isInline
        ? {
            rolldownOptions: {
              input: inSources(`${mode}.ts`),
              output: { format: "iife" as const, entryFileNames: `${mode}.js` },
            },
          }
        : {}),
      // The content security policy allows no inline script but the build's own, and no `data:` fonts.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  };
});

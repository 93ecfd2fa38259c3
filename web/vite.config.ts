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

/**
 * Three builds: the app; with `--mode landing` the landing page's own small script and style; and with `--ssr` the
 * program that writes the public pages (`prerender.tsx`).
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const isLanding = mode === "landing";
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
    publicDir: isSsrBuild || isLanding ? false : "public",
    build: {
      outDir: isSsrBuild ? "../dist/prerender" : "../dist/client",
      emptyOutDir: !isLanding,
      manifest: isSsrBuild ? false : `.vite/${isLanding ? "landing" : "app"}.json`,
      ...(isLanding ? { rolldownOptions: { input: join(import.meta.dirname, "src/landing.ts") } } : {}),
      // The content security policy allows neither inline scripts nor `data:` fonts.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  };
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Written by the launcher before it builds; without it the landing page shows no week. */
const SAMPLE_WEEK_FILE = join(import.meta.dirname, "../dist/sample-week.json");
const SAMPLE_WEEK = existsSync(SAMPLE_WEEK_FILE) ? readFileSync(SAMPLE_WEEK_FILE, "utf8") : "null";

/**
 * Three builds: the app; with `--mode landing` the landing page's own small script and style; and with `--ssr` the
 * program that writes the public pages (`prerender.tsx`).
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const isLanding = mode === "landing";
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    define: {
      __SAMPLE_WEEK__: SAMPLE_WEEK,
      ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    // One file that needs no node_modules beside it.
    ...(isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
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

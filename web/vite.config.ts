import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { headersFile, redirectsFile } from "./src/lib/hosting-files.ts";

/** Writes what the static host needs beside the page: the shell, the 404 page, `_redirects` and `_headers`. */
function hostingFiles(): Plugin {
  return {
    name: "mealwright-hosting-files",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build made no index.html.");
      for (const fileName of ["app-shell.html", "404.html"]) {
        this.emitFile({ type: "asset", fileName, source: page.source });
      }
      this.emitFile({ type: "asset", fileName: "_redirects", source: redirectsFile() });
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), hostingFiles()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    // The content security policy allows neither inline scripts nor `data:` fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two builds: the browser's, and with `--ssr` the program that writes the public pages (`prerender.tsx`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  ...(isSsrBuild
    ? {
        // One file that needs no node_modules beside it.
        ssr: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        publicDir: false,
      }
    : {}),
  build: {
    outDir: isSsrBuild ? "../dist/prerender" : "../dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The content security policy allows neither inline scripts nor `data:` fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}));

import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { APP_FILES_PATH } from "../src/features/landing/prefetch-app.ts";
import { screenFileOf } from "../src/pages/pages.ts";
import { composeAppPages } from "./app-pages.tsx";
import { headersFile, redirectsFile, robotsFile, sitemapFile } from "./hosting-files.ts";
import { InlineCode, type InlineScripts } from "./inline-code.ts";
import { composeLanding } from "./landing-page.ts";
import { codeOf, MANIFESTS_DIRECTORY, readManifest } from "./manifest.ts";
import { NOT_LISTED } from "./page-head.ts";
import { writePlates } from "./plate-files.tsx";
import { offlineFiles, serviceWorkerFile } from "./service-worker.ts";
import { readShell, shellForPages } from "./shell.ts";
import { HOME_PAGE } from "./site-pages.ts";

/** Writes the public pages and the host's files beside what was built into the folder. */
export async function writeSite(directory: string, origin: string, scripts: InlineScripts): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  const shell = readShell(directory);
  rmSync(MANIFESTS_DIRECTORY, { recursive: true, force: true });
  renameSync(join(directory, ".vite"), MANIFESTS_DIRECTORY);
  const app = readManifest("app");
  const landing = readManifest("landing");
  const inline = new InlineCode(directory, scripts);
  const pageShell = shellForPages(shell, directory);
  write("app-shell.html", shell.replace("</head>", `${NOT_LISTED}</head>`));
  write(HOME_PAGE.file, await composeLanding(pageShell, landing, inline, origin));
  for (const [file, html] of await composeAppPages(pageShell, app, inline, origin)) write(file, html);
  writePlates(directory);
  const appFiles = codeOf(`src/screens/${screenFileOf("questionnaire")}`, app);
  write(APP_FILES_PATH, `export default ${JSON.stringify(appFiles)};\n`);
  const fonts = readdirSync(join(directory, "assets")).filter((file) => /-latin-.*normal.*\.woff2$/.test(file));
  write(
    "sw.js",
    serviceWorkerFile(
      offlineFiles(
        app,
        fonts.map((file) => `/assets/${file}`),
      ),
    ),
  );
  write("_redirects", redirectsFile());
  write("_headers", headersFile(inline.digests));
  write("robots.txt", robotsFile(origin));
  write("sitemap.xml", sitemapFile(origin));
}

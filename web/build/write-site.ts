import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { APP_FILES_PATH } from "../src/features/landing/prefetch-app.ts";
import { screenFileOf } from "../src/pages/pages.ts";
import { composeAppPages } from "./app-pages.tsx";
import { drawPages } from "./draw-page.tsx";
import { headersFile, redirectsFile, robotsFile, sitemapFile } from "./hosting/hosting-files.ts";
import { offlineFiles, serviceWorkerFile } from "./hosting/service-worker.ts";
import { InlineCode, type InlineScripts } from "./inline-code.ts";
import { composeLanding } from "./landing-page.ts";
import { APP_ENTRY, codeOf, fontsOf, MANIFESTS_DIRECTORY, readManifest, stylesOf } from "./manifest.ts";
import { composeMemberPages, withEarlyWeeks } from "./member-pages.tsx";
import { NOT_LISTED } from "./page-head.ts";
import { writePlates } from "./plate-files.tsx";
import { readShell, shellForPages } from "./shell.ts";
import { APP_PAGES, HOME_PAGE, MEMBER_PAGES } from "./site-pages.ts";
import { CODE_MISSING_HTML, NO_SCRIPT_HTML } from "./without-code.tsx";

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
  const fonts = fontsOf(landing);
  write("app-shell.html", shell.replace("</head>", `<link rel="stylesheet" href="${fonts}">${NOT_LISTED}</head>`));
  write(HOME_PAGE.file, await composeLanding(pageShell, landing, inline, origin));
  const pages = await drawPages(APP_PAGES);
  const frames = withEarlyWeeks(await drawPages(MEMBER_PAGES));
  const bodies = [...pages.values(), ...frames.values()]
    .flatMap(({ body, others }) => [body, ...others.map((other) => other.body)])
    .join("");
  // One style for all pages, because every response carries the digest of each style in a header.
  const needed = await inline.criticalStyle(NO_SCRIPT_HTML + bodies + CODE_MISSING_HTML, stylesOf(APP_ENTRY, app));
  const style = inline.style(needed);
  const parts = { shell: pageShell, manifest: app, fonts, style, inline, origin };
  for (const [file, html] of composeAppPages(parts, pages)) write(file, html);
  for (const [file, html] of composeMemberPages(parts, frames)) write(file, html);
  writePlates(directory);
  const appFiles = codeOf(`src/screens/${screenFileOf("questionnaire")}`, app);
  write(APP_FILES_PATH, `export default ${JSON.stringify(appFiles)};\n`);
  const fontFiles = readdirSync(join(directory, "assets")).filter((file) => /-latin-.*normal.*\.woff2$/.test(file));
  const offline = offlineFiles(app, [fonts, ...fontFiles.map((file) => `/assets/${file}`)]);
  write("sw.js", serviceWorkerFile(offline));
  write("_redirects", redirectsFile());
  write("_headers", headersFile(inline.digests));
  write("robots.txt", robotsFile(origin));
  write("sitemap.xml", sitemapFile(origin));
}

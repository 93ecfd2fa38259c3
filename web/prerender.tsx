import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Site } from "./src/app/app.tsx";
import { preloadScreen } from "./src/app/router.tsx";
import { structuredData } from "./src/features/landing/structured-data.ts";
import { headersFile, PUBLIC_SCREENS, redirectsFile } from "./src/lib/hosting-files.ts";
import { PATHS } from "./src/lib/paths.ts";

/** Run after the browser's build, as `node prerender.js <folder of the site> <origin>`: writes the public pages. */

const ROOT = '<div id="root"></div>';

type PageName = (typeof PUBLIC_SCREENS)[number] | "notFound";

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

interface Drawn {
  /** What belongs into the page's head: title and description. */
  readonly head: string;
  readonly body: string;
}

/** A screen drawn as a visitor gets it who has never been here. React puts what belongs in the head first. */
async function draw(address: string): Promise<Drawn> {
  await preloadScreen(new URL(address, "http://site").pathname);
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <Site />
    </StaticRouter>,
    // Everything in its place: parts sent later would need inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = html.match(/^(?:<(?:title>[^<]*<\/title|(?:meta|link)\b[^>]*)>)+/)?.[0] ?? "";
  if (!head.includes("<title>")) throw new Error(`${address} has no title.`);
  if (/<script|\sstyle="/.test(html)) throw new Error(`${address} has what its security policy forbids.`);
  return { head, body: html.slice(head.length) };
}

/** The address of a page: its path; the reset page is drawn as from the mail, with a token. */
function addressOf(name: PageName): string {
  if (name === "notFound") return "/404";
  return name === "resetPassword" ? `${PATHS.resetPassword}?token=from-the-mail` : PATHS[name];
}

function fileOf(name: PageName): string {
  return name === "home" ? "index.html" : `${name === "notFound" ? "404" : PATHS[name].slice(1)}.html`;
}

/** The files that a page's code is in, besides what every page loads. */
function codeOf(name: PageName, manifest: Manifest): readonly string[] {
  const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const screen = `src/screens/${name === "home" ? "landing" : dashed}-screen.tsx`;
  if (manifest[screen] === undefined) throw new Error(`The build made no ${screen}.`);
  const files = new Set<string>();
  const add = (key: string) => {
    const entry = manifest[key];
    if (key === "index.html" || entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(add);
  };
  add(screen);
  return [...files];
}

function jsonLd(origin: string): string {
  return structuredData(origin)
    .map((item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll("<", "\\u003c")}</script>`)
    .join("");
}

/** The shell with a screen in it. */
async function composePage(name: PageName, shell: string, manifest: Manifest, origin: string): Promise<string> {
  const address = addressOf(name);
  const { head, body } = await draw(address);
  const extras = [
    head,
    name === "notFound"
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${origin}${PATHS[name]}">`,
    ...codeOf(name, manifest).map((file) => `<link rel="modulepreload" href="/${file}">`),
    name === "home" ? jsonLd(origin) : "",
  ].join("");
  return shell
    .replace("</head>", () => `${extras}</head>`)
    .replace(ROOT, () => `<div id="root" data-prerendered="${name === "notFound" ? "" : address}">${body}</div>`);
}

async function writeSite(directory: string, origin: string): Promise<void> {
  const shell = readFileSync(join(directory, "index.html"), "utf8");
  if (!shell.includes(ROOT)) throw new Error(`The page has no ${ROOT}.`);
  const manifestFolder = join(directory, ".vite");
  const manifest: Manifest = JSON.parse(readFileSync(join(manifestFolder, "manifest.json"), "utf8"));
  rmSync(manifestFolder, { recursive: true });
  writeFileSync(join(directory, "app-shell.html"), shell);
  for (const name of [...PUBLIC_SCREENS, "notFound" as const]) {
    writeFileSync(join(directory, fileOf(name)), await composePage(name, shell, manifest, origin));
  }
  writeFileSync(join(directory, "_redirects"), redirectsFile());
  writeFileSync(join(directory, "_headers"), headersFile());
}

const [directory, origin] = process.argv.slice(2);
if (directory === undefined || origin === undefined) throw new Error("Give the folder of the site and its origin.");
await writeSite(directory, origin);

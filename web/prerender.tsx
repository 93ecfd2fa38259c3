import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Site } from "./src/app/app.tsx";
import { preloadScreen } from "./src/app/router.tsx";
import { layOutPlate } from "./src/components/plate/layout.ts";
import { PlateDrawing } from "./src/components/plate/plate.tsx";
import { picturePath, SAMPLE_WEEK, type SampleMeal } from "./src/features/landing/sample-week.ts";
import { structuredData } from "./src/features/landing/structured-data.ts";
import {
  headersFile,
  isListed,
  PUBLIC_SCREENS,
  redirectsFile,
  robotsFile,
  sitemapFile,
} from "./src/lib/hosting-files.ts";
import { PATHS } from "./src/lib/paths.ts";

/** Run after the browser's builds, as `node prerender.js <folder of the site> <origin>`: writes the public pages. */

const NOT_LISTED = '<meta name="robots" content="noindex">';
const ROOT = '<div id="root"></div>';

type PageName = (typeof PUBLIC_SCREENS)[number] | "notFound";

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
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

/** What search engines and social networks are told of a page, from its own title and description. */
function aboutPage(name: PageName, head: string, origin: string): string {
  if (name === "notFound") return NOT_LISTED;
  const address = `${origin}${PATHS[name]}`;
  const canonical = `<link rel="canonical" href="${address}">`;
  if (!isListed(name)) return canonical + NOT_LISTED;
  const title = head.match(/<title>([^<]*)/)?.[1] ?? "";
  const description = head.match(/name="description" content="([^"]*)/)?.[1] ?? "";
  const properties = [
    ["og:type", "website"],
    ["og:site_name", "Mealwright"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:image", `${origin}/social.png`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A week of meals, drawn as plates"],
  ];
  const tags = properties.map(([property, content]) => `<meta property="${property}" content="${content}">`).join("");
  return `${canonical}${tags}<meta name="twitter:card" content="summary_large_image">`;
}

/** The landing page: its own style and small script, and the names of the app's files to fetch when idle. */
async function composeLanding(shell: string, app: Manifest, landing: Manifest, origin: string): Promise<string> {
  const entry = landing["src/landing.ts"];
  if (entry === undefined) throw new Error("The build made no landing page.");
  const { head, body } = await draw(PATHS.home);
  const code = [app["index.html"]?.file ?? "", ...codeOf("questionnaire", app)].map((file) => `/${file}`).join(" ");
  const extras = [
    head,
    aboutPage("home", head, origin),
    ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}" data-app="${code}"></script>`,
    jsonLd(origin),
  ].join("");
  return shell
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g, "")
    .replace(/\s*<noscript>[^<]*<\/noscript>/, "")
    .replace("</head>", () => `${extras}</head>`)
    .replace(ROOT, () => `<div id="root">${body.replaceAll(/<!--.*?-->/g, "")}</div>`);
}

/** A meal's plate as a file of its own, so that the words of the landing page need not wait for its pictures. */
function drawPlate({ ingredients }: SampleMeal): string {
  const drawing = renderToStaticMarkup(<PlateDrawing picture={layOutPlate(ingredients)} />);
  // A picture knows no stylesheet: the light colour of each pair, written out.
  const colours = drawing.replaceAll(/class="fill-\[light-dark\((#\w+),#\w+\)\]"/g, 'fill="$1"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208">${colours}</svg>`;
}

function writePictures(directory: string): void {
  if (SAMPLE_WEEK === null) throw new Error("There is no sample week: npm run build makes it first.");
  mkdirSync(join(directory, "week"), { recursive: true });
  for (const { day, meals } of SAMPLE_WEEK.days) {
    for (const meal of meals) writeFileSync(join(directory, picturePath(day, meal.type)), drawPlate(meal));
  }
}

function readManifest(directory: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(directory, ".vite", name), "utf8"));
}

/** The shell with a screen in it. */
async function composePage(name: PageName, shell: string, manifest: Manifest, origin: string): Promise<string> {
  const address = addressOf(name);
  const { head, body } = await draw(address);
  const extras = [
    head,
    aboutPage(name, head, origin),
    ...codeOf(name, manifest).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join("");
  return shell
    .replace("</head>", () => `${extras}</head>`)
    .replace(ROOT, () => `<div id="root" data-prerendered="${name === "notFound" ? "" : address}">${body}</div>`);
}

async function writeSite(directory: string, origin: string): Promise<void> {
  const shell = readFileSync(join(directory, "index.html"), "utf8");
  if (!shell.includes(ROOT)) throw new Error(`The page has no ${ROOT}.`);
  const app = readManifest(directory, "app.json");
  const landing = readManifest(directory, "landing.json");
  rmSync(join(directory, ".vite"), { recursive: true });
  writeFileSync(join(directory, "app-shell.html"), shell.replace("</head>", `${NOT_LISTED}</head>`));
  for (const name of [...PUBLIC_SCREENS, "notFound" as const]) {
    const page =
      name === "home" ? await composeLanding(shell, app, landing, origin) : await composePage(name, shell, app, origin);
    writeFileSync(join(directory, fileOf(name)), page);
  }
  writePictures(directory);
  writeFileSync(join(directory, "_redirects"), redirectsFile());
  writeFileSync(join(directory, "_headers"), headersFile());
  writeFileSync(join(directory, "robots.txt"), robotsFile(origin));
  writeFileSync(join(directory, "sitemap.xml"), sitemapFile(origin));
}

const [directory, origin] = process.argv.slice(2);
if (directory === undefined || origin === undefined) throw new Error("Give the folder of the site and its origin.");
await writeSite(directory, origin);

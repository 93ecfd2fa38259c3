import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PREVIEW_MEALS } from "@mealwright/schema/constants/preview-meals";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Site } from "./src/app/app.tsx";
import { preloadScreen } from "./src/app/router.tsx";
import { layOutPlate } from "./src/components/plate/layout.ts";
import { PlateDrawing } from "./src/components/plate/plate.tsx";
import { CodeMissing, NoScript } from "./src/components/without-code.tsx";
import { APP_FILES_PATH } from "./src/features/landing/prefetch-app.ts";
import { picturePath, SAMPLE_WEEK, type SampleMeal } from "./src/features/landing/sample-week.ts";
import { structuredData } from "./src/features/landing/structured-data.ts";
import { previewPicturePath } from "./src/features/preview/preview-picture.ts";
import { criticalStyle } from "./src/lib/critical-style.ts";
import {
  headersFile,
  type InlineDigests,
  isListed,
  PUBLIC_SCREENS,
  redirectsFile,
  robotsFile,
  sitemapFile,
} from "./src/lib/hosting-files.ts";
import { MANIFEST_PATH } from "./src/lib/load-page.ts";
import { PATHS } from "./src/lib/paths.ts";

/** Run after the browser's builds, as `node prerender.js <folder of the site> <origin>`: writes the public pages. */

const NOT_LISTED = '<meta name="robots" content="noindex">';
const ROOT = '<div id="root"></div>';
const NO_SCRIPT = renderToStaticMarkup(<NoScript />);
const CODE_MISSING = renderToStaticMarkup(<CodeMissing />);

type PageName = (typeof PUBLIC_SCREENS)[number] | "notFound";

/** The pages that the app takes over. */
const APP_PAGES: readonly PageName[] = [...PUBLIC_SCREENS.filter((name) => name !== "home"), "notFound"];

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

/** The files that an entry's code is in, each after those that it imports: the entry's own comes last. */
function filesOf(entry: string, manifest: Manifest, found = new Set<string>()): ReadonlySet<string> {
  const { file, imports = [] } = manifest[entry] ?? {};
  if (file === undefined) throw new Error(`The build made no ${entry}.`);
  for (const name of imports) {
    if (!found.has(`/${manifest[name]?.file}`)) filesOf(name, manifest, found);
  }
  return found.add(`/${file}`);
}

const ENTRY = "index.html";

/** The files of the app that a page needs, in the order in which they are run. */
function codeOf(name: PageName, manifest: Manifest): readonly string[] {
  const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const screen = `src/screens/${name === "home" ? "landing" : dashed}-screen.tsx`;
  return [...filesOf(ENTRY, manifest, new Set(filesOf(screen, manifest)))];
}

function stylesOf(entry: string, manifest: Manifest): readonly string[] {
  return (manifest[entry]?.css ?? []).map((file) => `/${file}`);
}

/** What is written into the pages themselves, and the digests by which the security policy allows it. */
class Inline {
  readonly #directory: string;
  readonly #digests: { readonly scripts: Set<string>; readonly styles: Set<string> } = {
    scripts: new Set(),
    styles: new Set(),
  };

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The style that these bodies need, out of the built files. */
  async style(bodies: string, files: readonly string[]): Promise<string> {
    const whole = files.map((file) => readFileSync(join(this.#directory, file), "utf8")).join("");
    const style = await criticalStyle(whole, bodies);
    this.#digests.styles.add(digest(style));
    return `<style>${style}</style>`;
  }

  /** One of the scripts that builds of their own made, with what it reads from its element. */
  script(name: "first-paint" | "first-input", data: Readonly<Record<string, string>> = {}): string {
    const script = readFileSync(join(this.#directory, `../${name}/${name}.js`), "utf8").trim();
    this.#digests.scripts.add(digest(script));
    const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
    return `<script${attributes.join("")}>${script}</script>`;
  }

  get digests(): InlineDigests {
    return { scripts: [...this.#digests.scripts], styles: [...this.#digests.styles] };
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

/** Without script nothing loads them later. */
function withoutScript(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<noscript><link rel="manifest" href="${MANIFEST_PATH}">${links}</noscript>`;
}

/** The shell without what would hold up the first paint, and without the word for pages that nobody has drawn. */
function bare(shell: string): string {
  return shell.replaceAll(
    /\s*(?:<link rel="(?:stylesheet|modulepreload|manifest)"[^>]*>|<script type="module"[^>]*><\/script>|<noscript>[^<]*<\/noscript>)/g,
    "",
  );
}

const ICON = "/favicon.svg";

/** The shell with its icon written into it: browsers ask for an icon before they paint, and that costs a connection. */
function withOwnIcon(shell: string, directory: string): string {
  const link = `href="${ICON}"`;
  if (!shell.includes(link)) throw new Error(`The page has no ${ICON}.`);
  const icon = readFileSync(join(directory, ICON), "utf8").trim().replaceAll('"', "'");
  return shell.replace(link, () => `href="data:image/svg+xml,${icon.replaceAll("%", "%25").replaceAll("#", "%23")}"`);
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
    ["og:image", `${origin}/social.jpg`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A week of meals, drawn as plates"],
  ];
  const tags = properties.map(([property, content]) => `<meta property="${property}" content="${content}">`).join("");
  return `${canonical}${tags}<meta name="twitter:card" content="summary_large_image">`;
}

interface Builds {
  readonly shell: string;
  readonly app: Manifest;
  readonly landing: Manifest;
  readonly inline: Inline;
  readonly origin: string;
}

/** What React, its router and the icons leave in the HTML for themselves: nothing reads it where none of them runs. */
const MARKS_OF_LIBRARIES =
  /<!--.*?-->| data-discover="true"| class=""| xmlns="http:\/\/www[.]w3[.]org\/2000\/svg"|\blucide(?:-[a-z-]+)? /g;

/** The landing page, with its own style and small script: as little as can be, so that it comes in one round trip. */
async function composeLanding({ shell, landing, inline, origin }: Builds): Promise<string> {
  const entry = landing["src/landing.ts"];
  const fonts = landing["src/styles/fonts.css"];
  if (entry === undefined || fonts === undefined) throw new Error("The build made no landing page.");
  const { head, body } = await draw(PATHS.home);
  const content = body.replaceAll(MARKS_OF_LIBRARIES, "");
  const extras = [
    head,
    aboutPage("home", head, origin),
    await inline.style(content, stylesOf("src/landing.ts", landing)),
    withoutScript([`/${fonts.file}`]),
    inline.script("first-paint", { files: `/${entry.file}`, styles: `/${fonts.file}` }),
  ].join("");
  // What only machines read comes behind the words.
  const page = `<div id="root">${content}</div>${jsonLd(origin)}`;
  return bare(shell)
    .replace("</head>", () => `${extras}</head>`)
    .replace(ROOT, () => page);
}

/** A meal's plate as a file of its own: words need not wait for it, and a page need not know how plates are drawn. */
function drawPlate({ ingredients }: Pick<SampleMeal, "ingredients">): string {
  const drawing = renderToStaticMarkup(<PlateDrawing picture={layOutPlate(ingredients)} />);
  // A picture knows no stylesheet of the page's: each pair of colours is written out.
  const dark = new Set<string>();
  const coloured = drawing.replaceAll(/class="fill-\[light-dark\((#\w+),#(\w+)\)\]"/g, (_, light, darkHex) => {
    dark.add(`.c${darkHex}{fill:#${darkHex}}`);
    return `fill="${light}" class="c${darkHex}"`;
  });
  const style = `<style>@media(prefers-color-scheme:dark){${[...dark].join("")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208">${style}${coloured}</svg>`;
}

function writePictures(directory: string): void {
  if (SAMPLE_WEEK === null) throw new Error("There is no sample week: npm run build makes it first.");
  mkdirSync(join(directory, "week"), { recursive: true });
  for (const { day, meals } of SAMPLE_WEEK.days) {
    for (const meal of meals) writeFileSync(join(directory, picturePath(day, meal.type)), drawPlate(meal));
  }
  for (const meal of PREVIEW_MEALS) writeFileSync(join(directory, previewPicturePath(meal.type)), drawPlate(meal));
}

function readManifest(directory: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(directory, ".vite", name), "utf8"));
}

/** Whether a page's code is needed for more than its links. */
function needsCode(body: string): boolean {
  return /<(?:form|button)[ >]/.test(body);
}

/** Until the page's code is there a form sends nothing: browsers would put what was typed, passwords too, into the address. */
function withSilentForms(body: string): string {
  return body.replaceAll("<form ", '<form method="dialog" ');
}

/** The shell with a screen in it. */
function composePage(name: PageName, { head, body }: Drawn, style: string, builds: Builds): string {
  const { shell, app, inline, origin } = builds;
  const address = addressOf(name);
  const styles = stylesOf(ENTRY, app);
  const extras = [
    head,
    aboutPage(name, head, origin),
    style,
    withoutScript(styles),
    inline.script("first-input"),
    inline.script("first-paint", { files: codeOf(name, app).join(" "), styles: styles.join(" ") }),
  ].join("");
  return bare(shell)
    .replace("</head>", () => `${extras}</head>`)
    .replace(ROOT, () => {
      const root = `<div id="root" data-prerendered="${name === "notFound" ? "" : address}">${withSilentForms(body)}</div>`;
      return needsCode(body) ? NO_SCRIPT + root + CODE_MISSING : root;
    });
}

async function writeSite(directory: string, origin: string): Promise<void> {
  const shell = readFileSync(join(directory, "index.html"), "utf8");
  if (!shell.includes(ROOT)) throw new Error(`The page has no ${ROOT}.`);
  const app = readManifest(directory, "app.json");
  const landing = readManifest(directory, "landing.json");
  const inline = new Inline(directory);
  const builds: Builds = { shell: withOwnIcon(shell, directory), app, landing, inline, origin };
  rmSync(join(directory, ".vite"), { recursive: true });
  writeFileSync(join(directory, "app-shell.html"), shell.replace("</head>", `${NOT_LISTED}</head>`));
  writeFileSync(join(directory, fileOf("home")), await composeLanding(builds));
  const pages = new Map<PageName, Drawn>();
  for (const name of APP_PAGES) pages.set(name, await draw(addressOf(name)));
  // One style for all of them: each has its digest in a header that every answer carries.
  const bodies = [...pages.values()].map(({ body }) => body).join("");
  const style = await inline.style(NO_SCRIPT + bodies + CODE_MISSING, stylesOf(ENTRY, app));
  for (const [name, drawn] of pages) {
    writeFileSync(join(directory, fileOf(name)), composePage(name, drawn, style, builds));
  }
  writePictures(directory);
  writeFileSync(join(directory, APP_FILES_PATH), `export default ${JSON.stringify(codeOf("questionnaire", app))};\n`);
  writeFileSync(join(directory, "_redirects"), redirectsFile());
  writeFileSync(join(directory, "_headers"), headersFile(inline.digests));
  writeFileSync(join(directory, "robots.txt"), robotsFile(origin));
  writeFileSync(join(directory, "sitemap.xml"), sitemapFile(origin));
}

const [directory, origin] = process.argv.slice(2);
if (directory === undefined || origin === undefined) throw new Error("Give the folder of the site and its origin.");
await writeSite(directory, origin);

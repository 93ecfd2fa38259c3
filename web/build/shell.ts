import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_PATH } from "../src/before-app/load-page.ts";
import type { InlineCode } from "./inline-code.ts";
import type { Manifest } from "./manifest.ts";

/** What all pages of the app share. */
export interface PageParts {
  readonly shell: string;
  readonly manifest: Manifest;
  /** The address of the fonts' style. */
  readonly fonts: string;
  /** The style that is written into them. */
  readonly style: string;
  readonly inline: InlineCode;
  readonly origin: string;
}

/** The built `index.html`, into which the pages are written. */
export const ROOT = '<div id="root"></div>';
const ICON = "/favicon.svg";

/** The shell as the build left it; throws when it has no place for a page. */
export function readShell(directory: string): string {
  const shell = readFileSync(join(directory, "index.html"), "utf8");
  if (!shell.includes(ROOT)) throw new Error(`The page has no ${ROOT}.`);
  return shell;
}

/**
 * The shell for pages that the build has drawn: without what delays the first paint and without the placeholder of
 * undrawn pages, and with its icon inlined, because browsers fetch icons before they paint.
 */
export function shellForPages(shell: string, directory: string): string {
  const link = `href="${ICON}"`;
  if (!shell.includes(link)) throw new Error(`The page has no ${ICON}.`);
  const icon = readFileSync(join(directory, ICON), "utf8").trim().replaceAll('"', "'");
  const data = `href="data:image/svg+xml,${icon.replaceAll("%", "%25").replaceAll("#", "%23")}"`;
  return shell
    .replaceAll(
      /\s*(?:<link rel="(?:stylesheet|modulepreload|manifest)"[^>]*>|<script type="module"[^>]*><\/script>|<noscript>[^<]*<\/noscript>)/g,
      "",
    )
    .replaceAll(/>\s+</g, "><")
    .replace(link, () => data);
}

/** The shell with more in its head and a page in its root. */
export function fillShell(shell: string, head: string, root: string): string {
  return shell.replace("</head>", () => `${head}</head>`).replace(ROOT, () => root);
}

/** The manifest and the styles, for browsers without script, in which nothing loads them later. */
export function withoutScript(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<noscript><link rel="manifest" href="${MANIFEST_PATH}">${links}</noscript>`;
}

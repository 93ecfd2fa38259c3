import { renderToStaticMarkup } from "react-dom/server";
import { NOT_FOUND_PAGE } from "../src/pages/pages.ts";
import { type DrawnPage, drawPage } from "./draw-page.tsx";
import type { InlineCode } from "./inline-code.ts";
import { APP_ENTRY, codeOf, type Manifest, stylesOf } from "./manifest.ts";
import { aboutPage } from "./page-head.ts";
import { fillShell, withoutScript } from "./shell.ts";
import { APP_PAGES, type SitePage } from "./site-pages.ts";
import { CodeMissing, NoScript } from "./without-code.tsx";

const NO_SCRIPT = renderToStaticMarkup(<NoScript />);
const CODE_MISSING = renderToStaticMarkup(<CodeMissing />);

/** The pages that the app takes over, each with its file and its HTML. */
export async function composeAppPages(
  shell: string,
  manifest: Manifest,
  inline: InlineCode,
  origin: string,
): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<SitePage, DrawnPage>();
  for (const page of APP_PAGES) drawn.set(page, await drawPage(page.drawnAt));
  const bodies = [...drawn.values()].map(({ body }) => body).join("");
  const styles = stylesOf(APP_ENTRY, manifest);
  // One style for all of them: each has its digest in a header that every answer carries.
  const style = await inline.style(NO_SCRIPT + bodies + CODE_MISSING, styles);
  const compose = ({ page, drawnAt, module }: SitePage, { head, body }: DrawnPage) => {
    const extras = [
      head,
      aboutPage(page, origin),
      style,
      withoutScript(styles),
      inline.script("first-input"),
      inline.script("first-paint", { files: codeOf(module, manifest).join(" "), styles: styles.join(" ") }),
    ].join("");
    const address = page === NOT_FOUND_PAGE ? "" : drawnAt;
    const root = `<div id="root" data-prerendered="${address}">${withSilentForms(body)}</div>`;
    return fillShell(shell, extras, needsCode(body) ? NO_SCRIPT + root + CODE_MISSING : root);
  };
  return new Map([...drawn].map(([page, content]) => [page.file, compose(page, content)]));
}

/** Whether a page's code is needed for more than its links. */
function needsCode(body: string): boolean {
  return /<(?:form|button)[ >]/.test(body);
}

/** Until the page's code is there a form sends nothing: browsers would put what was typed, passwords too, into the address. */
function withSilentForms(body: string): string {
  return body.replaceAll("<form ", '<form method="dialog" ');
}

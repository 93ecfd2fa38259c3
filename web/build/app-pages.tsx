import { NOT_FOUND_PAGE } from "../src/pages/pages.ts";
import type { DrawnPage } from "./draw-page.tsx";
import { APP_ENTRY, codeOf, stylesOf } from "./manifest.ts";
import { aboutPage } from "./page-head.ts";
import { fillShell, type PageParts, withoutScript } from "./shell.ts";
import type { SitePage } from "./site-pages.ts";
import { CODE_MISSING_HTML, NO_SCRIPT_HTML } from "./without-code.tsx";

/** The pages that the app takes over, each with its file and its HTML. */
export function composeAppPages(
  { shell, manifest, fonts, style, inline, origin }: PageParts,
  drawn: ReadonlyMap<SitePage, DrawnPage>,
): ReadonlyMap<string, string> {
  const styles = stylesOf(APP_ENTRY, manifest);
  const allStyles = [...styles, fonts];
  const compose = ({ page, drawnAt, module }: SitePage, { head, body, others }: DrawnPage) => {
    const extras = [
      head,
      aboutPage(page, origin),
      style,
      withoutScript(allStyles),
      inline.script("first-input"),
      inline.script("first-paint", { files: codeOf(module, manifest).join(" "), styles: allStyles.join(" ") }),
    ].join("");
    const address = page === NOT_FOUND_PAGE ? "" : drawnAt;
    const root = `<div id="root" data-prerendered="${address}">${withSilentForms(body)}</div>`;
    const templates = others.map(
      ({ at, body }) =>
        `<template data-drawn-at="${at}">${withSilentForms(body)}</template>${inline.script("other-drawing")}`,
    );
    const roots = root + templates.join("");
    return fillShell(shell, extras, needsCode(body) ? NO_SCRIPT_HTML + roots + CODE_MISSING_HTML : roots);
  };
  return new Map([...drawn].map(([page, content]) => [page.file, compose(page, content)]));
}

/** Whether a page needs its code for more than its links. */
function needsCode(body: string): boolean {
  return /<(?:form|button)[ >]/.test(body);
}

/** Before the app runs, forms must not submit: the browser would put their values, passwords too, into the URL. */
function withSilentForms(body: string): string {
  return body.replaceAll("<form ", '<form method="dialog" ');
}

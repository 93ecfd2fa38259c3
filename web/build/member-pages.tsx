import { GROCERY_TAB } from "@mealwright/schema/constants/page-paths";
import { PATHS_OF_CALLS } from "../src/api/transport/paths-of-calls.ts";
import type { DrawnPage } from "./draw-page.tsx";
import { earlyWeekOf } from "./early-weeks.tsx";
import { APP_ENTRY, codeOf, stylesOf } from "./manifest.ts";
import { aboutPage } from "./page-head.ts";
import { fillShell, type PageParts, withoutScript } from "./shell.ts";
import type { SitePage } from "./site-pages.ts";
import { CODE_MISSING_HTML, NO_SCRIPT_HTML } from "./without-code.tsx";

const plans = PATHS_OF_CALLS.mealPlans.path;
const week = PATHS_OF_CALLS.activeMealPlan.path;

/** What the pages request before their code has loaded (`before-app/member-page.ts`), by the path of the page. */
const EARLY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/meal-plan": { week, tab: GROCERY_TAB },
  "/dashboard": { plans, week },
  "/planner": { plans, week, premium: "" },
  "/settings": { calls: PATHS_OF_CALLS.preferences.path },
};
/** The list's module, needed as well when the address opens the list. */
const LIST_MODULE = "src/features/grocery/grocery-tab.tsx";

/** The frames, each with what today's meals are written into before the code is there. */
export function withEarlyWeeks(frames: ReadonlyMap<SitePage, DrawnPage>): ReadonlyMap<SitePage, DrawnPage> {
  return new Map(
    [...frames].map(([site, drawn]) => [site, { ...drawn, body: drawn.body + earlyWeekOf(site.page.path) }]),
  );
}

/**
 * The members' pages, each with its file and its HTML: a frame to show while waiting, and the script that fetches
 * everything it needs at once.
 */
export function composeMemberPages(
  { shell, manifest, fonts, style, inline, origin }: PageParts,
  drawn: ReadonlyMap<SitePage, DrawnPage>,
): ReadonlyMap<string, string> {
  const styles = stylesOf(APP_ENTRY, manifest);
  const compose = ({ page, drawnAt, module }: SitePage, { head, body }: DrawnPage) => {
    const early = EARLY[page.path] ?? {};
    const files = codeOf(module, manifest);
    const tabFiles = "tab" in early ? codeOf(LIST_MODULE, manifest).filter((file) => !files.includes(file)) : [];
    const extras = [
      head,
      aboutPage(page, origin),
      style,
      withoutScript([...styles, fonts]),
      inline.script("first-input"),
      inline.script("member-page", {
        files: files.join(" "),
        styles: styles.join(" "),
        fonts,
        "tab-files": tabFiles.join(" "),
        user: PATHS_OF_CALLS.user.path,
        ...early,
      }),
    ].join("");
    const root = `<div id="root" data-frame-of="${drawnAt}">${body}</div>`;
    return fillShell(shell, extras, NO_SCRIPT_HTML + root + CODE_MISSING_HTML);
  };
  return new Map([...drawn].map(([page, content]) => [page.file, compose(page, content)]));
}

import { NOT_FOUND_PAGE, PAGE_NAMES, type Page, pageOf, screenFileOf } from "../src/pages/pages.ts";
import { authPath, PATHS } from "../src/pages/paths.ts";

/** A page that the build writes as a file. */
export interface SitePage {
  readonly page: Page;
  /** The file that is served, as `pricing.html`. */
  readonly file: string;
  /** The address as which it is drawn. */
  readonly drawnAt: string;
  /** Other addresses that are served from the same file and drawn into it too. */
  readonly alsoDrawnAt: readonly string[];
  /** The module of its screen, by its name in the manifest. */
  readonly module: string;
}

/**
 * The reset page is drawn with a token, as if opened from the mail: without one it would say that the link is broken.
 */
const QUERIES: Readonly<Record<string, string>> = { [PATHS.resetPassword]: "?token=from-the-mail" };
/** The wrong form must not appear even for a moment: anything typed or pressed in it would be lost. */
const ALSO_DRAWN: Readonly<Record<string, readonly string[]>> = {
  [PATHS.auth]: [authPath("sign-up"), authPath("forgot")],
  [PATHS.resetPassword]: [PATHS.resetPassword, `${PATHS.resetPassword}?token=`],
};

function sitePageOf(name: Parameters<typeof screenFileOf>[0], page: Page, file: string): SitePage {
  const drawnAt = page === NOT_FOUND_PAGE ? "/404" : page.path + (QUERIES[page.path] ?? "");
  return {
    page,
    file,
    drawnAt,
    module: `src/screens/${screenFileOf(name)}`,
    alsoDrawnAt: ALSO_DRAWN[page.path] ?? [],
  };
}

const written = PAGE_NAMES.filter((name) => ["listed", "unlisted"].includes(pageOf(name).kind));

/** Members' pages with an address of their own: a frame that the app draws into. */
export const MEMBER_PAGES: readonly SitePage[] = PAGE_NAMES.filter(
  (name) => pageOf(name).kind === "members" && !pageOf(name).path.includes(":"),
).map((name) => sitePageOf(name, pageOf(name), `${pageOf(name).path.slice(1)}.html`));

/** The landing page: written separately, with its own script and style. */
export const HOME_PAGE = sitePageOf("home", pageOf("home"), "index.html");

/** The pages that the app takes over. */
export const APP_PAGES: readonly SitePage[] = [
  ...written
    .filter((name) => name !== "home")
    .map((name) => sitePageOf(name, pageOf(name), `${pageOf(name).path.slice(1)}.html`)),
  sitePageOf("notFound", NOT_FOUND_PAGE, "404.html"),
];

import { TAB_PARAM } from "@mealwright/schema/constants/page-paths";
import { applyAppearance, storedAppearance } from "../storage/appearance.ts";
import { askEarly } from "./early-answers.ts";
import { SCREEN_READY } from "./early-input.ts";
import { drawEarlyWeek } from "./early-week.ts";
import { loadPage } from "./load-page.ts";

declare global {
  /** Resolves when all early requests are answered and, where possible, drawn. */
  var earlyEnd: Promise<void> | undefined;
}

/**
 * The build writes this into members' pages: it requests data, style and code in parallel, at once. The build drew
 * only a frame to show while waiting, so nothing is gained by waiting for its paint.
 */
applyAppearance(storedAppearance(), document.documentElement);
const { files, styles, fonts, user, calls, plans, week, premium, tab, tabFiles } =
  document.currentScript?.dataset ?? {};
const listOf = (names: string | undefined) => names?.split(" ").filter((name) => name !== "") ?? [];
if (user !== undefined) {
  const early = {
    userPath: user,
    paths: listOf(calls),
    plansPath: plans,
    weekPath: week,
    premiumOnly: premium !== undefined,
  };
  globalThis.earlyEnd = askEarly(early).then((answers) => drawEarlyWeek(document, answers.user, answers.week));
}
// Until `api/pages/page-cache.ts` has loaded, keep a member's week out of the back/forward cache.
const waiting = new AbortController();
document.addEventListener(SCREEN_READY, () => waiting.abort(), { once: true });
window.addEventListener("pagehide", () => document.getElementById("root")?.replaceChildren(), {
  signal: waiting.signal,
});
window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal: waiting.signal });
const isTabOpen = tab !== undefined && new URLSearchParams(location.search).get(TAB_PARAM) === tab;
const code = listOf(files);
// The entry file comes last.
const ordered = [...code.slice(0, -1), ...(isTabOpen ? listOf(tabFiles) : []), ...code.slice(-1)];
void loadPage(ordered, listOf(styles), listOf(fonts), globalThis.earlyEnd);

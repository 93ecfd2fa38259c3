import { TAB_PARAM } from "../pages/tab-params.ts";
import { applyAppearance, storedAppearance } from "../storage/appearance.ts";
import { askEarly } from "./early-answers.ts";
import { loadPage } from "./load-page.ts";

/**
 * Written into members' pages by the build: data, style and code are asked for side by side, at once. What the build drew
 * is a frame to wait in, so nothing is gained by waiting for its paint.
 */
applyAppearance(storedAppearance(), document.documentElement);
const { files, styles, fonts, user, calls, plans, week, premium, tab, tabFiles } =
  document.currentScript?.dataset ?? {};
const listOf = (names: string | undefined) => names?.split(" ").filter((name) => name !== "") ?? [];
if (user !== undefined) {
  const premiumOnly = premium !== undefined;
  void askEarly({ userPath: user, paths: listOf(calls), plansPath: plans, weekPath: week, premiumOnly });
}
const isTabOpen = tab !== undefined && new URLSearchParams(location.search).get(TAB_PARAM) === tab;
const code = listOf(files);
// The entry comes last.
const ordered = [...code.slice(0, -1), ...(isTabOpen ? listOf(tabFiles) : []), ...code.slice(-1)];
void loadPage(ordered, listOf(styles), listOf(fonts));

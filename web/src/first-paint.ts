import { applyAppearance, storedAppearance } from "./lib/appearance.ts";
import { keepEarlyInput, SCREEN_READY } from "./lib/early-input.ts";
import { loadPage, whenPainted } from "./lib/load-page.ts";

/**
 * Written into every public page by the build, with the names of the page's files beside it. The drawn page is painted
 * first; the whole style, the fonts and the code follow. What is pressed or typed in between is given to the code then.
 */
applyAppearance(storedAppearance(), document.documentElement);
const { files, styles } = document.currentScript?.dataset ?? {};
const listOf = (names: string | undefined) => names?.split(" ").filter((name) => name !== "") ?? [];
document.addEventListener(SCREEN_READY, keepEarlyInput(document), { once: true });
whenPainted(() => void loadPage(listOf(files), listOf(styles)));
